import Synchronization

/// The context of a change of state on its way to the views: above all, its animation.
///
/// - Reference: [SwiftUI's `Transaction`](https://developer.apple.com/documentation/swiftui/transaction).
public struct Transaction {
  /// The animation of the change; `nil` for none.
  public var animation: Animation?
  /// Whether animations that views ask for, by ``View/animation(_:value:)`` and the like, are left out.
  public var disablesAnimations = false
  /// Whether the change is one of many, as of a finger that moves; it is kept for views to read.
  public var isContinuous = false

  /// The listeners for the end of the change's animations.
  var listeners: [AnimationListener] = []
  /// Whether new animations are a part of an endless one, which nothing waits for.
  var isPartOfEndless = false
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  ///
  /// - Parameter animation: The animation; `nil` for none.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// A custom value.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the transaction of a change combined with an earlier one of the same update; the later animation
  /// applies to both.
  func merged(into earlier: Transaction?) -> Transaction {
    guard let earlier else { return self }
    var result = self
    result.animation = animation ?? earlier.animation
    result.disablesAnimations = disablesAnimations || earlier.disablesAnimations
    result.isPartOfEndless = isPartOfEndless && earlier.isPartOfEndless
    result.listeners =
      earlier.listeners
      + listeners.filter { new in
        !earlier.listeners.contains { $0 === new }
      }
    result.values = earlier.values.merging(values) { $1 }
    return result
  }
}

/// A key for a custom value in a transaction.
///
/// - Reference: [SwiftUI's `TransactionKey`](https://developer.apple.com/documentation/swiftui/transactionkey).
public protocol TransactionKey {
  /// The value's type.
  associatedtype Value

  /// The default value.
  static var defaultValue: Value { get }
}

/// Changes state, and animates the views that depend on it.
///
/// - Parameters:
///   - animation: The animation; `nil` for none.
///   - body: A closure that changes the state.
/// - Returns: The body's result.
/// - Throws: Any error that the body throws.
/// - Reference: [SwiftUI's `withAnimation(_:_:)`](https://developer.apple.com/documentation/swiftui/withanimation(_:_:)).
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows
  -> Result
{
  try withTransaction(\.animation, animation, body)
}

/// Changes state, animates the views that depend on it, and calls a closure when the animations are over.
///
/// - Parameters:
///   - animation: The animation; `nil` for none.
///   - completionCriteria: The moment at which an animation counts as over.
///   - body: A closure that changes the state.
///   - completion: A closure that is called when all animations of this change are over, or at once if there
///     are none.
/// - Returns: The body's result.
/// - Throws: Any error that the body throws.
/// - Reference: [SwiftUI's `withAnimation(_:completionCriteria:_:completion:)`](https://developer.apple.com/documentation/swiftui/withanimation(_:completioncriteria:_:completion:)).
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Changes state with a transaction.
///
/// - Parameters:
///   - transaction: The transaction of the change.
///   - body: A closure that changes the state.
/// - Returns: The body's result.
/// - Throws: Any error that the body throws.
/// - Reference: [SwiftUI's `withTransaction(_:_:)`](https://developer.apple.com/documentation/swiftui/withtransaction(_:_:)-88v3e).
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  let scope = TransactionScope(transaction)
  defer { scope.close() }
  return try TransactionScope.$innermost.withValue(scope, operation: body)
}

/// Changes state with the current transaction and a different value in it.
///
/// - Parameters:
///   - keyPath: The key path of the value.
///   - value: The value.
///   - body: A closure that changes the state.
/// - Returns: The body's result.
/// - Throws: Any error that the body throws.
/// - Reference: [SwiftUI's `withTransaction(_:_:_:)`](https://developer.apple.com/documentation/swiftui/withtransaction(_:_:_:)).
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

extension Transaction {
  /// The transaction of the current changes.
  static var current: Transaction { TransactionScope.innermost?.open ?? Transaction() }
}

/// The changes during one call of `withTransaction`.
///
/// A task that is started meanwhile inherits the scope, but runs after it is closed: its changes have no
/// transaction, as in SwiftUI, where transactions belong to a thread.
final class TransactionScope: Sendable {
  @TaskLocal static var innermost: TransactionScope?

  // It does not change, and its references are used on the main actor.
  private nonisolated(unsafe) let transaction: Transaction
  private let isOpen = Atomic(true)

  init(_ transaction: Transaction) {
    self.transaction = transaction
  }

  /// The transaction, until the call is over.
  var open: Transaction? { isOpen.load(ordering: .acquiring) ? transaction : nil }

  func close() {
    isOpen.store(false, ordering: .releasing)
    for listener in transaction.listeners { listener.scopeClosed() }
  }
}
