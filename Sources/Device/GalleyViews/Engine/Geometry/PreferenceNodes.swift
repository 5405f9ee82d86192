import Foundation

/// A modifier that sets the value of a preference.
struct PreferenceModifier<Key: PreferenceKey>: NodeModifier {
  enum Setting {
    /// A value that replaces the values of views inside.
    case value(Key.Value)
    /// A change of the values of views inside.
    case change((inout Key.Value) -> Void)
  }

  let setting: Setting

  @MainActor func preference<Other: PreferenceKey>(
    _ key: Other.Type, _ node: ModifierNode<Self>, _ child: Node
  ) -> Other.Value? {
    guard key == Key.self else { return child.preference(key) }
    switch setting {
    case .value(let value): return value as? Other.Value
    case .change(let change):
      var value = child.preference(Key.self) ?? Key.defaultValue
      node.read { change(&value) }
      return value as? Other.Value
    }
  }
}

/// A modifier that sets a preference to a value that is computed from the view's place.
struct AnchorPreferenceModifier<Key: PreferenceKey, Place>: NodeModifier {
  let source: Anchor<Place>.Source
  /// Whether the values of views inside are changed, instead of replaced.
  let keepsInner: Bool
  let change: (inout Key.Value, Anchor<Place>) -> Void

  @MainActor func preference<Other: PreferenceKey>(
    _ key: Other.Type, _ node: ModifierNode<Self>, _ child: Node
  ) -> Other.Value? {
    guard key == Key.self else { return child.preference(key) }
    var value = (keepsInner ? child.preference(Key.self) : nil) ?? Key.defaultValue
    let anchor = source.make(node)
    node.read { change(&value, anchor) }
    return value as? Other.Value
  }
}

/// A value that only a layout makes known.
nonisolated protocol LaidOutValue {
  associatedtype Value: Equatable

  /// Returns the value of a modifier's node and the node inside, after their placement.
  @MainActor func value(of node: Node, _ child: Node) -> Value
}

/// The value of a preference of the views inside.
nonisolated struct PreferenceValue<Key: PreferenceKey>: LaidOutValue where Key.Value: Equatable {
  @MainActor func value(of node: Node, _ child: Node) -> Key.Value {
    child.preference(Key.self) ?? Key.defaultValue
  }
}

/// A modifier that calls an action after a layout when a value of the layout has changed.
struct LaidOutValueModifier<Reading: LaidOutValue>: NodeModifier {
  let reading: Reading
  /// A closure that receives the old value, which initially equals the new one, and the new value.
  let action: (Reading.Value, Reading.Value) -> Void

  var isExtraForEach: Bool { true }

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    (old as? LaidOutValueNode<Reading.Value>) ?? LaidOutValueNode(context.host)
  }

  @MainActor func place(_ node: ModifierNode<Self>, _ child: Node, in rect: CGRect) {
    child.place(in: rect, by: node, offered: node.offered)
    guard let kept = node.extra as? LaidOutValueNode<Reading.Value>, !kept.isWaiting else { return }
    kept.isWaiting = true
    node.host.afterLayout { [weak node] in
      kept.isWaiting = false
      guard let node, node.isInWindow, let child = node.placedChildren.first else { return }
      let modifier = node.modifier
      let now = modifier.reading.value(of: node, child)
      let before = kept.value
      guard before != now else { return }
      kept.value = now
      modifier.action(before ?? now, now)
    }
  }
}

/// A node that keeps the value of the last layout; it has no place in the window.
private final class LaidOutValueNode<Value>: Node {
  var value: Value?
  /// Whether the value is compared after this layout already.
  var isWaiting = false
}

/// A node that is created from a preference of the node beside it.
@MainActor protocol PreferenceReading: Node {
  /// Evaluates the content if the preference, or the closure that creates the content, has changed.
  func read(from node: Node)
}

extension Node {
  /// The node that is created from a preference, if this is or wraps one.
  var preferenceReader: (any PreferenceReading)? {
    self as? any PreferenceReading ?? (self as? AnyViewNode)?.structure.first?.preferenceReader
  }
}

/// A view that is created from a preference of the view in front of or behind it.
nonisolated struct PreferenceReader<Key: PreferenceKey, Content: View>: View, PrimitiveView {
  typealias Body = Never

  let content: (Key.Value) -> Content

  @MainActor func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? PreferenceReaderNode<Key, Content>) ?? PreferenceReaderNode(context.host)
    node.update(content, in: context)
    return node
  }
}

/// The node of a view that is created from a preference.
private final class PreferenceReaderNode<Key: PreferenceKey, Content: View>: Node, PreferenceReading {
  private var make: ((Key.Value) -> Content)?
  private var value: Key.Value?
  private var child: Node?

  func update(_ make: @escaping (Key.Value) -> Content, in context: NodeContext) {
    environment = context.environment
    self.make = make
    value = nil
    host.setNeedsLayout()
  }

  override var layoutChildren: [Node] { child?.layoutChildren ?? [] }

  override var structure: [Node] { child.map { [$0] } ?? [] }

  func read(from node: Node) {
    guard let make else { return }
    let now = node.preference(Key.self) ?? Key.defaultValue
    if let value, Self.areEqual(value, now) { return }
    value = now
    let context = NodeContext(environment: environment, host: host)
    host.evaluator.evaluate(inside: self) {
      let view = host.evaluator.read { make(now) }
      child = view.reconciled(with: child, in: context)
    }
    child?.forgetMeasures()
  }

  /// Whether values are known to be equal: values that cannot be compared are not.
  private static func areEqual(_ first: Key.Value, _ second: Key.Value) -> Bool {
    func isEqual<Value: Equatable>(_ first: Value, to second: Any) -> Bool { first == second as? Value }
    guard let first = first as? any Equatable else { return false }
    return isEqual(first, to: second)
  }
}
