import Foundation
import GalleyTree

/// Reads the text of `XCUIElement.debugDescription`.
///
/// The text is for people: labels are quoted without escapes, so that a text ends where the next attribute begins.
enum DebugDescription {
  static func isBegin(of text: Substring) -> Bool {
    text.prefix(4_096).split(whereSeparator: { $0 == "\n" || $0 == "\r\n" }).contains { line in
      line.hasPrefix("Element subtree:") || Line(line) != nil
    }
  }

  static func read(_ text: Substring) throws(TreeFormatError) -> TreeFile {
    var builder = TreeBuilder()
    var isInside = !text.contains("Element subtree:")
    var pending: Substring?
    var number = 0
    var begin = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" }) {
      number += 1
      let words = line.drop(while: \.isWhitespace)
      if words.hasPrefix("Element subtree:") {
        isInside = true
        continue
      }
      guard isInside else { continue }
      if words.hasPrefix("Path to element:") || words.hasPrefix("Query chain:") { break }
      if Line.isBegin(of: words) {
        if let last = pending { try add(last, begin, to: &builder) }
        (pending, begin) = (line, number)
      } else if let last = pending {
        // A label has lines of its own.
        pending = text[last.startIndex..<line.endIndex]
      }
    }
    if let last = pending { try add(last, begin, to: &builder) }
    let roots = builder.finish()
    guard var root = roots.first else { throw .noElements(.xcuiDebugDescription) }
    if roots.count > 1 { root = Element(.application, children: roots) }
    if root.frame.isEmpty {
      root.frame = root.children.filter { !$0.frame.isEmpty }.reduce(CGRect.null) { $0.union($1.frame) }
      if root.frame.isNull { root.frame = .zero }
    }
    return TreeFile(.xcuiDebugDescription, root, .points(root.frame))
  }

  private static func add(_ text: Substring, _ number: Int, to builder: inout TreeBuilder)
    throws(TreeFormatError)
  {
    guard let line = Line(text) else {
      throw .damaged(.xcuiDebugDescription, reason: "the line is no element", line: number)
    }
    try builder.add(line.element, level: line.level)
  }

  /// A line for an element, such as `Button, 0x1050, {{16.0, 88.0}, {44.0, 44.0}}, label: 'Add', Selected`.
  struct Line {
    /// The number of blanks before it.
    let level: Int
    let element: Element

    /// Whether a line begins with a type and an address.
    static func isBegin(of words: Substring) -> Bool {
      guard let comma = words.range(of: ", 0x") else { return false }
      return words[..<comma.lowerBound].allSatisfy { $0.isASCII && $0.isLetter || " ()→".contains($0) }
    }

    init?(_ text: Substring) {
      // The arrow marks the root, and takes one place.
      level = text.prefix { $0 == " " || $0 == "→" || $0 == "\t" }.count
      var rest = text.drop { $0 == " " || $0 == "→" || $0 == "\t" }
      guard Self.isBegin(of: rest), let comma = rest.firstIndex(of: ",") else { return nil }
      let words = rest[..<comma].split(separator: " ", maxSplits: 1)
      guard let name = words.first else { return nil }
      let type = ElementType(displayName: String(name))
      var element = Element(type ?? .other)
      if type == nil { element.attributes["type"] = String(name) }
      if words.count > 1 { element.attributes["kind"] = words[1].trimmingCharacters(in: ["(", ")"]) }
      rest = rest[comma...].dropFirst(2)
      // The address differs in every run.
      rest = rest.drop { $0 != "," }
      while let field = Self.field(&rest) { Self.read(field, into: &element) }
      self.element = element
    }

    /// Takes the next attribute off: up to a comma, beyond which another attribute begins.
    private static func field(_ rest: inout Substring) -> Substring? {
      guard rest.hasPrefix(", ") else { return nil }
      let body = rest.dropFirst(2)
      var end = body.startIndex
      while let comma = body[end...].range(of: ", ") {
        if isField(body[comma.upperBound...]) {
          rest = body[comma.lowerBound...]
          return body[..<comma.lowerBound]
        }
        end = comma.upperBound
      }
      rest = ""
      return body
    }

    private static let names = [
      "identifier: '", "label: '", "title: '", "value: ", "placeholderValue: '", "traits: ", "pid: ", "{{",
    ]
    private static let states = [
      "Selected", "Disabled", "Focused", "Keyboard Focused", "Has Focus", "Has Keyboard Focus",
    ]

    private static func isField(_ text: Substring) -> Bool {
      if names.contains(where: { text.hasPrefix($0) }) { return true }
      return states.contains { text == $0 || text.hasPrefix($0 + ", ") }
    }

    private static func read(_ field: Substring, into element: inout Element) {
      if field.hasPrefix("{{") {
        let numbers = field.split { "{}, ".contains($0) }.compactMap { Double($0) }
        // An element without a place has infinite numbers.
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return }
        element.frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        return
      }
      switch field {
      case "Selected": element.isSelected = true
      case "Disabled": element.isEnabled = false
      case "Focused", "Keyboard Focused", "Has Focus", "Has Keyboard Focus": element.isFocused = true
      default:
        guard let colon = field.range(of: ": ") else { return }
        var value = field[colon.upperBound...]
        if value.hasPrefix("'"), value.hasSuffix("'"), value.count > 1 {
          value = value.dropFirst().dropLast()
        }
        switch field[..<colon.lowerBound] {
        case "identifier": element.identifier = String(value)
        case "label": element.label = String(value)
        case "title": element.title = String(value)
        case "placeholderValue": element.placeholder = String(value)
        case "value": element.value = .text(String(value))
        // It differs in every run.
        case "pid": break
        case let name: element.attributes[String(name)] = String(value)
        }
      }
    }
  }
}
