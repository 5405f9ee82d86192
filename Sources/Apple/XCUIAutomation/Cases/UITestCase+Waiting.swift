import Foundation
import GalleyText
import XCTest

/// Apple's names for making expectations and waiting for them, in the device's time.
///
/// XCTest's own are members of an extension, which nothing can override. A member with fewer parameters is preferred to them
/// by the compiler, which is why these lack the line or the file wherever Apple's has a parameter that may be left out.
extension UITestCase {
  /// Makes an expectation that code fulfils.
  ///
  /// - Parameters:
  ///   - description: The expected event, for people.
  ///   - filePath: The caller's file.
  /// - Returns: The expectation.
  @discardableResult
  public func expectation(description: String, filePath: StaticString = #filePath) -> DeviceExpectation {
    made(DeviceExpectation(description: description, filePath: filePath))
  }

  /// Makes an expectation that a predicate is met.
  ///
  /// - Parameters:
  ///   - predicate: The predicate.
  ///   - object: The object that the predicate is evaluated on.
  ///   - filePath: The caller's file.
  ///   - handler: Called when the predicate is met; answers whether the expectation is fulfilled by that.
  /// - Returns: The expectation.
  @discardableResult
  public func expectation(
    for predicate: NSPredicate, evaluatedWith object: Any? = nil, filePath: StaticString = #filePath,
    handler: DevicePredicateExpectation.Handler? = nil
  ) -> DeviceExpectation {
    let expectation = DevicePredicateExpectation(predicate: predicate, object: object, filePath: filePath)
    expectation.handler = handler
    return made(expectation)
  }

  /// Makes an expectation that a notification is posted.
  ///
  /// - Parameters:
  ///   - notificationName: Its name.
  ///   - object: The object that posts it; `nil` for any.
  ///   - notificationCenter: The center that the notification is posted to.
  ///   - filePath: The caller's file.
  ///   - handler: Called with the notification; answers whether the expectation is fulfilled by that.
  /// - Returns: The expectation.
  @discardableResult
  public func expectation(
    forNotification notificationName: Notification.Name, object: Any? = nil,
    notificationCenter: NotificationCenter = .default, filePath: StaticString = #filePath,
    handler: DeviceNotificationExpectation.Handler? = nil
  ) -> DeviceExpectation {
    let expectation = DeviceNotificationExpectation(
      name: notificationName, object: object, notificationCenter: notificationCenter, filePath: filePath)
    expectation.handler = handler
    return made(expectation)
  }

  /// Fails the test: properties cannot be observed here.
  ///
  /// - Parameters:
  ///   - objectToObserve: The object.
  ///   - keyPath: The property.
  ///   - expectedValue: The value; `nil` for any change.
  /// - Returns: An expectation that fails the test.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, expectedValue: Any? = nil
  ) -> DeviceExpectation {
    made(XCTKVOExpectation(keyPath: keyPath, object: objectToObserve, expectedValue: expectedValue))
  }

  /// Waits for expectations; that they are not fulfilled is a failure.
  ///
  /// - Parameters:
  ///   - expectations: The expectations to wait for.
  ///   - timeout: The longest wait, in seconds.
  ///   - filePath: The caller's file.
  public func wait(
    for expectations: [XCTest::XCTestExpectation], timeout: TimeInterval, filePath: StaticString = #filePath,
    line: UInt = #line
  ) {
    wait(for: expectations, timeout, false, filePath, line)
  }

  /// Waits for expectations, in their order on request; unfulfilled expectations fail the test.
  ///
  /// - Parameters:
  ///   - expectations: The expectations to wait for.
  ///   - timeout: The longest wait, in seconds.
  ///   - enforceOrder: Whether they have to be fulfilled in their order.
  ///   - line: The caller's line; its file is that of the first expectation.
  public func wait(
    for expectations: [XCTest::XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool,
    line: UInt = #line
  ) {
    wait(for: expectations, timeout, enforceOrder, Self.file(of: expectations), line)
  }

  /// Waits for expectations as long as may be; that they are not fulfilled is a failure.
  ///
  /// - Parameters:
  ///   - expectations: The expectations to wait for.
  ///   - filePath: The caller's file.
  @_disfavoredOverload
  public func wait(
    for expectations: [XCTest::XCTestExpectation], filePath: StaticString = #filePath, line: UInt = #line
  ) {
    wait(for: expectations, executionTimeAllowance, false, filePath, line)
  }

  /// Waits for all expectations that the test case has made; that they are not fulfilled is a failure.
  ///
  /// - Parameters:
  ///   - timeout: The longest wait, in seconds.
  ///   - filePath: The caller's file.
  @MainActor @preconcurrency
  public func waitForExpectations(
    timeout: TimeInterval, filePath: StaticString = #filePath, line: UInt = #line
  ) {
    wait(for: unawaited, timeout, false, filePath, line)
  }

  /// Waits for all expectations that the test case has made, and calls a handler at the end.
  ///
  /// - Parameters:
  ///   - timeout: The longest wait, in seconds.
  ///   - line: The caller's line; its file is that of the first expectation.
  ///   - handler: Receives an error if they were not fulfilled.
  @MainActor @preconcurrency
  public func waitForExpectations(
    timeout: TimeInterval, line: UInt = #line, handler: XCWaitCompletionHandler?
  ) {
    let expectations = unawaited
    let result = wait(for: expectations, timeout, false, Self.file(of: expectations), line)
    handler?(
      result == .completed
        ? nil : XCTestError(result == .timedOut ? .timeoutWhileWaiting : .failureWhileWaiting))
  }

  /// Waits for expectations while other tasks run; that they are not fulfilled is a failure.
  ///
  /// - Parameters:
  ///   - expectations: The expectations to wait for.
  ///   - timeout: The longest wait, in seconds; without limit by default.
  ///   - filePath: The caller's file.
  nonisolated(nonsending)
    public func fulfillment(
      of expectations: [XCTest::XCTestExpectation], timeout: TimeInterval = .infinity,
      filePath: StaticString = #filePath, line: UInt = #line
    ) async
  {
    await fulfillment(of: expectations, timeout, false, filePath, line)
  }

  /// Waits for expectations while other tasks run, in their order on request.
  ///
  /// - Parameters:
  ///   - expectations: The expectations to wait for.
  ///   - timeout: The longest wait, in seconds; without limit by default.
  ///   - enforceOrder: Whether they have to be fulfilled in their order.
  ///   - line: The caller's line; its file is that of the first expectation.
  nonisolated(nonsending)
    public func fulfillment(
      of expectations: [XCTest::XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool,
      line: UInt = #line
    ) async
  {
    await fulfillment(of: expectations, timeout, enforceOrder, Self.file(of: expectations), line)
  }
}

extension UITestCase {
  /// Keeps an expectation of the test; one call of `fulfill()` too many fails the test, as Apple's methods have it.
  ///
  /// - Reference: [`assertForOverFulfill`](https://developer.apple.com/documentation/xctest/xctestexpectation/assertforoverfulfill).
  private func made(_ expectation: DeviceExpectation) -> DeviceExpectation {
    expectation.assertForOverFulfill = true
    expectations.append(expectation)
    return expectation
  }

  @discardableResult
  private func wait(
    for expectations: [XCTest::XCTestExpectation], _ timeout: TimeInterval, _ isOrdered: Bool,
    _ file: StaticString, _ line: UInt
  ) -> XCTest::XCTWaiter.Result {
    let report = WaitReport(timeout, file: file, line: line)
    let result = DeviceWaiter(delegate: report).wait(
      for: expectations, timeout: min(timeout, executionTimeAllowance), enforceOrder: isOrdered)
    record(report)
    return result
  }

  nonisolated(nonsending)
    private func fulfillment(
      of expectations: [XCTest::XCTestExpectation], _ timeout: TimeInterval, _ isOrdered: Bool,
      _ file: StaticString, _ line: UInt
    ) async
  {
    let report = WaitReport(timeout, file: file, line: line)
    await DeviceWaiter(delegate: report).fulfillment(
      of: expectations, timeout: min(timeout, executionTimeAllowance), enforceOrder: isOrdered)
    record(report)
  }

  /// Records the failures that a waiter has reported.
  func record(_ report: WaitReport) {
    for message in report.messages {
      record(
        XCTIssue(
          type: .assertionFailure, compactDescription: "Asynchronous wait failed: \(message)",
          sourceCodeContext: XCTSourceCodeContext(
            location: XCTSourceCodeLocation(filePath: report.file, lineNumber: report.line))))
    }
  }

  private static func file(of expectations: [XCTest::XCTestExpectation]) -> StaticString {
    expectations.lazy.compactMap { ($0 as? DeviceExpectation)?.filePath }.first ?? #filePath
  }
}
