import Foundation

/// An activity that can be cancelled.
///
/// - Reference: [Combine's `Cancellable`](https://developer.apple.com/documentation/combine/cancellable).
public protocol Cancellable {
  /// Cancels it; a second call has no effect.
  func cancel()
}

extension Cancellable {
  /// Stores the object in a collection.
  ///
  /// - Parameter collection: The collection that keeps it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Stores the object in a set.
  ///
  /// - Parameter set: The set that keeps it.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}

/// An object that cancels a subscription when it is released.
///
/// - Reference: [Combine's `AnyCancellable`](https://developer.apple.com/documentation/combine/anycancellable).
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  /// Creates an object that calls a closure when it is cancelled or released.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Creates an object that cancels another one when it is cancelled or released.
  public init<C: Cancellable>(_ canceller: C) {
    action = canceller.cancel
  }

  deinit { cancel() }

  /// Cancels it; a second call has no effect.
  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Stores the object in a collection.
  ///
  /// - Parameter collection: The collection that keeps it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Stores the object in a set.
  ///
  /// - Parameter set: The set that keeps it.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Whether both are the same object.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
