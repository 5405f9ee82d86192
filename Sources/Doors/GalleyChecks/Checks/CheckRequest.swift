import Foundation
import GalleyAutomation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyPages
import GalleyTree

/// A check as a test asks for it, with all that test and layout state about it.
package struct CheckRequest {
  /// The line of the test.
  let site: CallSite
  /// Makes the check's key for the device's configuration.
  let key: (Configuration) -> CheckKey
  /// Finds what is checked of ``Snapshot/screen``; the root means all of it.
  var subject: (Snapshot) throws -> ElementPath
  /// The statements of test, layout and check about how closely to compare, from the outside in.
  let layers: (Snapshot) throws -> [MatchLayer]
  /// Whether all that scrolls is checked, and not only what is in sight.
  let isFull: Bool
  /// Whether the check may write its baseline; without it, what holds for the whole process.
  let mode: RecordMode?
  /// The batch, if the check states one.
  let batch: BatchInfo?
  /// The name that the message of an error begins with.
  ///
  /// With it every error fails the test at this line; without it, what is not about the check alone is thrown.
  let label: String?

  /// Asks for a check within what suite, test and blocks state.
  ///
  /// - Parameters:
  ///   - site: The line of the test.
  ///   - subject: Finds what is checked of the screen.
  ///   - isFull: Whether all that scrolls is checked.
  ///   - inherited: What layout or ``Eyes`` state, between the test and the check.
  ///   - stated: What the check itself states.
  ///   - mode: Whether the check may write its baseline.
  ///   - batch: The batch, if the check states one.
  ///   - label: The name that the message of an error begins with.
  ///   - key: Makes the check's key.
  package init(
    at site: CallSite, of subject: @escaping (Snapshot) throws -> ElementPath = { _ in .root },
    fully isFull: Bool = false, inherited: @escaping (Snapshot) throws -> [MatchLayer] = { _ in [] },
    stated: MatchLayer = .check(nil, nil, []), mode: RecordMode? = nil, batch: BatchInfo? = nil,
    label: String? = nil, key: @escaping (Configuration) -> CheckKey
  ) {
    let options = SnapshotOptions.current
    self.site = site
    self.key = key
    self.subject = subject
    self.isFull = isFull
    self.mode = mode ?? options.record
    self.batch = batch
    self.label = label
    layers = { [options.layer] + (try inherited($0)) + [stated] }
  }

  /// The runner of the test's project.
  ///
  /// - Throws: Why baselines or records cannot be reached, and `RecordModeError` where nothing may be recorded.
  func runner() throws -> CheckRunner {
    let runner = try CheckContext.runner(forTestAt: site.filePath)
    _ = try mode?.allowed()
    return runner
  }

  /// Checks the screen, and fails the running test if it differs from the approved baseline.
  ///
  /// Where the check cannot be made, it leaves a refusal in the run, whether the reason fails the test at this line or
  /// is thrown.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - ready: Waits for what is to be checked.
  ///   - content: Captures it; without one, pixels and tree.
  /// - Returns: The outcome; `nil` where snapshots are ignored: then it waits for the screen to come to rest, and does
  ///   nothing else; and where there was nothing to compare, such as a screen that is not at rest, which fails the test.
  /// - Throws: What `ready` and the request's closures throw, `DriverError` if the device does not answer, and why
  ///   baselines or records cannot be reached.
  package func check(
    _ application: Application, ready: () throws -> Void = {},
    capture content: (() throws -> CheckCapture)? = nil
  ) throws -> CheckStatus? {
    let automator = application.automator
    if SnapshotOptions.current.isIgnored {
      try ready()
      try automator.settle(until: automator.driver.now + automator.timeout)
      return nil
    }
    do {
      try ready()
      let runner = try runner()
      let capture = try content?() ?? capture(application, for: runner)
      return run(noted(capture, of: automator), by: runner)
    } catch {
      try end(with: error, on: application)
      return nil
    }
  }

  /// A capture with the steps that led to it; it becomes one of them itself.
  func noted(_ capture: CheckCapture, of automator: Automator) -> CheckCapture {
    var capture = capture
    capture.steps = automator.log.lines(last: Self.mostSteps)
    capture.isReproducible = automator.driver is any DeterministicDriver
    automator.log.note("Check \"\(capture.key.name)\"")
    return capture
  }

  /// Compares what was captured, and fails the running test if it is not what was approved.
  func run(_ capture: CheckCapture, by runner: CheckRunner) -> CheckStatus {
    let outcome = runner.run(capture)
    if let message = CheckText.failure(outcome, of: capture) {
      CheckFailure.report(
        message, at: site, notedBy: runner.recorder, isNew: [.new, .recorded].contains(outcome.status))
    }
    return outcome.status
  }

  /// Further back than this, nobody looks for why a screen is as it is.
  private static let mostSteps = 60
}

// MARK: - Checks that cannot be made

extension CheckRequest {
  /// Ends a check that could not be made: leaves a refusal in the run, so that its gate stays shut, and fails the test.
  ///
  /// - Parameters:
  ///   - error: Why it could not be made.
  ///   - application: The app, if there is a device.
  /// - Throws: The error, unless it is one that fails the test at the check's line.
  package func end(with error: any Error, on application: Application?) throws {
    let (key, hasEnvironment) = key(on: application, after: error)
    let recorder = refuse(Self.reason(error), of: key, hasEnvironment: hasEnvironment)
    if Self.failsAtLine(error) {
      CheckFailure.report("\(error)", at: site, notedBy: recorder)
    } else if let label {
      CheckFailure.report("\(label): \(error)", at: site, notedBy: recorder)
    } else {
      if let recorder { CheckFailure.noteThrown(error, by: recorder) }
      throw error
    }
  }

  /// Leaves a refusal in the run.
  ///
  /// - Parameters:
  ///   - reason: Why the check could not be made.
  ///   - key: What is known of the check.
  ///   - isNamed: Whether the key's name is the check's.
  ///   - isPlaced: Whether the key's environment is that of the device.
  /// - Returns: The recorder that keeps it; `nil` if there is no run, which no gate lets pass.
  @discardableResult
  func refuse(_ reason: String, of key: CheckKey, isNamed: Bool = true, hasEnvironment: Bool = true)
    -> RunRecorder?
  {
    guard let runner = try? CheckContext.runner(forTestAt: site.filePath) else { return nil }
    // It counts even if it cannot be written, so that the gate misses it.
    try? runner.recorder.refuse(
      Refusal(
        of: key, isNamed: isNamed, hasEnvironment: hasEnvironment, because: reason, at: site,
        batch: runner.batch(completing: batch)))
    return runner.recorder
  }

  /// Leaves a refusal for a check that an XCTest method does not make, as a failure has stopped it.
  ///
  /// What comes after that failure was never seen, so approving what was does not make the run clean.
  ///
  /// - Parameter application: The app, if there is a device.
  func refuseInStoppedTest(_ application: Application?) {
    guard !SnapshotOptions.current.isIgnored else { return }
    let (key, hasEnvironment) = key(on: application)
    refuse(
      "an earlier failure had stopped the test, whose \"continueAfterFailure\" is false", of: key,
      hasEnvironment: hasEnvironment)
  }

  /// The reason why a check could not be made, in one sentence.
  static func reason(_ error: any Error) -> String {
    (error as? SettlingError).map(SettlingErrorText.summary) ?? "\(error)"
  }

  /// Whether it is about what there is to compare, so that the checks after it can be made.
  private static func failsAtLine(_ error: any Error) -> Bool {
    error is CheckError || error is WholeContentError || error is SettlingError
  }

  /// The key for the device at hand, as far as the device tells what it is.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - error: What was thrown, which may know the device.
  /// - Returns: The key, and whether its environment is the device's.
  func key(
    on application: Application?, after error: (any Error)? = nil
  ) -> (key: CheckKey, hasEnvironment: Bool) {
    let seen = (error as? SettlingError)?.actual.snapshot.configuration
    if let configuration = seen ?? (try? application?.automator.driver.snapshot().configuration) {
      return (key(configuration), true)
    }
    return (key(Configuration(device: "", size: .zero, scale: 1)), false)
  }
}
