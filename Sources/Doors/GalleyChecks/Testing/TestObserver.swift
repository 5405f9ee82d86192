import Foundation
import GalleyAuthoring
import GalleyBaselines
import GalleyPages
import GalleyTree
import Synchronization
import XCTest

/// An observer of XCTest for `galley test`: it opens this process's part of the run before the first test, so that a process
/// that dies early is missed, and tells the failures of checks from any other.
final class TestObserver: XCTestObservation {
  /// The reason of the failure that is being recorded right now.
  @TaskLocal static var reason = TestResult.Reason.other

  /// Whether XCTest was told of an observer when this program was loaded.
  static var isInstalled: Bool { installed.load(ordering: .relaxed) }

  private static let installed = Atomic(false)

  private let open: () -> RunRecorder?
  private var recorder: RunRecorder?
  /// The reasons why the test that is running failed; XCTest runs one after another, and tells of failures from any thread.
  private let running = Mutex<Course?>(nil)

  /// What is known of the test that is running.
  private struct Course {
    var reasons: Set<TestResult.Reason> = []
    var failures: [TestFailure] = []
  }

  init(open: @escaping () -> RunRecorder?) {
    self.open = open
  }

  func testBundleWillStart(_ testBundle: Bundle) {
    recorder = open()
    recorder?.hold(true)
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    RunningTest.xctestModule = RunningTest.module(of: type(of: testCase))
    running.withLock { $0 = Course() }
    SnapshotCounter.reset()
    CheckFailure.forgetThrown()
    _ = RunEvidenceRecorder.takeAttached()
    guard let name = Self.name(of: testCase) else { return }
    RunningTest.observedXCTest = TestOwner(suite: name.suite, test: name.test)
    recorder?.noteTestStart(name)
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    RunningTest.xctestModule = nil
    RunningTest.observedXCTest = nil
    let course = running.withLock { course in
      defer { course = nil }
      return course ?? Course(reasons: [.other])
    }
    guard let recorder, let name = Self.name(of: testCase) else { return }
    let run = testCase.testRun
    var result = TestResult(name, run?.hasBeenSkipped == false ? .passed : .skipped)
    if !course.reasons.isEmpty {
      let sorted = TestResult.Reason.allCases.filter(course.reasons.contains)
      result = TestResult(name, .failed, reasons: sorted, failures: course.failures)
    }
    result.duration = run?.totalDuration
    let attached = RunEvidenceRecorder.takeAttached()
    if !attached.isEmpty { result.attachments = attached }
    recorder.noteTest(result)
  }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    let reason = Self.reason == .other && CheckFailure.isThrown(description) ? .check : Self.reason
    // What a test throws has no line.
    let place = filePath.flatMap { lineNumber > 0 ? CallSite(filePath: $0, line: lineNumber) : nil }
    let failure = TestFailure(Self.words(description), at: place, reason: reason)
    let isOfTest = running.withLock { course in
      course?.reasons.insert(reason)
      course?.failures.append(failure)
      return course != nil
    }
    recorder?.noteFailure(reason != .other ? .check : isOfTest ? .other : .loose)
    if !isOfTest, reason == .other { recorder?.noteLooseFailure(failure) }
  }

  /// What XCTest says of a failure, without the words that it begins every one with that has a message of its own.
  private static func words(_ description: String) -> String {
    let prefix = "failed - "
    return description.hasPrefix(prefix) ? String(description.dropFirst(prefix.count)) : description
  }

  /// The test as `swift test list` names it: with its class's whole name, and without what XCTest puts before a method.
  private static func name(of testCase: XCTestCase) -> TestName? {
    let type = String(reflecting: type(of: testCase))
    guard let point = testCase.name.lastIndex(of: ".") else { return nil }
    return TestName("\(type)/\(testCase.name[testCase.name.index(after: point)...])")
  }

  func testBundleDidFinish(_ testBundle: Bundle) {
    recorder?.hold(false)
  }

  /// Has XCTest call this module before any test is run, whether or not a test ever calls it: the system runs what stands
  /// in this section when it loads a program.
  ///
  /// - Reference: System V ABI, "Initialization and Termination Functions"; SE-0492, section placement.
  @section(".init_array") @used
  private static let atStart: @convention(c) () -> Void = {
    TestObserver.installed.store(true, ordering: .relaxed)
    RegisteredAtlases.connect(runningModule: { RunningTest.module }) { LayoutValidationError($0, of: $1) }
    TestLibrary.connect(evidence: { RunEvidenceRecorder() }, fail: { CheckFailure.report($0, at: $1) })
    InspectionResponder.respond(in: ProcessInfo.processInfo.environment)
    RunTrail.keep(in: ProcessInfo.processInfo.environment)
    InterruptionNotes.keep(in: ProcessInfo.processInfo.environment)
    XCTestObservationCenter.shared.addTestObserver(
      TestObserver {
        // Without a run of `galley test` nobody asks, and a test process that checks nothing leaves no trace.
        guard ProcessInfo.processInfo.environment[RunName.variable]?.isEmpty == false else { return nil }
        return try? CheckContext.runner(forTestAt: CheckContext.packagePath).recorder
      })
  }
}
