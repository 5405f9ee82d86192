import Foundation
import GalleyAutomation
import GalleyTree
import XCTest

/// One wait for expectations.
struct ExpectationWait {
  /// The expectations to wait for.
  let expectations: [XCTest::XCTestExpectation]
  /// Whether they have to be fulfilled in their order.
  let isOrdered: Bool

  /// The expectations that can be asked; XCTest's own cannot.
  private var asked: [DeviceExpectation] { expectations.compactMap { $0 as? DeviceExpectation } }
  /// XCTest's own, which only XCTest's waiter knows how to wait for.
  var foreign: [XCTest::XCTestExpectation] { expectations.filter { !($0 is DeviceExpectation) } }
  /// Whether code, and not the device, fulfils one of them.
  var needsRealTime: Bool { asked.contains(where: \.needsRealTime) }
  /// The expectations that are fulfilled so far, in that order.
  var fulfilled: [DeviceExpectation] { asked.filter { $0.order != nil }.sorted { $0.order! < $1.order! } }
  /// The expectations that are still to be fulfilled.
  var missing: [DeviceExpectation] { asked.filter { !$0.isInverted && $0.order == nil } }
  /// The expectation that was fulfilled and should not be.
  var unwanted: DeviceExpectation? { asked.first { $0.isInverted && $0.order != nil } }

  /// The first one that was fulfilled before another one that should have been.
  var misplaced: (required: DeviceExpectation, actual: DeviceExpectation)? {
    guard isOrdered else { return nil }
    let wanted = asked.filter { !$0.isInverted }
    for (required, actual) in zip(wanted, fulfilled.filter { !$0.isInverted }) where required !== actual {
      return (required, actual)
    }
    return nil
  }

  /// Marks the expectations as those that something waits for.
  func begin() {
    for expectation in asked { expectation.isAwaited = true }
  }

  /// Looks at all that are not fulfilled yet.
  ///
  /// - Parameter isOver: Whether the time is over.
  /// - Returns: The result; `nil` while there is none.
  func result(isOver: Bool) -> XCTest::XCTWaiter.Result? {
    for expectation in asked where expectation.order == nil { expectation.look() }
    if unwanted != nil { return .invertedFulfillment }
    if misplaced != nil { return .incorrectOrder }
    guard missing.isEmpty else { return isOver ? .timedOut : nil }
    // An inverted expectation is waited for to the end.
    return isOver || !asked.contains(where: \.isInverted) ? .completed : nil
  }

  /// The title of the wait in the log.
  func title(_ timeout: TimeInterval) -> String {
    let names = expectations.map(\.expectationDescription).joined(separator: ", ")
    return "Wait \(timeout)s for \(names.isEmpty ? "no expectations" : names)"
  }
}

extension ExpectationWait {
  /// Waits in the device's time, and in real time for expectations that code fulfils.
  ///
  /// - Parameters:
  ///   - timeout: The longest wait, in seconds.
  ///   - deadline: The end of the wait, on the device's clock.
  ///   - isOuter: Whether the deadline is that of a wait around this one, which interrupts this one.
  @MainActor func run(
    timeout: TimeInterval, until deadline: Duration, isOuter: Bool, on automator: Automator
  ) throws -> XCTest::XCTWaiter.Result {
    try automator.log.step(title(timeout)) {
      var result: XCTest::XCTWaiter.Result?
      let limit =
        needsRealTime
        ? min(XCUIContext.expectationLimit, Duration(timeout: timeout)) : automator.realEventLimit
      let isMet = try automator.wait(until: deadline, lookingEvery: .seconds(1), realEvents: limit) { _ in
        result = self.result(isOver: false)
        return result != nil
      }
      if isMet { return result ?? .completed }
      if isOuter { return self.result(isOver: false) ?? .interrupted }
      return self.result(isOver: true) ?? .timedOut
    }
  }
}
