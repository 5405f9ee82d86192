import Foundation
import SwiftUI

/// The scales of a chart, for views before or behind it.
///
/// - Reference: [Swift Charts' `ChartProxy`](https://developer.apple.com/documentation/charts/chartproxy).
public struct ChartProxy {
  let x: AxisScale
  let y: AxisScale
  let frame: CGRect
  let marks: [Mark]
  let settings: ChartSettings

  /// The size of the plot.
  public var plotSize: CGSize { frame.size }

  /// The size of the plot; the name before iOS 17.
  public var plotAreaSize: CGSize { frame.size }

  /// The frame of the plot, for a geometry proxy of the view with this proxy.
  public var plotFrame: Anchor<CGRect>? { .local(frame) }

  /// The frame of the plot; the name before iOS 17.
  public var plotAreaFrame: Anchor<CGRect> { .local(frame) }

  /// Returns the horizontal position of a value, in points of the plot; `nil` if it has none.
  public func position(forX value: some Plottable) -> CGFloat? { x.position(DataValue(value)) }

  /// Returns the vertical position of a value, in points of the plot; `nil` if it has none.
  public func position(forY value: some Plottable) -> CGFloat? { y.position(DataValue(value)) }

  /// Returns the point of two values, in points of the plot; `nil` if they have none.
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the value at a horizontal position in the plot; `nil` without one of the type.
  public func value<Value: Plottable>(atX position: CGFloat, as type: Value.Type = Value.self) -> Value? {
    x.value(at: position)?.value(as: type)
  }

  /// Returns the value at a vertical position in the plot; `nil` without one of the type.
  public func value<Value: Plottable>(atY position: CGFloat, as type: Value.Type = Value.self) -> Value? {
    y.value(at: position)?.value(as: type)
  }

  /// Returns the values at a point of the plot; `nil` without ones of the types.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else {
      return nil
    }
    return (x, y)
  }

  /// Returns the horizontal range of a value, such as a category, in points of the plot.
  public func positionRange(forX value: some Plottable) -> ClosedRange<CGFloat>? {
    range(DataValue(value), x)
  }

  /// Returns the vertical range of a value, such as a category, in points of the plot.
  public func positionRange(forY value: some Plottable) -> ClosedRange<CGFloat>? {
    range(DataValue(value), y)
  }

  private func range(_ value: DataValue, _ scale: AxisScale) -> ClosedRange<CGFloat>? {
    guard let point = scale.position(value) else { return nil }
    guard case .category = value else { return point...point }
    return point - scale.step / 2...point + scale.step / 2
  }

  /// Returns the angle of a point of the plot around its middle, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    let angle = atan2(Double(position.x - frame.width / 2), Double(frame.height / 2 - position.y))
    return .radians(angle < 0 ? angle + 2 * .pi : angle)
  }

  /// Sets the binding of `chartXSelection(value:)` from a position in the plot.
  public func selectXValue(at position: CGFloat) { select(at: CGPoint(x: position, y: 0), axis: .horizontal) }

  /// Sets the binding of `chartYSelection(value:)` from a position in the plot.
  public func selectYValue(at position: CGFloat) { select(at: CGPoint(x: 0, y: position), axis: .vertical) }

  /// Sets the binding of `chartAngleSelection(value:)` from an angle.
  public func selectAngleValue(at angle: Angle) {
    let radius = min(frame.width, frame.height) / 4
    let point = CGPoint(
      x: frame.width / 2 + radius * CGFloat(sin(angle.radians)),
      y: frame.height / 2 - radius * CGFloat(cos(angle.radians)))
    select(at: point, axis: nil)
  }

  /// Sets the bindings of selections; along one axis only, or by the angle for `nil`.
  private func select(at point: CGPoint, axis: Axis?) {
    for selection in settings.selections {
      switch selection {
      case .x(let set) where axis == .horizontal: set(x.value(at: point.x))
      case .y(let set) where axis == .vertical: set(y.value(at: point.y))
      case .angle(let set) where axis == nil: set(SectorLayout.value(at: point, in: frame.size, marks: marks))
      default: break
      }
    }
  }

  /// Sets the bindings of all selections; `nil` without a finger on the plot.
  func select(at point: CGPoint?, from start: CGPoint? = nil) {
    for selection in settings.selections {
      switch selection {
      case .x(let set): set(point.flatMap { x.value(at: min(max($0.x, 0), frame.width)) })
      case .y(let set): set(point.flatMap { y.value(at: min(max($0.y, 0), frame.height)) })
      case .angle(let set):
        set(point.flatMap { SectorLayout.value(at: $0, in: frame.size, marks: marks) })
      case .xRange(let set):
        guard let point, let start, let one = x.value(at: start.x), let other = x.value(at: point.x) else {
          set(nil)
          continue
        }
        set((one, other))
      }
    }
  }
}

/// The plot of a chart, which `chartPlotStyle` changes.
///
/// - Reference: [Swift Charts' `ChartPlotContent`](https://developer.apple.com/documentation/charts/chartplotcontent).
public struct ChartPlotContent: View {
  let content: AnyView

  public var body: some View { content }
}
