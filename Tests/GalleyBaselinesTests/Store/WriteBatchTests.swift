import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleySystem
import GalleyTree
import SeededCases
import Testing

@testable import GalleyBaselines

/// Many baselines that change together may be cut short at any moment: each is old or new, and the journal tells which.
@Suite struct WriteBatchTests {
  private static let count = 7
  private static let keys = (0..<count).map { number in
    Samples.key("check-\(number)", suite: ["Suite\(number % 3)"])
  }

  private static func screen(_ number: Int, isNew: Bool) -> Screen {
    isNew ? Screen().button("Remove").rows(1 + number % 4) : Screen().rows(1 + number % 4)
  }

  private static func digest(_ key: CheckKey, in store: BaselineStore) throws -> ContentDigest? {
    try store.read(key).digest
  }

  /// A store with baselines of all but one, and a change of each: the first of them has none, the second goes.
  private static func prepare() throws -> (sandbox: Sandbox, planned: [PlannedChange]) {
    let sandbox = try Sandbox(inMemory: true)
    try sandbox.run(
      "before", all: keys.enumerated().dropFirst().map { .init($0.element, screen($0.offset, isNew: false)) })
    try sandbox.approve("before")
    let signature = Signature(by: "Ada", at: Samples.signature.at)
    let planned = try keys.enumerated().map { number, key in
      let old = try digest(key, in: sandbox.store)
      if number == 1 {
        let record = DecisionRecord(.remove, signature, run: nil, key: key, from: old, to: nil)
        return PlannedChange(StoreChange(removing: record), expecting: .exactly(old))
      }
      let screen = screen(number, isNew: true)
      let digest = ContentDigest(pixels: screen.picture.digest, tree: try ContentDigest.tree(of: screen.tree))
      let sidecar = Sidecar(
        key: key, pixels: screen.picture.digest, scale: 2, fingerprint: Samples.fingerprint, tree: screen.tree
      )
      let candidate = Candidate(
        content: [UInt8](try PNG.encode(screen.picture)), sidecar: .picture(sidecar), digest: digest)
      let record = DecisionRecord(.approve, signature, run: "r", key: key, from: old, to: digest)
      return PlannedChange(try StoreChange(with: candidate, record), expecting: .exactly(old))
    }
    return (sandbox, planned)
  }

  /// The steps of a stage that change one baseline's files.
  private static func steps(_ stage: WriteBatch.Stage) -> [WriteStep] {
    switch stage {
    case .check, .tell: []
    case .write: [.keepOld, .stageContent, .stageSidecar, .stageIntent]
    case .promise: [.writeIntent]
    case .move: [.moveContent, .moveSidecar]
    case .end: [.removeIntent]
    }
  }

  @Test(arguments: Soak.seeds(40, oneIn: 4)) func whereverItIsCutShortEachIsOldOrNew(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (sandbox, planned) = try Self.prepare()
    let store = sandbox.store
    let old = try Self.keys.map { try Self.digest($0, in: store) }
    let stages = WriteBatch.Stage.allCases
    let done = Int.random(in: 0...stages.count, using: &generator)
    var batch = WriteBatch(planned, in: store)
    for stage in stages.prefix(done) { batch.carryOut(stage) }
    var promised = done > 2 ? Set(planned.indices) : []
    if done < stages.count {
      // Of the stage that is cut short some changes are done, one is in the middle, and the others have not begun; what was
      // not flushed yet may be lost in any order.
      for index in planned.indices.shuffled(using: &generator).prefix(
        Int.random(in: 0...Self.count, using: &generator))
      {
        let files = BaselineFiles(planned[index].change.record.key, in: sandbox.project.baselines)
        let steps = Self.steps(stages[done])
        for step in steps.prefix(Int.random(in: 0...steps.count, using: &generator)) {
          try store.perform(step, planned[index].change, files, flushes: false)
          if step == .writeIntent { promised.insert(index) }
        }
      }
    }
    func check() throws {
      for (index, one) in planned.enumerated() {
        let record = one.change.record
        #expect(
          try Self.digest(record.key, in: store) == (promised.contains(index) ? record.to : old[index]),
          "\(done) \(index)")
        #expect(
          try store.records().count { $0.id == record.id } == (promised.contains(index) ? 1 : 0),
          "\(done) \(index)")
      }
    }
    // Whoever reads sees it at once, and whoever writes finishes it.
    try check()
    #expect(store.tidy().faults.isEmpty)
    try check()
    #expect(sandbox.files("Baselines").allSatisfy { !$0.contains("/.") }, "\(sandbox.files("Baselines"))")
    #expect(try store.journal.records().count == Self.count - 1 + promised.count)
    // And the rest goes through as if nothing had been.
    let rest = planned.indices.filter { !promised.contains($0) }.map { planned[$0] }
    let faults = try store.locked { () throws(FileError) in store.carryOut(rest) }
    #expect(faults.allSatisfy { $0 == nil }, "\(faults)")
    promised = Set(planned.indices)
    try check()
    #expect(store.verify().isClean)
  }

  @Test func whatCannotBeChangedKeepsNoOtherFromIt() throws {
    var (sandbox, planned) = try Self.prepare()
    let store = sandbox.store
    // One moved, one is damaged, one comes twice.
    let other = ContentDigest(pixels: Screen().picture.digest, tree: nil)
    planned[2].expectation = .exactly(other)
    let damaged = BaselineFiles(Self.keys[3], in: sandbox.project.baselines)
    try damaged.folder.write(Array("no picture".utf8), to: damaged.picture)
    planned.append(planned[4])
    let faults = try store.locked { () throws(FileError) in store.carryOut(planned) }
    #expect(faults.indices.filter { faults[$0] != nil } == [2, 3, planned.count - 1])
    if case .moved(let seen, _)? = faults[2] { #expect(seen == other) } else { Issue.record("\(faults)") }
    if case .baseline? = faults[3] {} else { Issue.record("\(faults)") }
    if case .moved? = faults[planned.count - 1] {} else { Issue.record("\(faults)") }
    for index in [0, 1, 4, 5, 6] {
      #expect(try Self.digest(Self.keys[index], in: store) == planned[index].change.record.to)
    }
    #expect(sandbox.files("Baselines").allSatisfy { !$0.contains("/.") })
  }

  @Test func whereTheJournalCannotTellOfItNothingChanges() throws {
    let (sandbox, planned) = try Self.prepare()
    let old = try Self.keys.map { try Self.digest($0, in: sandbox.store) }
    try sandbox.remove("Baselines/approvals.jsonl")
    try sandbox.write("", to: "Baselines/approvals.jsonl/file")
    let faults = try sandbox.store.locked { () throws(FileError) in sandbox.store.carryOut(planned) }
    #expect(faults.allSatisfy { $0 == .file(FileError(.write, "Baselines/approvals.jsonl", .folder)) })
    #expect(try Self.keys.map { try Self.digest($0, in: sandbox.store) } == old)
    #expect(sandbox.files("Baselines").allSatisfy { !$0.contains("/.") })
  }
}
