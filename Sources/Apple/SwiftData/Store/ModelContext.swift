/// The place where an app inserts, finds and deletes the objects of its models.
///
/// All contexts of a container share its objects; those that were not saved are seen by all of them.
///
/// - Reference: [SwiftData's `ModelContext`](https://developer.apple.com/documentation/swiftdata/modelcontext).
public final class ModelContext: Equatable {
  private let owner: ModelContainer?
  private unowned let user: ModelContainer
  private let store: ModelStore
  private var inserted: [any PersistentModel] = []
  private var deleted: [any PersistentModel] = []
  /// Whether changes are saved without being asked for; here that makes no difference, as all are in memory.
  public var autosaveEnabled: Bool
  /// The name of the author of changes.
  public var author: String?

  /// Creates a context of a container's objects.
  public convenience init(_ container: ModelContainer) { self.init(container, isUnowned: false) }

  /// Creates a context; a container's own one does not keep it.
  init(_ container: ModelContainer, isUnowned: Bool) {
    owner = isUnowned ? nil : container
    user = container
    store = container.store
    autosaveEnabled = isUnowned
  }

  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

  /// The container; a main context does not keep it, as on Apple's platforms.
  public var container: ModelContainer { user }

  /// The objects that were inserted since the context was saved.
  public var insertedModelsArray: [any PersistentModel] { inserted }

  /// The objects that were deleted since the context was saved.
  public var deletedModelsArray: [any PersistentModel] { deleted }

  /// The objects that were changed, but not inserted, since the context was saved.
  public var changedModelsArray: [any PersistentModel] {
    let new = Set(inserted.map { $0._$record.number })
    return store.everything.filter { $0.hasChanges && !new.contains($0._$record.number) }
  }

  /// Whether something was inserted, deleted or changed since the context was saved.
  public var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty || !changedModelsArray.isEmpty }

  /// Inserts an object, with the objects that it leads to.
  ///
  /// - Parameter model: The object; one that is kept already stays.
  /// - Reference: [SwiftData's `insert(_:)`](https://developer.apple.com/documentation/swiftdata/modelcontext/insert(_:)).
  public func insert<Element: PersistentModel>(_ model: Element) {
    guard !model._$record.isKept else { return }
    (model._$record.context, model._$record.isDeleted) = (self, false)
    inserted.append(model)
    store.add(model)
    if autosaveEnabled { removeOlder(than: model) }
    for other in Mirror(reflecting: model).children.flatMap({ Self.models(in: $0.value) }) { insert(other) }
  }

  /// Deletes an object, with those that its relationships delete.
  ///
  /// - Parameter model: The object.
  /// - Reference: [SwiftData's `delete(_:)`](https://developer.apple.com/documentation/swiftdata/modelcontext/delete(_:)).
  public func delete<Element: PersistentModel>(_ model: Element) {
    guard model._$record.isKept else { return }
    (model._$record.context, model._$record.isDeleted) = (nil, true)
    if let place = inserted.firstIndex(where: { $0 === model }) {
      inserted.remove(at: place)
    } else {
      deleted.append(model)
    }
    store.remove([model])
    for path in Element._$cascades { Self.models(in: model[keyPath: path] as Any).forEach { delete($0) } }
  }

  /// Deletes the objects of a class that fulfil a condition.
  public func delete<Element: PersistentModel>(
    model: Element.Type, where predicate: Predicate<Element>? = nil, includeSubclasses: Bool = true
  ) throws {
    try fetch(FetchDescriptor(predicate: predicate)).forEach { delete($0) }
  }

  /// The objects that a descriptor wants.
  ///
  /// - Parameter descriptor: The descriptor.
  /// - Returns: The objects.
  /// - Throws: The error of a condition.
  /// - Reference: [SwiftData's `fetch(_:)`](https://developer.apple.com/documentation/swiftdata/modelcontext/fetch(_:)).
  public func fetch<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>) throws -> [Element] {
    let found = try descriptor.results(of: store.all(Element.self))
    // Their context may be gone since they were inserted.
    for model in found where model.modelContext == nil { model._$record.context = self }
    return found
  }

  /// The objects that a descriptor wants; they are found at once, whatever the size of a batch.
  public func fetch<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, batchSize: Int) throws
    -> [Element]
  {
    try fetch(descriptor)
  }

  /// The number of objects that a descriptor wants.
  public func fetchCount<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>) throws -> Int {
    try fetch(descriptor).count
  }

  /// The identities of the objects that a descriptor wants.
  public func fetchIdentifiers<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>) throws
    -> [PersistentIdentifier]
  {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Calls a function for each object that a descriptor wants.
  public func enumerate<Element: PersistentModel>(
    _ fetch: FetchDescriptor<Element>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (Element) throws -> Void
  ) throws {
    try self.fetch(fetch).forEach(block)
  }

  /// The object of an identity, or a crash without one, as on Apple's platforms.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let model = object(persistentModelID) else {
      preconditionFailure("the context has no \(persistentModelID.entityName) of this identifier")
    }
    return model
  }

  /// The object of an identity.
  public func registeredModel<Element: PersistentModel>(for persistentModelID: PersistentIdentifier)
    -> Element?
  {
    object(persistentModelID) as? Element
  }

  /// Accepts the changes; an object with a unique value takes the place of an older one.
  ///
  /// - Reference: [SwiftData's `save()`](https://developer.apple.com/documentation/swiftdata/modelcontext/save()).
  public func save() throws {
    inserted.forEach { removeOlder(than: $0) }
    for model in inserted + changedModelsArray + deleted {
      (model._$record.isChanged, model._$record.isDeleted) = (false, false)
    }
    (inserted, deleted) = ([], [])
  }

  /// Takes insertions and deletions since the last save back; variables keep their values.
  ///
  /// - Reference: [SwiftData's `rollback()`](https://developer.apple.com/documentation/swiftdata/modelcontext/rollback()).
  public func rollback() {
    let (added, removed) = (inserted, deleted)
    (inserted, deleted) = ([], [])
    store.remove(added)
    added.forEach { $0._$record.context = nil }
    for model in removed {
      (model._$record.context, model._$record.isDeleted) = (self, false)
      store.add(model)
    }
  }

  /// Calls a function, and saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Does nothing: changes are there at once.
  public func processPendingChanges() {}

  private func object(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    store.everything.first { $0._$record.number == identifier.number }
  }

  /// Removes the objects that share a unique value with a newer one.
  private func removeOlder<Element: PersistentModel>(than model: Element) {
    for path in Element._$uniqueAttributes {
      guard let value = model[keyPath: path] as? AnyHashable else { continue }
      let same = store.all(Element.self).filter { $0[keyPath: path] as? AnyHashable == value }
      for other in same where other !== model && other._$record.number < model._$record.number {
        other._$record.context = nil
        inserted.removeAll { $0 === other }
        store.remove([other])
      }
    }
  }

  /// The models in a value: itself, or the members of a collection.
  private static func models(in value: Any) -> [any PersistentModel] {
    if let model = value as? any PersistentModel { return [model] }
    return (value as? [any PersistentModel]) ?? []
  }
}
