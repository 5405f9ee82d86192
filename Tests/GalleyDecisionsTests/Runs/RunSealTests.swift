import BaselineFixtures
import Foundation
import GalleyExplanation
import GalleyImage
import Glibc
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

/// A run that was edited after it was written is not clean, and it is said what was.
@Suite struct RunSealTests {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(Samples.key("other")))
    let launch = RunLaunch(started: Date(), command: ["test"], process: .current)
    try Run.begin("r", in: sandbox.project, launch)
    try sandbox.run("r", .init(Samples.key(), Screen().button("Remove")), .init(Samples.key("other")))
    try Run.end("r", in: sandbox.project, RunSummary(ended: Date(), status: 0))
    return sandbox
  }

  private static let folder = ".galley/runs/r"

  private func findings(_ sandbox: Sandbox) throws -> [String] {
    let verdict = try sandbox.verdict("r")
    #expect((verdict.exitCode == .notComparable) == !verdict.findings.isEmpty)
    return verdict.findings.map { "\($0)" }
  }

  @Test func whatNobodyTouchedIsWhole() throws {
    #expect(try findings(try sandbox()) == [])
  }

  /// A record of a difference is made one of a match.
  @Test(arguments: [
    ["\"mismatch\"", "\"match\""], ["\"level\": \"exact\"", "\"level\": \"none\""], ["    ", "   "],
  ])
  func aRecordThatWasEditedIsNamed(_ change: [String]) throws {
    let sandbox = try sandbox()
    let record = try #require(
      sandbox.files(Self.folder + "/records").first { try sandbox.text($0).contains("\"mismatch\"") })
    let text = try sandbox.text(record)
    let edited = text.replacing(change[0], with: change[1])
    try #require(edited != text || change[0].contains("level"))
    try sandbox.write(edited == text ? text + " " : edited, to: record)
    #expect(
      try findings(sandbox) == [
        "\(record) changed after the run: its bytes have another digest than the run noted; run the tests again"
      ])
    // What is not believed cannot be approved either.
    #expect(try sandbox.approve("r").approved.isEmpty)
  }

  @Test func aRecordThatWasRemovedOrAddedIsNamed() throws {
    let sandbox = try sandbox()
    let records = sandbox.files(Self.folder + "/records")
    let bytes = try sandbox.bytes(records[0])
    try sandbox.remove(records[0])
    #expect(
      try findings(sandbox) == ["\(records[0]) is missing since the run; run the tests again"])
    try sandbox.write(bytes, to: records[0])
    #expect(try findings(sandbox) == [])
    let added = Self.folder + "/records/99-000001.json"
    try sandbox.write(bytes, to: added)
    #expect(try findings(sandbox) == ["\(added) was not written by the run; run the tests again"])
  }

  @Test func notesThatWereEditedRemovedOrAddedAreNamed() throws {
    for name in ["launch.json", "process-\(getpid()).json"] {
      let sandbox = try sandbox()
      let path = "\(Self.folder)/\(name)"
      let bytes = try sandbox.bytes(path)
      try sandbox.write(bytes + [0x20], to: path)
      let edited =
        "\(path) changed after the run: its bytes have another digest than the run noted; run the tests again"
      #expect(try findings(sandbox) == [edited])
      try sandbox.remove(path)
      #expect(
        try findings(sandbox).contains("\(path) is missing since the run; run the tests again"))
      try sandbox.write(bytes, to: path)
      #expect(try findings(sandbox) == [])
    }
    let sandbox = try sandbox()
    let process = "\(Self.folder)/process-\(getpid()).json"
    try sandbox.write(try sandbox.bytes(process), to: "\(Self.folder)/process-1.json")
    #expect(
      try findings(sandbox).contains(
        "\(Self.folder)/process-1.json was not written by the run; run the tests again"))
  }

  @Test func aMergedRunIsSealedToo() throws {
    let sandbox = try sandbox()
    try RunMerge(["r"], in: sandbox.project).write("merged")
    #expect(try sandbox.verdict("merged").findings.isEmpty)
    let record = try #require(sandbox.files(".galley/runs/merged/records").first)
    try sandbox.write(try sandbox.bytes(record) + [0x20], to: record)
    #expect(try sandbox.verdict("merged").findings.count == 1)
    // One that was edited is not merged.
    let original = try #require(sandbox.files(Self.folder + "/records").first)
    try sandbox.write(try sandbox.bytes(original) + [0x20], to: original)
    #expect(throws: RunMergeError.self) { try RunMerge(["r"], in: sandbox.project) }
  }

  /// What lacks digests may have had them.
  @Test(arguments: [["files"], ["seal"], ["files", "seal"]])
  func aSummaryWithoutDigestsIsNotBelieved(_ fields: [String]) throws {
    let sandbox = try sandbox()
    let path = "\(Self.folder)/run.json"
    var object = try #require(
      try JSONSerialization.jsonObject(with: Data(try sandbox.bytes(path))) as? [String: Any])
    for field in fields { object[field] = nil }
    try sandbox.write([UInt8](try JSONSerialization.data(withJSONObject: object)), to: path)
    #expect(try findings(sandbox) == ["\(RunError.unsealed(path))"])
    #expect(throws: RunMergeError.self) { try RunMerge(["r"], in: sandbox.project) }
  }

  // MARK: What a record claims

  /// What a record says of a comparison that passed is not believed, even where nothing tells that it was edited.
  @Test func aClaimIsJudgedAgain() throws {
    let sandbox = try sandbox()
    try sandbox.forgetDigests("r")
    let path = try #require(
      sandbox.files(Self.folder + "/records").first { try sandbox.text($0).contains("\"mismatch\"") })
    let text = try sandbox.text(path)
    for status in ["match", "tolerated"] {
      try sandbox.write(text.replacing("\"mismatch\"", with: "\"\(status)\""), to: path)
      let verdict = try sandbox.verdict("r")
      #expect(verdict.checks.first?.outcome.status == .mismatch, "\(status)")
      #expect(verdict.exitCode == .differences)
    }
    // Nor is the picture that was kept taken for another one.
    let record = try #require(try Run("r", in: sandbox.project).records.first { $0.isKept })
    try sandbox.write(
      [UInt8](try PNG.encode(Screen().picture)), to: "\(Self.folder)/pictures/\(record.candidate.name).png")
    let verdict = try sandbox.verdict("r")
    #expect(verdict.checks.first?.outcome.status == .unusable)
    #expect(verdict.exitCode == .notComparable)
  }

  // MARK: Links

  @Test func aLinkForARunIsRefused() throws {
    let sandbox = try sandbox()
    #expect(rename(sandbox.url(Self.folder).path, sandbox.url("elsewhere").path) == 0)
    #expect(symlink(sandbox.url("elsewhere").path, sandbox.url(Self.folder).path) == 0)
    #expect(throws: RunError.link(Self.folder)) { try Run("r", in: sandbox.project) }
    #expect(
      "\(RunError.link(Self.folder))"
        == "\(Self.folder) is a symbolic link, and a run has none; run the tests again")
    // Without a name it is not even looked at.
    #expect(throws: RunError.noRuns) { try Run(nil, in: sandbox.project) }
  }

  @Test(arguments: ["records", "pictures", "trees", "a record", "a picture", "the note"])
  func aLinkInsideARunIsRefused(_ part: String) throws {
    let sandbox = try sandbox()
    let path =
      switch part {
      case "a record": try #require(sandbox.files(Self.folder + "/records").first)
      case "a picture": try #require(sandbox.files(Self.folder + "/pictures").first)
      case "the note": "\(Self.folder)/run.json"
      default: "\(Self.folder)/\(part)"
      }
    #expect(rename(sandbox.url(path).path, sandbox.url("elsewhere").path) == 0)
    #expect(symlink(sandbox.url("elsewhere").path, sandbox.url(path).path) == 0)
    let found = try findings(sandbox)
    #expect(found.contains { $0.contains(path) && $0.contains("symbolic link") }, "\(found)")
  }
}
