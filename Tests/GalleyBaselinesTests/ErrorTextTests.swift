import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleySystem
import GalleyTree
import Glibc
import Testing

@testable import GalleyBaselines

/// The words of errors that are hard to bring about, such as a full disk.
@Suite struct ErrorTextTests {
  @Test func approvals() {
    let digest = ContentDigest(pixels: PixelDigest("0123456789abcdef0123456789abcdef")!, tree: nil)
    #expect(
      "\(ApprovalError.moved(seen: nil, now: digest))"
        == "the baseline changed since the run: it was missing then and is 01234567 now; run the tests again and look anew"
    )
    #expect(
      "\(ApprovalError.moved(seen: digest, now: nil))"
        == "the baseline changed since the run: it was 01234567 then and is missing now; run the tests again and look anew"
    )
    #expect("\(ApprovalError.notWritable("no\nroom"))" == "the snapshot cannot be written: no⏎room")
    #expect("\(ApprovalError.notKept(.noRuns))" == "there is no run yet; \"galley test\" makes one")
    #expect("\(ApprovalError.baseline(.sidecarPointer("x.json")))".hasPrefix("x.json is a Git LFS pointer"))
    #expect(
      "\(ComparisonError.recording(.file(FileError(.write, "x", .full))))"
        == "it was not recorded: cannot write x: there is no room left on the disk; make room there and try again"
    )
  }

  @Test func runs() {
    #expect(
      "\(RunError.doubled(Samples.key(), first: Samples.place(3), second: Samples.place(3)))"
        == "RecipesTests/testDetails / details @ iphone-x-light was checked twice at Tests/RecipesTests.swift:3 with "
        + "different content; in a parameterised test or a loop say what each is of: check(\"details\", for: value)"
    )
    #expect(
      "\(RunError.caseCollision(Samples.key("Details"), Samples.key(), first: Samples.place(3), second: Samples.place(9)))"
        == "RecipesTests/testDetails / Details @ iphone-x-light at Tests/RecipesTests.swift:9 and "
        + "RecipesTests/testDetails / details @ iphone-x-light at Tests/RecipesTests.swift:3 differ only in case, "
        + "which not every file system can hold; give one of the two another name")
    #expect(
      "\(RunError.notWritable(Samples.key(), "a number in its tree is not finite"))"
        == "the record of RecipesTests/testDetails / details @ iphone-x-light cannot be written: "
        + "a number in its tree is not finite")
    #expect(
      "\(RunError.unsealed(".galley/runs/r/run.json"))"
        == ".galley/runs/r/run.json has no digests of what the run wrote: an older Galley wrote it, or it was edited; "
        + "run the tests again")
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
