import GalleyTree

/// A text split into lines with their endings.
///
/// Everything is told by bytes: two lines that look alike and are spelled with other code points are two lines.
struct TextLines {
  /// The ending of a line.
  enum Ending: Hashable {
    /// By a line feed, as on Unix.
    case feed
    /// By a carriage return and a line feed, as on Windows.
    case returnAndFeed
    /// By the end of the text.
    case none
  }

  /// The lines without their endings.
  private(set) var contents: [ArraySlice<UInt8>] = []
  /// Their endings.
  private(set) var endings: [Ending] = []

  /// Whether the text is empty, or its last line ends with a line break.
  var endsWithBreak: Bool { endings.last != Ending.none }

  /// Splits a text.
  ///
  /// - Parameter text: The text; what follows the last line break is a line if it is not empty.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    for end in bytes.indices where bytes[end] == UInt8(ascii: "\n") {
      let hasReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
      contents.append(bytes[start..<(hasReturn ? end - 1 : end)])
      endings.append(hasReturn ? .returnAndFeed : .feed)
      start = end + 1
    }
    if start < bytes.count {
      contents.append(bytes[start...])
      endings.append(.none)
    }
  }

  /// The text of a line.
  func text(_ line: Int) -> String { String(decoding: contents[line], as: UTF8.self) }

  /// Numbers for the lines of two texts: equal exactly for equal lines.
  static func numbers<Line: Hashable>(_ a: [Line], _ b: [Line]) -> ([UInt64], [UInt64]) {
    var known: [Line: UInt64] = [:]
    func number(_ line: Line) -> UInt64 {
      if let number = known[line] { return number }
      let number = UInt64(known.count)
      known[line] = number
      return number
    }
    return (a.map(number), b.map(number))
  }
}
