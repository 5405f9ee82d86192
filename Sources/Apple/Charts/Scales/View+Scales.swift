import Foundation
import SwiftUI

nonisolated extension View {
  /// Sets the domain, range and type of the x axis of charts.
  ///
  /// - Reference: [Swift Charts' `chartXScale(domain:range:type:)`](https://developer.apple.com/documentation/swiftui/view/chartxscale(domain:range:type:)).
  public func chartXScale(
    domain: some ScaleDomain, range: some PositionScaleRange, type: ScaleType? = nil
  ) -> some View {
    charts { $0.scale(.horizontal, domain: domain, range: range, type: type) }
  }

  /// Sets the domain and type of the x axis of charts.
  public func chartXScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
    charts { $0.scale(.horizontal, domain: domain, range: nil, type: type) }
  }

  /// Sets the range and type of the x axis of charts.
  public func chartXScale(range: some PositionScaleRange, type: ScaleType? = nil) -> some View {
    charts { $0.scale(.horizontal, domain: nil, range: range, type: type) }
  }

  /// Sets the type of the x axis of charts.
  public func chartXScale(type: ScaleType? = nil) -> some View {
    charts { $0.scale(.horizontal, domain: nil, range: nil, type: type) }
  }

  /// Sets the domain, range and type of the y axis of charts.
  ///
  /// - Reference: [Swift Charts' `chartYScale(domain:range:type:)`](https://developer.apple.com/documentation/swiftui/view/chartyscale(domain:range:type:)).
  public func chartYScale(
    domain: some ScaleDomain, range: some PositionScaleRange, type: ScaleType? = nil
  ) -> some View {
    charts { $0.scale(.vertical, domain: domain, range: range, type: type) }
  }

  /// Sets the domain and type of the y axis of charts.
  public func chartYScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
    charts { $0.scale(.vertical, domain: domain, range: nil, type: type) }
  }

  /// Sets the range and type of the y axis of charts.
  public func chartYScale(range: some PositionScaleRange, type: ScaleType? = nil) -> some View {
    charts { $0.scale(.vertical, domain: nil, range: range, type: type) }
  }

  /// Sets the type of the y axis of charts.
  public func chartYScale(type: ScaleType? = nil) -> some View {
    charts { $0.scale(.vertical, domain: nil, range: nil, type: type) }
  }

  /// Sets the styles of values.
  ///
  /// - Parameter mapping: The style of each value.
  /// - Reference: [Swift Charts' `chartForegroundStyleScale(_:)`](https://developer.apple.com/documentation/swiftui/view/chartforegroundstylescale(_:)).
  public func chartForegroundStyleScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, some ShapeStyle>
  ) -> some View {
    charts { settings in
      settings.styles.domain = mapping.map { DataValue($0.key) }
      settings.styles.range = mapping.map { AnyShapeStyle($0.value) }
    }
  }

  /// Sets the values and their styles in order.
  public func chartForegroundStyleScale<Value: Plottable>(
    domain: [Value], range: [some ShapeStyle], type: ScaleType? = nil
  ) -> some View {
    charts { settings in
      settings.styles.domain = domain.map { DataValue($0) }
      settings.styles.range = range.map { AnyShapeStyle($0) }
    }
  }

  /// Sets the values that have styles, in order.
  public func chartForegroundStyleScale<Value: Plottable>(domain: [Value], type: ScaleType? = nil)
    -> some View
  {
    charts { $0.styles.domain = domain.map { DataValue($0) } }
  }

  /// Sets the styles of values, in order.
  public func chartForegroundStyleScale(range: [some ShapeStyle], type: ScaleType? = nil) -> some View {
    charts { $0.styles.range = range.map { AnyShapeStyle($0) } }
  }

  /// Sets the values, and a closure for their styles.
  public func chartForegroundStyleScale<Value: Plottable>(
    domain: [Value], mapping: @escaping (Value) -> some ShapeStyle
  ) -> some View {
    charts { settings in
      settings.styles.domain = domain.map { DataValue($0) }
      settings.styles.range = domain.map { AnyShapeStyle(mapping($0)) }
    }
  }

  /// Sets the symbols of values.
  public func chartSymbolScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, some ChartSymbolShape>
  ) -> some View {
    charts { settings in
      settings.symbols.domain = mapping.map { DataValue($0.key) }
      settings.symbols.range = mapping.map { AnyChartSymbolShape($0.value) }
    }
  }

  /// Sets the symbols of values, in order.
  public func chartSymbolScale(range: [some ChartSymbolShape], type: ScaleType? = nil) -> some View {
    charts { $0.symbols.range = range.map { AnyChartSymbolShape($0) } }
  }

  /// Sets the lines of values.
  public func chartLineStyleScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, StrokeStyle>) -> some View
  {
    charts { settings in
      settings.lines.domain = mapping.map { DataValue($0.key) }
      settings.lines.range = mapping.map(\.value)
    }
  }

  /// Sets the lines of values, in order.
  public func chartLineStyleScale(range: [StrokeStyle], type: ScaleType? = nil) -> some View {
    charts { $0.lines.range = range }
  }

  /// Sets the least and greatest area of symbols, in square points.
  public func chartSymbolSizeScale(range: ClosedRange<CGFloat>, type: ScaleType? = nil) -> some View {
    charts { $0.symbolSizes = range }
  }
}
