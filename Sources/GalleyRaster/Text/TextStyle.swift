/// How a text is set.
public struct TextStyle: Hashable, Sendable {
  /// Where short lines stand.
  public enum Alignment: Hashable, Sendable {
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
  }
  /// What it is set in.
  public var font: FontSpec
  /// The most lines there may be; `nil` for as many as it takes.
  public var lineLimit: Int?
  /// Where short lines stand.
  public var alignment: Alignment
  /// What is added between lines, in points.
  public var lineSpacing: Double

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - font: What the text is set in.
  ///   - lineLimit: The most lines, or `nil`.
  ///   - alignment: Where short lines stand.
  ///   - lineSpacing: Points added between lines.
  public init(font: FontSpec, lineLimit: Int? = nil, alignment: Alignment = .left, lineSpacing: Double = 0) {
    self.font = font
    self.lineLimit = lineLimit
    self.alignment = alignment
    self.lineSpacing = lineSpacing
  }
}
