import Foundation
import SwiftUI

/// A bar.
///
/// - Reference: [Swift Charts' `BarMark`](https://developer.apple.com/documentation/charts/barmark).
public struct BarMark: PrimitiveChartContent {
  public typealias Body = Never

  private let x: MarkExtent
  private let y: MarkExtent
  private let stacking: MarkStackingMethod

  private init(_ x: MarkExtent, _ y: MarkExtent, _ stacking: MarkStackingMethod = .unstacked) {
    self.x = x
    self.y = y
    self.stacking = stacking
  }

  /// A bar from zero to a value; where both are numbers it stands upright.
  ///
  /// - Parameters:
  ///   - x: The place or length from side to side.
  ///   - y: The place or length from bottom to top.
  ///   - width: The width of an upright bar.
  ///   - height: The height of a horizontal bar.
  ///   - stacking: The stacking of bars at one place.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(.value(x.plotted, width), .value(y.plotted, height), stacking)
  }

  /// Creates a horizontal bar between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(.range(xStart.plotted, xEnd.plotted), .value(y.plotted, height))
  }

  /// Creates a vertical bar between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(.value(x.plotted, width), .range(yStart.plotted, yEnd.plotted))
  }

  /// Creates a horizontal bar of a length, between points of the plot; by default stacked.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(.value(x.plotted, width), .points(yStart, yEnd), stacking)
  }

  /// Creates a vertical bar of a height, between points of the plot; by default stacked.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(.points(xStart, xEnd), .value(y.plotted, height), stacking)
  }

  /// Creates a bar between two values, as high as the plot or between points of it.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(.range(xStart.plotted, xEnd.plotted), .points(yStart, yEnd))
  }

  /// Creates a bar between two values, as wide as the plot or between points of it.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.points(xStart, xEnd), .range(yStart.plotted, yEnd.plotted))
  }

  func collect(into marks: inout [Mark], _ look: MarkLook) {
    var mark = Mark(.bar, look)
    mark.x = x
    mark.y = y
    mark.stacking = stacking
    marks.append(mark)
  }
}

/// A rectangle, as in a heat map.
///
/// - Reference: [Swift Charts' `RectangleMark`](https://developer.apple.com/documentation/charts/rectanglemark).
public struct RectangleMark: PrimitiveChartContent {
  public typealias Body = Never

  private let x: MarkExtent
  private let y: MarkExtent

  private init(_ x: MarkExtent, _ y: MarkExtent) {
    self.x = x
    self.y = y
  }

  /// Creates a rectangle around a value on both axes.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    self.init(.value(x.plotted, width), .value(y.plotted, height))
  }

  /// Creates a rectangle between values on both axes.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.range(xStart.plotted, xEnd.plotted), .range(yStart.plotted, yEnd.plotted))
  }

  /// Creates a rectangle around a horizontal value, and between vertical values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(.value(x.plotted, width), .range(yStart.plotted, yEnd.plotted))
  }

  /// Creates a rectangle between horizontal values, and around a vertical value.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(.range(xStart.plotted, xEnd.plotted), .value(y.plotted, height))
  }

  /// Creates a rectangle around a value, as high as the plot or between points of it.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    self.init(.value(x.plotted, width), .points(yStart, yEnd))
  }

  /// Creates a rectangle around a value, as wide as the plot or between points of it.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(.points(xStart, xEnd), .value(y.plotted, height))
  }

  /// Creates a rectangle between horizontal values, as high as the plot or between points of it.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(.range(xStart.plotted, xEnd.plotted), .points(yStart, yEnd))
  }

  /// Creates a rectangle between vertical values, as wide as the plot or between points of it.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.points(xStart, xEnd), .range(yStart.plotted, yEnd.plotted))
  }

  func collect(into marks: inout [Mark], _ look: MarkLook) {
    var mark = Mark(.rectangle, look)
    mark.x = x
    mark.y = y
    marks.append(mark)
  }
}
