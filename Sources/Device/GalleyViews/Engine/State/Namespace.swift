/// A property wrapper for a unique name.
///
/// - Reference: [SwiftUI's `Namespace`](https://developer.apple.com/documentation/swiftui/namespace).
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The name.
  public struct ID: Hashable, Sendable {
    fileprivate let number: UInt64
  }

  private var id = ID(number: 0)

  /// Creates a name that stays the same while the view keeps its place.
  public init() {}

  /// The name.
  public var wrappedValue: ID { id }
}

extension Namespace: LinkedProperty {
  private final class Name {
    let id: ID

    init(_ id: ID) {
      self.id = id
    }
  }

  @MainActor package mutating func link(to kept: AnyObject?, in context: NodeContext) -> AnyObject? {
    let name = (kept as? Name) ?? Name(ID(number: context.host.makeHandle()))
    id = name.id
    return name
  }

  @MainActor package func isUnaffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    true
  }
}
