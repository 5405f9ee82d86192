import GalleyImage

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
    /// Where the paragraph's lines begin: at the left, or at the right when it runs from right to left.
    case leading
    /// Where the paragraph's lines end.
    case trailing
    /// As leading, with the spaces of all lines but a paragraph's last widened until they are full.
    case justified
  }

  /// Which way paragraphs run.
  public enum Direction: Hashable, Sendable {
    /// As the first letter that has a direction; without one, from left to right.
    case natural
    /// As the first letter that has a direction; without one, from right to left.
    case naturalElseRightToLeft
    /// From left to right, whatever letters there are.
    case leftToRight
    /// From right to left, whatever letters there are.
    case rightToLeft
  }

  /// Which part of a text that is too long gives way to an ellipsis.
  public enum Truncation: Hashable, Sendable {
    /// The beginning of the last line.
    case head
    /// The middle of the last line.
    case middle
    /// The end.
    case tail
  }

  /// How a line below or through the text looks.
  public struct Rule: Hashable, Sendable {
    /// What a line is made of.
    public enum Pattern: Hashable, Sendable {
      /// One piece.
      case solid
      /// Dots.
      case dot
      /// Dashes.
      case dash
      /// Dashes and dots in turn.
      case dashDot
      /// Dashes, each followed by two dots.
      case dashDotDot
    }
    /// What it is made of.
    public var pattern: Pattern
    /// Its colour; `nil` for the text's.
    public var color: RGBA?

    /// Makes a line's look.
    ///
    /// - Parameters:
    ///   - pattern: What it is made of.
    ///   - color: Its colour, or `nil` for the text's.
    public init(pattern: Pattern = .solid, color: RGBA? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// What it is set in.
  public var font: FontSpec
  /// The most lines there may be; `nil` for as many as it takes.
  public var lineLimit: Int?
  /// Where short lines stand.
  public var alignment: Alignment
  /// What is added between lines, in points.
  public var lineSpacing: Double
  /// Which way paragraphs run.
  public var direction: Direction = .natural
  /// Which part gives way to an ellipsis.
  public var truncation: Truncation = .tail
  /// What is added after every character, in points, with ligatures taken apart; letters that join stay joined.
  public var tracking = 0.0
  /// What is added after every character, in points, with ligatures kept; it does not count where there is tracking.
  public var kerning = 0.0
  /// How far above the baseline the glyphs stand, in points.
  public var baselineOffset = 0.0
  /// A line below the text, with gaps where letters reach down.
  public var underline: Rule?
  /// A line through the text.
  public var strikethrough: Rule?

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

  /// What is added after every character, in points.
  var spacing: Double { tracking != 0 ? tracking : kerning }
}

extension TextStyle {
  /// The style with lengths that can be counted with: what is no number is 0, and nothing is beyond any screen.
  var settable: TextStyle {
    func length(_ value: Double) -> Double {
      value.isNaN ? 0 : min(max(value, -Self.farthest), Self.farthest)
    }
    var style = self
    style.font.size = max(0, length(font.size))
    style.lineSpacing = length(lineSpacing)
    style.tracking = length(tracking)
    style.kerning = length(kerning)
    style.baselineOffset = length(baselineOffset)
    return style
  }

  /// So many points are a third of a kilometre.
  private static let farthest = 1e6
}
