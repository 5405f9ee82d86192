// The one file that makes an XCUITest target a Galley target.
@_exported import Galley
import Recipes
import RecipesOnDevice

/// The test case of this target: a device with the recipes app, and grandma's server on its network.
class RecipesTestCase: SimulatedTestCase<RecipesApp> {
  /// The number of requests that fail before the server is reached.
  var upcomingFailures: Int { 0 }
  /// Whether the server can be reached at all.
  var isServerUp: Bool { true }

  override func prepare(_ device: SimulatedDevice) {
    device.network.serve("https://recipes.example/", answer: RecipeBook.respond)
    device.network.upcomingFailures = upcomingFailures
    device.network.isReachable = isServerUp
  }
}

typealias XCTestCase = RecipesTestCase

/// An expectation on the device's clock.
public typealias XCTestExpectation = DeviceExpectation
/// An expectation that a predicate holds on the device's clock.
public typealias XCTNSPredicateExpectation = DevicePredicateExpectation
/// An expectation of a notification on the device's clock.
public typealias XCTNSNotificationExpectation = DeviceNotificationExpectation
/// A waiter that moves the device's clock.
public typealias XCTWaiter = DeviceWaiter
/// An observer of tests, whose methods take this target's.
public typealias XCTestObservation = UITestObservation

@discardableResult
func sleep(_ seconds: UInt32) -> UInt32 { XCUIContext.sleep(seconds) }

@discardableResult
func usleep(_ microseconds: UInt32) -> Int32 { XCUIContext.usleep(microseconds) }

extension Thread {
  class func sleep(forTimeInterval interval: TimeInterval) { XCUIContext.sleep(forTimeInterval: interval) }
  class func sleep(until date: Date) { XCUIContext.sleep(until: date) }
}

extension RunLoop {
  func run(until date: Date) { XCUIContext.sleep(until: date) }

  @discardableResult
  func run(mode: RunLoop.Mode, before date: Date) -> Bool {
    XCUIContext.sleep(until: date)
    return true
  }
}

extension Task where Success == Never, Failure == Never {
  static func sleep(nanoseconds: UInt64) async throws {
    try await XCUIContext.sleep(for: .nanoseconds(Int64(clamping: nanoseconds)))
  }

  static func sleep(for duration: Duration) async throws { try await XCUIContext.sleep(for: duration) }
}
