/// Why a pattern for texts cannot be used: it is no regular expression.
public struct TextPatternError: Error, Hashable, Sendable {
  /// The pattern.
  public var pattern: String
  /// What is wrong with it.
  public var reason: String
}

extension TextPatternError: CustomStringConvertible {
  /// The reason, and the way out.
  public var description: String {
    "\(ElementText.clean(pattern, limit: 80)) is no regular expression: \(ElementText.clean(reason, limit: 160)); "
      + "see Swift's Regex for what it may hold"
  }
}
