import Foundation

/// A property wrapper for a value of the app's user defaults; setting it updates the view.
///
/// Without an explicit store, the environment's store is used. On the simulated device each app has one,
/// which is empty at first, contains launch arguments such as `-hasOnboarded YES`, and is not
/// `UserDefaults.standard`.
///
/// - Reference: [SwiftUI's `AppStorage`](https://developer.apple.com/documentation/swiftui/appstorage).
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let initial: Value
  private let coding: DefaultsCoding<Value>
  private var location: DefaultsLocation?

  init(_ key: String, _ store: UserDefaults?, _ initial: Value, _ coding: DefaultsCoding<Value>) {
    self.key = key
    self.store = store
    self.initial = initial
    self.coding = coding
  }

  /// The value; the default if the store has none.
  public var wrappedValue: Value {
    get { ((location?.store ?? store)?.object(forKey: key)).flatMap(coding.read) ?? initial }
    nonmutating set { (location?.store ?? store)?.set(coding.write(newValue), forKey: key) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let storage = self
    return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
  }
}

extension AppStorage: LinkedProperty {
  @MainActor package mutating func link(to kept: AnyObject?, in context: NodeContext) -> AnyObject? {
    let store = store ?? context.environment.appDefaults ?? context.host.ownDefaults
    let location = DefaultsLocation.of(store, kept: kept, in: context)
    self.location = location
    return location
  }

  @MainActor package func isUnaffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    old.appDefaults === new.appDefaults
  }

  package static var isPartOfView: Bool { true }
}

extension AppStorage: SelfComparing {
  @MainActor func isSame(as other: AppStorage) -> Bool { key == other.key && store === other.store }
}

/// A property wrapper for a value that a scene keeps while its app runs.
///
/// - Reference: [SwiftUI's `SceneStorage`](https://developer.apple.com/documentation/swiftui/scenestorage).
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let coding: DefaultsCoding<Value>
  private var location: DefaultsLocation?

  fileprivate init(_ key: String, _ initial: Value, _ coding: DefaultsCoding<Value>) {
    self.key = key
    self.initial = initial
    self.coding = coding
  }

  /// The value; the default if the scene has none.
  public var wrappedValue: Value {
    get { (location?.store.object(forKey: key)).flatMap(coding.read) ?? initial }
    nonmutating set { location?.store.set(coding.write(newValue), forKey: key) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let storage = self
    return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
  }
}

extension SceneStorage: LinkedProperty {
  @MainActor package mutating func link(to kept: AnyObject?, in context: NodeContext) -> AnyObject? {
    let location = DefaultsLocation.of(context.host.sceneStorage, kept: kept, in: context)
    self.location = location
    return location
  }

  @MainActor package func isUnaffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    true
  }

  package static var isPartOfView: Bool { true }
}

extension SceneStorage: SelfComparing {
  @MainActor func isSame(as other: SceneStorage) -> Bool { key == other.key }
}

/// A conversion between a value and a property list's object.
struct DefaultsCoding<Value> {
  let read: (Any) -> Value?
  let write: (Value) -> Any?

  /// A value that property lists have.
  static func plain() -> DefaultsCoding { DefaultsCoding(read: { $0 as? Value }, write: { $0 }) }

  /// Returns a coding for a value that can also be read from text, as in launch arguments.
  static func text(_ parse: @escaping (String) -> Value?) -> DefaultsCoding {
    DefaultsCoding(read: { $0 as? Value ?? ($0 as? String).flatMap(parse) }, write: { $0 })
  }

  /// A value by its raw value.
  static func raw<Raw>(_ coding: DefaultsCoding<Raw>) -> DefaultsCoding
  where Value: RawRepresentable, Value.RawValue == Raw {
    DefaultsCoding(
      read: { coding.read($0).flatMap(Value.init(rawValue:)) }, write: { coding.write($0.rawValue) })
  }

  /// A value that may be missing.
  static func optional<Wrapped>(_ coding: DefaultsCoding<Wrapped>) -> DefaultsCoding where Value == Wrapped? {
    DefaultsCoding(read: { .some(coding.read($0)) }, write: { $0.flatMap(coding.write) })
  }
}

extension DefaultsCoding where Value == Bool {
  fileprivate static var bool: DefaultsCoding {
    text { ["YES", "TRUE", "1", "Y", "T"].contains($0.uppercased()) }
  }
}

extension DefaultsCoding where Value == Int {
  fileprivate static var int: DefaultsCoding {
    DefaultsCoding(read: { $0 as? Int ?? ($0 as? String).flatMap { Int($0) } }, write: { $0 })
  }
}

extension DefaultsCoding where Value == Double {
  fileprivate static var double: DefaultsCoding {
    DefaultsCoding(
      read: { $0 as? Double ?? ($0 as? Int).map { Double($0) } ?? ($0 as? String).flatMap { Double($0) } },
      write: { $0 })
  }
}

extension DefaultsCoding where Value == URL {
  fileprivate static var url: DefaultsCoding {
    DefaultsCoding(
      read: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }, write: { $0.absoluteString })
  }
}

extension AppStorage {
  /// Creates a property of a Boolean value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, wrappedValue, .bool)
  }

  /// Creates a property of an integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, wrappedValue, .int)
  }

  /// Creates a property of a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, store, wrappedValue, .double)
  }

  /// Creates a property of a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, store, wrappedValue, .plain())
  }

  /// Creates a property of a URL.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store, wrappedValue, .url)
  }

  /// Creates a property of a date.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, wrappedValue, .plain())
  }

  /// Creates a property of bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, wrappedValue, .plain())
  }

  /// Creates a property of a value that is stored as its raw value, an integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, wrappedValue, .raw(.int))
  }

  /// Creates a property of a value that is stored as its raw value, a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, wrappedValue, .raw(.plain()))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property of an optional Boolean value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, .optional(.bool))
  }

  /// Creates a property of an optional integer.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, .optional(.int))
  }

  /// Creates a property of an optional number.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, .optional(.double))
  }

  /// Creates a property of an optional text.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, .optional(.plain()))
  }

  /// Creates a property of an optional URL.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, nil, .optional(.url))
  }

  /// Creates a property of an optional date.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, nil, .optional(.plain()))
  }

  /// Creates a property of optional bytes.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, .optional(.plain()))
  }

  /// Creates a property of an optional value that is stored as its raw value, a text.
  public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Raw?, Raw.RawValue == String {
    self.init(key, store, nil, .optional(.raw(.plain())))
  }

  /// Creates a property of an optional value that is stored as its raw value, an integer.
  public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Raw?, Raw.RawValue == Int {
    self.init(key, store, nil, .optional(.raw(.int)))
  }
}

extension SceneStorage {
  /// Creates a property of a Boolean value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, .bool)
  }

  /// Creates a property of an integer.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, .int)
  }

  /// Creates a property of a number.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .double)
  }

  /// Creates a property of a text.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, .plain())
  }

  /// Creates a property of bytes.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, .plain())
  }

  /// Creates a property of a value that is stored as its raw value, an integer.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw(.int))
  }

  /// Creates a property of a value that is stored as its raw value, a text.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw(.plain()))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property of an optional Boolean value.
  public init(_ key: String) where Value == Bool? { self.init(key, nil, .optional(.bool)) }

  /// Creates a property of an optional integer.
  public init(_ key: String) where Value == Int? { self.init(key, nil, .optional(.int)) }

  /// Creates a property of an optional text.
  public init(_ key: String) where Value == String? { self.init(key, nil, .optional(.plain())) }

  /// Creates a property of optional bytes.
  public init(_ key: String) where Value == Data? { self.init(key, nil, .optional(.plain())) }
}
