import Foundation
import Synchronization

/// What a property keeps of user defaults, so that its view is evaluated again when they change.
final class DefaultsLocation {
  let store: UserDefaults
  private let observer: any NSObjectProtocol

  private init(_ store: UserDefaults, _ changes: PendingChanges) {
    self.store = store
    let reader = Reader.current
    observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: store, queue: nil
    ) { _ in if let reader { reader.invalidate() } else { changes.raise() } }
  }

  deinit {
    NotificationCenter.default.removeObserver(observer)
  }

  /// The location that was kept if it is of the same store, else a new one.
  @MainActor static func of(_ store: UserDefaults, kept: AnyObject?, in context: NodeContext)
    -> DefaultsLocation
  {
    if let kept = kept as? DefaultsLocation, kept.store === store { return kept }
    return DefaultsLocation(store, context.host.changed)
  }
}

/// User defaults in memory, which nothing but their owner sees.
///
/// Foundation's are files of the person who runs the program; an app on the simulated device must not find those.
package final class VolatileDefaults: UserDefaults {
  /// Values that several defaults of one app share.
  private final class Values: Sendable {
    let all = Mutex<[String: Data]>([:])
  }

  private let values: Values
  private let arguments: [String: String]

  /// Makes empty defaults.
  ///
  /// - Parameters:
  ///   - launchArguments: An app's arguments, of which `-key value` comes before what is set.
  ///   - other: The app's defaults of an earlier launch, whose values these have.
  package init(launchArguments: [String] = [], keeping other: VolatileDefaults? = nil) {
    values = other?.values ?? Values()
    var arguments: [String: String] = [:]
    for (key, value) in zip(launchArguments, launchArguments.dropFirst()) where key.hasPrefix("-") {
      arguments[String(key.dropFirst())] = value
    }
    self.arguments = arguments
    // A name that no program has: what is inherited stays empty.
    super.init(suiteName: "org.galley.volatile")!
  }

  /// The value of a key; launch arguments come first, as in Foundation's argument domain.
  package override func object(forKey key: String) -> Any? {
    if let argument = arguments[key] { return argument }
    // Values are kept as property lists: what an app does with an object later changes nothing here.
    guard let data = values.all.withLock({ $0[key] }),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return nil }
    return (list as? [Any])?.first
  }

  package override func set(_ value: Any?, forKey key: String) {
    let data = value.flatMap {
      try? PropertyListSerialization.data(fromPropertyList: [$0], format: .binary, options: 0)
    }
    values.all.withLock { $0[key] = data }
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  package override func removeObject(forKey key: String) {
    set(nil, forKey: key)
  }

  package override func string(forKey key: String) -> String? { object(forKey: key) as? String }
  package override func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  package override func set(_ value: Int, forKey key: String) { set(value as Any?, forKey: key) }
  package override func set(_ value: Float, forKey key: String) { set(value as Any?, forKey: key) }
  package override func set(_ value: Double, forKey key: String) { set(value as Any?, forKey: key) }
  package override func set(_ value: Bool, forKey key: String) { set(value as Any?, forKey: key) }
  package override func set(_ url: URL?, forKey key: String) { set(url?.absoluteString as Any?, forKey: key) }
}

private enum AppDefaultsKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: UserDefaults? = nil
}

extension EnvironmentValues {
  /// The user defaults that an ``AppStorage`` without a store is in.
  package var appDefaults: UserDefaults? {
    get { self[AppDefaultsKey.self] }
    set { self[AppDefaultsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the user defaults that an ``AppStorage`` without a store is in.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    modified(by: EnvironmentModifier { $0.appDefaults = store })
  }
}
