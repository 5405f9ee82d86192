/// The objects that other modules keep for one launch of an app, each made when it is first asked for.
@MainActor package final class LaunchObjects {
  private var made: [ObjectIdentifier: AnyObject] = [:]

  nonisolated package init() {}

  /// The object of a type, made when it is first asked for.
  package func object<Object: AnyObject>(_ type: Object.Type, make: () -> Object) -> Object {
    if let known = made[ObjectIdentifier(type)] as? Object { return known }
    let object = make()
    made[ObjectIdentifier(type)] = object
    return object
  }
}
