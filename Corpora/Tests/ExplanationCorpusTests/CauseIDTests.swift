import Testing

@testable import GalleyDiff
@testable import GalleyExplanation
@testable import GalleySimulator
@testable import GalleyTree
@testable import GalleyViews
@testable import SeededCases

/// One change, seen by many checks: screens of the real renderer on devices, in themes and text sizes.
@Suite struct CauseIDTests {
  /// Devices, themes and text sizes: every fourth of 50 settings, which has each of them; all if `GALLEY_SOAK` is set.
  private static let settings = Soak.slice(of: allSettings, oneIn: 4)

  private static let allSettings: [ScreenFixture.Setting] = [
    DeviceProfile.firstSE, .thirdSE, .iPhoneX, .fifteen, .iPad,
  ]
  .flatMap { profile in
    [ColorScheme.light, .dark].flatMap { appearance in
      [TextSize.small, .large, .xxLarge, .xxxLarge, .accessibility1].map { size in
        ScreenFixture.Setting(profile: profile, appearance: appearance, textSize: size)
      }
    }
  }

  /// The causes of one change made to several screens, on every setting.
  private func causes(
    of screens: [Screen], _ change: (inout Screen) -> Void,
    on settings: [ScreenFixture.Setting] = Self.settings
  ) throws -> [[Cause]] {
    let studio = ScreenFixture()
    return try settings.flatMap { setting in
      try screens.map { screen in
        var after = screen
        change(&after)
        return Comparator.compare(
          baseline: try studio.snapshot(screen, on: setting),
          candidate: try studio.snapshot(after, on: setting)
        ).causes
      }
    }
  }

  private func screens(_ kind: Int, _ count: UInt64) -> [Screen] {
    (0..<count).map { seed in
      var generator = SeededGenerator(seed: 7 + seed)
      return SampleScreens.make(kind, &generator)
    }
  }

  private func padded(_ screen: inout Screen, by padding: Double) {
    for index in screen.root.children.indices {
      screen.root.children[index].padding.top += padding
      screen.root.children[index].padding.bottom += padding
    }
  }

  @Test func onePaddingOnManyChecksIsOneCause() throws {
    let checks = try causes(of: screens(0, 6)) { padded(&$0, by: 8) }
    #expect(checks.count == 6 * Self.settings.count)
    #expect(checks.allSatisfy { $0.count == 1 }, "\(Self.several(checks))")
    let ids = Set(checks.joined().map(\.id))
    #expect(
      ids.count == 1,
      "\(checks.joined().map(\.sentence).filter { !$0.contains("8 pt more") }.prefix(3))")
  }

  @Test func oneColourOnManyScreensIsOneCause() throws {
    // Two buttons of one screen, and one of another: the colour is what they have in common.
    let checks = try causes(of: screens(4, 2) + screens(1, 1)) { $0.tint = 0x1D54C2 }
      .filter { !$0.isEmpty }
    #expect(checks.count > 2 * Self.settings.count)
    #expect(checks.allSatisfy { $0.count == 1 })
    #expect(
      Set(checks.joined().map(\.id)).count == 1,
      "\(Set(checks.joined().map { "\($0.id) \($0.kind) \($0.sentence)" }).sorted().prefix(5))")
  }

  private static func several(_ checks: [[Cause]]) -> [[String]] {
    checks.filter { $0.count != 1 }.prefix(3).map { $0.map(\.sentence) }
  }

  /// Two changes that are not the same never share a name, whatever screens they are on.
  @Test func differentChangesHaveDifferentNames() throws {
    let rows = screens(0, 2)
    let cards = screens(3, 2)
    let settings = [ScreenFixture.Setting(profile: .thirdSE), .init(profile: .fifteen, appearance: .dark)]
    var names: [String: Set<String>] = [:]
    func note(_ name: String, _ screens: [Screen], _ change: (inout Screen) -> Void) throws {
      for causes in try causes(of: screens, change, on: settings) where causes.count == 1 {
        names[name, default: []].insert(causes[0].id)
      }
    }
    for padding in [2.0, 3, 4, 7, 8, 9, 12] {
      try note("padding \(padding)", rows) { padded(&$0, by: padding) }
    }
    for spacing in [2.0, 3, 5, 8] { try note("spacing \(spacing)", cards) { $0.root.spacing += spacing } }
    for inset in [3.0, 4, 6, 10] {
      try note("inset \(inset)", cards) {
        $0.root.padding.leading += inset
        $0.root.padding.trailing += inset
      }
    }
    for top in [5.0, 6, 11] { try note("push \(top)", cards) { $0.root.padding.top += top } }
    for tint in [0x1D54C2, 0x1D54C3, 0x00AA00] as [UInt32] {
      try note("tint \(tint)", cards) { $0.tint = tint }
    }
    for corner in [3.0, 6, 9] {
      try note("corner \(corner)", cards) { screen in
        for index in screen.root.children.indices { screen.root.children[index].corner = corner }
      }
    }
    #expect(names.count == 24, "\(names.keys.sorted())")
    var owners: [String: String] = [:]
    for name in names.keys.sorted() {
      #expect(names[name]?.count == 1, "\(name) has \(names[name]?.count ?? 0) names")
      for id in names[name] ?? [] {
        #expect(owners[id] == nil, "\(name) and \(owners[id] ?? "")")
        owners[id] = name
      }
    }
  }
}
