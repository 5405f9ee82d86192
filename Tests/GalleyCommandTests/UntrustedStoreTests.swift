import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyExplanation
import GalleyImage
import Glibc
import Testing

@testable import GalleyBaselines
@testable import GalleyCommands

/// What somebody puts into a store or a run by hand, and what the command line says of it.
@Suite struct UntrustedStoreTests {
  private static let seen = Screen().button("Remove")

  /// A project whose baseline was replaced by hand with what the test makes now.
  private func forged() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let snapshot = Self.seen.snapshot
    let sidecar = Sidecar(
      key: Samples.key(), pixels: snapshot.picture.digest, scale: snapshot.scale,
      fingerprint: Samples.fingerprint, tree: snapshot.tree)
    try sandbox.write([UInt8](try PNG.encode(snapshot.picture)), to: Sandbox.baseline + ".png")
    try sandbox.write(try StableJSON.document(sidecar), to: Sandbox.baseline + ".json")
    try sandbox.run("r", .init(Samples.key(), Self.seen))
    return sandbox
  }

  @Test func aForgedBaselineIsSaidAndTheWayOutWorks() throws {
    let sandbox = try forged()
    let tool = Tool(sandbox: sandbox)
    let gate = tool("gate")
    #expect(gate.code == .notComparable)
    #expect(
      gate.out.contains("\(Sandbox.baseline).png is ") && gate.out.contains("it was approved as ")
        && gate.out.contains(" by Ada on 2026-07-25; "), "\(gate.out)")
    #expect(tool("verify").code == .notComparable)
    let status = tool("status")
    #expect(status.code == .clean && status.out.contains(Samples.key().text), "\(status.out)")
    let approve = tool("approve", Samples.key().text, "--reason", "looked at it")
    #expect(approve.code == .clean, "\(approve.err)")
    #expect(tool("gate").code == .clean && tool("verify").code == .clean)
    #expect(try sandbox.store.journal.records().last?.reason == "looked at it")
    // Taking it back says that the old one is not here any more, and changes nothing.
    let undo = tool("undo")
    #expect(undo.code == .notComparable, "\(undo.out)")
    #expect(tool("gate").code == .clean)
  }

  @Test func aDeletedJournalIsSaidAndTheWayOutWorks() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(Samples.key("other")))
    try sandbox.run("r", .init(), .init(Samples.key("other")))
    try sandbox.remove("Baselines/approvals.jsonl")
    let tool = Tool(sandbox: sandbox)
    let gate = tool("gate")
    #expect(gate.code == .notComparable)
    #expect(
      gate.out.contains("has no approval in Baselines/approvals.jsonl"), "\(gate.out)")
    #expect(tool("approve", "--all").code == .clean)
    #expect(tool("gate").code == .clean)
  }

  @Test func aCacheInTheProjectIsRefused() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    let inside = sandbox.url(".cache").path
    let result = Tool(sandbox: sandbox, environment: ["USER": "ada", "GALLEY_CACHE": inside])("gate")
    #expect(result.code == .notComparable)
    #expect(
      result.out.contains("GALLEY_CACHE is \(inside), which is inside \(sandbox.root)"), "\(result.out)")
    let outside = try Sandbox()
    let place = ["USER": "ada", "GALLEY_CACHE": outside.url("cache").path]
    #expect(Tool(sandbox: sandbox, environment: place)("gate").code == .clean)
    #expect(FileManager.default.fileExists(atPath: outside.url("cache/content").path))
    #expect(Tool(sandbox: sandbox, environment: place)("gate").code == .clean)
  }

  @Test func aLinkForARunIsRefused() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    #expect(rename(sandbox.url(".galley/runs/r").path, sandbox.url("elsewhere").path) == 0)
    #expect(symlink(sandbox.url("elsewhere").path, sandbox.url(".galley/runs/r").path) == 0)
    for command in ["gate", "status", "report", "approve"] {
      let result = Tool(sandbox: sandbox).run(
        [command, "--run", "r"] + (command == "approve" ? ["--all"] : []))
      #expect(result.code == .notComparable, "\(command)")
      #expect(
        result.err
          == "galley: .galley/runs/r is a symbolic link, and a run has none; run the tests again.\n",
        "\(command)")
    }
  }

  /// No command that reads changes a file, of a store with a change that was cut short and leftovers in it.
  @Test func readingChangesNothing() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(Samples.key("other")))
    try sandbox.run("r", .init(Samples.key(), Self.seen), .init(Samples.key("other"), Self.seen))
    let key = Samples.key("other")
    let record = DecisionRecord(
      .remove, Signature(by: "Ada", at: Date()), run: nil, key: key, from: try sandbox.store.read(key).digest,
      to: nil)
    let files = BaselineFiles(key, in: sandbox.project.baselines)
    for step in [WriteStep.keepOld, .stageIntent, .writeIntent, .moveContent] {
      try sandbox.store.perform(step, StoreChange(removing: record), files)
    }
    try sandbox.write("half", to: "Baselines/RecipesTests/testDetails/.x.png.new")
    func contents() throws -> [String: [UInt8]] {
      try (sandbox.files("Baselines") + sandbox.files(".galley")).filter { !$0.hasPrefix(".galley/report") }
        .reduce(into: [:]) { $0[$1] = try sandbox.bytes($1) }
    }
    let before = try contents()
    let tool = Tool(sandbox: sandbox)
    for words in [
      ["gate"], ["gate", "--fail-on-orphans", "--html", "site"], ["status"], ["status", "--json"], ["verify"],
      ["report"],
      ["history", "*"], ["explain", Samples.key().text], ["explain", key.text], ["optimise", "--check"],
      ["prune", "--dry-run"], ["approve", "--all", "--dry-run"], ["undo", "--dry-run"],
    ] {
      let result = tool.run(words)
      #expect(result.code != .usage, "\(words): \(result.err)")
      #expect(try contents() == before, "\(words)")
    }
    // A test that compares changes nothing either, beside its own run.
    try sandbox.run("s", .init(Samples.key(), Self.seen), .init(key, Self.seen))
    #expect(try contents().filter { !$0.key.hasPrefix(".galley/runs/s/") } == before)
  }
}
