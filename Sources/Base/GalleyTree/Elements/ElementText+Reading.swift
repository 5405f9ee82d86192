import Foundation

extension ElementText {
  /// Reads the output of ``tree(_:indent:isWhole:mark:)`` with whole texts.
  ///
  /// The form does not hold all facts, so an element is read as far as its line says. A text is a tree only
  /// if writing the result gives that text again, byte for byte.
  ///
  /// - Parameter text: The text.
  /// - Returns: The root; `nil` for any other text.
  package static func read(_ text: String) -> Element? {
    var open: [Element] = []
    var root: Element?
    /// Closes the innermost open elements until a number of them is left.
    func close(to depth: Int) {
      while open.count > depth, let element = open.popLast() {
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
      }
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      let spaces = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      let depth = spaces / 2
      guard spaces % 2 == 0, depth <= open.count, depth > 0 || (open.isEmpty && root == nil),
        let element = element(line.dropFirst(spaces))
      else { return nil }
      close(to: depth)
      open.append(element)
    }
    close(to: 0)
    guard let root, tree(root, isWhole: true).utf8.elementsEqual(text.utf8) else { return nil }
    return root
  }

  private static func element(_ line: Substring) -> Element? {
    var rest = line
    let words = Words(&rest)
    guard let frame = frame(&rest) else { return nil }
    let placeholder = last(" placeholder \"", "\"", &rest)
    let value = last(" = \"", "\"", &rest)
    let label = last(" “", "”", &rest)
    let identifier = last(" \"", "\"", &rest)
    guard let type = ElementType(name: String(rest)) else { return nil }
    var appearance: Appearance?
    if words.isTruncated || words.isBusy {
      appearance = Appearance()
      if words.isTruncated { appearance?.isTruncated = true }
      if words.isBusy { appearance?.isBusy = true }
    }
    return Element(
      type, identifier: identifier ?? "", label: label ?? "", value: value.map { .text($0) },
      placeholder: placeholder, frame: frame, isEnabled: !words.isDisabled, isSelected: words.isSelected,
      isFocused: words.isFocused, isHittable: !words.isCovered, appearance: appearance)
  }

  /// The words at the end of a line, the last first.
  private struct Words {
    var isCovered: Bool
    var isBusy: Bool
    var isTruncated: Bool
    var isFocused: Bool
    var isSelected: Bool
    var isDisabled: Bool

    init(_ rest: inout Substring) {
      func take(_ word: String) -> Bool {
        guard rest.hasSuffix(word) else { return false }
        rest = rest.dropLast(word.count)
        return true
      }
      isCovered = take(" covered")
      isBusy = take(" busy")
      isTruncated = take(" truncated")
      isFocused = take(" focused")
      isSelected = take(" selected")
      isDisabled = take(" disabled")
    }
  }

  /// Takes ` (16, 88) 44 × 44` off the end.
  private static func frame(_ rest: inout Substring) -> CGRect? {
    guard let start = rest.range(of: " (", options: .backwards) else { return nil }
    let numbers = rest[start.upperBound...].split(separator: ") ", omittingEmptySubsequences: false)
    guard numbers.count == 2 else { return nil }
    let origin = numbers[0].components(separatedBy: ", ").compactMap(Double.init)
    let size = numbers[1].components(separatedBy: " × ").compactMap(Double.init)
    guard origin.count == 2, size.count == 2, (origin + size).allSatisfy(\.isFinite) else { return nil }
    rest = rest[..<start.lowerBound]
    return CGRect(x: origin[0], y: origin[1], width: size[0], height: size[1])
  }

  /// Takes a quoted text off the end.
  private static func last(_ opening: String, _ closing: String, _ rest: inout Substring) -> String? {
    guard rest.hasSuffix(closing), let start = rest.range(of: opening),
      rest.distance(from: start.upperBound, to: rest.endIndex) >= 1
    else { return nil }
    let text = String(rest[start.upperBound...].dropLast())
    rest = rest[..<start.lowerBound]
    return text
  }
}
