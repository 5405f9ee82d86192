import BaselineFixtures
import Foundation
import Glibc
import SeededCases
import Testing

@testable import GalleyBaselines

/// What is left of a process that dies.
@Suite struct ProcessTrailTests {
  private func trail(_ sandbox: Sandbox, _ use: (ProcessTrail) -> Void) throws -> KeptTrail {
    let trail = try #require(ProcessTrail(.current, at: sandbox.url("trail").path))
    use(trail)
    return try #require(KeptTrail(try sandbox.bytes("trail")))
  }

  private func owner(_ number: Int) -> TestOwner { TestOwner(suite: ["FeedTests"], test: "test\(number)") }

  @Test func theLastStepOfEveryTestIsKept() throws {
    let sandbox = try Sandbox()
    let kept = try trail(sandbox) { trail in
      trail.note("Launch", of: owner(1))
      trail.note("Launch", of: owner(2))
      trail.note("Tap \"Retry\" Button", of: owner(1))
      trail.note("Launch", of: nil)
      trail.end(owner(2))
    }
    #expect(kept.process == .current)
    #expect(
      kept.steps == [
        .init(test: "", step: "Launch"), .init(test: "FeedTests/test1", step: "Tap \"Retry\" Button"),
      ])
  }

  @Test func longAndHostileTextsStayWithinTheirLine() throws {
    let sandbox = try Sandbox()
    let texts = HostileTexts.all.map(\.text) + ["𝄞" + String(repeating: "漢字", count: 400)]
    for text in texts {
      try? sandbox.remove("trail")
      let kept = try trail(sandbox) { $0.note(text, of: TestOwner(suite: [text], test: text)) }
      #expect(kept.steps.count == 1)
      #expect(kept.steps.allSatisfy { !$0.step.contains { $0.isNewline || $0 == "\t" } })
    }
  }

  @Test func ofManyTestsThoseThatDidSomethingLastAreKept() throws {
    let sandbox = try Sandbox()
    let kept = try trail(sandbox) { trail in
      for number in 0..<100 { trail.note("step", of: owner(number)) }
    }
    #expect(
      kept.steps.map(\.test) == (0..<100).reversed().prefix(ProcessTrail.slots).map { "FeedTests/test\($0)" })
  }

  @Test func whatIsNoTrailIsRefused() {
    #expect(KeptTrail([]) == nil)
    #expect(KeptTrail([UInt8](repeating: 32, count: (ProcessTrail.slots + 1) * ProcessTrail.width)) == nil)
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<Soak.times(200, oneIn: 10) {
      let bytes = (0..<(ProcessTrail.slots + 1) * ProcessTrail.width).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      #expect(KeptTrail(bytes) == nil)
    }
  }

  @Test func aProcessThatClosesLeavesNothing() throws {
    let sandbox = try Sandbox()
    let recorder = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "r"])
    let test = try #require(TestName("M.FeedTests/testFeed"))
    recorder.noteTestStart(test)
    recorder.noteStep("Launch", of: owner(1))
    // Until then it is what a reader finds of a process that died.
    let open = try Run("r", in: sandbox.project)
    #expect(open.processes.first?.tests?.map(\.end) == [.cut])
    #expect(open.trails.first?.last(of: test) == "it began")
    recorder.noteTest(TestResult(test, .passed, duration: 1.5))
    #expect(try Run("r", in: sandbox.project).processes.first?.tests?.map(\.end) == [.passed])
    try recorder.close()
    let files = sandbox.files(".galley/runs/r").map { ($0 as NSString).lastPathComponent }
    #expect(files.count == 1 && files[0].hasPrefix("process-"))
    let run = try Run("r", in: sandbox.project)
    #expect(run.trails == [])
    #expect(run.processes.first?.tests?.first?.duration == 1.5)
  }
}
