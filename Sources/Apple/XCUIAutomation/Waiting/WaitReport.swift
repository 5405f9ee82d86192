import Foundation
import GalleyText
import XCTest

/// The report of a waiter on a failed wait, in Apple's words.
final class WaitReport: XCTWaiterDelegate {
  /// The longest wait, in seconds.
  let timeout: TimeInterval
  /// The file and line of the wait.
  let file: StaticString
  let line: UInt
  private(set) var messages: [String] = []

  init(_ timeout: TimeInterval, file: StaticString, line: UInt) {
    self.timeout = timeout
    self.file = file
    self.line = line
  }

  func waiter(
    _ waiter: XCTest::XCTWaiter,
    didTimeoutWithUnfulfilledExpectations expectations: [XCTest::XCTestExpectation]
  ) {
    let names = expectations.map { "\"\($0.expectationDescription)\"" }.joined(separator: ", ")
    messages.append(
      "Exceeded timeout of \(Numeral.exact(timeout)) seconds, with unfulfilled expectations: \(names).")
  }

  func waiter(
    _ waiter: XCTest::XCTWaiter,
    fulfillmentDidViolateOrderingConstraintsFor expectation: XCTest::XCTestExpectation,
    requiredExpectation: XCTest::XCTestExpectation
  ) {
    messages.append(
      """
      Failed due to expectation fulfilled in incorrect order: requires "\(requiredExpectation.expectationDescription)", \
      actually fulfilled "\(expectation.expectationDescription)".
      """)
  }

  func waiter(
    _ waiter: XCTest::XCTWaiter, didFulfillInvertedExpectation expectation: XCTest::XCTestExpectation
  ) {
    messages.append("Fulfilled inverted expectation \"\(expectation.expectationDescription)\".")
  }

  func nestedWaiter(
    _ waiter: XCTest::XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTest::XCTWaiter
  ) {
    messages.append("Interrupted by timeout of containing waiter.")
  }
}
