import Foundation
import SwiftUI

nonisolated extension View {
  /// Binds the value of the x axis below a finger on the plot; `nil` without a finger.
  ///
  /// - Reference: [Swift Charts' `chartXSelection(value:)`](https://developer.apple.com/documentation/swiftui/view/chartxselection(value:)).
  public func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    charts {
      $0.selections.append(.x { chosen in value.wrappedValue = chosen?.value(as: Value.self) })
    }
  }

  /// Binds the values of the x axis between the first and the current place of a finger; `nil` without a
  /// finger on the plot.
  public func chartXSelection<Value: Plottable & Comparable>(range: Binding<ClosedRange<Value>?>) -> some View
  {
    charts {
      $0.selections.append(
        .xRange { chosen in
          guard let one = chosen?.0.value(as: Value.self), let other = chosen?.1.value(as: Value.self) else {
            range.wrappedValue = nil
            return
          }
          range.wrappedValue = min(one, other)...max(one, other)
        })
    }
  }

  /// Binds the value of the y axis below a finger on the plot; `nil` without a finger.
  public func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    charts {
      $0.selections.append(.y { chosen in value.wrappedValue = chosen?.value(as: Value.self) })
    }
  }

  /// Binds the place in the sum of all sectors below a finger on the plot; `nil` without a finger.
  public func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    charts {
      $0.selections.append(
        .angle { chosen in
          value.wrappedValue = chosen.flatMap { DataValue.number($0).value(as: Value.self) }
        })
    }
  }

  /// Lets charts scroll along axes.
  ///
  /// - Note: Differs from SwiftUI: no finger scrolls the chart; it shows the part at `chartScrollPosition`,
  ///   or the first one.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    charts { $0.scrollableAxes = axes }
  }

  /// Sets the visible length of a scrolling x axis.
  public func chartXVisibleDomain<Value: Plottable & Numeric>(length: Value) -> some View {
    let length = DataValue(length).number
    return charts { $0.scales[.horizontal, default: ScaleSettings()].visibleLength = length }
  }

  /// Sets the visible length of a scrolling y axis.
  public func chartYVisibleDomain<Value: Plottable & Numeric>(length: Value) -> some View {
    let length = DataValue(length).number
    return charts { $0.scales[.vertical, default: ScaleSettings()].visibleLength = length }
  }

  /// Sets the value of the x axis at the start of the visible part.
  ///
  /// - Note: Differs from SwiftUI: no finger scrolls the chart, so the binding is read and never set.
  public func chartScrollPosition<Value: Plottable>(x: Binding<Value>) -> some View {
    chartScrollPosition(initialX: x.wrappedValue)
  }

  /// Sets the initial value of the x axis at the start of the visible part.
  public func chartScrollPosition(initialX x: some Plottable) -> some View {
    let value = DataValue(x)
    return charts { $0.scrollPositions[.horizontal] = value }
  }

  /// Sets the initial value of the y axis at the start of the visible part.
  public func chartScrollPosition(initialY y: some Plottable) -> some View {
    let value = DataValue(y)
    return charts { $0.scrollPositions[.vertical] = value }
  }
}
