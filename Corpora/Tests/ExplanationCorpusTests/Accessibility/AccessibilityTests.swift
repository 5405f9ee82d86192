import Foundation
import Testing

@testable import GalleyDiff
@testable import GalleyExplanation
@testable import GalleySimulator
@testable import GalleyTree
@testable import GalleyViews
@testable import SeededCases

/// Screens of the real renderer with planted changes that make them less accessible.
@Suite struct AccessibilityTests {
  private static let settings: [ScreenFixture.Setting] = [DeviceProfile.firstSE, .thirdSE, .fifteen, .iPad]
    .flatMap { profile in
      [ColorScheme.light, .dark].flatMap { appearance in
        [TextSize.large, .xxLarge].map { size in
          ScreenFixture.Setting(profile: profile, appearance: appearance, textSize: size)
        }
      }
    }

  /// What one change brings about.
  private struct Found {
    var setting: ScreenFixture.Setting
    /// The ordinary comparison.
    var told: [Cause]
    /// What counts where the whole screen is an accessibility region.
    var counted: [Cause]
  }

  private func found(
    _ kind: Int, on settings: [ScreenFixture.Setting] = Self.settings, _ change: (inout Screen) -> Void
  ) throws -> [Found] {
    let studio = ScreenFixture()
    var generator = SeededGenerator(seed: 11)
    let screen = SampleScreens.make(kind, &generator)
    var changed = screen
    change(&changed)
    #expect(changed != screen)
    return try settings.map { setting in
      let before = try studio.snapshot(screen, on: setting)
      let after = try studio.snapshot(changed, on: setting)
      let audit = try AccessibilityComparison(
        baseline: before, candidate: after,
        regions: [MatchRegion(.accessibility(.regularText), .element([]))])
      return Found(
        setting: setting, told: Comparator.compare(baseline: before, candidate: after).causes,
        counted: audit.causes)
    }
  }

  private func edit(_ screen: inout Screen, _ name: String, _ change: (inout Part) -> Void) {
    for part in screen.root.all where part.name == name { screen.root.edit(part.id, change) }
  }

  @Test func aPaleColour() throws {
    let all = try found(4) { edit(&$0, "terms") { $0.ink = 0x808080 } }
    for found in all {
      // Pale on white, and not on black.
      let isLight = found.setting.appearance == .light
      #expect(found.told.count == 1)
      #expect(
        found.told.allSatisfy { $0.sentence.contains("contrast fell from 21:1 to 3.9:1") == isLight },
        "\(found.told.map(\.sentence))")
      #expect(found.counted.map(\.property) == (isLight ? ["contrast"] : []))
    }
    // A theme's colours are its own: one name in all sizes and on all devices of a theme.
    #expect(Set(all.flatMap { $0.counted.map(\.id) }).count == 1)
  }

  @Test func aCardOfAnotherGround() throws {
    for found in try found(
      3,
      { screen in
        let card = screen.root.children[0].id
        screen.root.edit(card) { $0.ground = 0x808080 }
      })
    {
      #expect(found.told.count == 1)
      #expect(
        found.told.allSatisfy { $0.property == "background" && $0.sentence.contains(", contrast of ") },
        "\(found.told.map(\.sentence))")
    }
  }

  /// An opacity is in no element, but among what views were given.
  @Test func aFadedCard() throws {
    for found in try found(
      3, on: Self.settings.filter { $0.appearance == .light },
      { screen in
        let card = screen.root.children[0].id
        screen.root.edit(card) { $0.opacity = 0.3 }
      })
    {
      #expect(found.told.map(\.kind) == [.restyled])
      #expect(
        found.told.allSatisfy { $0.sentence.contains("opacity none → 0.3, contrast of 3 in it fell") },
        "\(found.told.map(\.sentence))")
    }
  }

  /// One change of a role, and one of what is read aloud, are one cause each, whatever shows them.
  @Test func rolesAndLabelsHaveOneNameEverywhere() throws {
    let roles = try found(4) { screen in
      let tint = screen.tint
      edit(&screen, "cancel") { part in
        part.kind = .text
        part.ink = tint
      }
    }
    #expect(roles.allSatisfy { $0.counted.contains { $0.property == "role" } }, "\(roles[0].counted)")
    #expect(Set(roles.flatMap { $0.counted.filter { $0.property == "role" }.map(\.id) }).count == 1)
    let labels = try found(4) { edit(&$0, "cancel") { $0.label = " " } }
    #expect(labels.allSatisfy { $0.counted.map(\.property) == ["label"] }, "\(labels[0].counted)")
    #expect(Set(labels.flatMap { $0.counted.map(\.id) }).count == 1)
    #expect(labels.allSatisfy { $0.told.count == 1 && $0.told[0].sentence.contains("nothing is read aloud") })
  }

  @Test func textThatDoesNotFitAnyMore() throws {
    let all = try found(4) { screen in
      edit(&screen, "terms") { part in
        part.width = 90
        part.lineLimit = 1
      }
    }
    #expect(all.allSatisfy { $0.counted.map(\.property) == ["truncated"] }, "\(all[0].counted)")
    #expect(Set(all.flatMap { $0.counted.map(\.id) }).count == 1)
  }

  /// Whatever else is planted, nothing that is still there and in sight loses contrast, and what is told has its old name.
  @Test(arguments: Soak.seeds(60, oneIn: 3)) func otherChangesCostNoContrast(_ seed: UInt64) throws {
    let tried = try Case(seed, in: ScreenFixture())
    let coloring: Set<Mutation> = [.recolor, .reground, .fade, .retint]
    if !coloring.isDisjoint(with: tried.planting.mutations) { return }
    let audit = try AccessibilityComparison(
      baseline: tried.before, candidate: tried.after,
      regions: [MatchRegion(.accessibility(.regularText), .element([]))])
    for cause in audit.causes where cause.property == "contrast" {
      #expect(cause.before.isEmpty, "\(cause.sentence)")
    }
    #expect(tried.comparison.causes.allSatisfy { !$0.sentence.contains("contrast") })
  }
}
