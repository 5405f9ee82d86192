/// The place of a container's objects; here it is memory in each case, for the time that the container exists.
///
/// - Reference: [SwiftData's `ModelConfiguration`](https://developer.apple.com/documentation/swiftdata/modelconfiguration).
public struct ModelConfiguration: Hashable, Sendable, Identifiable {
  /// The group of apps that share a store.
  ///
  /// - Reference: [SwiftData's `ModelConfiguration.GroupContainer`](https://developer.apple.com/documentation/swiftdata/modelconfiguration/groupcontainer-swift.struct).
  public struct GroupContainer: Hashable, Sendable {
    private let name: String?

    /// The first group of the app.
    public static var automatic: GroupContainer { GroupContainer(name: "automatic") }
    /// No group.
    public static var none: GroupContainer { GroupContainer(name: nil) }

    /// A group by its name.
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: groupName) }
  }

  /// The store in iCloud, which is not here.
  ///
  /// - Reference: [SwiftData's `ModelConfiguration.CloudKitDatabase`](https://developer.apple.com/documentation/swiftdata/modelconfiguration/cloudkitdatabase-swift.struct).
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String?

    /// The store that the app's entitlements name.
    public static var automatic: CloudKitDatabase { CloudKitDatabase(name: "automatic") }
    /// No store.
    public static var none: CloudKitDatabase { CloudKitDatabase(name: nil) }

    /// A person's private store.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: privateDBName)
    }
  }

  /// The name.
  public let name: String
  /// The file that Apple's platforms would store objects in.
  public let url: URL
  /// Whether the app wants objects in memory alone.
  public let isStoredInMemoryOnly: Bool
  /// Whether contexts can be saved; here they always can.
  public let allowsSave: Bool
  /// The group of apps that share the store.
  public let groupContainer: GroupContainer
  /// The store in iCloud.
  public let cloudKitDatabase: CloudKitDatabase

  /// The name.
  public var id: String { name }

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - schema: The models.
  ///   - isStoredInMemoryOnly: Whether objects are in memory alone.
  ///   - allowsSave: Whether contexts can be saved.
  ///   - groupContainer: The group of apps that share the store.
  ///   - cloudKitDatabase: The store in iCloud.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    url = URL(fileURLWithPath: isStoredInMemoryOnly ? "/dev/null" : "/\(name ?? "default").store")
    (self.isStoredInMemoryOnly, self.allowsSave) = (isStoredInMemoryOnly, allowsSave)
    (self.groupContainer, self.cloudKitDatabase) = (groupContainer, cloudKitDatabase)
  }

  /// Creates the configuration of a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.url = url
    (isStoredInMemoryOnly, self.allowsSave) = (false, allowsSave)
    (groupContainer, self.cloudKitDatabase) = (.none, cloudKitDatabase)
  }

  /// Creates a configuration for some models.
  public init(
    for type: any PersistentModel.Type, _ others: any PersistentModel.Type...,
    isStoredInMemoryOnly: Bool = false
  ) {
    self.init(isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}
