import BaselineFixtures
import Foundation
import GalleyExplanation
import GalleyImage
import Glibc
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

/// A change that was cut short: whoever reads sees it as finished and changes nothing; whoever writes finishes it, if it
/// was begun here.
@Suite struct UnfinishedChangeTests {
  private static let folder = "Baselines/RecipesTests/testDetails"
  private static let intent = "\(folder)/.details.iphone-x-light.intent"

  private func candidate(_ screen: Screen) throws -> Candidate {
    let digest = ContentDigest(pixels: screen.picture.digest, tree: try ContentDigest.tree(of: screen.tree))
    return Candidate(
      content: [UInt8](try PNG.encode(screen.picture)),
      sidecar: .picture(
        Sidecar(
          key: Samples.key(), pixels: screen.picture.digest, scale: 2, fingerprint: Samples.fingerprint,
          tree: screen.tree)), digest: digest)
  }

  /// A store in which a change to another screen was cut short after a step.
  private func sandbox(after last: WriteStep = .writeIntent) throws -> (Sandbox, DecisionRecord) {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(Samples.key("other")))
    let new = try candidate(Screen().button("Remove"))
    let record = DecisionRecord(
      .approve, Samples.signature, run: "r", key: Samples.key(),
      from: try sandbox.store.read(Samples.key()).digest, to: new.digest)
    let change = try StoreChange(with: new, record)
    let files = BaselineFiles(Samples.key(), in: sandbox.project.baselines)
    for step in WriteStep.allCases {
      try sandbox.store.perform(step, change, files)
      if step == last { break }
    }
    return (sandbox, record)
  }

  private func contents(_ sandbox: Sandbox) throws -> [String: [UInt8]] {
    try (sandbox.files("Baselines") + sandbox.files(".galley")).reduce(into: [:]) {
      $0[$1] = try sandbox.bytes($1)
    }
  }

  private static let unfinished: [WriteStep] = [.writeIntent, .moveContent, .moveSidecar, .journal]

  @Test(arguments: unfinished) func readersSeeItFinishedAndChangeNothing(_ step: WriteStep) throws {
    let (sandbox, record) = try sandbox(after: step)
    let seen = Screen().button("Remove")
    try sandbox.run("r", .init(Samples.key(), seen), .init(Samples.key("other")))
    let before = try contents(sandbox)
    #expect(try sandbox.store.read(Samples.key()).digest == record.to)
    #expect(try sandbox.store.decided(Samples.key()).digest == record.to)
    #expect(try sandbox.store.records().last == record)
    let verdict = try sandbox.verdict("r", Gate(countsOrphans: true))
    #expect(verdict.exitCode == .clean && verdict.checks.map(\.outcome.status) == [.match, .match])
    let report = sandbox.store.verify()
    #expect(
      report.isClean && report.unfinished == [Self.intent] && report.decisions == 3, "\(report.findings)")
    #expect(DecisionService(run: try Run("r", in: sandbox.project), store: sandbox.store).queue().isEmpty)
    #expect(try contents(sandbox) == before)
    // Whoever writes finishes it.
    let tidied = sandbox.store.tidy()
    #expect(tidied.settled == [Self.intent] && tidied.faults.isEmpty)
    #expect(try sandbox.store.journal.records().filter { $0.id == record.id }.count == 1)
    #expect(sandbox.files("Baselines").allSatisfy { !$0.contains("/.") })
    #expect(try sandbox.verdict("r").exitCode == .clean)
  }

  @Test func aCheckThatMadeTheOldPictureDiffersFromTheNewOne() throws {
    let (sandbox, _) = try sandbox()
    let before = try contents(sandbox).filter { $0.key.hasPrefix("Baselines") }
    #expect(try sandbox.run("r", .init()).map(\.status) == [.mismatch])
    #expect(try contents(sandbox).filter { $0.key.hasPrefix("Baselines") } == before)
  }

  @Test func whatItReplacedCanBeBroughtBack() throws {
    let (sandbox, record) = try sandbox()
    // The trash was emptied by hand meanwhile.
    try sandbox.remove(".galley/trash")
    let old = try #require(record.from)
    #expect(sandbox.store.tidy().settled == [Self.intent])
    _ = try sandbox.store.undo(nil, Signature(by: "Ada", at: Date()))
    #expect(try sandbox.store.decided(Samples.key()).digest == old)
  }

  /// How an intent comes to be where it was not made.
  enum Origin: CaseIterable { case otherCheckout, otherKey, otherPlace, withoutCheckout }

  @Test(arguments: Origin.allCases) func oneThatWasNotMadeHereIsNeverCarriedOut(_ origin: Origin) throws {
    let (made, _) = try sandbox()
    var intent = try #require(StoreIntent.read(try made.bytes(Self.intent)))
    var sandbox = made
    var path = Self.intent
    switch origin {
    case .otherCheckout:
      sandbox = try Sandbox()
      try sandbox.makeBaselines(.init(), .init(Samples.key("other")))
      for name in made.files("Baselines") where name.contains("/.") {
        try sandbox.write(try made.bytes(name), to: name)
      }
    case .otherKey:
      intent.record.key = Samples.key("other")
      try sandbox.write(try StableJSON.document(intent), to: path)
    case .otherPlace:
      path = "\(Self.folder)/.other.iphone-x-light.intent"
      try sandbox.write(try StableJSON.document(intent), to: path)
      try sandbox.remove(Self.intent)
    case .withoutCheckout:
      intent.checkout = nil
      try sandbox.write(try StableJSON.document(intent), to: path)
    }
    let key = origin == .otherPlace ? Samples.key("other") : Samples.key()
    // What was staged for an intent that is gone is a leftover.
    func kept() throws -> [String: [UInt8]] {
      try contents(sandbox).filter { $0.key.hasPrefix("Baselines") && !$0.key.hasSuffix(".new") }
    }
    let before = try kept()
    #expect(throws: BaselineError.intentForeign(path)) { try sandbox.store.read(key) }
    #expect(try sandbox.run("r", .init(key)).map(\.status) == [.unusable])
    let verdict = try sandbox.verdict("r")
    #expect(verdict.exitCode == .notComparable)
    #expect(
      "\(BaselineError.intentForeign(path))"
        == "\(path) is a change of a baseline from another checkout, so Galley does not finish it here; "
        + "remove it, and untracked files beside it")
    #expect(sandbox.store.verify().findings.contains(.damaged(.intentForeign(path))))
    // Nor do commands that write: they decide on everything else.
    #expect(sandbox.store.tidy().settled.isEmpty)
    #expect(try kept() == before)
  }

  @Test func aStoreThatCannotBeWrittenIsReadAllTheSame() throws {
    let (sandbox, record) = try sandbox()
    let folders = ["Baselines", "Baselines/RecipesTests", Self.folder, ".galley"].map { sandbox.url($0).path }
    for folder in folders { #expect(chmod(folder, 0o555) == 0) }
    defer { for folder in folders { chmod(folder, 0o755) } }
    #expect(try sandbox.store.decided(Samples.key()).digest == record.to)
    #expect(sandbox.store.verify().isClean)
  }
}
