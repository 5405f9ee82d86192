import Foundation
import Synchronization

/// The user defaults of an app on a simulated device, in memory, and separate from those of other apps.
///
/// Foundation's are files of the person who runs the program; an app on a device must not find those. `@AppStorage` has them by itself. For
/// `UserDefaults.standard` and for suites, one line in a module of the app makes them those of its device:
///
///     #if canImport(GalleyServices)
///       import GalleyServices
///       typealias UserDefaults = SimulatedUserDefaults
///     #endif
///
/// Outside of a device they are Foundation's.
///
/// - Reference: [Foundation's `UserDefaults`](https://developer.apple.com/documentation/foundation/userdefaults).
public final class SimulatedUserDefaults: UserDefaults {
  /// Values that several defaults of one app share.
  package final class Values: Sendable {
    private struct State {
      // Property lists: later changes of an app's object have no effect here.
      var set: [String: Data] = [:]
      var registered: [String: Data] = [:]
    }

    private let state = Mutex(State())

    package init() {}

    /// Creates values that are set.
    fileprivate init(_ values: [String: Any]) {
      let set = values.compactMapValues(Self.data)
      state.withLock { $0.set = set }
    }

    fileprivate func object(_ key: String) -> Any? {
      let data = state.withLock { $0.set[key] ?? $0.registered[key] }
      guard let data, let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      else { return nil }
      return (list as? [Any])?.first
    }

    fileprivate func set(_ value: Any?, _ key: String) {
      let data = value.flatMap(Self.data)
      state.withLock { $0.set[key] = data }
    }

    fileprivate func register(_ values: [String: Any]) {
      let data = values.compactMapValues(Self.data)
      state.withLock { $0.registered.merge(data) { $1 } }
    }

    fileprivate var keys: Set<String> {
      state.withLock { Set($0.set.keys).union($0.registered.keys) }
    }

    /// Removes all set values; registered defaults stay.
    package func removeAll() {
      state.withLock { $0.set = [:] }
    }

    private static func data(_ value: Any) -> Data? {
      try? PropertyListSerialization.data(fromPropertyList: [value], format: .binary, options: 0)
    }
  }

  /// The values; `nil` for those of Foundation.
  private let values: Values?
  /// The values of launch arguments, which come first.
  private let arguments: Values
  /// The values of the device, which come last.
  private let global: Values

  /// The defaults of the app whose code runs, or Foundation's outside of apps.
  public override class var standard: UserDefaults {
    AppLaunch.current?.surroundings?.defaults ?? super.standard
  }

  /// Creates the defaults of a suite of the app whose code runs; Foundation's where none does.
  public override init?(suiteName: String?) {
    let surroundings = AppLaunch.current?.surroundings
    values = surroundings.flatMap { around in
      guard let suiteName else { return around.defaults.values }
      return around.sandbox?.suite(suiteName) ?? Values()
    }
    arguments = surroundings?.defaults.arguments ?? Values()
    global = surroundings?.defaults.global ?? Values()
    super.init(suiteName: values == nil ? suiteName : Self.nobody)
  }

  /// Creates defaults with separate values.
  ///
  /// - Parameters:
  ///   - launchArguments: An app's arguments; `-key value` among them overrides set values.
  ///   - values: The values of an earlier launch, which these have. Without them it would be an initializer of Foundation.
  ///   - global: The values of the device for keys that nothing else sets.
  package init(
    launchArguments: [String] = [], keeping values: Values, fallingBackTo global: [String: Any] = [:]
  ) {
    self.values = values
    arguments = Values(ArgumentDomain.values(of: launchArguments))
    self.global = Values(global)
    super.init(suiteName: Self.nobody)!
  }

  /// A name that no program has, so that the inherited values stay empty.
  private static let nobody = "org.galley.volatile"

  /// The value of a key; launch arguments come first, as in Foundation's argument domain.
  public override func object(forKey key: String) -> Any? {
    guard let values else { return super.object(forKey: key) }
    return arguments.object(key) ?? values.object(key) ?? global.object(key)
  }

  public override func set(_ value: Any?, forKey key: String) {
    guard let values else { return super.set(value, forKey: key) }
    values.set(value, key)
    tell()
  }

  /// Notifies the observers of changes: views, and the app.
  private func tell() {
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    AppLaunch.current?.surroundings?.notifications
      .post(name: UserDefaults.didChangeNotification, object: self)
  }

  /// Forgets all that was set.
  package func removeAll() {
    values?.removeAll()
    tell()
  }

  /// Registers default values.
  public override func register(defaults: [String: Any]) {
    guard let values else { return super.register(defaults: defaults) }
    values.register(defaults)
  }

  /// All values by key.
  public override func dictionaryRepresentation() -> [String: Any] {
    guard let values else { return super.dictionaryRepresentation() }
    let keys = values.keys.union(arguments.keys).union(global.keys)
    return Dictionary(uniqueKeysWithValues: keys.compactMap { key in object(forKey: key).map { (key, $0) } })
  }

  public override func removeObject(forKey key: String) { set(nil as Any?, forKey: key) }
  /// The text of a key.
  public override func string(forKey key: String) -> String? { object(forKey: key) as? String }
  /// The bytes of a key.
  public override func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  public override func set(_ value: Int, forKey key: String) { set(value as Any?, forKey: key) }
  public override func set(_ value: Float, forKey key: String) { set(value as Any?, forKey: key) }
  public override func set(_ value: Double, forKey key: String) { set(value as Any?, forKey: key) }
  public override func set(_ value: Bool, forKey key: String) { set(value as Any?, forKey: key) }
  public override func set(_ url: URL?, forKey key: String) {
    set(url?.absoluteString as Any?, forKey: key)
  }
}
