/// The objects that other modules keep for one launch of an app, each made when it is first asked for.
@MainActor package final class LaunchObjects {
  private var made: [ObjectIdentifier: AnyObject] = [:]

  nonisolated package init() {}

  /// The object of a type, made when it is first asked for.
  package func object<Object: AnyObject>(_ type: Object.Type, make: () -> Object) -> Object {
    // A type has one object, of this type.
    if let known = made[ObjectIdentifier(type)] { return unsafeDowncast(known, to: type) }
    let object = make()
    made[ObjectIdentifier(type)] = object
    return object
  }
}
