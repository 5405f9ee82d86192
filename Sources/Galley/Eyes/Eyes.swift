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
/// Each step is a check of Galley, known by the app's name, the test's name and its tag: it is recorded, reported and
/// approved like any other. What does not match is gathered and thrown by ``close(throwing:fileID:filePath:line:column:)``.
/// A step that nobody approved yet is no pass.
///
/// - Reference: Applitools, [Eyes SDK](https://applitools.com/docs/eyes/sdks).
public final class Eyes {
  /// What the test belongs to; without it, what `GALLEY_BATCH_…`, `APPLITOOLS_BATCH_…` or `Galley.json` say.
  public var batch: BatchInfo?
  /// How closely steps are compared that do not say so themselves.
  public var matchLevel = MatchLevel.strict
  /// Whether steps see all that scrolls if they do not say so themselves.
  public var forceFullPageScreenshot = false
  /// Whether nothing is looked at; then every test ends as disabled.
  public var isDisabled = false {
    didSet {
      guard isDisabled else { return }
      IgnoreSnapshotsTrait.note(RunningTest.owner(fileID: #fileID, function: #function))
    }
  }

  /// Whether nothing is looked at just now: eyes are disabled, snapshots are ignored, or the test has been stopped.
  private var looksAway: Bool {
    isDisabled || IgnoreSnapshotsTrait.isIgnoring || XCUIContext.stopsSnapshots
  }

  /// A test between open and close.
  private struct OpenTest {
    let application: Application
    let appName: String
    let testName: String
    let site: SourcePlace
    var steps: [TestResults.Step] = []
    var seen: [CheckKey] = []

    /// What a step is known by.
    func key(_ tag: String, _ configuration: Configuration) -> CheckKey {
      CheckKey(suite: [appName], test: testName, name: tag, configuration: configuration)
    }
  }

  private var test: OpenTest?

  /// Makes eyes that are closed.
  public init() {}

  deinit {
    guard let test else { return }
    let error = EyesError.notClosed(app: test.appName, test: test.testName)
    CheckFailure.report("\(error)", at: test.site, notedBy: refuse("\(error)", test))
  }

  /// Whether they are open.
  public var isOpen: Bool { test != nil }

  /// Begins a test.
  ///
  /// - Parameters:
  ///   - application: The app to look at.
  ///   - appName: What the app is called in keys and reports.
  ///   - testName: What the test is called.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  ///   - column: The column; leave it out.
  /// - Throws: ``EyesError/alreadyOpen(app:test:)``.
  public func open(
    _ application: Application, appName: String, testName: String, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    if let test { throw EyesError.alreadyOpen(app: test.appName, test: test.testName) }
    let site = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    test = OpenTest(application: application, appName: appName, testName: testName, site: site)
  }

  /// Begins a test of the app under test of a `SimulatedTestCase`.
  ///
  /// - Parameters:
  ///   - appName: What the app is called in keys and reports.
  ///   - testName: What the test is called.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  ///   - column: The column; leave it out.
  /// - Throws: ``EyesError/alreadyOpen(app:test:)``, ``PageBridgeError`` if no device is installed for the test.
  @MainActor @preconcurrency
  public func open(
    withApplicationName appName: String, testName: String, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try open(
      Application(XCUIApplication()), appName: appName, testName: testName, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Makes a step: compares what is on the screen with what was approved for the tag.
  ///
  /// - Parameters:
  ///   - tag: The step's name, which no other step of the test has.
  ///   - target: What to look at, and how.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  ///   - column: The column; leave it out.
  ///   - function: The function; leave it out.
  /// - Returns: What became of the step; `nil` if nothing is looked at.
  ///   A step that cannot be made, as what it looks at is not there or does not come to rest, is a mismatch.
  @discardableResult
  public func check(
    _ tag: String, _ target: EyesTarget = .window(), fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: String = #function
  ) -> TestResults.Step.Status? {
    let site = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let checking = Checking(site: site, batch: batch)
    guard !looksAway else {
      // Not disabled, and not told to ignore snapshots: a failure has stopped the test.
      if let test, !isDisabled {
        checking.refuseInStoppedTest(test.application) { test.key(tag, $0) }
      }
      return nil
    }
    guard let test else {
      let error = EyesError.notOpen("check “\(tag)”")
      let key = CheckKey.ofRunningTest(
        tag, nil, Configuration(device: "", size: .zero, scale: 1), fileID: fileID, function: function)
      CheckFailure.report(
        "\(error)", at: site, notedBy: checking.refuse("\(error)", of: key, isPlaced: false))
      return nil
    }
    let step: TestResults.Step
    do {
      step = try look(tag, target, test, checking)
    } catch {
      let (key, isPlaced) = Checking.key(on: test.application, after: error) { test.key(tag, $0) }
      checking.refuse(Checking.reason(error), of: key, isPlaced: isPlaced)
      self.test?.seen.append(key)
      step = TestResults.Step(name: tag, status: .mismatch, message: "\(tag): \(error)")
    }
    self.test?.steps.append(step)
    return step.status
  }

  private func look(
    _ tag: String, _ target: EyesTarget, _ test: OpenTest, _ checking: Checking
  ) throws -> TestResults.Step {
    let stated = MatchLayer.check(target.level, target.budget, target.regions)
    let eyes = MatchLayer(origin: .test, level: matchLevel)
    let take = try Take(
      of: test.application, against: try checking.room(), isFull: target.isFull || forceFullPageScreenshot,
      key: { test.key(tag, $0) },
      subject: { try target.path(on: $0) }, layers: { _ in [SnapshotOptions.current.layer, eyes, stated] })
    self.test?.seen.append(take.key)
    let judged = try checking.judgement(of: take)
    return TestResults.Step(
      name: tag, status: TestResults.Step.Status(judged.outcome), message: judged.words)
  }

  /// Ends the test.
  ///
  /// - Parameters:
  ///   - throwing: Whether anything but a pass is thrown.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  ///   - column: The column; leave it out.
  /// - Returns: What became of it.
  /// - Throws: ``EyesError/unresolved(_:)`` unless every step matches, ``EyesError/notOpen(_:)``, and why the store
  ///   cannot be reached.
  @discardableResult
  public func close(
    throwing: Bool = true, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> TestResults {
    guard let test else { throw EyesError.notOpen("close") }
    self.test = nil
    var results = results(of: test)
    guard !looksAway else { return results }
    let checking = Checking(
      site: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column), batch: batch)
    let recorder: RunRecorder?
    do {
      let room = try checking.room()
      recorder = room.recorder
      results.stepsInfo += try missing(test, room, checking)
    } catch {
      if let recorder = refuse(Checking.reason(error), test) { CheckFailure.noteThrown(error, by: recorder) }
      throw error
    }
    if results.stepsInfo.isEmpty { refuse("no steps were made", test) }
    guard throwing, !results.isPassed else { return results }
    let error = EyesError.unresolved(results)
    if let recorder { CheckFailure.noteThrown(error, by: recorder) }
    throw error
  }

  /// Gives the test up, if it is open: what was seen stays recorded, and nothing is thrown.
  ///
  /// The run knows that the test did not come to its end, so that its gate lets nothing pass.
  ///
  /// - Returns: What became of it so far; `nil` if they were closed.
  @discardableResult
  public func abortIfNotClosed() -> TestResults? {
    guard let test else { return nil }
    self.test = nil
    if !looksAway {
      refuse("eyes were not closed, because the test was given up before its end", test)
    }
    var results = results(of: test)
    results.isAborted = true
    return results
  }

  private func results(of test: OpenTest) -> TestResults {
    TestResults(
      appName: test.appName, name: test.testName, batch: batch, stepsInfo: test.steps,
      isDisabled: looksAway)
  }

  /// What was approved for this test on this device, and not looked at.
  private func missing(
    _ test: OpenTest, _ room: Proofing, _ checking: Checking
  ) throws -> [TestResults.Step] {
    let configuration = try test.application.automator.driver.snapshot().configuration
    let unseen = room.store.siblings(of: test.key("", configuration)).filter { !test.seen.contains($0) }
    return unseen.map { key in
      checking.refuse("it was approved, and the test did not look at it", of: key)
      return TestResults.Step(
        name: key.name, status: .missing,
        message: "\(key.text) was approved, and the test did not look at it")
    }
  }

  /// Leaves a refusal of a whole test in the run: nobody knows which steps it would have made.
  @discardableResult
  private func refuse(_ reason: String, _ test: OpenTest) -> RunRecorder? {
    let (key, isPlaced) = Checking.key(on: test.application) { test.key("", $0) }
    return Checking(site: test.site, batch: batch)
      .refuse(reason, of: key, isNamed: false, isPlaced: isPlaced)
  }
}

extension TestResults.Step.Status {
  /// What an outcome is called among steps.
  init(_ outcome: CheckOutcome) {
    switch outcome {
    case .match, .tolerated, .approved: self = .match
    case .new, .recorded: self = .new
    case .mismatch, .environmentChanged, .unusable: self = .mismatch
    }
  }
}
