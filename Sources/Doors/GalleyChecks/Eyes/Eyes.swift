import Foundation
import GalleyAutomation
import GalleyBaselines
import GalleyTree
import XCUIAutomation

/// Checks in the shape that people know from Applitools: open, look, close.
///
/// ```swift
/// let eyes = Eyes()
/// eyes.batch = BatchInfo("Release 12")
/// defer { eyes.abortIfNotClosed() }
/// try eyes.open(app, appName: "Recipes", testName: "browsing")
/// eyes.check("list", .window().fully())
/// eyes.check("bar", .region(page.tabs))
/// try eyes.close()
/// ```
///
/// Each step is a check of Galley, with the app's name, the test's name and the tag as its key. It is
/// recorded, reported and approved like any other check. ``close(throwing:site:)``
/// throws all steps that do not match. A step without an approval does not pass.
///
/// - Reference: Applitools, [Eyes SDK](https://applitools.com/docs/eyes/sdks).
public final class Eyes {
  /// The batch of the test; the default comes from `GALLEY_BATCH_…`, `APPLITOOLS_BATCH_…` or `Galley.json`.
  public var batch: BatchInfo?
  /// The level of steps that do not state one.
  public var matchLevel = MatchLevel.strict
  /// Whether steps cover all content that scrolls, unless a step sets it itself.
  public var forceFullPageScreenshot = false
  /// Whether steps are skipped; then every test ends as disabled.
  public var isDisabled = false {
    didSet {
      guard isDisabled else { return }
      IgnoreSnapshotsTrait.note(RunningTest.owner(fileID: #fileID, function: #function))
    }
  }

  /// Whether nothing is looked at just now: eyes are disabled, snapshots are ignored, or the test has been stopped.
  private var isInactive: Bool {
    isDisabled || SnapshotOptions.current.isIgnored || XCUIContext.stopsSnapshots
  }

  /// A test between open and close.
  private struct OpenTest {
    let application: Application
    let appName: String
    let testName: String
    let site: CallSite
    var steps: [TestResults.Step] = []
    var checked: [CheckKey] = []

    /// The key of a step.
    func key(_ tag: String, _ configuration: Configuration) -> CheckKey {
      CheckKey(suite: [appName], test: testName, name: tag, configuration: configuration)
    }
  }

  private var test: OpenTest?

  /// Creates closed eyes.
  public init() {}

  deinit {
    guard let test else { return }
    let error = EyesError.notClosed(app: test.appName, test: test.testName)
    CheckFailure.report("\(error)", at: test.site, notedBy: refuse("\(error)", test))
  }

  /// Whether a test is open.
  public var isOpen: Bool { test != nil }

  /// Begins a test.
  ///
  /// - Parameters:
  ///   - application: The app to look at.
  ///   - appName: The name of the app in keys and reports.
  ///   - testName: The name of the test.
  /// - Throws: ``EyesError/alreadyOpen(app:test:)``.
  public func open(
    _ application: Application, appName: String, testName: String, site: CallSite = #_callSite
  ) throws {
    if let test { throw EyesError.alreadyOpen(app: test.appName, test: test.testName) }
    test = OpenTest(application: application, appName: appName, testName: testName, site: site)
  }

  /// Begins a test of the app under test of a `SimulatedTestCase`.
  ///
  /// - Parameters:
  ///   - appName: The name of the app in keys and reports.
  ///   - testName: The name of the test.
  /// - Throws: ``EyesError/alreadyOpen(app:test:)``, ``PageBridgeError`` if no device is installed for the test.
  @MainActor @preconcurrency
  public func open(
    withApplicationName appName: String, testName: String, site: CallSite = #_callSite
  ) throws {
    try open(
      Application(XCUIApplication()), appName: appName, testName: testName, site: site)
  }

  /// Makes a step: compares the screen with the approved picture of the tag.
  ///
  /// - Parameters:
  ///   - tag: The step's name, which no other step of the test has.
  ///   - target: The window or an element, with its level and regions.
  /// - Returns: The result of the step; `nil` if steps are skipped. A step whose target is missing or does
  ///   not come to rest is a mismatch.
  @discardableResult
  public func check(
    _ tag: String, _ target: EyesTarget = .window(), site: CallSite = #_callSite,
    function: String = #function
  ) -> TestResults.Step.Status? {
    guard let test else {
      guard !isInactive else { return nil }
      let error = EyesError.notOpen("check “\(tag)”")
      let key = CheckKey.ofRunningTest(
        tag, nil, Configuration(device: "", size: .zero, scale: 1), fileID: site.fileID, function: function)
      let recorder = CheckRequest(at: site, batch: batch) { _ in key }.refuse(
        "\(error)", of: key, hasEnvironment: false)
      CheckFailure.report("\(error)", at: site, notedBy: recorder)
      return nil
    }
    let request = request(tag, target, of: test, at: site)
    guard !isInactive else {
      // Not disabled, and not told to ignore snapshots: a failure has stopped the test.
      if !isDisabled { request.refuseInStoppedTest(test.application) }
      return nil
    }
    let result = request.result(test.application)
    self.test?.checked.append(result.key)
    let step: TestResults.Step
    if let outcome = result.outcome {
      step = TestResults.Step(
        name: tag, status: TestResults.Step.Status(outcome), message: result.message)
    } else {
      step = TestResults.Step(name: tag, status: .mismatch, message: "\(tag): \(result.message ?? "")")
    }
    self.test?.steps.append(step)
    return step.status
  }

  private func request(
    _ tag: String, _ target: EyesTarget, of test: OpenTest, at site: CallSite
  ) -> CheckRequest {
    let eyes = MatchLayer(origin: .test, level: matchLevel)
    return CheckRequest(
      at: site, of: { try target.path(on: $0) }, fully: target.isFull || forceFullPageScreenshot,
      inherited: { _ in [eyes] }, stated: .check(target.level, target.budget, target.regions), batch: batch
    ) { test.key(tag, $0) }
  }

  /// Ends the test.
  ///
  /// - Parameters:
  ///   - throwing: Whether anything but a pass is thrown.
  /// - Returns: The results.
  /// - Throws: ``EyesError/unresolved(_:)`` unless every step matches, ``EyesError/notOpen(_:)``, and why the store
  ///   cannot be reached.
  @discardableResult
  public func close(
    throwing: Bool = true, site: CallSite = #_callSite
  ) throws -> TestResults {
    guard let test else { throw EyesError.notOpen("close") }
    self.test = nil
    var results = results(of: test)
    guard !isInactive else { return results }
    let request = CheckRequest(
      at: site, batch: batch
    ) { test.key("", $0) }
    let recorder: RunRecorder
    do {
      let runner = try request.runner()
      recorder = runner.recorder
      results.stepsInfo += try missing(test, runner, request)
    } catch {
      if let recorder = refuse(CheckRequest.reason(error), test) {
        CheckFailure.noteThrown(error, by: recorder)
      }
      throw error
    }
    if results.stepsInfo.isEmpty { refuse("no steps were made", test) }
    guard throwing, !results.isPassed else { return results }
    let error = EyesError.unresolved(results)
    CheckFailure.noteThrown(error, by: recorder)
    throw error
  }

  /// Ends an open test early: its steps stay recorded, and nothing is thrown.
  ///
  /// The run records that the test did not finish, so the gate does not pass it.
  ///
  /// - Returns: The results so far; `nil` if they were closed.
  @discardableResult
  public func abortIfNotClosed() -> TestResults? {
    guard let test else { return nil }
    self.test = nil
    if !isInactive {
      refuse("eyes were not closed, because the test was given up before its end", test)
    }
    var results = results(of: test)
    results.isAborted = true
    return results
  }

  private func results(of test: OpenTest) -> TestResults {
    TestResults(
      appName: test.appName, name: test.testName, batch: batch, stepsInfo: test.steps,
      isDisabled: isInactive)
  }

  /// The steps that were approved for this test on this device, and not made.
  private func missing(
    _ test: OpenTest, _ runner: CheckRunner, _ request: CheckRequest
  ) throws -> [TestResults.Step] {
    let configuration = try test.application.automator.driver.snapshot().configuration
    let missing = runner.store.siblings(of: test.key("", configuration)).filter { !test.checked.contains($0) }
    return missing.map { key in
      request.refuse("it was approved, and the test did not look at it", of: key)
      return TestResults.Step(
        name: key.name, status: .missing,
        message: "\(key.text) was approved, and the test did not look at it")
    }
  }

  /// Leaves a refusal of a whole test in the run: nobody knows which steps it would have made.
  @discardableResult
  private func refuse(_ reason: String, _ test: OpenTest) -> RunRecorder? {
    let request = CheckRequest(at: test.site, batch: batch) { test.key("", $0) }
    let (key, hasEnvironment) = request.key(on: test.application)
    return request.refuse(reason, of: key, isNamed: false, hasEnvironment: hasEnvironment)
  }
}

extension TestResults.Step.Status {
  /// The status of a step whose check had an outcome.
  init(_ outcome: CheckOutcome) {
    switch outcome {
    case .match, .tolerated, .approved: self = .match
    case .new, .recorded: self = .new
    case .mismatch, .environmentChanged, .unusable: self = .mismatch
    }
  }
}

/// An error of a test with ``Eyes``.
public enum EyesError: Error, Sendable {
  /// A method was called on eyes that are not open.
  case notOpen(String)
  /// The eyes were opened twice.
  case alreadyOpen(app: String, test: String)
  /// The eyes were released while open, so nobody received the results of the steps.
  case notClosed(app: String, test: String)
  /// The element of a step is not on the screen, or more than once.
  case notOne(String, count: Int)
  /// The target of a step is a rectangle.
  case rectangle(String)
  /// Steps differ, are new, or were not made; with the result of each.
  case unresolved(TestResults)
}

extension EyesError: CustomStringConvertible {
  /// The reason and the way out.
  public var description: String {
    switch self {
    case .notOpen(let action): "eyes cannot \(action) before they are open; call open(…) first"
    case .alreadyOpen(let app, let test):
      "eyes are open already, for \(app) / \(test); call close() or abortIfNotClosed() first"
    case .notClosed(let app, let test):
      "eyes were never closed, for \(app) / \(test), so what they saw was not judged; "
        + "call close(), and abortIfNotClosed() where a test may end early"
    case .notOne(let name, let count):
      "\(name) is \(count == 0 ? "not on the screen" : "\(count) times on the screen"); a step looks at one element"
    case .rectangle(let name):
      "\(name) is a rectangle, and a step looks at the window or at an element; name the element"
    case .unresolved(let results): results.report
    }
  }
}
