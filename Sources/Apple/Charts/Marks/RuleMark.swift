import Foundation
import SwiftUI

/// A line across the plot, or a part of it.
///
/// - Reference: [Swift Charts' `RuleMark`](https://developer.apple.com/documentation/charts/rulemark).
public struct RuleMark: PrimitiveChartContent {
  public typealias Body = Never

  private let x: MarkExtent
  private let y: MarkExtent

  /// Creates a vertical line at a value, as high as the plot or between points of it.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    self.x = .value(x.plotted)
    y = .points(yStart, yEnd)
  }

  /// Creates a horizontal line at a value, as wide as the plot or between points of it.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    x = .points(xStart, xEnd)
    self.y = .value(y.plotted)
  }

  /// Creates a vertical line at a value, between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.x = .value(x.plotted)
    y = .range(yStart.plotted, yEnd.plotted)
  }

  /// Creates a horizontal line at a value, between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    x = .range(xStart.plotted, xEnd.plotted)
    self.y = .value(y.plotted)
  }

  func collect(into marks: inout [Mark], _ look: MarkLook) {
    var mark = Mark(.rule, look)
    mark.x = x
    mark.y = y
    marks.append(mark)
  }
}

/// A part of a ring or disc.
///
/// - Reference: [Swift Charts' `SectorMark`](https://developer.apple.com/documentation/charts/sectormark).
public struct SectorMark: PrimitiveChartContent {
  public typealias Body = Never

  private let angle: PlottedValue
  private let innerRadius: MarkDimension
  private let outerRadius: MarkDimension
  private let angularInset: CGFloat?

  /// A part as large as a value is of the sum of all.
  ///
  /// - Parameters:
  ///   - angle: The value.
  ///   - innerRadius: The inner radius of the ring; automatically zero.
  ///   - outerRadius: The outer radius; automatically that of the plot.
  ///   - angularInset: The distance kept at each of the straight edges, in points.
  public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    self.angle = angle.plotted
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
    self.angularInset = angularInset
  }

  func collect(into marks: inout [Mark], _ look: MarkLook) {
    var mark = Mark(.sector, look)
    mark.angle = angle
    mark.innerRadius = innerRadius
    mark.outerRadius = outerRadius
    mark.angularInset = angularInset ?? 0
    marks.append(mark)
  }
}
