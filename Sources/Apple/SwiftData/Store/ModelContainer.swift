/// The objects of an app's models, which are in memory for the time that the container exists.
///
/// - Reference: [SwiftData's `ModelContainer`](https://developer.apple.com/documentation/swiftdata/modelcontainer).
public final class ModelContainer: @unchecked Sendable {
  /// The models.
  public let schema: Schema
  /// The configurations, at least one.
  public let configurations: Set<ModelConfiguration>
  /// The ways between versions of the models, which a store in memory does not need.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  /// The objects.
  let store = ModelStore()
  private let main = MainContext()

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - schema: The models.
  ///   - migrationPlan: The ways between versions of the models.
  ///   - configurations: The configurations.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    self.schema = schema
    self.configurations = Set(configurations.isEmpty ? [ModelConfiguration(schema: schema)] : configurations)
    self.migrationPlan = migrationPlan
  }

  /// Creates a container.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container of models.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// The context of views.
  ///
  /// - Reference: [SwiftData's `mainContext`](https://developer.apple.com/documentation/swiftdata/modelcontainer/maincontext).
  @MainActor public var mainContext: ModelContext { main.context(of: self) }

  /// Deletes all objects.
  ///
  /// - Reference: [SwiftData's `deleteAllData()`](https://developer.apple.com/documentation/swiftdata/modelcontainer/deletealldata()).
  public func deleteAllData() { store.removeAll() }

  /// Deletes all objects.
  public func erase() throws { store.removeAll() }

  /// The context of views, which is created when it is asked for first.
  private final class MainContext: @unchecked Sendable {
    private let lock = NSLock()
    private var context: ModelContext?

    func context(of container: ModelContainer) -> ModelContext {
      lock.withLock {
        if let context { return context }
        let context = ModelContext(container, isUnowned: true)
        self.context = context
        return context
      }
    }
  }
}
