import Foundation
import XCTest

/// An expectation that always fails the test: properties cannot be observed here.
///
/// - Reference: [`XCTKVOExpectation`](https://developer.apple.com/documentation/xctest/xctkvoexpectation).
public final class XCTKVOExpectation: DeviceExpectation, @unchecked Sendable {
  /// A closure that returns whether a change fulfils the expectation.
  public typealias Handler = (Any?, [AnyHashable: Any]) -> Bool

  /// The property.
  public let keyPath: String
  /// The object whose property was to be observed.
  public let observedObject: Any
  /// The value; `nil` for any change.
  public let expectedValue: Any?
  /// The handler of changes, which is never called.
  public var handler: Handler?

  /// Creates an expectation, and fails the test.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The object.
  ///   - expectedValue: The value; `nil` for any change.
  ///   - filePath: The caller's file.
  public init(
    keyPath: String, object: Any, expectedValue: Any? = nil, filePath: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.keyPath = keyPath
    observedObject = object
    self.expectedValue = expectedValue
    super.init(description: "Expect value of '\(keyPath)' of \(object)", filePath: filePath)
    XCTFail(
      """
      The property \(keyPath) cannot be observed, as objects have no key-value observing on Linux. Expect it by a \
      predicate: XCTNSPredicateExpectation(predicate: NSPredicate { … }, object: …).
      """, file: filePath, line: line)
  }
}

/// An expectation that always fails the test: Darwin's notify service does not exist here.
///
/// - Reference: [`XCTDarwinNotificationExpectation`](https://developer.apple.com/documentation/xctest/xctdarwinnotificationexpectation).
public final class XCTDarwinNotificationExpectation: DeviceExpectation, @unchecked Sendable {
  /// The notification's name.
  public let notificationName: String
  /// The handler of notifications, which is never called.
  public var handler: (() -> Bool)?

  /// Fails the test, as there is no such service.
  ///
  /// - Parameters:
  ///   - notificationName: The notification's name.
  ///   - filePath: The caller's file.
  public init(notificationName: String, filePath: StaticString = #filePath, line: UInt = #line) {
    self.notificationName = notificationName
    super.init(description: "Expect Darwin notification '\(notificationName)'", filePath: filePath)
    XCTFail(
      """
      The Darwin notification \(notificationName) cannot be expected, as Linux has no such service. Expect a \
      notification of NotificationCenter: XCTNSNotificationExpectation(name: …).
      """, file: filePath, line: line)
  }
}
