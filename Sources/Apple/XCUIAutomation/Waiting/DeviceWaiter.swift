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
    wait.begin()
    if XCUIContext.isStopped { return .interrupted }
    guard wait.foreign.isEmpty else {
      return super.wait(
        for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
    }
    let ending = XCUIContext.onMainThread { run(wait, timeout) }
    finish(wait, ending, WaitReport(timeout, file: file, line: UInt(line)))
    return ending.result
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
    wait.begin()
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
    let early = wait.result(isOver: false).map { Ending(result: $0) }
    let ending = early ?? XCUIContext.onMainThread { run(wait, timeout) }
    finish(wait, ending, WaitReport(timeout, file: file, line: UInt(line)))
    return ending.result
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

  /// The outcome of a wait.
  private struct Ending {
    var result: XCTest::XCTWaiter.Result
    /// The waiter around this one whose time was over first.
    var interrupter: DeviceWaiter?
  }

  /// The waits that are running, each within the one before it, with their ends on the device's clock.
  @MainActor private static var running: [(waiter: DeviceWaiter, deadline: Duration)] = []

  @MainActor
  private func run(_ wait: ExpectationWait, _ timeout: TimeInterval) -> Ending {
    XCUIContext.run(Ending(result: .interrupted), at: CallSite(filePath: #filePath, line: #line)) {
      automator in
      let outer = Self.running.min { $0.deadline < $1.deadline }
      let own = automator.driver.now + Duration(timeout: timeout)
      let interrupter = outer.flatMap { $0.deadline < own ? $0 : nil }
      let deadline = interrupter?.deadline ?? own
      Self.running.append((self, deadline))
      defer { Self.running.removeLast() }
      let result = try wait.run(
        timeout: timeout, until: deadline, isOuter: interrupter != nil, on: automator)
      return Ending(result: result, interrupter: result == .interrupted ? interrupter?.waiter : nil)
    }
  }

  /// Tells the delegate of a failure; a test that is the delegate records it.
  private func finish(_ wait: ExpectationWait, _ ending: Ending, _ report: WaitReport) {
    lock.withLock { ended = wait.fulfilled }
    let test = delegate as? UITestCase
    let receiver = test == nil ? delegate : report
    switch ending.result {
    case .timedOut: receiver?.waiter(self, didTimeoutWithUnfulfilledExpectations: wait.missing)
    case .invertedFulfillment:
      if let unwanted = wait.unwanted { receiver?.waiter(self, didFulfillInvertedExpectation: unwanted) }
    case .incorrectOrder:
      if let misplaced = wait.misplaced {
        receiver?.waiter(
          self, fulfillmentDidViolateOrderingConstraintsFor: misplaced.actual,
          requiredExpectation: misplaced.required)
      }
    case .interrupted:
      if let outer = ending.interrupter {
        receiver?.nestedWaiter(self, wasInterruptedByTimedOutWaiter: outer)
      }
    default: break
    }
    test?.record(report)
  }
}
