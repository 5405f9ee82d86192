import Foundation
import SwiftUI

/// The domain of a scale.
///
/// - Reference: [Swift Charts' `ScaleDomain`](https://developer.apple.com/documentation/charts/scaledomain).
public protocol ScaleDomain {}

/// A domain that the library reads.
protocol PrimitiveScaleDomain: ScaleDomain {
  var chosen: ChosenDomain { get }
}

/// An app's setting of a domain.
enum ChosenDomain {
  case automatic(includesZero: Bool?, isReversed: Bool)
  case values([DataValue], isRange: Bool)
}

extension ClosedRange: ScaleDomain, PrimitiveScaleDomain where Bound: Plottable {
  var chosen: ChosenDomain { .values([DataValue(lowerBound), DataValue(upperBound)], isRange: true) }
}

extension Range: ScaleDomain, PrimitiveScaleDomain where Bound: Plottable {
  var chosen: ChosenDomain { .values([DataValue(lowerBound), DataValue(upperBound)], isRange: true) }
}

extension Array: ScaleDomain, PrimitiveScaleDomain where Element: Plottable {
  var chosen: ChosenDomain { .values(map { DataValue($0) }, isRange: false) }
}

/// A domain of the marks' values.
///
/// - Reference: [Swift Charts' `AutomaticScaleDomain`](https://developer.apple.com/documentation/charts/automaticscaledomain).
public struct AutomaticScaleDomain: ScaleDomain, PrimitiveScaleDomain {
  let chosen: ChosenDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values of the marks, rounded.
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// The values of the marks, rounded.
  ///
  /// - Parameters:
  ///   - includesZero: Whether numbers always include zero; `nil` for the default, which is yes.
  ///   - reversed: Whether the greatest value comes first.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(chosen: .automatic(includesZero: includesZero, isReversed: reversed ?? false))
  }
}

/// The range of a scale, in points of the plot.
///
/// - Reference: [Swift Charts' `PositionScaleRange`](https://developer.apple.com/documentation/charts/positionscalerange).
public protocol PositionScaleRange {}

/// A range that the library reads.
protocol PrimitivePositionRange: PositionScaleRange {
  /// The first and last point of a plot of a length.
  func points(in length: CGFloat) -> (start: CGFloat, end: CGFloat)
}

extension ClosedRange: PositionScaleRange, PrimitivePositionRange where Bound == CGFloat {
  func points(in length: CGFloat) -> (start: CGFloat, end: CGFloat) { (lowerBound, upperBound) }
}

/// The whole plot, minus a padding.
///
/// - Reference: [Swift Charts' `PlotDimensionScaleRange`](https://developer.apple.com/documentation/charts/plotdimensionscalerange).
public struct PlotDimensionScaleRange: PositionScaleRange, PrimitivePositionRange {
  let startPadding: CGFloat
  let endPadding: CGFloat

  func points(in length: CGFloat) -> (start: CGFloat, end: CGFloat) { (startPadding, length - endPadding) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

  /// The plot minus a padding at both ends, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }

  /// The plot minus a padding at each end, in points.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0)
    -> PlotDimensionScaleRange
  {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}

/// An app's settings of a scale.
struct ScaleSettings {
  var domain: ChosenDomain?
  var range: (any PrimitivePositionRange)?
  var type: ScaleType?
  /// The visible length of a scrolling axis, as a number or as a number of categories.
  var visibleLength: Double?
}
