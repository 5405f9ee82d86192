import BaselineFixtures
import Foundation
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

/// What tests attached is in a merged run as it was in its parts.
@Suite struct MergedAttachmentsTests {
  @Test func attachmentsOfATestAreFoundInTheMergedRun() throws {
    let sandbox = try Sandbox()
    try Run.begin("r", in: sandbox.project, RunLaunch(started: Date(), command: ["test"], process: .current))
    let recorder = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "r"])
    let name = try #require(TestName("LoginTests.LoginTests/testLogin"))
    var result = TestResult(name, .passed)
    result.attachments = [
      try recorder.keepAttachment(
        name: "screen", type: "public.plain-text", fileExtension: "txt", content: Array("text".utf8))
    ]
    recorder.noteTest(result)
    try recorder.close()
    try Run.end("r", in: sandbox.project, RunSummary(ended: Date(), status: 0))
    let paths = try Run("r", in: sandbox.project).suiteResult.tests.flatMap(\.attachments).map(\.path)
    try #require(paths.count == 1)

    try RunMerge(["r"], in: sandbox.project).write("merged")
    let merged = try Run("merged", in: sandbox.project).suiteResult.tests.flatMap(\.attachments).map(\.path)
    #expect(merged.count == 1)
    #expect(merged.allSatisfy { $0.contains("/runs/merged/attachments/s1-") }, "\(merged)")
    #expect(try merged.map { try String(contentsOfFile: $0, encoding: .utf8) } == ["text"])
  }
}
