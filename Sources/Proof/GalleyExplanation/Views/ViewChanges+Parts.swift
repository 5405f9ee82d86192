import Foundation
import GalleyTree

/// Finds numbers that are the parts of one whole, such as the votes of a poll.
extension ViewChanges {
  /// Numbers in rows that are made alike, each with its bar, whose sum is as before: the whole is divided otherwise.
  mutating func joinParts() {
    let parts = changes.indices.filter { part(changes[$0]) != nil }
    guard let first = parts.first, parts.count > 1 else { return }
    let alike = parts.filter { $0 == first || areRowsAlike(row(first), row($0), matching.baseline) }
    let values = alike.compactMap { part(changes[$0]) }
    let texts = alike.compactMap { changes[$0].texts }
    let (before, after) = (values.reduce(0) { $0 + $1.before }, values.reduce(0) { $0 + $1.after })
    guard alike.count > 1, abs(before - after) < Self.rounding else { return }
    unite(
      alike,
      as: .given(
        ViewProperty(.value, "values", .content), before: texts.map(\.before).joined(separator: ", "),
        after: texts.map(\.after).joined(separator: ", ")))
  }

  /// A number whose bar became as much longer is the value that the bar shows, rather than a text.
  mutating func tellValues() {
    for index in changes.indices {
      guard part(changes[index]) != nil, let texts = changes[index].texts,
        let ratio = NumberRatio(texts.before, texts.after),
        changes[index].following.contains(where: { shows(ratio, at: $0) })
      else { continue }
      changes[index].what = .given(
        ViewProperty(.value, "value", .content), before: texts.before, after: texts.after)
    }
  }

  /// Whether a bar became longer by a ratio, as far as pixels show it.
  private func shows(_ ratio: NumberRatio, at place: ViewChange.Place) -> Bool {
    guard let old = place.old, let new = place.new else { return false }
    let (before, after) = (matching.baseline[old].extent.size, matching.candidate[new].extent.size)
    func grew(_ was: Double, _ became: Double) -> Bool {
      was > 0 && abs(was * ratio.value - became) <= 0.5 && abs(was - became) > 0.5
    }
    return grew(before.width, after.width) || grew(before.height, after.height)
  }

  /// The difference that rounding makes in a sum, in hundredths of the least decimal that people write of a share.
  private static let rounding = 0.01

  private func row(_ index: Int) -> Int { changes[index].place.old ?? 0 }

  /// The number that a text says with a bar beside it; `nil` for anything else.
  private func part(_ change: ViewChange) -> (before: Double, after: Double)? {
    guard change.text != nil, change.places.count == 1, change.place.old != nil, let texts = change.texts,
      let before = NumberRatio.number(texts.before), let after = NumberRatio.number(texts.after),
      change.following.contains(where: { $0.old.map { ViewProperty.isShape(matching.baseline[$0]) } ?? false }
      )
    else { return nil }
    return (before, after)
  }
}
