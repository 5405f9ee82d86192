/// The objects of a container by their classes, in the order in which they were inserted.
final class ModelStore: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = NSRecursiveLock()
  private var objects: [ObjectIdentifier: [any PersistentModel]] = [:]

  /// The property that observers of the objects follow; it changes when some come or go.
  private var revision: Int { 0 }

  /// The objects of a class; observers of them notice when some come or go.
  func all<Element: PersistentModel>(_ type: Element.Type) -> [Element] {
    registrar.access(self, keyPath: \.revision)
    return lock.withLock { (objects[ObjectIdentifier(type)] ?? []).compactMap { $0 as? Element } }
  }

  /// All objects, in the order in which they were created.
  var everything: [any PersistentModel] {
    lock.withLock { objects.values.flatMap { $0 }.sorted { $0._$record.number < $1._$record.number } }
  }

  /// Adds an object.
  func add(_ object: any PersistentModel) {
    object._$record.isKept = true
    registrar.withMutation(of: self, keyPath: \.revision) {
      lock.withLock { objects[ObjectIdentifier(type(of: object)), default: []].append(object) }
    }
  }

  /// Removes objects.
  func remove(_ gone: [any PersistentModel]) {
    guard !gone.isEmpty else { return }
    for object in gone { object._$record.isKept = false }
    registrar.withMutation(of: self, keyPath: \.revision) {
      lock.withLock {
        for (type, objects) in Dictionary(grouping: gone, by: { ObjectIdentifier(Swift.type(of: $0)) }) {
          let numbers = Set(objects.map { $0._$record.number })
          self.objects[type]?.removeAll { numbers.contains($0._$record.number) }
        }
      }
    }
  }

  /// Removes all objects.
  func removeAll() { remove(everything) }
}
