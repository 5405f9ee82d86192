import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyTree
import Testing

@testable import GalleyDecisions

/// Which failed tests are run again: not those whose failure would be the same.
@Suite struct RetryingTests {
  private let changed = Screen().button("Remove")
  private let other = Screen().button("Finished")

  /// A failed test with one check, at the line where it was made, attempt by attempt.
  private func make(
    _ screens: [Screen], isReproducible: Bool = false, _ reason: TestResult.Reason = .check, line: Int = 10
  ) throws -> (Sandbox, Run) {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let test = try #require(TestName("M.RecipesTests/testDetails"))
    for (index, screen) in screens.enumerated() {
      let recorder = try RunRecorder.open(
        sandbox.project, environment: [RunName.variable: "r", RunAttempt.variable: "\(index + 1)"])
      var capture = Sandbox.Check(Samples.key(), screen).capture(line: 10)
      capture.isReproducible = isReproducible
      _ = CheckRunner(store: sandbox.store, recorder: recorder).run(capture)
      recorder.noteFailure(reason == .check ? .check : .other)
      let failure = TestFailure("differs", at: Samples.place(line), reason: reason)
      recorder.noteTest(TestResult(test, .failed, reasons: [reason], failures: [failure]))
      try recorder.close()
    }
    let ends = screens.map { _ in AttemptResult(status: 1) }
    return (sandbox, try Run("r", in: sandbox.project).ending(with: ends, at: Samples.signature.at))
  }

  @Test func aDifferenceOnADeterministicDeviceIsNotRunAgain() throws {
    let (_, run) = try make([changed], isReproducible: true)
    #expect(run.repeatable(after: 1).map(\.reason) == [.deterministicDevice])
    #expect(run.retriable(after: 1) == [])
  }

  @Test func aDifferenceThatIsTheSameAgainIsNotRunAThirdTime() throws {
    let (_, run) = try make([changed, changed])
    #expect(run.retriable(after: 1).map(\.text) == ["RecipesTests/testDetails"])
    #expect(run.repeatable(after: 2).map(\.reason) == [.sameAgain])
    #expect(run.retriable(after: 2) == [])
  }

  @Test func aDifferenceThatChangesIsRunAgain() throws {
    let (_, run) = try make([changed, other])
    #expect(run.repeatable(after: 2) == [] && run.retriable(after: 2).count == 1)
  }

  @Test func whatIsNotKnownToBeTheSameIsRunAgain() throws {
    // Another failure beside; a failure at a line that made no check; a check that passed at that line.
    #expect(try make([changed], isReproducible: true, .other).1.retriable(after: 1).count == 1)
    #expect(try make([changed], isReproducible: true, line: 11).1.retriable(after: 1).count == 1)
    #expect(try make([Screen()], isReproducible: true).1.retriable(after: 1).count == 1)
  }
}
