import Foundation
import GalleyText
import GalleyTree
import SwiftUI

/// A mark as a plain value: its data and its look.
struct Mark {
  enum Kind: Hashable {
    case bar, line, point, area, rule, rectangle, sector
  }

  let kind: Kind
  var x = MarkExtent()
  var y = MarkExtent()
  /// The part of a ring, for sectors.
  var angle: PlottedValue?
  /// The line or area that its point belongs to.
  var series: PlottedValue?
  var stacking = MarkStackingMethod.unstacked
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat = 0
  var look = MarkLook()

  init(_ kind: Kind, _ look: MarkLook) {
    self.kind = kind
    self.look = look
  }
}

/// The part of an axis that a mark takes.
struct MarkExtent {
  /// The value, or the start of a range of values.
  var start: PlottedValue?
  /// The end of a range of values.
  var end: PlottedValue?
  /// The start and end in points of the plot, without values; `nil` for the edges of the plot.
  var startPoint: CGFloat?
  var endPoint: CGFloat?
  /// The length around the value.
  var length = MarkDimension.automatic

  /// An extent around a value.
  static func value(_ value: PlottedValue, _ length: MarkDimension = .automatic) -> MarkExtent {
    MarkExtent(start: value, length: length)
  }

  /// An extent between values.
  static func range(_ start: PlottedValue, _ end: PlottedValue) -> MarkExtent {
    MarkExtent(start: start, end: end)
  }

  /// An extent between points of the plot; `nil` for its edges.
  static func points(_ start: CGFloat?, _ end: CGFloat?) -> MarkExtent {
    MarkExtent(startPoint: start, endPoint: end)
  }
}

/// A length of a mark, in points or relative to the available space.
///
/// - Reference: [Swift Charts' `MarkDimension`](https://developer.apple.com/documentation/charts/markdimension).
public struct MarkDimension: Equatable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Kind: Equatable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  let kind: Kind

  /// The default of the mark.
  public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }

  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }

  /// A part of the space: 0 to 1.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

  /// The space minus a distance at each end, in points.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

  /// The length as it was written; `nil` for the default.
  var description: String? {
    switch kind {
    case .automatic: nil
    case .fixed(let length): Numeral.decimal(length)
    case .ratio(let share): "ratio \(Numeral.decimal(share))"
    case .inset(let length): "inset \(Numeral.decimal(length))"
    }
  }

  init(kind: Kind) {
    self.kind = kind
  }

  /// A length in points.
  public init(floatLiteral value: Double) {
    kind = .fixed(CGFloat(value))
  }

  /// A length in points.
  public init(integerLiteral value: Int) {
    kind = .fixed(CGFloat(value))
  }

  /// Returns the length in a space, with a default.
  func length(of space: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .fixed(let length): length
    case .ratio(let ratio): space * ratio
    case .inset(let inset): max(0, space - 2 * inset)
    }
  }

  /// A radius of a ring in a space with an outer radius.
  func radius(in outer: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .fixed(let length): min(length, outer)
    case .ratio(let ratio): outer * min(max(ratio, 0), 1)
    case .inset(let inset): max(0, outer - inset)
    }
  }
}

/// The stacking of marks at one place.
///
/// - Reference: [Swift Charts' `MarkStackingMethod`](https://developer.apple.com/documentation/charts/markstackingmethod).
public enum MarkStackingMethod: Hashable, Sendable {
  /// Stacked from zero.
  case standard
  /// Stacked, as parts of one.
  case normalized
  /// Stacked, with the middle at zero.
  case center
  /// Not stacked.
  case unstacked
}
