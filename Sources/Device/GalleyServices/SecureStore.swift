import Foundation
import Synchronization

/// Small secrets of an app, such as tokens, which stay from launch to launch.
///
/// It stands where a key chain does on a real device.
public final class SecureStore: Sendable {
  private let values = Mutex<[String: Data]>([:])

  package init() {}

  /// The secret of a key; `nil` for none.
  public subscript(key: String) -> Data? {
    get { values.withLock { $0[key] } }
    set { values.withLock { $0[key] = newValue } }
  }

  /// Removes all secrets.
  package func removeAll() {
    values.withLock { $0 = [:] }
  }
}
