import Foundation
import Synchronization
import XCTest

/// An expectation that a wait can ask whether it is fulfilled, so that the device's time passes meanwhile.
///
/// A target's prelude calls it by Apple's name: `typealias XCTestExpectation = DeviceExpectation`.
///
/// - Reference: [`XCTestExpectation`](https://developer.apple.com/documentation/xctest/xctestexpectation).
open class DeviceExpectation: XCTest::XCTestExpectation, @unchecked Sendable {
  private struct State {
    var count = 0
    var order: Int?
    var isAwaited = false
  }

  private static let fulfilled = Mutex(0)

  private let state = Mutex(State())
  /// The file that made it, where the test case that it was made by knows it.
  let filePath: StaticString?

  /// Creates an expectation.
  ///
  /// - Parameters:
  ///   - description: The expected event, for people.
  ///   - filePath: The caller's file.
  public init(description: String = "no description provided", filePath: StaticString = #filePath) {
    self.filePath = filePath
    super.init(description: description)
  }

  /// Fulfils the expectation; several calls may be necessary, as set by the expected count.
  open override func fulfill(_ file: StaticString = #file, line: Int = #line) {
    let expected = expectedFulfillmentCount
    state.withLock { state in
      state.count += 1
      guard state.count == expected else { return }
      state.order = Self.fulfilled.withLock { count in
        count += 1
        return count
      }
    }
    super.fulfill(file, line: line)
  }

  /// The place in the order of all that were fulfilled; `nil` if it is not.
  final var order: Int? { state.withLock(\.order) }

  /// Whether a waiter, of whatever kind, has waited for it.
  final var isAwaited: Bool {
    get { state.withLock(\.isAwaited) }
    set { state.withLock { $0.isAwaited = newValue } }
  }

  /// Whether only code can fulfil it, so that a wait has to give it real time.
  var needsRealTime: Bool { true }

  /// Looks whether it is fulfilled by now; called while something waits for it.
  func look() {}
}

/// An expectation that a predicate is met.
///
/// The predicate is evaluated after every change of the device, once a second of the device's time, as Apple's is, and
/// while events of real time are let in.
///
/// - Reference: [`XCTNSPredicateExpectation`](https://developer.apple.com/documentation/xctest/xctnspredicateexpectation).
open class DevicePredicateExpectation: DeviceExpectation, @unchecked Sendable {
  /// Called when the predicate is met; answers whether the expectation is fulfilled by that.
  public typealias Handler = () -> Bool

  /// The predicate that fulfils the expectation.
  public let predicate: NSPredicate
  /// The object that the predicate is evaluated on.
  public let object: Any?
  /// Called when the predicate is met; answers whether the expectation is fulfilled by that.
  open var handler: Handler?

  /// Creates an expectation of a predicate.
  ///
  /// - Parameters:
  ///   - predicate: The predicate.
  ///   - object: The object that the predicate is evaluated on.
  ///   - filePath: The caller's file.
  public init(predicate: NSPredicate, object: Any? = nil, filePath: StaticString = #filePath) {
    self.predicate = predicate
    self.object = object
    let subject = object.map { " for object \($0)" } ?? ""
    super.init(
      description: "Expect predicate `\(predicate)`\(subject)", filePath: filePath)
  }

  override var needsRealTime: Bool { false }

  override func look() {
    guard order == nil, predicate.evaluate(with: object), handler?() ?? true else { return }
    fulfill()
  }
}

/// An expectation that a notification is posted.
///
/// - Reference: [`XCTNSNotificationExpectation`](https://developer.apple.com/documentation/xctest/xctnsnotificationexpectation).
open class DeviceNotificationExpectation: DeviceExpectation, @unchecked Sendable {
  /// Called with the notification; answers whether the expectation is fulfilled by that.
  public typealias Handler = @Sendable (Notification) -> Bool

  /// The notification's name.
  public let notificationName: Notification.Name
  /// The object that posts it; `nil` for any.
  public let observedObject: Any?
  /// The center that the notification is posted to.
  public let notificationCenter: NotificationCenter
  /// Called with the notification; answers whether the expectation is fulfilled by that.
  open var handler: Handler? {
    get { called.withLock { $0 } }
    set { called.withLock { $0 = newValue } }
  }

  private let called = Mutex<Handler?>(nil)
  private var observer: (any NSObjectProtocol)?

  /// Creates an expectation of a notification.
  ///
  /// - Parameters:
  ///   - notificationName: Its name.
  ///   - object: The object that posts it; `nil` for any.
  ///   - notificationCenter: The center that the notification is posted to.
  ///   - filePath: The caller's file.
  public init(
    name notificationName: Notification.Name, object: Any? = nil,
    notificationCenter: NotificationCenter = .default, filePath: StaticString = #filePath
  ) {
    self.notificationName = notificationName
    observedObject = object
    self.notificationCenter = notificationCenter
    super.init(
      description:
        "Expect notification '\(notificationName.rawValue)' from \(object.map { "\($0)" } ?? "any object")",
      filePath: filePath)
    observer = notificationCenter.addObserver(forName: notificationName, object: object, queue: nil) {
      [weak self] notification in
      guard let self, order == nil, handler?(notification) ?? true else { return }
      fulfill()
    }
  }

  deinit {
    if let observer { notificationCenter.removeObserver(observer) }
  }
}
