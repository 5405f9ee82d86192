import Foundation
import XCTest

/// Would expect that a property has a value; it cannot be had, as nothing observes properties here.
///
/// - Reference: [`XCTKVOExpectation`](https://developer.apple.com/documentation/xctest/xctkvoexpectation).
public final class XCTKVOExpectation: DeviceExpectation, @unchecked Sendable {
  /// Answers whether the expectation is fulfilled by a change.
  public typealias Handler = (Any?, [AnyHashable: Any]) -> Bool

  /// The property.
  public let keyPath: String
  /// The object.
  public let observedObject: Any
  /// The value; `nil` for any change.
  public let expectedValue: Any?
  /// Would be called after a change.
  public var handler: Handler?

  /// Fails the test, as no property can be observed.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The object.
  ///   - expectedValue: The value; `nil` for any change.
  ///   - filePath: The caller's file.
  ///   - line: The caller's line.
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

/// Would expect a notification of Darwin's notify service; it cannot be had, as there is none here.
///
/// - Reference: [`XCTDarwinNotificationExpectation`](https://developer.apple.com/documentation/xctest/xctdarwinnotificationexpectation).
public final class XCTDarwinNotificationExpectation: DeviceExpectation, @unchecked Sendable {
  /// The notification's name.
  public let notificationName: String
  /// Would be called after a notification.
  public var handler: (() -> Bool)?

  /// Fails the test, as there is no such service.
  ///
  /// - Parameters:
  ///   - notificationName: The notification's name.
  ///   - filePath: The caller's file.
  ///   - line: The caller's line.
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
