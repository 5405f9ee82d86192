import Foundation

/// A regular expression that is found in texts, or is not.
struct RequestPattern: @unchecked Sendable {
  // An expression is immutable.
  private let expression: NSRegularExpression
  private let isInverted: Bool

  /// Reads a pattern; `nil` if it is no regular expression.
  init?(_ text: String) {
    isInverted = text.hasPrefix("!")
    guard let expression = try? NSRegularExpression(pattern: isInverted ? String(text.dropFirst()) : text)
    else { return nil }
    self.expression = expression
  }

  /// Whether a text is meant.
  func matches(_ text: String) -> Bool {
    let whole = NSRange(location: 0, length: text.utf16.count)
    return (expression.firstMatch(in: text, range: whole) != nil) != isInverted
  }
}
