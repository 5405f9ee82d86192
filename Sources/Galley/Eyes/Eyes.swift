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
  public var isDisabled = false

  /// Whether nothing is looked at just now: eyes are disabled, snapshots are ignored, or the test has been stopped.
  private var looksAway: Bool {
    isDisabled || IgnoreSnapshotsTrait.isIgnoring || XCUIContext.isStopped
  }

  /// A test between open and close.
  private struct OpenTest {
    let application: Application
    let appName: String
    let testName: String
    let site: CallSite
    var steps: [TestResults.Step] = []
    var seen: [CheckKey] = []
  }

  private var test: OpenTest?

  /// Makes eyes that are closed.
  public init() {}

  deinit {
    guard let test else { return }
    test.site.fail("\(EyesError.notClosed(app: test.appName, test: test.testName))")
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
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
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
  /// - Returns: What became of the step; `nil` if nothing is looked at.
  @discardableResult
  public func check(
    _ tag: String, _ target: EyesTarget = .window(), fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestResults.Step.Status? {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard !looksAway else { return nil }
    guard let test else {
      site.fail("\(EyesError.notOpen("check “\(tag)”"))")
      return nil
    }
    let step: TestResults.Step
    do {
      step = try look(tag, target, test, at: site)
    } catch {
      step = TestResults.Step(name: tag, status: .mismatch, message: "\(tag): \(error)")
    }
    self.test?.steps.append(step)
    return step.status
  }

  private func look(
    _ tag: String, _ target: EyesTarget, _ test: OpenTest, at site: CallSite
  ) throws -> TestResults.Step {
    let stated = MatchLayer.check(target.level, target.budget, target.regions)
    let eyes = MatchLayer(origin: .test, level: matchLevel)
    let checking = Checking(site: site, batch: batch)
    let take = try Take(
      of: test.application, against: try checking.room(), isFull: target.isFull || forceFullPageScreenshot,
      key: {
        CheckKey(suite: [test.appName], test: test.testName, name: tag, configuration: $0)
      },
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
    results.stepsInfo += try missing(test, filePath)
    if throwing, !results.isPassed { throw EyesError.unresolved(results) }
    return results
  }

  /// Gives the test up, if it is open: what was seen stays recorded, and nothing is thrown.
  ///
  /// - Returns: What became of it so far; `nil` if they were closed.
  @discardableResult
  public func abortIfNotClosed() -> TestResults? {
    guard let test else { return nil }
    self.test = nil
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
  private func missing(_ test: OpenTest, _ filePath: StaticString) throws -> [TestResults.Step] {
    let configuration = try test.application.automator.driver.snapshot().configuration
    let store = try ProofRoom.proofing(for: "\(filePath)").store
    let any = CheckKey(suite: [test.appName], test: test.testName, name: "", configuration: configuration)
    return store.siblings(of: any).filter { !test.seen.contains($0) }.map { key in
      TestResults.Step(
        name: key.name, status: .missing,
        message: "\(key.text) was approved, and the test did not look at it")
    }
  }
}

extension TestResults.Step.Status {
  /// What an outcome is called among steps.
  init(_ outcome: CheckOutcome) {
    switch outcome {
    case .match, .tolerated: self = .match
    case .new, .recorded: self = .new
    case .mismatch, .environmentChanged, .unusable: self = .mismatch
    }
  }
}
