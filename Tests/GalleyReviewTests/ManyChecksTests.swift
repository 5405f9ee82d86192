import BaselineFixtures
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import Testing

/// The large projects that other tests rely on are what they say.
@Suite struct ManyChecksTests {
  @Test func checksOfManyDevicesHaveOneCause() throws {
    let sandbox = try Sandbox(inMemory: true)
    var plan = ManyChecks.oneCause
    plan.count = 12
    try plan.write(to: sandbox)
    let verdict = try sandbox.verdict("r")
    #expect(verdict.checks.map(\.outcome.status) == Array(repeating: .mismatch, count: 12))
    #expect(verdict.causes.map(\.keys.count) == [12])
    #expect(Set(verdict.checks.map(\.key.environment)).count == 3)
  }

  @Test func eachChangeHasItsOwnCause() throws {
    let sandbox = try Sandbox(inMemory: true)
    let plan = ManyChecks(20, devices: [ManyChecks.small[0]], change: ManyChecks.thousand.change)
    try plan.write(to: sandbox)
    let verdict = try sandbox.verdict("r")
    // The two rows that are gone have other words each.
    #expect(verdict.causes.map(\.keys.count).sorted() == [1, 1, 2, 4, 6])
    #expect(verdict.checks.count { $0.outcome.status == .new } == 2)
    #expect(verdict.checks.count { $0.outcome.status == .match } == 4)
  }

  @Test func largeScreensHaveThreeMegapixels() {
    let picture = ManyChecks.thousand.screen(3).picture
    #expect(picture.width * picture.height > 3_000_000)
    #expect(picture != ManyChecks.thousand.screen(3).changed(.words).picture)
    #expect(picture == ManyChecks.thousand.screen(3).picture)
  }

  @Test func hostileTextsAreKeptAsTheyAre() throws {
    let sandbox = try Sandbox(inMemory: true)
    try HostileTexts.write(to: sandbox)
    let verdict = try sandbox.verdict("r")
    #expect(verdict.checks.count == 2 * HostileTexts.all.count)
    let names = Set(verdict.checks.map(\.key.name))
    #expect(names == Set(HostileTexts.all.flatMap { [$0.text, "new " + $0.text] }))
  }
}
