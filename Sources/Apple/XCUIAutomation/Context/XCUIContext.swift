import Foundation
import GalleyAutomation
import GalleySystem
import GalleyTree
import Synchronization
import XCTest

/// A failure of a UI test, with the line of the test that it belongs to.
package struct XCUIFailure: Sendable {
  /// The report; its first line is Apple's, as far as it is known.
  package var message: String
  package var file: StaticString
  package var line: UInt
}

/// Records a failure.
package typealias FailureReporter = @MainActor (XCUIFailure) -> Void

/// The device that `XCUIApplication()` and the other types of this module work on.
///
/// A test case installs its device before its test and takes it away afterwards. This type belongs to Galley,
/// and so do the members whose documentation names Galley; Apple's framework has one fixed device instead.
@MainActor @preconcurrency
public enum XCUIContext {
  /// The device under automation, if one is installed.
  public private(set) static var automator: Automator?

  /// The app that `XCUIApplication()` stands for, if one is installed.
  package private(set) static var defaultBundleIdentifier: String?

  /// Whether the test has been given up, so that all calls return at once.
  ///
  /// It stands in for the exception by which Apple's `continueAfterFailure = false` leaves a test method.
  public nonisolated static var isStopped: Bool {
    get { stopped.load(ordering: .sequentiallyConsistent) }
    set { stopped.store(newValue, ordering: .sequentiallyConsistent) }
  }

  private nonisolated static let stopped = Atomic(false)

  /// Records failures; XCTest's `XCTFail` at first.
  package static var failureReporter: FailureReporter = recordWithXCTest

  private static var isQuiet = false

  /// Installs a device.
  ///
  /// - Parameters:
  ///   - automator: The device.
  ///   - defaultBundleIdentifier: The app that `XCUIApplication()` stands for.
  public static func begin(automator: Automator, defaultBundleIdentifier: String) {
    self.automator = automator
    self.defaultBundleIdentifier = defaultBundleIdentifier
    isStopped = false
    attachments.begin(automator.evidence as? any AttachmentRecorder)
    TestDevice.attach(automator.driver)
    DeviceLog.register()
  }

  /// The attachments of the running test so far.
  package nonisolated static let attachments = TestAttachments()

  /// Keeps an attachment of the running test; that it cannot be kept is a failure.
  nonisolated static func keep(
    _ attachment: XCTAttachment, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard !isStopped else { return }
    do { try attachments.keep(attachment) } catch { XCTFail("\(error)", file: file, line: line) }
  }

  /// Whether the calling thread can write to a device's log.
  nonisolated static var isLogging: Bool {
    MainActorEntry.isInside && MainActor.assumeIsolated { automator != nil }
  }

  /// Writes something to the device's log, if it is on the main thread that it is known.
  nonisolated static func note(_ title: String) {
    guard MainActorEntry.isInside else { return }
    MainActor.assumeIsolated { automator?.log.note(title) }
  }

  /// Removes the device and all interruption monitors.
  public static func end() {
    attachments.end(hasFailed: true)
    automator?.monitors.removeAll()
    automator = nil
    TestDevice.detach()
    defaultBundleIdentifier = nil
    isStopped = false
  }

  /// The real time that a wait gives expectations that code fulfils, such as the answer of a server, beside the device's time.
  ///
  /// It is no more than the timeout of the wait. 2 s are much for anything on the same machine, and little for a wait that
  /// is only meant to let time pass.
  public nonisolated static var expectationLimit: Duration {
    get { realTime.withLock { $0 } }
    set { realTime.withLock { $0 = newValue } }
  }

  private nonisolated static let realTime = Mutex(Duration.seconds(2))

  /// Records failures by XCTest's own means.
  package static func recordWithXCTest(_ failure: XCUIFailure) {
    XCTFail(failure.message, file: failure.file, line: failure.line)
  }

  /// Performs an operation on the device, and records its errors.
  static func run<Result>(_ fallback: Result, at site: CallSite, _ body: (Automator) throws -> Result)
    -> Result
  {
    if isStopped { return fallback }
    guard let automator else {
      report(noDevice, at: site)
      return fallback
    }
    do {
      return try body(automator)
    } catch {
      if isQuiet { return fallback }
      guard let error = error as? AutomationError else {
        report("\(error)", at: site)
        return fallback
      }
      guard UITestCase.running != nil else {
        automator.recordEvidence(of: error)
        report("\(error)", at: site)
        return fallback
      }
      // The test case knows whether the failure is an expected one, which needs no evidence.
      FailureEvidence.$cause.withValue(error) { report("\(error)", at: site) }
      return fallback
    }
  }

  /// Performs an operation without recording its errors.
  static func quietly<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = isQuiet
    isQuiet = true
    defer { isQuiet = before }
    return try body()
  }

  private static func report(_ message: String, at site: CallSite) {
    guard !isQuiet else { return }
    failureReporter(
      XCUIFailure(message: message, file: site.staticFilePath ?? #filePath, line: UInt(site.line)))
  }

  static let noDevice = """
    No device is installed. Let the test class inherit from SimulatedTestCase, or call \
    XCUIContext.begin(automator:defaultBundleIdentifier:) before the test.
    """
}

extension Duration {
  /// The timeout of a test as a duration, to the nanosecond; an invalid time counts as none, and an endless
  /// one as 30 years.
  init(timeout: TimeInterval) {
    let seconds = timeout.isNaN ? 0 : min(max(timeout, 0), 1e9)
    self = .nanoseconds(Int64((seconds * 1e9).rounded()))
  }
}
