import Foundation
import GalleyTree
import SwiftUI

/// The texts of marks for assistive technology.
///
/// The name is the mark's category or date, and the value its amount; a rule across the plot has the name of
/// its value. Apple documents no words; these follow
/// its examples.
struct MarkTexts {
  private let environment: EnvironmentValues

  init(environment: EnvironmentValues = EnvironmentValues()) {
    self.environment = environment
  }

  /// The name of a mark.
  func label(of mark: Mark) -> String {
    if let label = mark.look.accessibilityLabel { return label.plainText(in: environment) }
    if mark.kind == .sector { return (mark.look.styleKey ?? mark.angle).map(text) ?? "" }
    if let only = only(of: mark) {
      let name = only.label.plainText(in: environment)
      return name.isEmpty ? text(only) : name
    }
    let isLying = isNumber(mark.x.start) && mark.y.start != nil && !isNumber(mark.y.start)
    return (isLying ? mark.y.start : mark.x.start ?? mark.y.start).map(text) ?? ""
  }

  /// The value of a mark.
  func value(of mark: Mark) -> String? {
    if let value = mark.look.accessibilityValue { return value.plainText(in: environment) }
    if mark.kind == .sector { return mark.angle.map(text) }
    if let only = only(of: mark), label(of: mark) != text(only) { return text(only) }
    let isLying = isNumber(mark.x.start) && mark.y.start != nil && !isNumber(mark.y.start)
    let extent = isLying ? mark.x : mark.y
    let ends = [extent.start, extent.end].compactMap(\.self).map(text)
    var words = mark.x.start == nil ? [] : ends.isEmpty ? [] : [ends.joined(separator: " – ")]
    if let series = mark.look.styleKey ?? mark.series { words.append(text(series)) }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// The only value of a rule across the plot, which is called by its name.
  private func only(of mark: Mark) -> PlottedValue? {
    guard mark.kind == .rule, mark.x.start == nil || mark.y.start == nil else { return nil }
    return mark.x.start ?? mark.y.start
  }

  private func isNumber(_ value: PlottedValue?) -> Bool {
    if case .number? = value?.value { true } else { false }
  }

  private func text(_ plotted: PlottedValue) -> String {
    var digits = 0
    if case .number(let number) = plotted.value {
      digits = (0..<6).first { number * pow(10, Double($0)) == (number * pow(10, Double($0))).rounded() } ?? 6
    }
    let format = plotted.unit.map { DateTicks(component: $0.component, count: 1).format }
    return AxisPlan.text(of: plotted.value, digits, format).plainText(in: environment)
  }
}
