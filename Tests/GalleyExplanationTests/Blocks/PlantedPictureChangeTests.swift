import GalleyDiff
import GalleyImage
import SeededCases
import Testing

@testable import GalleyExplanation

/// Drawn screens with one planted change: the cause is the planted one, or that something looks different.
@Suite struct PlantedPictureChangeTests {
  /// A screen of eight places, with one change.
  private struct Planted {
    var before = DrawnScreen()
    var after = DrawnScreen()
    var expected = Cause.Kind.pixels

    private static let letters = Array("abcdefghijklmnopqrstuvwxyz")

    private static func word(_ generator: inout SeededGenerator) -> String {
      String(
        (0..<Int.random(in: 4...14, using: &generator)).map { _ in letters.randomElement(using: &generator)! }
      )
    }

    private static func color(_ generator: inout SeededGenerator) -> RGBA {
      RGBA(
        .random(in: 0...180, using: &generator), .random(in: 0...180, using: &generator),
        .random(in: 0...180, using: &generator))
    }

    private static func thing(_ number: UInt64, _ generator: inout SeededGenerator) -> DrawnScreen.Thing {
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: .text(word(&generator), color(&generator), gap: 2)
      case 1:
        .box(
          .random(in: 20...90, using: &generator), .random(in: 12...40, using: &generator),
          fill: color(&generator),
          border: color(&generator))
      default: .figure(number, side: 4 * .random(in: 4...10, using: &generator))
      }
    }

    init(_ generator: inout SeededGenerator) {
      let seed = UInt64.random(in: 0..<1_000_000, using: &generator)
      for place in 0..<8 {
        before.things.append(
          (
            Self.thing(seed + UInt64(place), &generator),
            20 + place % 2 * 150 + .random(in: 0...9, using: &generator),
            20 + place / 2 * 95 + .random(in: 0...9, using: &generator)
          ))
      }
      after = before
      let place = Int.random(in: 0..<8, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        after.things[place].x += [-6, -3, 2, 5, 9].randomElement(using: &generator)!
        after.things[place].y += [-8, 0, 4, 11].randomElement(using: &generator)!
        expected = .moved
      case 1:
        let (old, new) = (Self.color(&generator), Self.color(&generator))
        func colored(_ color: RGBA) -> DrawnScreen.Thing {
          if case .text(let text, _, let gap) = before.things[place].thing {
            return .text(text, color, gap: gap)
          }
          return .box(60, 30, fill: color, border: RGBA(1, 2, 3))
        }
        (before.things[place].thing, after.things[place].thing) = (colored(old), colored(new))
        expected = .restyled
      case 2:
        let word = Self.word(&generator) + Self.word(&generator)
        var other = Array(word)
        let index = other.indices.randomElement(using: &generator)!
        other[index] = Self.letters.first { $0 != other[index] }!
        if Bool.random(using: &generator) { other.insert("q", at: 0) }
        (before.things[place].thing, after.things[place].thing) = (
          .text(word, .black, gap: 2), .text(String(other), .black, gap: 2)
        )
        expected = .text
      case 3:
        // A row that pushes the lower half down.
        for index in 4..<8 { after.things[index].y += 24 }
        for index in 0..<8 where before.things[index].y < 210 { before.things[index].y -= 20 }
        for index in 0..<4 { after.things[index].y = before.things[index].y }
        after.height = before.height + 24
        after.things.append((.text(Self.word(&generator), .black, gap: 2), 20, 192))
        expected = .appeared
      case 4:
        let (wide, tall) = (
          Int.random(in: 40...80, using: &generator), Int.random(in: 20...40, using: &generator)
        )
        let (fill, border) = (Self.color(&generator), Self.color(&generator))
        before.things[place].thing = .box(wide, tall, fill: fill, border: border)
        after.things[place].thing = .box(
          wide + [-9, 6, 20].randomElement(using: &generator)!,
          tall + [-5, 0, 8].randomElement(using: &generator)!,
          fill: fill, border: border)
        expected = .resized
      default:
        before.things.remove(at: place)
        expected = .appeared
      }
    }
  }

  private func causes(_ planted: Planted) -> [Cause] {
    Comparator.compare(
      baseline: ScreenSnapshot(picture: planted.before.picture),
      candidate: ScreenSnapshot(picture: planted.after.picture)
    ).causes
  }

  @Test func thePlantedChangeOrNothingElse() {
    var (told, all) = (0, 0)
    for seed in Soak.seeds(400, oneIn: 4) {
      var generator = SeededGenerator(seed: seed)
      let planted = Planted(&generator)
      let causes = causes(planted)
      var allowed: Set<Cause.Kind> = [planted.expected, .pixels]
      // A row that comes in makes the picture higher and moves the others.
      if planted.after.height != planted.before.height { allowed.formUnion([.moved, .size]) }
      // Letters behind another one move along.
      if planted.expected == .text { allowed.insert(.moved) }
      #expect(
        causes.allSatisfy { allowed.contains($0.kind) },
        "seed \(seed), planted \(planted.expected): \(causes.map(\.sentence))")
      all += 1
      if causes.contains(where: { $0.kind == planted.expected }) { told += 1 }
    }
    #expect(told * 10 >= all * 8, "\(told) of \(all)")
  }
}
