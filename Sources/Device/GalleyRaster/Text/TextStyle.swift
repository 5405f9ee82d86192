import GalleyImage

/// The part of a text without space that an ellipsis replaces.
public enum TextTruncation: Hashable, Sendable {
  /// The beginning of the last line.
  case head
  /// The middle of the last line.
  case middle
  /// The end of the last line.
  case tail
}

/// The pattern of a line below or through text.
public enum TextLinePattern: Hashable, Sendable {
  /// One unbroken line.
  case solid
  /// A dotted line.
  case dot
  /// Dashes.
  case dash
  /// Dashes and dots in turn.
  case dashDot
  /// Dashes, each followed by two dots.
  case dashDotDot
}

/// The style of a text: font, alignment, spacing, truncation and lines.
package struct TextStyle: Hashable, Sendable {
  /// The alignment of short lines.
  package enum Alignment: Hashable, Sendable {
    /// Left aligned.
    case left
    /// Centred.
    case center
    /// Right aligned.
    case right
    /// The side where lines begin: the left one, or the right one for text from right to left.
    case leading
    /// The side where lines end.
    case trailing
    /// Like leading, with the spaces of all lines but a paragraph's last widened until they are full.
    case justified
  }

  /// The direction of paragraphs.
  package enum Direction: Hashable, Sendable {
    /// The direction of the first letter that has one; otherwise from left to right.
    case natural
    /// The direction of the first letter that has one; otherwise from right to left.
    case naturalElseRightToLeft
    /// From left to right, with any letters.
    case leftToRight
    /// From right to left, with any letters.
    case rightToLeft
  }

  /// The look of a line below or through the text.
  package struct Rule: Hashable, Sendable {
    /// The line's pattern.
    package var pattern: TextLinePattern
    /// Its colour; `nil` for the text's.
    package var color: RGBA?

    /// Creates a line's look.
    package init(pattern: TextLinePattern = .solid, color: RGBA? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  package var font: FontSpec
  /// The most lines there may be; `nil` for as many as it takes.
  package var lineLimit: Int?
  /// The alignment of short lines.
  package var alignment: Alignment
  /// The distance added between lines, in points.
  package var lineSpacing: Double
  /// The number of pixels to a point, where a block's height and baselines are whole pixels; `nil` for exact ones.
  package var displayScale: Double?
  /// The direction of paragraphs.
  package var direction: Direction = .natural
  /// The part that an ellipsis replaces.
  package var truncation: TextTruncation = .tail
  /// The addition after every character, in points, with ligatures taken apart; letters that join stay joined.
  package var tracking = 0.0
  /// The addition after every character, in points, with ligatures kept; ignored where there is tracking.
  package var kerning = 0.0
  /// The height of the glyphs above the baseline, in points.
  package var baselineOffset = 0.0
  /// A line below the text, with gaps where letters reach down.
  package var underline: Rule?
  /// A line through the text.
  package var strikethrough: Rule?

  package init(font: FontSpec, lineLimit: Int? = nil, alignment: Alignment = .left, lineSpacing: Double = 0) {
    self.font = font
    self.lineLimit = lineLimit
    self.alignment = alignment
    self.lineSpacing = lineSpacing
  }

  /// The addition after every character, in points.
  var spacing: Double { tracking != 0 ? tracking : kerning }
}

extension TextStyle {
  /// The style with usable lengths: values that are not numbers become 0, and large ones are limited.
  var sanitized: TextStyle {
    func length(_ value: Double) -> Double {
      value.isNaN ? 0 : min(max(value, -Self.farthest), Self.farthest)
    }
    var style = self
    style.font.size = max(0, length(font.size))
    style.lineSpacing = length(lineSpacing)
    style.tracking = length(tracking)
    style.kerning = length(kerning)
    style.baselineOffset = length(baselineOffset)
    style.displayScale = displayScale.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    return style
  }

  /// Returns the height of a block whose lines have a height: the next whole number of pixels, as `UILabel` and SwiftUI's `Text`
  /// have it.
  package func blockHeight(_ lines: Double) -> Double {
    guard let displayScale else { return lines }
    return (lines * displayScale - Self.rest).rounded(.up) / displayScale
  }

  /// Returns the place of a baseline: the nearest pixel, on which it is drawn.
  package func baseline(_ y: Double) -> Double {
    guard let displayScale else { return y }
    return (y * displayScale).rounded() / displayScale
  }

  /// The part of a pixel by which a height is more than whole pixels only by the rounding of sums.
  private static let rest = 1.0 / 1024

  /// The largest length, in points: a third of a kilometre.
  private static let farthest = 1e6
}
