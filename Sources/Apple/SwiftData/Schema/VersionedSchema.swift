/// A version of an app's models.
///
/// - Reference: [SwiftData's `VersionedSchema`](https://developer.apple.com/documentation/swiftdata/versionedschema).
public protocol VersionedSchema {
  /// The classes of the models.
  static var models: [any PersistentModel.Type] { get }
  /// The version of the models.
  static var versionIdentifier: Schema.Version { get }
}

/// The ways from each version of an app's models to the next; a store in memory needs none.
///
/// - Reference: [SwiftData's `SchemaMigrationPlan`](https://developer.apple.com/documentation/swiftdata/schemamigrationplan).
public protocol SchemaMigrationPlan {
  /// The versions, from the oldest on.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The ways between them.
  static var stages: [MigrationStage] { get }
}

/// The way from a version of an app's models to the next.
///
/// - Reference: [SwiftData's `MigrationStage`](https://developer.apple.com/documentation/swiftdata/migrationstage).
public enum MigrationStage {
  /// A way that needs no code.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A way with code before and after it, which is not called here.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
