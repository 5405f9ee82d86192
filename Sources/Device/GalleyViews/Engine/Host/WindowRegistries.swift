/// The name of a registry that a folder above this one keeps in each window.
protocol WindowRegistryKey {
  /// What views register.
  associatedtype Value
}

/// The registries and objects of a window that belong to folders above this one, each made when it is first asked for.
@MainActor final class WindowRegistries {
  private var made: [ObjectIdentifier: AnyObject] = [:]

  /// The registry of a key.
  subscript<Key: WindowRegistryKey>(key: Key.Type) -> Registry<Key.Value> {
    // A key has values of one type.
    if let known = made[ObjectIdentifier(key)] { return unsafeDowncast(known, to: Registry<Key.Value>.self) }
    let registry = Registry<Key.Value>()
    made[ObjectIdentifier(key)] = registry
    return registry
  }

  /// The object of a type, made when it is first asked for.
  func object<Object: AnyObject>(_ type: Object.Type, make: () -> Object) -> Object {
    // A type has one object, of this type.
    if let known = made[ObjectIdentifier(type)] { return unsafeDowncast(known, to: type) }
    let object = make()
    made[ObjectIdentifier(type)] = object
    return object
  }
}
