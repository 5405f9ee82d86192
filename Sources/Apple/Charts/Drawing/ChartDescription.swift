import Foundation
import GalleyText
import GalleyTree
import GalleyViews
import SwiftUI

extension ChartArranger {
  /// The kinds of marks and their values, shortened if there are many.
  var description: ViewFacts {
    var kinds: [(name: String, count: Int)] = []
    var values: [String] = []
    for frame in frames {
      let name = "\(frame.mark.kind)"
      if let index = kinds.firstIndex(where: { $0.name == name }) {
        kinds[index].count += 1
      } else {
        kinds.append((name, 1))
      }
      values.append(
        [texts.label(of: frame.mark), texts.value(of: frame.mark)].compactMap(\.self).joined(separator: " "))
    }
    var facts = ViewFacts(
      "Chart",
      [
        .marks: kinds.map { "\($0.name)×\($0.count)" }.joined(separator: " "),
        .values: Self.shortened(values.joined(separator: "; ")),
      ])
    let looks = frames.map(\.mark.look)
    facts.add(.fill, Self.listed(looks.map { $0.style?.described(in: environment) }))
    facts.add(
      .series,
      Self.listed(
        styles?.legend.map { "\(Self.text($0.value)) \($0.style.described(in: environment))" } ?? []))
    facts.add(.lineWidth, Self.listed(looks.map { $0.lineStyle.map { Numeral.decimal($0.lineWidth) } }))
    facts.add(
      .dash,
      Self.listed(
        looks.map {
          $0.lineStyle.flatMap {
            $0.dash.isEmpty ? nil : $0.dash.map { Numeral.decimal($0) }.joined(separator: ",")
          }
        }))
    facts.add(.opacity, Self.listed(looks.map { $0.opacity == 1 ? nil : Numeral.decimal($0.opacity) }))
    facts.add(.cornerRadius, Self.listed(looks.map { $0.cornerRadius.map { Numeral.decimal($0) } }))
    let marks = frames.map(\.mark)
    facts.add(.barWidth, Self.listed(marks.map(\.x.length.description)))
    facts.add(.barHeight, Self.listed(marks.map(\.y.length.description)))
    facts.add(.innerRadius, Self.listed(marks.map(\.innerRadius.description)))
    facts.add(.outerRadius, Self.listed(marks.map(\.outerRadius.description)))
    facts.add(
      .angularInset,
      Self.listed(marks.map { $0.angularInset == 0 ? nil : Numeral.decimal($0.angularInset) }))
    facts.add(.stacking, Self.listed(marks.map { $0.stacking == .unstacked ? nil : "\($0.stacking)" }))
    facts.add(.symbolSize, Self.listed(looks.map { $0.symbolSize.map { Numeral.decimal($0) } }))
    facts.add(.interpolation, Self.listed(looks.map { Self.curve($0.interpolation) }))
    facts.add(.xDomain, scales[.horizontal]?.domain.flatMap(text))
    facts.add(.yDomain, scales[.vertical]?.domain.flatMap(text))
    return facts
  }

  /// Returns the values of an axis that the app has set.
  private func text(_ domain: ChosenDomain) -> String? {
    switch domain {
    case .automatic(let includesZero, let isReversed):
      let said = [includesZero == false ? "without zero" : nil, isReversed ? "reversed" : nil].compactMap(
        \.self)
      return said.isEmpty ? nil : said.joined(separator: ", ")
    case .values(let values, let isRange):
      return Self.shortened(values.map(Self.text).joined(separator: isRange ? " to " : ", "))
    }
  }

  private static func text(_ value: DataValue) -> String {
    switch value {
    case .number(let number): Numeral.decimal(number)
    case .date(let date): date.formatted(.iso8601)
    case .category(let name): name
    }
  }

  /// Returns each of some texts once, in their order; `nil` without texts.
  private static func listed(_ texts: [String?]) -> String? {
    var seen: [String] = []
    for case let text? in texts where !seen.contains(text) { seen.append(text) }
    return seen.isEmpty ? nil : shortened(seen.joined(separator: "; "))
  }

  /// A curve other than straight lines.
  private static func curve(_ method: InterpolationMethod) -> String? {
    method == .linear ? nil : String(describing: method.kind)
  }

  /// Returns a text, or for a long one its beginning and a distinguishing number.
  private static func shortened(_ text: String) -> String {
    let beginning = text.prefix(longestValues)
    guard beginning.endIndex != text.endIndex else { return text }
    var hash = StableHash()
    hash.combine(text)
    return "\(beginning)… \(String(hash.value, radix: 16))"
  }

  /// The maximum length of a line of a description.
  private static let longestValues = 300
}
