import Foundation

@testable import GalleyDiff
@testable import GalleyExplanation
@testable import GalleySimulator
@testable import GalleyTree
@testable import GalleyViews
@testable import SeededCases

/// One case of the corpus: both snapshots, what was planted, and what was found.
struct Case {
  let seed: UInt64
  let planting: Planting
  let before: ScreenSnapshot
  let after: ScreenSnapshot
  let comparison: Comparison

  /// The devices, themes and text sizes that cases are on.
  static let settings: [ScreenFixture.Setting] = [
    .init(profile: .firstSE), .init(profile: .thirdSE), .init(profile: .fifteen),
    .init(profile: .firstSE, appearance: .dark), .init(profile: .thirdSE, textSize: .xxLarge),
  ]

  /// Makes the case of a seed.
  init(_ seed: UInt64, in studio: ScreenFixture) throws {
    self.seed = seed
    var generator = SeededGenerator(seed: seed &* 0x9E37_79B9 &+ 7)
    let setting = Self.settings[Int(seed % UInt64(Self.settings.count))]
    let all = Mutation.allCases
    let first = all[Int(seed % UInt64(all.count))]
    // Every mutation comes alone, with everything pushed down, and beside another one.
    let form = seed / UInt64(all.count) % 3
    while true {
      let screen = SampleScreens.make(&generator)
      let before = try studio.snapshot(screen, on: setting)
      let visible = Self.visible(screen, in: before)
      var planting = Planting(screen)
      guard planting.plant(first, among: visible, &generator) else { continue }
      if form == 1 { planting.pushDown(&generator) }
      if form == 2 {
        let others = all.shuffled(using: &generator)
        _ = others.first { planting.plant($0, among: visible, &generator) }
      }
      let after = try studio.snapshot(planting.after, on: setting)
      guard Self.canBeSeen(planting, in: after) else { continue }
      self.planting = planting
      self.before = before
      self.after = after
      comparison = Comparator.compare(baseline: before, candidate: after)
      return
    }
  }

  /// The parts that are wholly on the screen, and where: by their own names, or by those inside.
  private static func visible(_ screen: Screen, in snapshot: ScreenSnapshot, isWhole: Bool = true) -> [Int:
    CGRect]
  {
    var shown: [String: CGRect] = [:]
    snapshot.tree?.walk { element, _ in
      let seen = element.appearance?.visibleFrame ?? element.frame
      // Half of it, or all of it.
      let inSight = isWhole ? seen == element.frame : seen.height * 2 > element.frame.height
      if inSight {
        shown[ElementText.name(element)] = element.frame
      }
      return true
    }
    var visible: [Int: CGRect] = [:]
    func visit(_ part: Part) -> CGRect? {
      var frame: CGRect? = .null
      for child in part.children {
        if child.kind == .spacer { continue }
        frame = visit(child).flatMap { inside in frame.map { $0.union(inside) } }
      }
      if part.children.isEmpty { frame = shown[part.elementName] }
      if frame != nil || part.id == screen.root.id { visible[part.id] = frame ?? .zero }
      return frame
    }
    _ = visit(screen.root)
    return visible
  }

  /// Whether all that was changed is still on the screen, and not under what was laid over it.
  private static func canBeSeen(_ planting: Planting, in snapshot: ScreenSnapshot) -> Bool {
    let visible = visible(planting.after, in: snapshot, isWhole: false)
    var covers: [CGRect] = []
    snapshot.tree?.walk { element, _ in
      if element.type == .alert || element.identifier == "banner" { covers.append(element.frame) }
      return true
    }
    return planting.touched.allSatisfy { id in
      guard planting.after.root.find(id) != nil, id != planting.after.root.id else { return true }
      guard let frame = visible[id] else { return false }
      return !covers.contains { $0.intersects(frame) }
    }
  }

  /// Whether the causes are the planted ones and no others, and every pixel is explained.
  var isExact: Bool {
    var open = comparison.causes
    for expectation in planting.expected {
      guard let index = open.firstIndex(where: { expectation.isMet(by: $0) }) else { return false }
      open.remove(at: index)
    }
    return open.isEmpty && comparison.unexplainedPixels == 0
  }

  /// What was planted and what was told, for the list of misses.
  var report: String {
    let told = comparison.causes.map { "    \($0.kind.rawValue) \($0.property): \($0.sentence)" }
    return """
      seed \(seed), \(planting.mutations.map(\.rawValue).joined(separator: " + ")), \
      \(comparison.differingPixels) px (\(comparison.unexplainedPixels) unexplained)
        planted: \(planting.expected.map(\.description).joined(separator: "; "))
      \(told.joined(separator: "\n"))
      """
  }
}
