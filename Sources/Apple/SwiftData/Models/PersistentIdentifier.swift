/// The identity of a model's object, for the time that the app runs.
///
/// - Reference: [SwiftData's `PersistentIdentifier`](https://developer.apple.com/documentation/swiftdata/persistentidentifier).
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable, Identifiable {
  /// The name of the model's class.
  public let entityName: String
  /// The number of the object among all of the process.
  let number: Int

  /// The identifier itself, which identifies nothing else.
  public var id: PersistentIdentifier { self }

  /// The name of the store; `nil`, as objects are kept in memory.
  public var storeIdentifier: String? { nil }

  public static func < (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool {
    (left.entityName, left.number) < (right.entityName, right.number)
  }
}
