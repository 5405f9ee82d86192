import Foundation
import GalleyTree

/// Finds what is drawn otherwise: commands of a drawing, points of an outline, colours of a chart's series.
extension ViewChanges {
  /// Adds the change of a drawing or an outline, and removes its facts.
  ///
  /// What is drawn into another size is another drawing, and says nothing.
  mutating func addDrawn(
    _ facts: inout ([String: String], [String: String]), at place: ViewChange.Place, isSized: Bool
  ) {
    let (before, after) = facts
    if isSized { facts.1[.drawing] = before[.drawing] }
    for fact in [ViewFact.commands, .paths, .outline] {
      (facts.0[fact], facts.1[fact]) = (nil, nil)
    }
    if isSized { return }
    if let edit = DrawingEdit(before, after) {
      for fact in [ViewFact.drawing, .colors] { (facts.0[fact], facts.1[fact]) = (nil, nil) }
      addGiven(edit.property, edit.before, edit.after, at: place)
    } else if let old = before[.outline], let new = after[.outline], old != new, facts.0 == facts.1 {
      // Where an argument of the shape changed too, its outline follows from that.
      let edit = OutlineEdit.find(old, new)
      addGiven(edit.property, edit.before, edit.after, at: place)
    }
  }

  /// Adds the changes of the colours of a chart's series, and removes the fact, where it has the same ones as before.
  mutating func addSeries(
    _ facts: inout ([String: String], [String: String]), at place: ViewChange.Place
  ) {
    let (before, after) = (Self.series(facts.0[.series]), Self.series(facts.1[.series]))
    (facts.0[.series], facts.1[.series]) = (nil, nil)
    guard before.map(\.name) == after.map(\.name) else { return }
    for (old, new) in zip(before, after) where old.color != new.color {
      addGiven(
        ViewProperty(.restyled, "\(Self.seriesColor) “\(old.name)”", .paint), old.color, new.color, at: place)
    }
  }

  /// The beginning of the name of a series' colour, which its legend has too.
  static let seriesColor = "colour of series"

  /// The names of series with their colours.
  private static func series(_ text: String?) -> [(name: String, color: String)] {
    (text ?? "").components(separatedBy: "; ").compactMap { entry in
      guard let space = entry.lastIndex(of: " ") else { return nil }
      return (String(entry[..<space]), String(entry[entry.index(after: space)...]))
    }
  }

  private mutating func addGiven(
    _ property: ViewProperty, _ before: String?, _ after: String, at place: ViewChange.Place
  ) {
    let kind = place.old.map { matching.baseline[$0].kind } ?? ""
    let values = ViewChange.Values(before: before, after: after)
    changes.append(
      ViewChange(
        what: .given(
          property, before: before.map { ViewValue.color($0) }, after: ViewValue.color(after)), kind: kind,
        view: view(at: place), places: [place], facts: [property.name: values]))
  }
}
