import Foundation
import XCTest

/// Groups the steps of a test under names.
///
/// - Reference: [`XCTContext`](https://developer.apple.com/documentation/xctest/xctcontext).
@MainActor @preconcurrency
public final class XCTContext: NSObject {
  private override init() {
    super.init()
  }

  /// Runs a closure as a named activity, which groups its steps in the log.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - block: The closure.
  /// - Returns: The block's result.
  /// - Throws: The error that the block throws.
  /// - Reference: [`runActivity(named:block:)`](https://developer.apple.com/documentation/xctest/xctcontext/runactivity(named:block:)).
  @MainActor @preconcurrency
  public class func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    let activity = RunningActivity.begin(name)
    defer { activity.end() }
    return try block(activity)
  }

  /// Runs an asynchronous closure as a named activity.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - block: The closure.
  /// - Returns: The block's result.
  /// - Throws: The error that the block throws.
  @MainActor @preconcurrency
  public class func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) async throws -> Result
  ) async rethrows -> Result {
    let activity = RunningActivity.begin(name)
    defer { activity.end() }
    return try await block(activity)
  }
}

/// A part of a test that has a name.
///
/// - Reference: [`XCTActivity`](https://developer.apple.com/documentation/xctest/xctactivity).
public protocol XCTActivity: NSObjectProtocol {
  /// The name of the activity.
  var name: String { get }

  /// Adds an attachment to the test's results.
  ///
  /// - Parameter attachment: The attachment.
  func add(_ attachment: XCTAttachment)
}

/// An activity that runs.
@MainActor
private final class RunningActivity: NSObject, XCTActivity {
  nonisolated let name: String
  /// The action that marks its end in the log of its device, if there is one.
  private let mark: (() -> Void)?

  private init(_ name: String) {
    self.name = name
    if let log = XCUIContext.automator?.log {
      let step = log.begin(name)
      mark = { log.end(step) }
    } else {
      mark = nil
    }
    super.init()
    XCUIContext.attachments.enter(name)
  }

  static func begin(_ name: String) -> RunningActivity { RunningActivity(name) }

  func end() {
    XCUIContext.attachments.leave()
    mark?()
  }

  nonisolated func add(_ attachment: XCTAttachment) {
    XCUIContext.keep(attachment)
  }
}
