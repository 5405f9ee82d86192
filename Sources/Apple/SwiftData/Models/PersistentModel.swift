/// A model that a ``ModelContext`` keeps; ``Model()`` makes a class one.
///
/// - Reference: [SwiftData's `PersistentModel`](https://developer.apple.com/documentation/swiftdata/persistentmodel).
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// The identity and the context of the object, which ``Model()`` declares.
  nonisolated var _$record: ModelRecord { get }

  /// The variables that no two objects of a context share, which ``Model()`` declares.
  nonisolated static var _$uniqueAttributes: [AnyKeyPath] { get }

  /// The variables with models that are deleted with an object, which ``Model()`` declares.
  nonisolated static var _$cascades: [AnyKeyPath] { get }
}

extension PersistentModel {
  public nonisolated static var _$uniqueAttributes: [AnyKeyPath] { [] }
  public nonisolated static var _$cascades: [AnyKeyPath] { [] }

  /// The identity of the object.
  ///
  /// - Reference: [SwiftData's `persistentModelID`](https://developer.apple.com/documentation/swiftdata/persistentmodel/persistentmodelid).
  public nonisolated var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(entityName: "\(Self.self)", number: _$record.number)
  }

  /// The context that keeps the object; `nil` before it is inserted and after it is deleted.
  ///
  /// - Reference: [SwiftData's `modelContext`](https://developer.apple.com/documentation/swiftdata/persistentmodel/modelcontext).
  public nonisolated var modelContext: ModelContext? { _$record.context }

  /// Whether the object was changed since the context was saved.
  ///
  /// - Reference: [SwiftData's `hasChanges`](https://developer.apple.com/documentation/swiftdata/persistentmodel/haschanges).
  public nonisolated var hasChanges: Bool { _$record.isChanged }

  /// Whether the object was deleted, and the context not saved since.
  ///
  /// - Reference: [SwiftData's `isDeleted`](https://developer.apple.com/documentation/swiftdata/persistentmodel/isdeleted).
  public nonisolated var isDeleted: Bool { _$record.isDeleted }

  public nonisolated static func == (left: Self, right: Self) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(_$record.number) }

  /// The identity of the object, where the class has no other.
  public nonisolated var id: PersistentIdentifier { persistentModelID }
}
