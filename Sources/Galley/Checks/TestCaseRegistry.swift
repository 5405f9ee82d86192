import Synchronization

/// Which XCTest case is running in this process; XCTest runs them one after another.
enum TestCaseRegistry {
  private static let running = Mutex<TestIdentity?>(nil)

  private static let runningModule = Mutex<String?>(nil)

  static var current: TestIdentity? {
    get { running.withLock { $0 } }
    set { running.withLock { $0 = newValue } }
  }

  /// The module of the class that is running, be it a ``SimulatedTestCase`` or not.
  static var module: String? {
    get { runningModule.withLock { $0 } }
    set { runningModule.withLock { $0 = newValue } }
  }
}
