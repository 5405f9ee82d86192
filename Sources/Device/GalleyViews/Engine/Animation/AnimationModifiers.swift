nonisolated extension View {
  /// Animates the changes of this view whenever a value changes.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` for none.
  ///   - value: The value.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `animation(_:value:)`](https://developer.apple.com/documentation/swiftui/view/animation(_:value:)).
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modified(by: ValueTransactionModifier(value: value, transform: { $0.animate(by: animation) }))
  }

  /// Animates all changes of this view; SwiftUI's form before iOS 15.
  ///
  /// - Parameter animation: The animation; `nil` for none.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `animation(_:)`](https://developer.apple.com/documentation/swiftui/view/animation(_:)-1hc0p).
  public func animation(_ animation: Animation?) -> some View {
    modified(by: TransactionModifier(transform: { $0.animate(by: animation) }))
  }

  /// Animates the changes of some modifiers, and not those of the view inside.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` for none.
  ///   - body: A closure that applies the modifiers to the view.
  /// - Returns: The view with the modifiers.
  /// - Reference: [SwiftUI's `animation(_:body:)`](https://developer.apple.com/documentation/swiftui/view/animation(_:body:)).
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ $0.animate(by: animation) }, body: body)
  }

  /// Changes the transactions that reach this view.
  ///
  /// - Parameter transform: Changes the transaction of an update.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `transaction(_:)`](https://developer.apple.com/documentation/swiftui/view/transaction(_:)).
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modified(by: TransactionModifier(transform: transform))
  }

  /// Changes the transactions of the updates in which a value changes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - transform: A closure that changes the transaction of an update.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `transaction(value:_:)`](https://developer.apple.com/documentation/swiftui/view/transaction(value:_:)).
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modified(by: ValueTransactionModifier(value: value, transform: transform))
  }

  /// Changes the transactions of some modifiers, and not those of the view inside.
  ///
  /// - Parameters:
  ///   - transform: A closure that changes the transaction of an update.
  ///   - body: A closure that applies the modifiers to the view.
  /// - Returns: The view with the modifiers.
  /// - Reference: [SwiftUI's `transaction(_:body:)`](https://developer.apple.com/documentation/swiftui/view/transaction(_:body:)).
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(AnyView(modified(by: OuterTransactionModifier()))))
      .modified(by: TransactionModifier(transform: transform, isBoundary: true))
  }
}

extension Transaction {
  /// Applies an animation of a view, unless animations are disabled.
  mutating func animate(by animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}

extension Binding {
  /// Returns a binding that writes each value with a transaction.
  ///
  /// - Parameter transaction: The transaction.
  /// - Returns: The binding.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// Returns a binding that animates the effects of each value that is written.
  ///
  /// - Parameter animation: The animation; `nil` for none.
  /// - Returns: The binding.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

/// A placeholder for a view that is put into another one, such as the content of a transition.
///
/// - Reference: [SwiftUI's `PlaceholderContentView`](https://developer.apple.com/documentation/swiftui/placeholdercontentview).
nonisolated public struct PlaceholderContentView<Value>: View, PrimitiveView {
  public typealias Body = Never

  let content: AnyView

  init(_ content: AnyView) {
    self.content = content
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    content.reconciled(with: old, in: context)
  }
}

/// A modifier that changes the transaction of every update.
struct TransactionModifier: NodeModifier {
  let transform: (inout Transaction) -> Void
  /// Whether an ``OuterTransactionModifier`` inside undoes it.
  var isBoundary = false

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    context.host.animations.addStandingNode()
  }

  @MainActor func change(_ transaction: inout Transaction, at node: ModifierNode<Self>) {
    transform(&transaction)
  }
}

/// A modifier that changes the transaction of the updates in which a value changes.
struct ValueTransactionModifier<Value: Equatable>: NodeModifier {
  let value: Value
  let transform: (inout Transaction) -> Void

  @MainActor func changed(from old: Self, on node: ModifierNode<Self>) {
    if value != old.value { node.host.animations.activate(node) }
  }

  @MainActor func change(_ transaction: inout Transaction, at node: ModifierNode<Self>) {
    if node.isTransactionActive { transform(&transaction) }
  }
}

/// A modifier that gives the content the transaction around the nearest ``TransactionModifier`` that has not
/// been undone yet.
struct OuterTransactionModifier: NodeModifier {
  @MainActor func transactionParent(of node: ModifierNode<Self>) -> Node? {
    var depth = 1
    var next = node.parent
    while let current = next {
      if current is ModifierNode<OuterTransactionModifier> { depth += 1 }
      if (current as? ModifierNode<TransactionModifier>)?.modifier.isBoundary == true { depth -= 1 }
      if depth == 0 { return current.transactionParent }
      next = current.parent
    }
    return nil
  }
}

nonisolated extension View {
  /// Moves the views inside together with this one, instead of individually.
  ///
  /// So far each view moves individually from its old place to its new one, which looks the same if one
  /// animation moves all.
  ///
  /// - Reference: [SwiftUI's `geometryGroup()`](https://developer.apple.com/documentation/swiftui/view/geometrygroup()).
  public func geometryGroup() -> some View {
    modified(by: EnvironmentModifier { _ in })
  }
}
