import Synchronization

/// Which XCTest case is running in this process; XCTest runs them one after another.
enum TestCaseRegistry {
  private static let running = Mutex<TestIdentity?>(nil)

  static var current: TestIdentity? {
    get { running.withLock { $0 } }
    set { running.withLock { $0 = newValue } }
  }
}
