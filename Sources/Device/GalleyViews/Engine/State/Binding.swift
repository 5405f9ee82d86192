/// A property wrapper that reads and writes a value owned elsewhere.
///
/// - Reference: [SwiftUI's `Binding`](https://developer.apple.com/documentation/swiftui/binding).
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  /// The transaction of each value that is written.
  public var transaction = Transaction()

  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  /// The source of the binding, if it is known.
  var source: BindingSource?
  /// The value at the creation of the binding, for an object that announces only that it changes.
  var snapshot: Value?

  /// Creates a binding from two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = { value, _ in set(value) }
  }

  /// Creates a binding from two closures; the second receives the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  /// Creates a binding from another one, as for a closure's parameter `$item`.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Creates a binding to an optional value that is never missing; writing `nil` has no effect.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to the value inside of an optional; `nil` without a value.
  ///
  /// It keeps the value that it has read last, for views that are still shown when the optional has become
  /// empty.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    let last = LastValue(first)
    self.init(
      get: {
        if let value = base.wrappedValue { last.value = value }
        return last.value
      },
      set: { if base.wrappedValue != nil { base.wrappedValue = $0 } })
  }

  /// Creates a binding to a type-erased value; writing a value of another type has no effect.
  public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? Base { base.wrappedValue = value } })
  }

  /// A binding to a value that never changes.
  ///
  /// - Parameter value: The value.
  /// - Returns: A binding that ignores written values.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { Reader.observing(get) }
    nonmutating set {
      // A binding without a transaction uses the writer's.
      guard transaction.animation != nil || transaction.disablesAnimations else {
        return set(newValue, .current)
      }
      withTransaction(transaction) { set(newValue, transaction) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    var binding = Binding<Part>(
      get: { get()[keyPath: keyPath] },
      set: { part in
        var value = get()
        value[keyPath: keyPath] = part
        wrappedValue = value
      }
    ).named(source.map { .member($0, keyPath) })
    binding.snapshot = snapshot?[keyPath: keyPath]
    return binding
  }

  /// The value that was there last.
  private final class LastValue {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Some of the members.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  /// The indices of the members.
  public typealias Indices = Value.Indices

  /// The index of the first member.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// The index after the last member.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// The indices of the members.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Returns the index after another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// Advances an index.
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to the member at an index.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] },
      set: { member in
        var value = wrappedValue
        value[position] = member
        wrappedValue = value
      })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the index before another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }

  /// Moves an index back.
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
