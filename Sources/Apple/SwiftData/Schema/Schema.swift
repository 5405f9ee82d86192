/// The models of a container.
///
/// - Reference: [SwiftData's `Schema`](https://developer.apple.com/documentation/swiftdata/schema).
public final class Schema: Sendable {
  /// The number of a version of the models.
  ///
  /// - Reference: [SwiftData's `Schema.Version`](https://developer.apple.com/documentation/swiftdata/schema/version).
  public struct Version: Hashable, Comparable, Codable, Sendable {
    /// The number of changes that break stores.
    public let major: Int
    /// The number of changes since then.
    public let minor: Int
    /// The number of corrections since then.
    public let patch: Int

    /// Creates the number of a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    public static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
  }

  /// A model of a schema.
  ///
  /// - Reference: [SwiftData's `Schema.Entity`](https://developer.apple.com/documentation/swiftdata/schema/entity).
  public struct Entity: Hashable, Sendable {
    /// The name of the model's class.
    public let name: String

    /// Creates an entity.
    public init(_ name: String) { self.name = name }
  }

  /// The models, in the order in which they were given.
  public let entities: [Entity]
  /// The version of the models.
  public let version: Version

  /// Creates a schema of models.
  ///
  /// - Parameters:
  ///   - types: The classes of the models.
  ///   - version: The version of the models.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    entities = types.map { Entity("\($0)") }
    self.version = version
  }

  /// Creates a schema of models.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// Creates the schema of a version of an app's models.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
}
