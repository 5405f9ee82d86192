import BaselineFixtures
import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyImage
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

@Suite struct CandidateLoaderTests {
  /// More checks than are made at a time, of a few pictures.
  private func run(_ sandbox: Sandbox) throws -> Run {
    try sandbox.run(
      "r", all: (0..<80).map { .init(Samples.key("check-\($0)"), .variant($0 % Screen.variants)) })
    return try Run("r", in: sandbox.project)
  }

  @Test func anyOrderGivesEachItsOwn() throws {
    let sandbox = try Sandbox(inMemory: true)
    let run = try run(sandbox)
    let records = run.records.filter(\.isKept)
    #expect(records.count == 80)
    var queue = CandidateLoader(records, of: run)
    // Forwards, backwards, some twice, and by a queue that knows none of them.
    for record in records + records.reversed() + [records[3], records[3]] {
      let candidate = try queue.candidate(of: record)
      #expect(candidate.digest == record.candidate)
      guard case .picture(let sidecar) = candidate.sidecar else { throw ApprovalError.notWritable("") }
      #expect(sidecar.key == record.key && sidecar.pixels == record.candidate.pixels)
      #expect(sidecar.file == nil)
      #expect(try PNG.decode(Data(candidate.content)).digest == record.candidate.pixels)
    }
    var empty = CandidateLoader([], of: run)
    #expect(try empty.candidate(of: records[7]).digest == records[7].candidate)
  }

  @Test func whatIsDamagedStopsItsOwnChecksOnly() throws {
    let sandbox = try Sandbox(inMemory: true)
    let run = try run(sandbox)
    let bad = try #require(run.records.first?.candidate)
    let shared = run.records.filter { $0.candidate.pixels == bad.pixels }.map(\.key)
    let name = ".galley/runs/r/pictures/\(try #require(bad.pixels)).png"
    var bytes = try sandbox.bytes(name)
    bytes[bytes.count / 2] ^= 0xFF
    try sandbox.write(bytes, to: name)
    let result = try sandbox.approve("r")
    #expect(Set(result.refused.map(\.key)) == Set(shared))
    #expect(result.approved.count == 80 - shared.count)
    #expect(sandbox.store.verify().findings.isEmpty)
  }

  /// Which baseline is replaced is told by its pixels, in whatever file.
  @Test(arguments: [false, true]) func whatMovedIsRefusedEitherWay(_ isSameFile: Bool) throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("mine", .init(Samples.key(), .variant(1)))
    let plan = ApprovalPlan(Selection(all: true), in: try sandbox.verdict("mine"))
    try sandbox.run("theirs", .init(Samples.key(), .variant(2)))
    try sandbox.approve("theirs")
    let png = Sandbox.baseline + ".png"
    if !isSameFile {
      try sandbox.write([UInt8](PNG.encode(Screen.variant(2).picture, effort: .fast)), to: png)
    }
    let result = DecisionService(run: try Run("mine", in: sandbox.project), store: sandbox.store).approve(
      plan, Samples.signature)
    #expect(result.approved.isEmpty && result.refused.count == 1)
    #expect("\(try #require(result.refused.first).fault)".hasPrefix("the baseline changed since the run"))
  }
}
