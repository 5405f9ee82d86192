import Foundation
import SwiftUI

/// A point of a line; the points of a series form a line.
///
/// - Reference: [Swift Charts' `LineMark`](https://developer.apple.com/documentation/charts/linemark).
public struct LineMark: PrimitiveChartContent {
  public typealias Body = Never

  private let x: PlottedValue
  private let y: PlottedValue
  private let series: PlottedValue?

  /// Creates a point of a line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.x = x.plotted
    self.y = y.plotted
    series = nil
  }

  /// Creates a point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.x = x.plotted
    self.y = y.plotted
    self.series = series.plotted
  }

  func collect(into marks: inout [Mark], _ look: MarkLook) {
    var mark = Mark(.line, look)
    mark.x = .value(x)
    mark.y = .value(y)
    mark.series = series
    marks.append(mark)
  }
}

/// A point.
///
/// - Reference: [Swift Charts' `PointMark`](https://developer.apple.com/documentation/charts/pointmark).
public struct PointMark: PrimitiveChartContent {
  public typealias Body = Never

  private let x: MarkExtent
  private let y: MarkExtent

  /// Creates a point at values of both axes.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.x = .value(x.plotted)
    self.y = .value(y.plotted)
  }

  /// Creates a point at a horizontal value, and vertically at a point of the plot, or its middle.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    self.x = .value(x.plotted)
    self.y = .points(y, y)
  }

  /// Creates a point horizontally at a point of the plot, or its middle, and at a vertical value.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    self.x = .points(x, x)
    self.y = .value(y.plotted)
  }

  func collect(into marks: inout [Mark], _ look: MarkLook) {
    var mark = Mark(.point, look)
    mark.x = x
    mark.y = y
    marks.append(mark)
  }
}

/// A point of an area; the points of a series form an area.
///
/// - Reference: [Swift Charts' `AreaMark`](https://developer.apple.com/documentation/charts/areamark).
public struct AreaMark: PrimitiveChartContent {
  public typealias Body = Never

  private let x: MarkExtent
  private let y: MarkExtent
  private let series: PlottedValue?
  private let stacking: MarkStackingMethod

  private init(
    _ x: MarkExtent, _ y: MarkExtent, _ series: PlottedValue?, _ stacking: MarkStackingMethod = .unstacked
  ) {
    self.x = x
    self.y = y
    self.series = series
    self.stacking = stacking
  }

  /// Creates a point of an area from zero to a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(.value(x.plotted), .value(y.plotted), nil, stacking)
  }

  /// Creates a point of the area of a series, from zero to a value.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(.value(x.plotted), .value(y.plotted), series.plotted, stacking)
  }

  /// Creates a point of an area between two values of the y axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.value(x.plotted), .range(yStart.plotted, yEnd.plotted), nil)
  }

  /// Creates a point of the area of a series, between two values of the y axis.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(.value(x.plotted), .range(yStart.plotted, yEnd.plotted), series.plotted)
  }

  /// Creates a point of an area between two values of the x axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(.range(xStart.plotted, xEnd.plotted), .value(y.plotted), nil)
  }

  /// Creates a point of the area of a series, between two values of the x axis.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(.range(xStart.plotted, xEnd.plotted), .value(y.plotted), series.plotted)
  }

  func collect(into marks: inout [Mark], _ look: MarkLook) {
    var mark = Mark(.area, look)
    mark.x = x
    mark.y = y
    mark.series = series
    mark.stacking = stacking
    marks.append(mark)
  }
}
