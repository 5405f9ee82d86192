import Foundation
import GalleyAuthoring
import GalleyBaselines
import GalleyPages
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
  private let running = Mutex<Set<TestResult.Reason>?>(nil)

  init(open: @escaping () -> RunRecorder?) {
    self.open = open
  }

  func testBundleWillStart(_ testBundle: Bundle) {
    recorder = open()
    recorder?.hold(true)
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    RunningTest.xctestModule = RunningTest.module(of: type(of: testCase))
    running.withLock { $0 = [] }
    SnapshotCounter.reset()
    CheckFailure.forgetThrown()
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    RunningTest.xctestModule = nil
    let reasons = running.withLock { reasons in
      defer { reasons = nil }
      return reasons ?? [.other]
    }
    guard let recorder, let name = Self.name(of: testCase) else { return }
    if !reasons.isEmpty {
      let sorted = TestResult.Reason.allCases.filter(reasons.contains)
      recorder.noteTest(TestResult(name, .failed, reasons: sorted))
    } else {
      recorder.noteTest(TestResult(name, testCase.testRun?.hasBeenSkipped == false ? .passed : .skipped))
    }
  }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    let reason = Self.reason == .other && CheckFailure.isThrown(description) ? .check : Self.reason
    let isOfTest = running.withLock { reasons in reasons?.insert(reason) != nil }
    recorder?.noteFailure(reason != .other ? .check : isOfTest ? .other : .loose)
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
    InspectionResponder.respond(in: ProcessInfo.processInfo.environment)
    XCTestObservationCenter.shared.addTestObserver(
      TestObserver {
        // Without a run of `galley test` nobody asks, and a test process that checks nothing leaves no trace.
        guard ProcessInfo.processInfo.environment[RunName.variable]?.isEmpty == false else { return nil }
        return try? CheckContext.runner(forTestAt: CheckContext.packagePath).recorder
      })
  }
}
