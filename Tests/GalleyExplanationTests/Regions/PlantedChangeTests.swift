import Foundation
import GalleyImage
import GalleyTree
import SeededCases
import Testing

@testable import GalleyDiff
@testable import GalleyExplanation

/// Whatever regions there are, what changes outside of all of them is told.
@Suite struct PlantedChangeTests {
  private static let scales = [1.0, 2, 3, 1.5]

  /// A screen, and an element of its list that can change in its place.
  private func screen(_ generator: inout SeededGenerator) -> (Sketch, row: Int, child: Int) {
    let sketch = PlantedEdit(&generator, edits: 1).before
    let row = sketch.children[1].children.indices.randomElement(using: &generator)!
    let children = sketch.children[1].children[row].children
    let child = children.indices.filter { children[$0].type != .image }.randomElement(using: &generator)!
    return (sketch, row, child)
  }

  private func facts(_ regions: [MatchRegion], _ found: Comparison) -> Comment {
    Comment(
      rawValue:
        "\(regions.map { "\($0.kind) \($0.place) \($0.padding)" }.joined(separator: "\n"))\ntold \(found.causes.map(\.sentence)), forgiven \(found.forgiven.map(\.sentence))"
    )
  }

  @Test(arguments: Soak.seeds(40)) func aChangeOfTheTreeIsTold(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: 70_000 + seed)
    let (before, row, child) = screen(&generator)
    var after = before
    let scale = Self.scales.randomElement(using: &generator)!
    // A text of the same length, so that nothing follows from it; or a colour, or a state.
    let kind = Int.random(in: 0..<3, using: &generator)
    after.children[1].children[row].children[child].edit { element in
      switch kind {
      case 0: element.label = String(element.label.reversed())
      case 1: element.foreground = "#FF2D55FF"
      default: element.isEnabled.toggle()
      }
    }
    let (old, new) = (before.snapshot(scale: scale), after.snapshot(scale: scale))
    let path: ElementPath = [1, row, child]
    let regions = PlantedRegions(&generator, count: 6, in: try #require(new.tree), sparing: path).regions
    for level in [MatchLevel.exact, .strict, .ignoreColors, .dynamic] {
      if kind == 1, level == .ignoreColors { continue }
      let budget =
        Bool.random(using: &generator) ? DifferenceBudget.none : try .init(maxDiffPixels: 1_000_000)
      let found = try Comparator.compare(
        baseline: old, candidate: new, settings: .init(level: level, budget: budget, regions: regions))
      let name = ElementText.name(before.children[1].children[row].children[child].tree())
      #expect(found.causes.contains { $0.element == name }, facts(regions, found))
      #expect(!found.passes && !found.isEqual)
    }
  }

  @Test(arguments: Soak.seeds(40)) func aChangeOfPixelsIsTold(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: 80_000 + seed)
    let (before, row, child) = screen(&generator)
    // Something else changes elsewhere, that regions may forgive or not.
    var after = before
    let other = after.children[1].children.indices.filter { abs($0 - row) > 1 }.randomElement(
      using: &generator)
    if let other {
      after.children[1].children[other].children[0].edit { $0.foreground = "#11AA44FF" }
      after.children[1].children[other].children[0].edit { $0.label = String($0.label.reversed()) }
    }
    let scale = Self.scales.randomElement(using: &generator)!
    let old = before.snapshot(scale: scale)
    var new = after.snapshot(scale: scale)
    let path: ElementPath = [1, row, child]
    let frame = try #require(new.tree?[path]).frame
    let (x, y) = (Int(frame.midX * scale), Int(frame.midY * scale))
    for column in x..<x + 3 { for line in y..<y + 3 { new.picture[column, line] = RGBA(255, 45, 85) } }
    let regions = PlantedRegions(&generator, count: 6, in: try #require(new.tree), sparing: path).regions
    for level in [MatchLevel.exact, .strict, .dynamic] {
      let found = try Comparator.compare(
        baseline: old, candidate: new, settings: .init(level: level, regions: regions))
      let name = ElementText.name(before.children[1].children[row].children[child].tree())
      #expect(
        found.causes.contains { $0.kind == .pixels && $0.element == name || $0.followers > 0 },
        facts(regions, found))
      #expect(!found.passes, facts(regions, found))
    }
  }

  /// The accounts add up: what was ignored, what is told, and what an engine or a budget let pass is all that differs.
  @Test(arguments: Soak.seeds(40)) func theAccountsAddUp(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: 90_000 + seed)
    let edit = PlantedEdit(&generator, edits: 3)
    let scale = Self.scales.randomElement(using: &generator)!
    let (old, new) = (edit.before.snapshot(scale: scale), edit.after.snapshot(scale: scale))
    let regions = PlantedRegions(&generator, count: 5, in: try #require(new.tree), sparing: [2]).regions
    let raw = PixelDifference(old.picture, new.picture)
    for level in MatchLevel.allCases {
      let budget: DifferenceBudget =
        Bool.random(using: &generator)
        ? .none : try .init(maxDiffPixels: .random(in: 0...4000, using: &generator), minimumClusterSize: 3)
      let found = try Comparator.compare(
        baseline: old, candidate: new, settings: .init(level: level, budget: budget, regions: regions))
      let told = (found.causes + found.forgiven).reduce(0) { $0 + $1.pixels }
      #expect(told == found.differingPixels, "\(level) \(facts(regions, found))")
      let all = found.tolerance.ignoredDifferences + found.differingPixels + found.tolerance.forgivenPixels
      let judgesByEdges = level == .ignoreColors || regions.contains { $0.kind == .level(.ignoreColors) }
      // An edge that is gone is told on both sides of it, on the pixel that has not changed too.
      #expect(judgesByEdges ? all >= raw.count : all == raw.count, "\(level) \(facts(regions, found))")
      #expect(found.tolerance.ignoredDifferences <= found.tolerance.ignoredPixels)
      #expect(found.regionUses.allSatisfy { $0.differences >= 0 && $0.differences <= raw.count })
      #expect(found.passes == (found.causes.isEmpty && found.unexplainedPixels == 0))
      if found.isEqual { #expect(found.passes && raw.isEmpty) }
      for use in found.regionUses {
        let pixels = use.areas.reduce(0) { $0 + Int(($1.width * scale * $1.height * scale).rounded()) }
        #expect(pixels == use.pixels)
      }
    }
  }

  /// Ignored rectangles hide the same both ways.
  @Test(arguments: Soak.seeds(30)) func rectanglesAreSymmetric(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: 95_000 + seed)
    let edit = PlantedEdit(&generator, edits: 1)
    let (a, b) = (edit.before.snapshot(), edit.after.snapshot())
    let regions = (0..<3).map { _ in
      MatchRegion(
        .ignore,
        .rectangle(
          CGRect(
            x: .random(in: 0...200, using: &generator), y: .random(in: 0...300, using: &generator),
            width: .random(in: 1...320, using: &generator), height: .random(in: 1...240, using: &generator))))
    }
    for level in [MatchLevel.exact, .strict] {
      func compare(_ a: ScreenSnapshot, _ b: ScreenSnapshot) throws -> Comparison {
        try Comparator.compare(baseline: a, candidate: b, settings: .init(level: level, regions: regions))
      }
      let (there, back) = (try compare(a, b), try compare(b, a))
      #expect(there.passes == back.passes, facts(regions, there))
      #expect(there.differingPixels == back.differingPixels)
      #expect(there.tolerance.ignoredDifferences == back.tolerance.ignoredDifferences)
      #expect(there.tolerance.ignoredPixels == back.tolerance.ignoredPixels)
    }
  }
}

extension Sketch {
  fileprivate mutating func edit(_ change: (inout Sketch) -> Void) { change(&self) }
}
