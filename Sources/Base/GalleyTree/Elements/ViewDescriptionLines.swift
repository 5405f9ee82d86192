import Foundation
import GalleyText

/// The written form of a tree of views: a line each, in tree order.
///
/// A line has the view's depth, its kind, its facts by name, its frame where it is not that of the view
/// around, and the number of its element: `2 VStack alignment=leading spacing=12 @16,96,343,200 #4`. Values
/// with spaces, quotes or `=` are quoted as in JSON.
struct ViewDescriptionLines: Codable, Sendable {
  /// The greatest depth of views that are read: no app nests so deeply, and readers may be recursive.
  static let deepest = 1000

  let lines: [String]

  /// Writes a tree.
  init(_ root: ViewDescription) {
    var lines: [String] = []
    var open: [(view: ViewDescription, depth: Int, outer: CGRect?)] = [(root, 0, nil)]
    while let (view, depth, outer) = open.popLast() {
      guard depth <= Self.deepest else { continue }
      lines.append(Self.line(view, depth, outer))
      for child in view.children.reversed() { open.append((child, depth + 1, view.frame)) }
    }
    self.lines = lines
  }

  init(from decoder: any Decoder) throws {
    lines = try decoder.singleValueContainer().decode([String].self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(lines)
  }

  private static func line(_ view: ViewDescription, _ depth: Int, _ outer: CGRect?) -> String {
    var words = ["\(depth)", quoted(view.kind)]
    words += view.facts.sorted { $0.key < $1.key }.map { "\(quoted($0.key))=\(quoted($0.value))" }
    let frame = written(view.frame)
    if frame != outer.map(written) { words.append("@\(frame)") }
    if let element = view.element { words.append("#\(element)") }
    return words.joined(separator: " ")
  }

  /// Frames are the same that are written in the same way; one that is nowhere is written as nothing at the corner.
  private static func written(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return numbers.map { Numeral.decimal($0.isFinite ? Double($0) : 0) }.joined(separator: ",")
  }

  private static func quoted(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && text.first != "@"
      && (text.first != "#" || text.count > 1 && text.utf8.dropFirst().allSatisfy(isHexadecimal))
      && text.unicodeScalars.allSatisfy {
        $0.value > 0x20 && $0 != "=" && $0 != "\"" && $0 != "\\" && $0.value != 0x7F
      }
    if isPlain { return text }
    var escaped = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped + "\""
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...70).contains(byte)
  }

  /// A line that is not one of a view.
  struct BadLine: Error {
    /// The line's number, from 1.
    let number: Int
    let line: String
    let reason: String
  }

  /// Reads the tree.
  ///
  /// - Throws: ``BadLine`` at the first line that is none, or is deeper than the line before allows.
  func read() throws(BadLine) -> ViewDescription {
    // Each view waits here until all inside it is read.
    var open: [ViewDescription] = []
    for (index, line) in lines.enumerated() {
      func bad(_ reason: String) -> BadLine { BadLine(number: index + 1, line: line, reason: reason) }
      let words: [Word]
      do { words = try Self.words(line) } catch { throw bad("a quoted word has no end") }
      guard words.count >= 2, let depth = Int(words[0].text), words[1].value == nil else {
        throw bad("a line begins with a depth and a kind")
      }
      guard depth >= 0, depth <= Self.deepest, index == 0 ? depth == 0 : depth >= 1 && depth <= open.count
      else {
        throw bad("the depth \(depth) does not follow the lines before")
      }
      while open.count > depth { Self.close(&open) }
      var view = ViewDescription(words[1].text, frame: open.last?.frame ?? .zero)
      for word in words.dropFirst(2) {
        if let value = word.value {
          view.facts[word.text] = value
        } else if word.text.hasPrefix("@"), let frame = Self.frame(word.text.dropFirst()) {
          view.frame = frame
        } else if word.text.hasPrefix("#"), let element = Int(word.text.dropFirst()), element >= 0 {
          view.element = element
        } else {
          throw bad("“\(word.text)” is no fact, frame or element")
        }
      }
      open.append(view)
    }
    while open.count > 1 { Self.close(&open) }
    guard let root = open.first else { throw BadLine(number: 1, line: "", reason: "there is no line") }
    return root
  }

  private static func close(_ open: inout [ViewDescription]) {
    let view = open.removeLast()
    open[open.count - 1].children.append(view)
  }

  private static func frame(_ text: Substring) -> CGRect? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy({ $0?.isFinite == true }) else { return nil }
    return CGRect(x: numbers[0]!, y: numbers[1]!, width: numbers[2]!, height: numbers[3]!)
  }

  private struct Word {
    var text = ""
    var value: String?
  }

  private struct NoEnd: Error {}

  private static func words(_ line: String) throws(NoEnd) -> [Word] {
    var words: [Word] = []
    var word: Word?
    var isQuoted = false
    var isEscaped = false
    func adding(_ scalar: Unicode.Scalar, to word: Word?) -> Word {
      var word = word ?? Word()
      if word.value == nil {
        word.text.unicodeScalars.append(scalar)
      } else {
        word.value!.unicodeScalars.append(scalar)
      }
      return word
    }
    for scalar in line.unicodeScalars {
      if isEscaped {
        word = adding(scalar == "n" ? "\n" : scalar, to: word)
        isEscaped = false
      } else if isQuoted, scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        isQuoted.toggle()
        word = word ?? Word()
      } else if !isQuoted, scalar == " " {
        if let word { words.append(word) }
        word = nil
      } else if !isQuoted, scalar == "=", word?.value == nil {
        word = word ?? Word()
        word?.value = ""
      } else {
        word = adding(scalar, to: word)
      }
    }
    if isQuoted { throw NoEnd() }
    if let word { words.append(word) }
    return words
  }
}
