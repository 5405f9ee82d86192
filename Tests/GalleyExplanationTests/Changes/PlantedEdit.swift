import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyTree
import SeededCases

/// A screen made of a seed, the same screen after some edits, and what they should be called.
struct PlantedEdit {
  /// What a cause must say.
  struct Expectation: Hashable {
    var kind: Cause.Kind
    /// The element's name before, or after if it is new.
    var element: String
    var property: String
  }

  /// What can be done to a screen.
  enum Kind: CaseIterable {
    case retitle, recolor, refont, disable, insert, remove, pad, swap, enlarge
  }

  private(set) var before: Sketch
  private(set) var after: Sketch
  private(set) var expected: Set<Expectation> = []
  private(set) var kinds: [Kind] = []

  /// Makes a screen and edits it.
  ///
  /// - Parameters:
  ///   - generator: Where chance comes from.
  ///   - edits: How many edits, each in a row of its own.
  init(_ generator: inout SeededGenerator, edits: Int) {
    var number = 0
    func word(_ generator: inout SeededGenerator) -> String {
      number += 1
      let syllables = ["pan", "ca", "ke", "bre", "ad", "to", "ma", "le"]
      let text = (0..<Int.random(in: 2...4, using: &generator)).map { _ in
        syllables.randomElement(using: &generator)!
      }
      return "\(text.joined()) \(number)"
    }
    // One identifier for all rows, as lists have it, or none.
    let identifier = Bool.random(using: &generator) ? "row" : ""
    func row(_ generator: inout SeededGenerator) -> Sketch {
      let direction: Sketch.Direction = Bool.random(using: &generator) ? .down : .across
      var children: [Sketch] = [.text(word(&generator)), .image(word(&generator), 24, 24)]
      if Bool.random(using: &generator) { children.append(.text(word(&generator), type: .button)) }
      if Bool.random(using: &generator) { children.append(.text(word(&generator), id: "note\(number)")) }
      children.shuffle(using: &generator)
      return .row(
        word(&generator), id: identifier, padding: 8, direction: direction,
        children)
    }
    let rows = (0..<Int.random(in: 3...5, using: &generator)).map { _ in row(&generator) }
    before = .screen([
      .stack(.navigationBar, id: "bar", direction: .across, [.text("Title")]),
      .stack(.table, id: "list", rows),
      .text("Done", id: "done", type: .button),
    ])
    after = before
    // From below, so that inserting and removing does not move the rows still to be edited.
    let places = Array(rows.indices.shuffled(using: &generator).prefix(edits)).sorted(by: >)
    for (round, place) in places.enumerated() {
      var kind = Kind.allCases.randomElement(using: &generator)!
      if kind == .swap, edits > 1 || place == 0 { kind = .retitle }
      if kind == .disable, kinds.contains(.disable) { kind = .retitle }
      kinds.append(kind)
      apply(kind, place, round, row(&generator), &generator)
    }
  }

  private mutating func apply(
    _ kind: Kind, _ place: Int, _ round: Int, _ fresh: Sketch, _ generator: inout SeededGenerator
  ) {
    let row = after.children[1].children[place]
    let leaf = row.children.indices.filter { row.children[$0].type != .image }.randomElement(
      using: &generator)!
    func expect(_ kind: Cause.Kind, _ sketch: Sketch, _ property: String) -> Expectation {
      Expectation(kind: kind, element: ElementText.name(sketch.tree()), property: property)
    }
    func edit(_ change: (inout Sketch) -> Void) {
      change(&after.children[1].children[place])
    }
    switch kind {
    case .retitle:
      edit { $0.children[leaf].label += Bool.random(using: &generator) ? "!" : " and more" }
      expected.insert(expect(.text, row.children[leaf], "label"))
    case .recolor:
      edit { $0.children[leaf].foreground = "#FF00\(round)0FF" }
      expected.insert(expect(.restyled, row.children[leaf], "text colour"))
    case .refont:
      edit { $0.children[leaf].fontSize += Double(2 + 2 * round) }
      expected.insert(expect(.restyled, row.children[leaf], "font size"))
    case .disable:
      edit { $0.children[leaf].isEnabled = false }
      expected.insert(expect(.state, row.children[leaf], "enabled"))
    case .insert:
      after.children[1].children.insert(fresh, at: place)
      expected.insert(expect(.appeared, fresh, ""))
    case .remove:
      after.children[1].children.remove(at: place)
      expected.insert(expect(.vanished, row, ""))
    case .pad:
      edit { $0.padding.dy += Double(3 + round) }
      expected.insert(expect(.resized, row, "height"))
    case .swap:
      after.children[1].children.swapAt(place, place - 1)
      expected.insert(expect(.reordered, row, "order"))
    case .enlarge:
      let image = row.children.firstIndex { $0.type == .image }!
      let growth = Double(40 + 8 * round)
      edit { $0.children[image].size = CGSize(width: 24 + growth, height: 24 + growth) }
      expected.insert(expect(.resized, row.children[image], "size"))
    }
  }
}
