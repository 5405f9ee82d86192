import Testing
import XCUIAutomation

extension XCUIContext {
  /// Whether the running test has been given up, so that nothing is looked at any more.
  ///
  /// Only tests of XCTest are: one at a time, while those of Swift Testing may run beside each other.
  nonisolated static var stopsSnapshots: Bool { Test.current == nil && isStopped }
}
