import Combine
import Foundation

/// The key of a value that the focused view shares with the rest of the app.
///
/// - Reference: [SwiftUI's `FocusedValueKey`](https://developer.apple.com/documentation/swiftui/focusedvaluekey).
public protocol FocusedValueKey {
  /// The value's type.
  associatedtype Value
}

/// The values that the focused view, those around it and the scene share with the rest of the app.
///
/// - Reference: [SwiftUI's `FocusedValues`](https://developer.apple.com/documentation/swiftui/focusedvalues).
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; `nil` if no view sets one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type; `nil` if no view shares one.
  subscript<Object: ObservableObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// The values that a view shares with the rest of the app.
struct FocusedValueSource {
  /// Whether the value holds regardless of the focused view in the scene.
  let isOfScene: Bool
  let change: (inout FocusedValues) -> Void
}

struct FocusedValueModifier: NodeModifier {
  let source: FocusedValueSource

  var isForEachRow: Bool { false }

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    context.host.focusedValueSources.set(FocusedSource(source: source, node: WeakNode(node: node)), of: node)
  }
}

/// A weak reference to a node.
struct WeakNode {
  weak var node: Node?
}

/// The values that a node in the window shares with the rest of the app.
struct FocusedSource {
  let source: FocusedValueSource
  let node: WeakNode
}

extension ViewHost {
  /// The values that the focused view, those around it and the scene share now; the nearest to the focus
  /// wins.
  var focusedValues: FocusedValues {
    focus.readers.register()
    let chain = Set(focus.focusedChain.map { ObjectIdentifier($0) })
    var values = FocusedValues()
    let sources = focusedValueSources.values
    for entry in sources where entry.source.isOfScene { entry.source.change(&values) }
    for entry in sources where !entry.source.isOfScene {
      if let node = entry.node.node, chain.contains(ObjectIdentifier(node)) { entry.source.change(&values) }
    }
    return values
  }
}

/// A value that the focused view shares; `nil` without one.
///
/// - Reference: [SwiftUI's `FocusedValue`](https://developer.apple.com/documentation/swiftui/focusedvalue).
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var value: Value?

  /// Creates a wrapper for a value.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The value, if a view sets one.
  public var wrappedValue: Value? { value }
}

extension FocusedValue: LinkedProperty {
  @MainActor package mutating func link(to kept: AnyObject?, in context: NodeContext) -> AnyObject? {
    value = read(context.host.focusedValues)
    return nil
  }
}

/// A binding that the focused view shares; `nil` without one.
///
/// - Reference: [SwiftUI's `FocusedBinding`](https://developer.apple.com/documentation/swiftui/focusedbinding).
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Binding<Value>?
  private var binding: Binding<Value>?

  /// Creates a wrapper for a binding.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The value of the binding; setting it has no effect if no view shares one.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      if let newValue { binding?.wrappedValue = newValue }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding(
      get: { binding?.wrappedValue },
      set: { value in
        if let value { binding?.wrappedValue = value }
      })
  }
}

extension FocusedBinding: LinkedProperty {
  @MainActor package mutating func link(to kept: AnyObject?, in context: NodeContext) -> AnyObject? {
    binding = read(context.host.focusedValues)
    return nil
  }
}

nonisolated extension View {
  /// Shares a value while the view or one inside is focused.
  ///
  /// - Reference: [SwiftUI's `focusedValue(_:_:)`](https://developer.apple.com/documentation/swiftui/view/focusedvalue(_:_:)).
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  {
    focusedValue(keyPath, .some(value))
  }

  /// Shares a value, if there is one, while the view or one inside is focused.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?)
    -> some View
  {
    modified(
      by: FocusedValueModifier(
        source: FocusedValueSource(isOfScene: false) { values in
          if let value { values[keyPath: keyPath] = value }
        }))
  }

  /// Shares a value while the scene is in front.
  ///
  /// - Reference: [SwiftUI's `focusedSceneValue(_:_:)`](https://developer.apple.com/documentation/swiftui/view/focusedscenevalue(_:_:)).
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  {
    focusedSceneValue(keyPath, .some(value))
  }

  /// Shares a value, if there is one, while the scene is in front.
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?)
    -> some View
  {
    modified(
      by: FocusedValueModifier(
        source: FocusedValueSource(isOfScene: true) { values in
          if let value { values[keyPath: keyPath] = value }
        }))
  }
}
