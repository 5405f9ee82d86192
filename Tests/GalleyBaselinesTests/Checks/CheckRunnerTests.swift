import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyTree
import Testing

@testable import GalleyBaselines

@Suite struct CheckRunnerTests {
  private let key = Samples.key()

  private func status(_ sandbox: Sandbox, _ check: Sandbox.Check, _ mode: RecordMode = .none) throws
    -> CheckRecord.Status
  {
    try sandbox.run("r-\(UUID().uuidString)", check, mode: mode)[0].status
  }

  @Test func newMatchAndMismatch() throws {
    let sandbox = try Sandbox()
    #expect(try status(sandbox, .init()) == .new)
    try sandbox.makeBaselines(.init())
    #expect(try status(sandbox, .init()) == .match)
    #expect(try status(sandbox, .init(key, Screen().button("Edit recipe"))) == .mismatch)
  }

  @Test func aChangeThatNoPixelShowsIsADifference() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    var check = Sandbox.Check()
    check.snapshot.tree?.children[1].label = "Keep"
    let outcome = try sandbox.run("r", check)[0]
    #expect(outcome.comparison?.differingPixels == 0)
    #expect(outcome.comparison?.causes.isEmpty == false)
    #expect(outcome.status == .mismatch)
    // Approving it is a decision like any other.
    #expect(try sandbox.approve("r").approved.count == 1)
    #expect(try status(sandbox, check) == .match)
  }

  @Test func otherFontsAreNoFindingAboutTheApp() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let other = Samples.otherFingerprint
    #expect(try status(sandbox, .init(fingerprint: other)) == .match, "equal pixels pass")
    let outcome = try sandbox.run("r", .init(key, Screen().button("Remove"), fingerprint: other))[0]
    #expect(outcome == .environmentChanged(["font Inter Regular: 1f0e2d3c4b5a there, 2e0000000000 here"]))
  }

  @Test func whatIsMaskedIsNotCompared() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let moved = Screen().button("Remove")
    let all = CGRect(origin: .zero, size: Screen.size)
    #expect(try status(sandbox, .init(key, moved)) == .mismatch)
    let settings = MatchSettings(regions: [MatchRegion(.ignore, .rectangle(all), name: "all")])
    #expect(try status(sandbox, .init(key, moved, settings: settings)) == .tolerated)
    #expect(try status(sandbox, .init(key, settings: settings)) == .match)
  }

  @Test func damageStopsItsOwnCheckOnly() throws {
    let sandbox = try Sandbox()
    let other = Samples.key("other")
    try sandbox.makeBaselines(.init(), .init(other))
    try sandbox.write("nonsense", to: Sandbox.baseline + ".png")
    let outcomes = try sandbox.run("r", .init(), .init(other))
    #expect(outcomes.map(\.status) == [.unusable, .match])
  }

  @Test func aMatchIsOneWithThePixelsThatAreThere() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let png = Sandbox.baseline + ".png"
    var bytes = try sandbox.bytes(png)
    bytes[bytes.count / 2] ^= 0xFF
    try sandbox.write(bytes, to: png)
    #expect(try sandbox.run("r", .init()).map(\.status) == [.unusable])
    #expect(try sandbox.verdict("r").exitCode == .notComparable)
    // What differs is compared, and the damage found.
    #expect(try status(sandbox, .init(key, Screen().button("Remove"))) == .unusable)
  }

  @Test func aMatchLooksAtItsPicturesEnds() throws {
    let damages: [(inout [UInt8]) -> Void] = [
      { $0.removeLast() }, { $0.removeFirst(3) }, { $0 = [] }, { $0[19] ^= 1 }, { $0[23] ^= 1 },
      { $0 = Array("version https://git-lfs.github.com/spec/v1\n".utf8) }, { $0.append(0) },
    ]
    for (index, damage) in damages.enumerated() {
      let sandbox = try Sandbox()
      try sandbox.makeBaselines(.init())
      var bytes = try sandbox.bytes(Sandbox.baseline + ".png")
      damage(&bytes)
      try sandbox.write(bytes, to: Sandbox.baseline + ".png")
      #expect(try status(sandbox, .init()) != .match, "damage \(index)")
    }
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.remove(Sandbox.baseline + ".png")
    #expect(try status(sandbox, .init()) == .unusable)
  }

  @Test func nothingButAMatchAndWhatIsToleratedPasses() throws {
    let comparison = Comparison(differingPixels: 1)
    for outcome in [CheckOutcome.match, .tolerated(comparison)] {
      #expect(outcome.passes)
      #expect(CheckText.failure(outcome, of: key) == nil)
    }
    for outcome in [
      CheckOutcome.mismatch(comparison), .new, .environmentChanged([]), .unusable(.run(.noRuns)),
      .recorded(.all),
    ] {
      #expect(!outcome.passes)
      #expect(CheckText.failure(outcome, of: key) != nil)
    }
  }

  @Test(arguments: RecordMode.allCases)
  func modesRecordWhatTheySay(_ mode: RecordMode) throws {
    func outcome(_ prepare: (Sandbox) throws -> Void, _ check: Sandbox.Check) throws -> CheckRecord.Status {
      let sandbox = try Sandbox()
      try prepare(sandbox)
      let before = sandbox.files("Baselines").compactMap { try? sandbox.bytes($0) }
      let status = try status(sandbox, check, mode)
      let after = sandbox.files("Baselines").compactMap { try? sandbox.bytes($0) }
      #expect((before != after) == (status == .recorded), "what is written is said")
      if status == .recorded { #expect(try self.status(sandbox, check) == .match) }
      return status
    }
    let approved = { (sandbox: Sandbox) throws -> Void in try sandbox.makeBaselines(.init()) }
    let damaged = { (sandbox: Sandbox) in
      try sandbox.makeBaselines(.init())
      try sandbox.write("nonsense", to: Sandbox.baseline + ".png")
    }
    let changed = Sandbox.Check(key, Screen().button("Remove"))
    let elsewhere = Sandbox.Check(key, Screen().button("Remove"), fingerprint: Samples.otherFingerprint)
    #expect(try outcome({ _ in }, .init()) == (mode == .none ? .new : .recorded))
    #expect(try outcome(approved, changed) == ([.changed, .all].contains(mode) ? .recorded : .mismatch))
    #expect(try outcome(approved, .init()) == .match)
    #expect(try outcome(approved, elsewhere) == (mode == .all ? .recorded : .environmentChanged))
    #expect(try outcome(damaged, changed) == (mode == .all ? .recorded : .unusable))
    let tolerated = Sandbox.Check(key, Screen().button("Remove"), settings: MatchSettings(level: .layout))
    #expect(try outcome(approved, tolerated) == (mode == .all ? .recorded : .tolerated))
    var described = Sandbox.Check()
    described.snapshot.tree?.views = ViewDescription("VStack", facts: ["spacing": "8"])
    #expect(try outcome(approved, described) == (mode == .all ? .recorded : .match))
  }

  @Test func aRecordingIsInTheJournal() throws {
    let sandbox = try Sandbox()
    try sandbox.run("r", .init(), mode: .missing)
    let records = try sandbox.store.journal.records()
    #expect(records.map(\.reason) == ["recorded by a test"])
    #expect(records.map(\.run) == ["r"])
  }

  @Test func aRecordThatCannotBeWrittenIsNoPass() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let recorder = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "r"])
    try sandbox.write("in the way", to: ".galley/runs/r/records")
    let outcome = CheckRunner(store: sandbox.store, recorder: recorder).run(Sandbox.Check().capture())
    #expect(outcome.status == .unusable)
    #expect(
      CheckText.failure(outcome, of: key)
        == "\(key.text) could not be compared: cannot write .galley/runs/r/records: "
        + "something on the way to it is not a folder.")
  }
}
