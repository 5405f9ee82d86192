import Foundation

/// Texts without the differences that a comparison ignores.
enum FoldedText {
  /// A text in the form in which it is compared.
  static func fold(_ text: String, _ options: PredicateComparison.Options) -> String {
    var ignored: String.CompareOptions = []
    if options.contains(.ignoringCase) { ignored.insert(.caseInsensitive) }
    if options.contains(.ignoringDiacritics) { ignored.insert(.diacriticInsensitive) }
    if ignored.isEmpty { return text }
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      // Plain letters have no diacritics, and only their own lower case.
      guard ignored.contains(.caseInsensitive) else { return text }
      guard text.utf8.contains(where: { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) else {
        return text
      }
      return text.lowercased()
    }
    return text.folding(options: ignored, locale: nil)
  }

  /// Whether a text contains another, character by character: as in `NSString`, "é" does not contain "e", and nothing
  /// contains the empty text.
  static func contains(_ text: String, _ part: String) -> Bool {
    if part.isEmpty { return false }
    if isPlain(text), isPlain(part) { return containsBytes(text, part) }
    return contains(Array(text), Array(part))
  }

  /// A line break of two bytes is one character, so texts with a carriage return go the long way.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
  }

  private static func containsBytes(_ text: String, _ part: String) -> Bool {
    var (text, part) = (text, part)
    return text.withUTF8 { text in
      part.withUTF8 { part in contains(text, part) }
    }
  }

  /// Whether a row contains another.
  ///
  /// - Complexity: O(*n* + *m*).
  /// - Reference: Knuth, Morris and Pratt, *Fast Pattern Matching in Strings*, SIAM Journal on Computing 6 (2), 1977,
  ///   doi:10.1137/0206024.
  private static func contains<Row: RandomAccessCollection>(_ text: Row, _ part: Row) -> Bool
  where Row.Element: Equatable, Row.Index == Int {
    guard part.count <= text.count else { return false }
    var borders = [0]
    var matched = 0
    for unit in part.dropFirst() {
      while matched > 0, part[matched] != unit { matched = borders[matched - 1] }
      if part[matched] == unit { matched += 1 }
      borders.append(matched)
    }
    matched = 0
    for unit in text {
      while matched > 0, part[matched] != unit { matched = borders[matched - 1] }
      if part[matched] == unit { matched += 1 }
      if matched == part.count { return true }
    }
    return false
  }
}
