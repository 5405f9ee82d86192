import Foundation
import SwiftUI

/// The colours, symbols and lines that values get.
struct MarkStyles {
  /// Apple's colours of categories, in order.
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  /// The default area of symbols, in square points: a disc with a diameter of eight points.
  private static let usualArea: CGFloat = 50

  /// An entry of the legend.
  struct Entry {
    let value: DataValue
    let style: AnyShapeStyle
    let symbol: AnyChartSymbolShape
  }

  private let settings: ChartSettings
  private let styleValues: [DataValue]
  private let symbolValues: [DataValue]
  private let lineValues: [DataValue]
  private let sizes: ClosedRange<Double>?
  /// The bounds of numbers that choose a colour.
  private let numbers: ClosedRange<Double>?

  init(_ marks: [Mark], _ settings: ChartSettings) {
    self.settings = settings
    styleValues = Self.values(marks, \.styleKey, settings.styles.domain)
    symbolValues = Self.values(marks, \.symbolKey, settings.symbols.domain)
    lineValues = Self.values(marks, \.lineStyleKey, settings.lines.domain)
    numbers = Self.bounds(styleValues)
    sizes = Self.bounds(Self.values(marks, \.symbolSizeKey, nil))
  }

  private static func values(
    _ marks: [Mark], _ key: KeyPath<MarkLook, PlottedValue?>, _ domain: [DataValue]?
  ) -> [DataValue] {
    var values = domain ?? []
    var known = Set(values)
    for mark in marks {
      if let value = mark.look[keyPath: key]?.value, known.insert(value).inserted { values.append(value) }
    }
    return values
  }

  private static func bounds(_ values: [DataValue]) -> ClosedRange<Double>? {
    let numbers = values.compactMap(\.number)
    guard numbers.count == values.count, let least = numbers.min(), let greatest = numbers.max() else {
      return nil
    }
    return least...greatest
  }

  private static func fraction(_ number: Double, in bounds: ClosedRange<Double>) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? min(max((number - bounds.lowerBound) / length, 0), 1) : 1
  }

  /// Returns the style of a mark.
  func style(of look: MarkLook) -> AnyShapeStyle {
    if let value = look.styleKey?.value { return style(of: value) }
    return look.style ?? AnyShapeStyle(TintShapeStyle())
  }

  /// Returns the style of marks with a value.
  func style(of value: DataValue) -> AnyShapeStyle {
    let range = settings.styles.range ?? []
    if let numbers, let number = value.number {
      let fraction = Self.fraction(number, in: numbers)
      // Numbers have no colours of their own: from clear to full, or the nearest of those that are given.
      guard !range.isEmpty else { return AnyShapeStyle(Color.blue.opacity(0.15 + 0.85 * fraction)) }
      return range[Int((fraction * Double(range.count - 1)).rounded())]
    }
    let index = styleValues.firstIndex(of: value) ?? 0
    if !range.isEmpty { return range[index % range.count] }
    return AnyShapeStyle(Self.palette[index % Self.palette.count])
  }

  /// Returns the symbol of a mark, if one is set.
  func symbol(of look: MarkLook) -> AnyChartSymbolShape? {
    look.symbolKey.map { symbol(of: $0.value) } ?? look.symbol
  }

  private func symbol(of value: DataValue) -> AnyChartSymbolShape {
    let index = symbolValues.firstIndex(of: value) ?? 0
    if let range = settings.symbols.range, !range.isEmpty { return range[index % range.count] }
    return AnyChartSymbolShape(BasicChartSymbolShape.order[index % BasicChartSymbolShape.order.count])
  }

  /// The area of a mark's symbol, in square points.
  func symbolArea(of look: MarkLook) -> CGFloat {
    if let number = look.symbolSizeKey?.value.number, let sizes {
      let range = settings.symbolSizes ?? Self.usualArea / 2...Self.usualArea * 4
      let fraction = CGFloat(Self.fraction(number, in: sizes))
      return range.lowerBound + (range.upperBound - range.lowerBound) * fraction
    }
    return look.symbolSize ?? Self.usualArea
  }

  /// Returns the line style of a mark.
  func line(of look: MarkLook, usual: StrokeStyle) -> StrokeStyle {
    guard let value = look.lineStyleKey?.value else { return look.lineStyle ?? usual }
    let index = lineValues.firstIndex(of: value) ?? 0
    if let range = settings.lines.range, !range.isEmpty { return range[index % range.count] }
    let dashes: [[CGFloat]] = [[], [2, 4], [6, 4], [6, 4, 2, 4]]
    var line = usual
    line.dash = dashes[index % dashes.count]
    return line
  }

  /// The colours of numbers, if numbers choose them.
  struct Ramp {
    let bounds: ClosedRange<Double>
    let styles: [AnyShapeStyle]
  }

  /// The colours of numbers for the legend, if numbers choose them.
  var ramp: Ramp? {
    guard let numbers, !styleValues.isEmpty else { return nil }
    let length = numbers.upperBound - numbers.lowerBound
    return Ramp(
      bounds: numbers,
      styles: (0..<5).map { style(of: .number(numbers.lowerBound + length * Double($0) / 4)) })
  }

  /// The entries of the legend: values that select a colour, or otherwise those that select a symbol.
  var legend: [Entry] {
    if ramp != nil { return [] }
    let values = styleValues.isEmpty ? symbolValues : styleValues
    return values.map { value in
      let isSymbol = symbolValues.contains(value)
      return Entry(
        value: value, style: styleValues.isEmpty ? AnyShapeStyle(TintShapeStyle()) : style(of: value),
        symbol: isSymbol ? symbol(of: value) : AnyChartSymbolShape(.circle))
    }
  }
}
