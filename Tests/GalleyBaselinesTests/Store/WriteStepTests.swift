import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleySystem
import GalleyTree
import Testing

@testable import GalleyBaselines

/// A change of a baseline may be cut short after any step, and in the middle of one.
@Suite struct WriteStepTests {
  private func candidate(_ screen: Screen) throws -> Candidate {
    let digest = ContentDigest(pixels: screen.picture.digest, tree: try ContentDigest.tree(of: screen.tree))
    let sidecar = Sidecar(
      key: Samples.key(), pixels: screen.picture.digest, scale: 2, fingerprint: Samples.fingerprint,
      tree: screen.tree
    )
    return Candidate(
      content: [UInt8](try PNG.encode(screen.picture)), sidecar: .picture(sidecar), digest: digest)
  }

  private func approval(_ from: ContentDigest?, _ to: ContentDigest) -> DecisionRecord {
    DecisionRecord(.approve, Samples.signature, run: "r", key: Samples.key(), from: from, to: to)
  }

  private func digest(_ sandbox: Sandbox) throws -> ContentDigest? {
    switch try sandbox.store.read(Samples.key()) {
    case .missing: nil
    case .found(let baseline): baseline.digest
    case .text(let baseline): baseline.digest
    }
  }

  @Test(arguments: 0...WriteStep.allCases.count, [true, false])
  func whateverWasDoneLeavesTheOldOrTheNew(_ done: Int, _ hasOld: Bool) throws {
    let sandbox = try Sandbox()
    if hasOld { try sandbox.makeBaselines(.init()) }
    let old = try digest(sandbox)
    let new = try candidate(Screen().button("Remove"))
    let record = approval(old, new.digest)
    let files = BaselineFiles(Samples.key(), in: sandbox.project.baselines)
    let steps = WriteStep.allCases.prefix(done)
    let change = try StoreChange(with: new, record)
    for step in steps { try sandbox.store.perform(step, change, files) }

    let isPromised = steps.contains(.writeIntent)
    #expect(try digest(sandbox) == (isPromised ? new.digest : old))
    let lines = try sandbox.store.records()
    #expect(lines.filter { $0.id == record.id }.count == (isPromised ? 1 : 0))
    if isPromised {
      #expect(sandbox.store.tidy().faults.isEmpty)
      #expect(sandbox.files("Baselines").allSatisfy { !$0.contains("/.") }, "\(sandbox.files("Baselines"))")
    }
    // A second look finds the same, and the next change goes through.
    #expect(try digest(sandbox) == (isPromised ? new.digest : old))
    let next = try candidate(Screen().button("Finished"))
    let current = try digest(sandbox)
    try sandbox.store.replace(
      with: next, expecting: .exactly(current), approval: approval(current, next.digest))
    #expect(try digest(sandbox) == next.digest)
    #expect(sandbox.files("Baselines").allSatisfy { !$0.contains("/.") }, "\(sandbox.files("Baselines"))")
  }

  @Test(arguments: [0, 1, 50])
  func aStagedFileThatWasCutOffDoesNoHarm(_ length: Int) throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let old = try digest(sandbox)
    let new = try candidate(Screen().button("Remove"))
    let files = BaselineFiles(Samples.key(), in: sandbox.project.baselines)
    for name in [files.staged(.picture), files.staged(.sidecar), files.stagedIntent] {
      try files.folder.stage(Array(new.content.prefix(length)), as: name)
    }
    #expect(try digest(sandbox) == old)
    try sandbox.store.replace(with: new, expecting: .exactly(old), approval: approval(old, new.digest))
    #expect(try digest(sandbox) == new.digest)
    #expect(sandbox.files("Baselines").allSatisfy { !$0.contains("/.") }, "\(sandbox.files("Baselines"))")
  }

  @Test(arguments: [false, true])
  func nothingChangesWhereTheJournalCannotTellOfIt(_ isFolder: Bool) throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let old = try digest(sandbox)
    let path = "Baselines/approvals.jsonl"
    try sandbox.remove(path)
    if isFolder {
      try sandbox.write("", to: path + "/file")
    } else {
      try FileManager.default.createSymbolicLink(
        atPath: sandbox.url(path).path, withDestinationPath: "/dev/null")
    }
    let new = try candidate(Screen().button("Remove"))
    let fault = FileError(.write, path, isFolder ? .folder : .link)
    #expect(throws: ApprovalError.file(fault)) {
      try sandbox.store.replace(with: new, expecting: .exactly(old), approval: approval(old, new.digest))
    }
    #expect(try digest(sandbox) == old)
    #expect(sandbox.files("Baselines").allSatisfy { !$0.contains("/.") }, "\(sandbox.files("Baselines"))")
  }

  @Test func anIntentThatCannotBeReadIsSaid() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let files = BaselineFiles(Samples.key(), in: sandbox.project.baselines)
    try files.folder.write(Array("{".utf8), to: files.intent)
    let path = "Baselines/RecipesTests/testDetails/.details.iphone-x-light.intent"
    #expect(throws: BaselineError.intentBroken(path)) { try sandbox.store.read(Samples.key()) }
    #expect(
      "\(BaselineError.intentBroken(path))"
        == "\(path) belongs to an interrupted change and cannot be understood; "
        + "remove it, and restore the files beside it with git")
  }

  @Test func aBaselineThatMovedIsNotReplaced() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let old = try digest(sandbox)
    let other = try candidate(Screen().button("Remove"))
    try sandbox.store.replace(with: other, expecting: .exactly(old), approval: approval(old, other.digest))
    let late = try candidate(Screen().button("Finished"))
    #expect(throws: ApprovalError.moved(seen: old, now: other.digest)) {
      try sandbox.store.replace(with: late, expecting: .exactly(old), approval: approval(old, late.digest))
    }
    #expect(try digest(sandbox) == other.digest)
  }

  @Test func ofManyThatReplaceTheSameOneSucceeds() async throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let old = try digest(sandbox)
    let won = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<12 {
        group.addTask {
          guard let new = try? self.candidate(Screen().buttonTop(Double(20 + number))) else { return false }
          do {
            try sandbox.store.replace(
              with: new, expecting: .exactly(old), approval: self.approval(old, new.digest))
            return true
          } catch {
            return false
          }
        }
        group.addTask {
          // Readers meanwhile see one or the other, never damage.
          do { return try self.digest(sandbox) == nil } catch { return true }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(won == 1)
    #expect(try sandbox.store.journal.records().count == 2)
  }
}
