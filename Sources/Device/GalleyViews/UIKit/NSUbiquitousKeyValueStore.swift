import Foundation
import GalleySystem

/// The values that an app keeps in iCloud; here in memory, for one launch of the app.
///
/// - Reference: [Foundation's `NSUbiquitousKeyValueStore`](https://developer.apple.com/documentation/foundation/nsubiquitouskeyvaluestore).
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// The store of the running app, or of the process outside of one.
  public static var `default`: NSUbiquitousKeyValueStore {
    guard MainActorEntry.isInside else { return shared }
    return MainActor.assumeIsolated {
      LaunchObject.current(NSUbiquitousKeyValueStore.self) { NSUbiquitousKeyValueStore() }
    }
  }

  private static let shared = NSUbiquitousKeyValueStore()

  /// Posted when another device has changed values, which never happens here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// All values.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  /// A value.
  open func object(forKey key: String) -> Any? { lock.withLock { values[key] } }
  /// Sets a value, or removes it.
  open func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }
  /// Removes a value.
  open func removeObject(forKey key: String) { set(nil, forKey: key) }

  /// A text.
  open func string(forKey key: String) -> String? { object(forKey: key) as? String }
  /// A list.
  open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  /// Values by keys.
  open func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
  /// Bytes.
  open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  /// A whole number; 0 without one.
  open func longLong(forKey key: String) -> Int64 {
    object(forKey: key) as? Int64 ?? (object(forKey: key) as? Int).map { Int64($0) } ?? 0
  }
  /// A number; 0 without one.
  open func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
  /// A truth; false without one.
  open func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }

  /// Whether values are written, which they always are.
  @discardableResult open func synchronize() -> Bool { true }
}
