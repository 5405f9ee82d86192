import Foundation
import GalleyAutomation
import GalleyTree
import XCTest

/// A waiter that lets the device's time pass while it waits.
///
/// A wait that only looks at the device, as for a predicate, takes no real time but
/// `Automator.realEventLimit`. A wait for an expectation that code fulfils also takes real time: as much as
/// the timeout, and no more than ``XCUIContext/expectationLimit``. XCTest's own expectations, of a module
/// that does not see the prelude's names, are waited for in real time alone.
///
/// - Reference: [`XCTWaiter`](https://developer.apple.com/documentation/xctest/xctwaiter).
open class DeviceWaiter: XCTest::XCTWaiter, @unchecked Sendable {
  private let lock = NSLock()
  private var ended: [XCTest::XCTestExpectation] = []

  /// Creates a waiter.
  ///
  /// - Parameter delegate: Receives the failures of waits.
  public override init(delegate: (any XCTWaiterDelegate)? = nil) {
    super.init(delegate: delegate)
  }

  /// The expectations that were fulfilled in the last wait, in the order of their fulfilment.
  open override var fulfilledExpectations: [XCTest::XCTestExpectation] { lock.withLock { ended } }

  /// Waits for expectations.
  ///
  /// - Parameters:
  ///   - expectations: The expectations to wait for.
  ///   - timeout: The longest wait, in seconds.
  ///   - enforceOrder: Whether they have to be fulfilled in their order.
  /// - Returns: The outcome of the wait.
  @discardableResult
  open override func wait(
    for expectations: [XCTest::XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line
  ) -> XCTest::XCTWaiter.Result {
    let wait = ExpectationWait(expectations: expectations, isOrdered: enforceOrder)
    if XCUIContext.isStopped { return .interrupted }
    guard wait.foreign.isEmpty else {
      return super.wait(
        for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
    }
    let result = XCUIContext.onMainThread { Self.run(wait, timeout) }
    finish(wait, result)
    return result
  }

  /// Waits for expectations.
  ///
  /// - Parameters:
  ///   - expectations: The expectations to wait for.
  ///   - timeout: The longest wait, in seconds.
  ///   - enforceOrder: Whether they have to be fulfilled in their order.
  /// - Returns: The outcome of the wait.
  @discardableResult
  open override class func wait(
    for expectations: [XCTest::XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line
  ) -> XCTest::XCTWaiter.Result {
    DeviceWaiter().wait(
      for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
  }

  /// Waits for expectations, and lets other tasks run meanwhile.
  ///
  /// - Parameters:
  ///   - expectations: The expectations to wait for.
  ///   - timeout: The longest wait, in seconds.
  ///   - enforceOrder: Whether they have to be fulfilled in their order.
  /// - Returns: The outcome of the wait.
  @discardableResult
  nonisolated(nonsending) open override func fulfillment(
    of expectations: [XCTest::XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line
  ) async -> XCTest::XCTWaiter.Result {
    let wait = ExpectationWait(expectations: expectations, isOrdered: enforceOrder)
    if XCUIContext.isStopped { return .interrupted }
    guard wait.foreign.isEmpty else {
      return await super.fulfillment(
        of: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
    }
    // Other tasks need the thread, which a wait for the device holds: they get their time first.
    let limit = min(XCUIContext.expectationLimit, Duration(timeout: timeout))
    let clock = ContinuousClock()
    let end = clock.now + (wait.needsRealTime ? limit : .zero)
    while wait.result(isOver: false) == nil, clock.now < end {
      try? await Task.sleep(for: Self.pause)
    }
    let result = wait.result(isOver: false) ?? XCUIContext.onMainThread { Self.run(wait, timeout) }
    finish(wait, result)
    return result
  }

  /// Waits for expectations, and lets other tasks run meanwhile.
  ///
  /// - Parameters:
  ///   - expectations: The expectations to wait for.
  ///   - timeout: The longest wait, in seconds.
  ///   - enforceOrder: Whether they have to be fulfilled in their order.
  /// - Returns: The outcome of the wait.
  @discardableResult
  nonisolated(nonsending) open override class func fulfillment(
    of expectations: [XCTest::XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line
  ) async -> XCTest::XCTWaiter.Result {
    await DeviceWaiter().fulfillment(
      of: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
  }

  /// The time that other tasks get between two checks: a frame of the screen would be as good.
  private static let pause = Duration.milliseconds(2)

  @MainActor
  private static func run(_ wait: ExpectationWait, _ timeout: TimeInterval) -> XCTest::XCTWaiter.Result {
    XCUIContext.run(.interrupted, at: CallSite(filePath: #filePath, line: #line)) { automator in
      try wait.run(timeout: timeout, on: automator)
    }
  }

  private func finish(_ wait: ExpectationWait, _ result: XCTest::XCTWaiter.Result) {
    lock.withLock { ended = wait.fulfilled }
    switch result {
    case .timedOut: delegate?.waiter(self, didTimeoutWithUnfulfilledExpectations: wait.missing)
    case .invertedFulfillment:
      if let unwanted = wait.unwanted { delegate?.waiter(self, didFulfillInvertedExpectation: unwanted) }
    case .incorrectOrder:
      if let misplaced = wait.misplaced {
        delegate?.waiter(
          self, fulfillmentDidViolateOrderingConstraintsFor: misplaced.actual,
          requiredExpectation: misplaced.required)
      }
    default: break
    }
  }
}
