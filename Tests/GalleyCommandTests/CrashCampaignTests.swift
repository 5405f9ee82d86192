import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import Glibc
import SeededCases
import Testing

@testable import GalleyCommands

/// Four processes at a time that approve, reject, undo, optimise, prune, merge, comment, set up, record and verify in one
/// project, each killed at a random moment.
///
/// After each round the store is sound, every baseline is what the last line about it says, no line is gone, and what
/// was decided can be taken back and done again, byte for byte.
@Suite(.serialized) struct CrashCampaignTests {
  /// How many rounds a project lives: its journal grows, and is read anew in each.
  private static let roundsOfAProject = 20

  @Test func killedAtAnyMomentNothingIsLost() throws {
    let goal = Soak.times(25)
    var tally = CrashTally()
    var seed: UInt64 = 0
    while tally.kills < goal {
      let campaign = try CrashCampaign(seed: seed)
      seed += 1
      for _ in 0..<Self.roundsOfAProject where tally.kills < goal { try campaign.round(&tally) }
    }
    // In a few dozen kills it may be that none comes in the middle of a change; that is what WriteStepTests are for.
    if goal >= 500 { #expect(tally.settled + tally.removed > 0, "no kill came in the middle of a change") }
    print(tally.text)
  }
}

/// The counts of a crash campaign.
struct CrashTally {
  /// Processes that were killed while they ran.
  var kills = 0
  /// Processes that came to their end before.
  var ends = 0
  /// Changes that were finished afterwards.
  var settled = 0
  /// Files that were left and removed.
  var removed = 0
  /// Baselines that were compared with the journal.
  var looks = 0
  /// Decisions that were taken back and done again.
  var undone = 0
  /// Merged runs that are there and whole.
  var merged = 0
  /// The kills by what the process was doing.
  var byWork: [String: Int] = [:]

  var text: String {
    let works = byWork.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    return
      "crash campaign: \(kills) processes killed (\(works)), \(ends) came to their end before; \(settled) changes "
      + "finished afterwards, \(removed) leftovers removed, \(looks) baselines compared with the journal, \(merged) "
      + "merged runs whole, \(undone) decisions taken back and done again"
  }
}

/// One project, and what happens in it.
final class CrashCampaign {
  private let sandbox: Sandbox
  private let seed: UInt64
  private var generator: SeededGenerator
  private var number = 0
  /// How many nanoseconds a process takes that approves everything and is left alone.
  private var life = 0
  private var journal: [UInt8] = []

  /// The checks that go on, and those of a test that is gone.
  private let living = (0..<4).map { "living-\($0)" }
  private let gone = (0..<3).map { "gone-\($0)" }

  private var keys: [CheckKey] {
    living.map { Samples.key($0) } + gone.map { Samples.key($0, test: "testGone") }
  }

  private static let known = Set((0..<Screen.variants).map { "\(Screen.variant($0).picture.digest)" })

  init(seed: UInt64) throws {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    sandbox = try Sandbox()
    try sandbox.run("first", all: keys.map { .init($0, .variant(0)) }, mode: .missing)
    try sandbox.remove(".galley/runs/first")
    try run("seen", keys.map { .init($0, .variant(1)) })
    let clock = ContinuousClock()
    let approving = try start("approve")
    let life = clock.measure { approving.waitUntilExit() }
    self.life = Int(life / .nanoseconds(1))
    try sandbox.remove(".galley/runs/seen")
    journal = try sandbox.bytes("Baselines/approvals.jsonl")
  }

  /// Starts four processes, kills them, and looks at what is left.
  func round(_ tally: inout CrashTally) throws {
    number += 1
    let place: Comment = "seed \(seed), round \(number)"
    // What was pruned is back in the next run, as something new.
    try run("seen", keys.map { .init($0, .variant(.random(in: 0..<5, using: &generator))) })
    try run(
      "partial", living.map { .init(Samples.key($0), .variant(0)) }, tests: "Recipes.RecipesTests/testDetails"
    )

    let waiting = try sandbox.verdict("seen").checks.filter(\.awaitsDecision).map(\.transition.id)
    let comments = waiting.map { "{\"id\":\"\($0)\",\"action\":\"comment\",\"reason\":\"look\"}" }
    try sandbox.write(
      "{\"format\":1,\"run\":\"seen\",\"decisions\":[\(comments.joined(separator: ","))]}",
      to: "comments.json")

    let works = (0..<4).map { _ in Self.works.randomElement(using: &generator) ?? "approve" }
    let processes = try works.map { (work: $0, process: try start($0)) }
    let order = processes.shuffled(using: &generator)
    for (work, process) in order {
      // One after the other, so the last one lives up to four times as long as one that is alone.
      wait(.nanoseconds(Int.random(in: 0...life, using: &generator)), while: process)
      if process.isRunning, kill(process.processIdentifier, SIGKILL) == 0 {
        tally.kills += 1
        tally.byWork[work, default: 0] += 1
      } else {
        tally.ends += 1
      }
    }
    for (_, process) in processes { process.waitUntilExit() }

    // What was cut short is as if it were finished for whoever reads, and nothing is changed by reading.
    let left = sandbox.files("Baselines")
    let report = sandbox.store.verify()
    #expect(report.findings == [], place)
    #expect(sandbox.files("Baselines") == left, place)
    let states = try keys.map { try sandbox.store.decided($0).digest }
    let tidied = sandbox.store.tidy()
    #expect(tidied.faults == [] && tidied.settled == report.unfinished, place)
    #expect(try keys.map { try sandbox.store.decided($0).digest } == states, place)
    tally.settled += tidied.settled.count
    tally.removed += tidied.removed.count
    #expect(
      sandbox.files("Baselines").allSatisfy { !$0.contains("/.") || $0.hasSuffix("/.gitignore") }, place)
    try look(&tally, place)
    for name in try Run.names(in: sandbox.project) where name.hasPrefix("merged-") {
      let merged = try Run(name, in: sandbox.project)
      #expect(merged.unreadable.isEmpty && merged.records.count == keys.count + living.count, place)
      tally.merged += 1
    }
    try takeBackAndDoAgain(&tally, place)
    for run in try FileManager.default.contentsOfDirectory(atPath: sandbox.url(".galley/runs").path) {
      try sandbox.remove(".galley/runs/\(run)")
    }
  }

  /// Makes a run as "galley test" does.
  private func run(_ name: String, _ checks: [Sandbox.Check], tests: String? = nil) throws {
    let project = sandbox.project
    try Run.begin(name, in: project, RunLaunch(started: Date(), command: ["test"], process: .current))
    if let tests { try sandbox.list(name, tests) }
    try sandbox.run(name, all: checks)
    try Run.end(name, in: project, RunSummary(ended: Date(), status: 0))
  }

  private static let works = [
    "approve", "approve", "undo", "prune", "record", "record", "verify", "merge", "reject", "optimise",
    "init",
    "comment",
  ]

  private func start(_ work: String) throws -> Process {
    switch work {
    case "approve": return try Binary.start(["approve", "--all", "--run", "seen"], in: sandbox)
    case "undo": return try Binary.start(["undo"], in: sandbox)
    case "prune": return try Binary.start(["prune", "--run", "partial"], in: sandbox)
    case "merge":
      return try Binary.start(["merge", "partial", "seen", "-o", "merged-\(generator.next())"], in: sandbox)
    case "verify", "optimise": return try Binary.start([work], in: sandbox)
    case "init": return try Binary.start(["init", "--no-sample"], in: sandbox)
    case "reject":
      return try Binary.start(["reject", "--all", "--run", "seen", "--reason", "no"], in: sandbox)
    case "comment":
      return try Binary.start(["decide", "comments.json", "--run", "seen"], in: sandbox)
    default:
      let variant = "\(Int.random(in: 0..<Screen.variants, using: &generator))"
      return try Binary.start(
        [sandbox.root, "recorded-\(number)-\(generator.next())", variant] + living, in: sandbox,
        program: "galley-recorder")
    }
  }

  /// Lets some time pass, or less if the process ends.
  private func wait(_ time: Duration, while process: Process) {
    let clock = ContinuousClock()
    let end = clock.now + time
    while clock.now < end, process.isRunning { sched_yield() }
  }

  /// Every baseline is what the last line about it says, lines about it follow from each other, and none is gone.
  private func look(_ tally: inout CrashTally, _ place: Comment) throws {
    let bytes = try sandbox.bytes("Baselines/approvals.jsonl")
    #expect(bytes.starts(with: journal), place)
    journal = bytes
    let records = try sandbox.store.journal.records()
    #expect(Set(records.map(\.id)).count == records.count, place)
    var last: [CheckKey: ContentDigest?] = [:]
    let subjects = UndoneDecisions(records)
    for record in records {
      guard let subject = subjects.subject(of: record), subject.action.changesBaseline else { continue }
      if let before = last[record.key] { #expect(record.from == before, place) }
      last[record.key] = record.to
    }
    for key in keys {
      var found: ContentDigest?
      switch try sandbox.store.read(key) {
      case .missing: found = nil
      case .found(let baseline): found = baseline.digest
      case .text: Issue.record("a text, \(place)")
      }
      #expect(found == last[key] ?? nil, place)
      if let pixels = found?.pixels { #expect(Self.known.contains("\(pixels)"), place) }
      tally.looks += 1
    }
  }

  /// Taking a decision back and doing it again leaves every file as it was, byte for byte.
  private func takeBackAndDoAgain(_ tally: inout CrashTally, _ place: Comment) throws {
    let before = try contents()
    let subjects = UndoneDecisions(try sandbox.store.journal.records())
    let undo = Signature(by: "Ada", at: Date())
    guard let result = try takenBack(undo) else { return }
    for refused in result.refused {
      if case .moved = refused.fault { continue }
      Issue.record("\(refused.fault), \(place)")
    }
    guard !result.records.isEmpty else { return }
    let changes = result.records.contains { subjects.subject(of: $0)?.action.changesBaseline ?? true }
    let after = try contents()
    #expect((after != before) == changes, place)
    let redo = try sandbox.store.takeBack(undo.decision, Signature(by: "Ada", at: Date()))
    #expect(redo.refused.isEmpty, place)
    #expect(try contents() == before, place)
    tally.undone += 1
  }

  /// The last decision, taken back; `nil` if there is none.
  private func takenBack(_ signature: Signature) throws -> UndoResult? {
    do { return try sandbox.store.takeBack(nil, signature) } catch UndoError.nothingToUndo { return nil }
  }

  /// All files of baselines.
  private func contents() throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for file in sandbox.files("Baselines") where !file.hasSuffix(".jsonl") {
      contents[file] = try sandbox.bytes(file)
    }
    return contents
  }
}
