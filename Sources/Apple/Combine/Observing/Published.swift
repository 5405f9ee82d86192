import Foundation

/// A property wrapper that publishes a property of a class before each change.
///
/// The publisher, `$property`, sends the value at once and every new value while the property still has the old one.
///
/// - Reference: [Combine's `Published`](https://developer.apple.com/documentation/combine/published).
@propertyWrapper
public struct Published<Value> {
  private let storage: Storage

  /// Creates a property with its first value.
  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  /// Creates a property with its first value.
  public init(initialValue: Value) {
    storage = Storage(initialValue)
  }

  /// The values of the property.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { storage.connect(to: newValue) }
  }

  /// Only classes have published properties.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("unreachable: unavailable") }
    set { fatalError("unreachable: unavailable") }
  }

  /// Reads the property, or announces and sets it.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].storage.value }
    set { object[keyPath: storage].storage.set(newValue) }
  }

  /// The values of a published property.
  ///
  /// - Reference: [Combine's `Published.Publisher`](https://developer.apple.com/documentation/combine/published/publisher).
  public struct Publisher: Combine.Publisher {
    /// The property's type.
    public typealias Output = Value
    /// It cannot fail.
    public typealias Failure = Never

    fileprivate let storage: Storage

    /// Connects a subscriber, and sends it the value.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.conduits.add(subscriber)
    }
  }

  /// The state that copies of the wrapper share.
  fileprivate final class Storage: PublishedStorage, @unchecked Sendable {
    let conduits: ConduitList<Value, Never>
    private let lock = NSLock()
    private var current: Value
    private var publisher: ObservableObjectPublisher?
    private var assignments: [AnyCancellable] = []

    init(_ value: Value) {
      current = value
      conduits = ConduitList(latest: value)
    }

    deinit { conduits.release() }

    var value: Value { lock.withLock { current } }

    var objectWillChange: ObservableObjectPublisher? {
      get { lock.withLock { publisher } }
      set { lock.withLock { publisher = newValue } }
    }

    func set(_ value: Value) {
      objectWillChange?.send()
      conduits.send(value)
      var replaced: Value?
      lock.withLock {
        replaced = current
        current = value
      }
      // The old value is released here, where no lock is held.
      _ = replaced
    }

    /// Sets the property to each value of a publisher, for as long as there is a property.
    func assign<P: Combine.Publisher>(_ source: P) where P.Output == Value, P.Failure == Never {
      let assignment = source.sink { [weak self] in self?.set($0) }
      lock.withLock { assignments.append(assignment) }
    }

    /// Takes the values of another property, where its publisher was put in the place of this one's.
    func connect(to other: Publisher) {
      if other.storage !== self { assign(other) }
    }
  }
}

extension Published: PublishedProperty {
  var anyStorage: any PublishedStorage { storage }
}

extension Publisher where Failure == Never {
  /// Sets a published property to each value, until its object is released.
  ///
  /// - Parameter published: The property, as `&$property`.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.assign(self)
  }
}
