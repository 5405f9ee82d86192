import Foundation
import GalleyText

/// A finding of an audit about one element, as facts without words.
package enum AuditFact: Hashable, Sendable, Codable {
  /// The contrast of text or strokes, by the colours that were measured, as `#RRGGBBAA`.
  case contrast(Double, required: ContrastRequirement, foreground: String, ground: String)
  /// Text in the picture that no element has.
  case unspokenText
  /// The size of a control, in points.
  case hitRegion(CGSize)
  /// Nothing is read aloud.
  case undescribed
  /// The spoken text is the name of a file, a symbol or another resource.
  case nameOfFile(String)
  /// The spoken text is only the kind of the element.
  case nameOfType(String)
  /// The spoken text ends with the word that its trait adds.
  case repeatedTrait(String, word: String)
  /// Two traits that exclude each other.
  case conflictingTraits(ConflictingTraits)
  /// Text that ends with an ellipsis.
  case ellipsis(String)
  /// Text that is cut off at an edge; its visible size, and its own size, in points.
  case cutOff(visible: CGSize, whole: CGSize)
  /// Text that is as large as before at a larger text size; in points.
  case fixedTextSize(Double, at: TextSize)
  /// Text that grows, and at some size no more; in points.
  case limitedTextSize(Double, from: TextSize)
  /// Text that is whole at the chosen size, and is cut off at a larger one.
  case clippedWhenLarge(TextSize)
  /// A control that lets clicks through.
  case noAction
  /// An element that is in nothing of the types that it is a part of.
  case outsideParent(of: [ElementType])
}

/// Traits that contradict each other, or the element.
package enum ConflictingTraits: String, Hashable, Sendable, Codable {
  /// The traits of a button and of a link.
  case buttonAndLink
  /// The trait of an element without input, on one that takes input.
  case notEnabledButEnabled
  /// The trait of a selected element, on one that is not selected.
  case selectedButNot
  /// The trait of a heading, on an element that takes text.
  case headerAndField
}

/// A number with its unit, as an audit measures and requires it.
public struct AuditMeasure: Hashable, Sendable {
  /// The unit of a number.
  public enum Unit: String, Hashable, Sendable {
    /// A ratio to one.
    case ratio
    /// Points of a screen.
    case points
    /// Multiplies a length of time.
    case factor
  }

  /// The number.
  public let value: Double
  /// The unit of the figures.
  public let unit: Unit

  init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }
}

extension AuditMeasure: CustomStringConvertible {
  /// The number with its unit, cut and not rounded, since 4.499 to 1 is not 4.5 to 1.
  public var description: String {
    let number = Numeral.cut(value)
    return switch unit {
    case .ratio: "\(number) to 1"
    case .points: "\(number) points"
    case .factor: "\(number) times"
    }
  }
}

extension AuditFact {
  /// The measured quantity, if it is a number.
  var measured: AuditMeasure? {
    switch self {
    case .contrast(let ratio, _, _, _): AuditMeasure(ratio, .ratio)
    case .hitRegion(let size): AuditMeasure(min(size.width, size.height), .points)
    case .cutOff(let visible, let whole):
      visible.width < whole.width
        ? AuditMeasure(visible.width, .points) : AuditMeasure(visible.height, .points)
    case .fixedTextSize: AuditMeasure(1, .factor)
    case .limitedTextSize(let size, _): AuditMeasure(size, .points)
    default: nil
    }
  }

  /// The least that it should be, where that is a number.
  var required: AuditMeasure? {
    switch self {
    case .contrast(_, let need, _, _): AuditMeasure(need.ratio, .ratio)
    case .hitRegion: AuditMeasure(TouchTarget.comfortable, .points)
    case .cutOff(let visible, let whole):
      visible.width < whole.width ? AuditMeasure(whole.width, .points) : AuditMeasure(whole.height, .points)
    default: nil
    }
  }
}
