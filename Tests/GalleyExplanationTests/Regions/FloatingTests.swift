import Foundation
import GalleyImage
import GalleyTree
import SeededCases
import Testing

@testable import GalleyDiff
@testable import GalleyExplanation

/// What may float, what floats too far, and what is no floating.
@Suite struct FloatingTests {
  private func bar(_ x: Double, width: Double = 30, height: Double = 20, badge: String = "3")
    -> ScreenSnapshot
  {
    Placed.snapshot([
      Placed.element(
        .navigationBar, "bar", "", 0, 0, 320, 60, background: "#EEEEEEFF",
        [
          Placed.element(.staticText, "title", "Recipes", 20, 20, 80, 20),
          Placed.element(.staticText, "badge", badge, x, 20, width, height),
          Placed.element(.button, "edit", "Edit", 260, 20, 40, 20),
        ]),
      Placed.element(.button, "add", "Add", 20, 100, 80, 20),
    ])
  }

  private func compare(_ after: ScreenSnapshot, _ kinds: RegionKind..., level: MatchLevel = .exact) throws
    -> Comparison
  {
    try Comparator.compare(
      baseline: bar(120), candidate: after,
      settings: .init(
        level: level, regions: kinds.map { MatchRegion($0, .element([0, 1]), name: "badge") }))
  }

  @Test func aBadgeFloatsAmongOthers() throws {
    for way in [-8.0, 4, 8] {
      let found = try compare(bar(120 + way), .floating(8))
      #expect(found.passes && found.regionUses[0].hadEffect, "\(way): \(found.causes.map(\.sentence))")
    }
    #expect(try !compare(bar(129), .floating(8)).passes)
    #expect(try !compare(bar(129), .floating(8), level: .strict).passes)
    #expect(try !compare(bar(124, badge: "4"), .floating(8)).passes)
    #expect(try compare(bar(124, badge: "4"), .floating(8), .ignore).passes)
    #expect(try compare(bar(124, badge: "4"), .ignore, .floating(8)).passes)
    #expect(try compare(bar(124, badge: "4"), .dynamic(.number), .floating(8)).passes)
  }

  @Test func anotherSizeDoesNotFloat() throws {
    #expect(
      try compare(bar(120, width: 20), .floating(20)).causes.map(\.kind) == [.resized])
    #expect(try compare(bar(120, width: 20), .floating(20), .ignore).passes)
    #expect(try !compare(bar(120, width: 0), .floating(20), .ignore).passes, "it is not there")
    #expect(try !compare(bar(120, height: 0), .floating(20), .ignore).passes)
  }

  @Test func whatStandsBesideItIsCompared() throws {
    var after = bar(124)
    for x in 262..<266 { after.picture[x, 30] = RGBA(255, 45, 85) }
    #expect(try compare(after, .floating(200)).causes.map(\.element) == ["button \"edit\" “Edit”"])
    var beside = bar(124)
    for x in 97..<100 { beside.picture[x, 30] = RGBA(255, 45, 85) }
    beside.tree?.children[0].children[0].frame.size.width = 80
    #expect(try compare(beside, .floating(200)).causes.map(\.element) == ["staticText \"title\" “Recipes”"])
  }

  @Test func wordsAreOfOneOrOfMany() {
    var finding = Finding(change: .looks, subject: .init(baseline: 1, candidate: 1))
    finding.remark = .floatsTooFar(RegionEdges(8))
    #expect(RemarkPhrase.clause(finding, in: .points) == ", further than the 8 pt it may float")
    finding.others = [.init(baseline: 2, candidate: 2)]
    #expect(RemarkPhrase.clause(finding, in: .points) == ", further than the 8 pt they may float")
    finding.remark = .floatsTooFar(RegionEdges(right: 8))
    #expect(
      RemarkPhrase.clause(finding, in: .points)
        == ", further than they may float (up 0 pt, down 0 pt, left 0 pt, right 8 pt)")
    #expect(RemarkPhrase.end(finding).isEmpty)
    finding.remark = .reachesOutside
    #expect(RemarkPhrase.clause(finding, in: .points).isEmpty)
    #expect(RemarkPhrase.end(finding) == "; a change in a region counts where it moves what is outside")
  }

  // MARK: Pictures without trees

  private func picture(_ x: Int, _ y: Int, ground: RGBA = .white) -> ScreenSnapshot {
    var picture = Bitmap(width: 80, height: 60, color: ground)
    for row in 0..<8 {
      for column in 0..<8 { picture[x + column, y + row] = RGBA(9, UInt8(row * 9), UInt8(column * 9)) }
    }
    return ScreenSnapshot(picture: picture)
  }

  private func found(
    _ before: ScreenSnapshot, _ after: ScreenSnapshot, _ rect: CGRect, budget: DifferenceBudget = .none
  ) throws -> Comparison {
    try Comparator.compare(
      baseline: before, candidate: after,
      settings: .init(budget: budget, regions: [MatchRegion(.floating(10), .rectangle(rect))]))
  }

  @Test func anEvenGroundIsFoundNowhere() throws {
    let here = CGRect(x: 50, y: 30, width: 8, height: 8)
    #expect(try !found(picture(20, 20), picture(50, 30), here).passes, "what is new there is told")
    let blank = ScreenSnapshot(picture: Bitmap(width: 80, height: 60, color: .white))
    #expect(try !found(blank, picture(50, 30), here).passes)
  }

  @Test func aBudgetIsForWhatDidNotFloat() throws {
    let here = CGRect(x: 20, y: 20, width: 8, height: 8)
    var after = picture(24, 22)
    for x in 60..<65 { after.picture[x, 50] = .black }
    let budget = try DifferenceBudget(maxDiffPixels: 5)
    let within = try found(picture(20, 20), after, here, budget: budget)
    #expect(within.passes && within.tolerance.counted == 5)
    let raw = PixelDifference(picture(20, 20).picture, after.picture).count
    #expect(within.tolerance.ignoredDifferences + within.tolerance.forgivenPixels == raw)
    #expect(within.regionUses[0].differences == raw - 5)
    after.picture[66, 50] = .black
    #expect(try !found(picture(20, 20), after, here, budget: budget).passes)
  }
}
