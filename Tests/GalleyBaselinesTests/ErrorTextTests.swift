import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleySystem
import GalleyTree
import Glibc
import GoldenFiles
import Testing

@testable import GalleyBaselines

/// The words of errors that are hard to bring about, such as a full disk.
@Suite struct ErrorTextTests {
  @Test func approvals() {
    let digest = ContentDigest(pixels: PixelDigest("0123456789abcdef0123456789abcdef")!, tree: nil)
    expectGolden(
      "\(ApprovalError.moved(seen: nil, now: digest))", "ApprovalError.moved(seen: nil, now: digest)")
    expectGolden(
      "\(ApprovalError.moved(seen: digest, now: nil))", "ApprovalError.moved(seen: digest, now: nil)")
    expectGolden("\(ApprovalError.notWritable("no\nroom"))", "ApprovalError.notWritable(\"no\\nroom\")")
    expectGolden("\(ApprovalError.notKept(.noRuns))", "ApprovalError.notKept(.noRuns)")
    #expect("\(ApprovalError.baseline(.sidecarPointer("x.json")))".hasPrefix("x.json is a Git LFS pointer"))
    expectGolden(
      "\(ComparisonError.recording(.file(FileError(.write, "x", .full))))",
      "ComparisonError.recording(.file(FileError(.write, \"x\", .full)))")
  }

  @Test func runs() {
    expectGolden([
      (
        "RunError.doubled(Samples.key(), first: Samples.place(3), second: Samples.place(3))",
        "\(RunError.doubled(Samples.key(), first: Samples.place(3), second: Samples.place(3)))"
      ),
      (
        "RunError.caseCollision(Samples.key(\"Details\"), Samples.key(), first: Samples.place(3), ...",
        "\(RunError.caseCollision(Samples.key("Details"), Samples.key(), first: Samples.place(3), second: Samples.place(9)))"
      ),
      (
        "RunError.notWritable(Samples.key(), \"a number in its tree is not finite\")",
        "\(RunError.notWritable(Samples.key(), "a number in its tree is not finite"))"
      ),
      ("RunError.unsealed(\".galley/runs/r/run.json\")", "\(RunError.unsealed(".galley/runs/r/run.json"))"),
    ])
  }

  @Test func aTreeThatIsNotFiniteFailsItsCheck() throws {
    let sandbox = try Sandbox()
    var check = Sandbox.Check()
    check.snapshot.tree?.children[0].frame.origin.x = .nan
    #expect(
      try sandbox.run("r", check)[0]
        == .unusable(.run(.notWritable(Samples.key(), "a number in its tree is not finite"))))
  }
}
