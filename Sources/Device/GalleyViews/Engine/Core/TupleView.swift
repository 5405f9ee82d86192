// The offsets and types of a tuple's members, which `Mirror` copies one by one.
@_spi(Reflection) import Swift

/// A view of several views in place of one: the members of a tuple.
///
/// Members that are no views are not shown.
///
/// - Reference: [SwiftUI's `TupleView`](https://developer.apple.com/documentation/swiftui/tupleview).
nonisolated public struct TupleView<T>: View, PrimitiveView {
  public typealias Body = Never

  /// The views.
  public var value: T

  /// Creates a view of several views.
  public init(_ value: T) {
    self.value = value
  }

  package static var reconcilesOwnContent: Bool { true }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? GroupNode) ?? GroupNode(context.host)
    node.environment = context.environment
    let before = node.members
    node.members = views.enumerated().map { index, view in
      view.reconciled(with: index < before.count ? before[index] : nil, in: context)
    }
    return node
  }

  /// The members in order.
  @MainActor package var views: [any View] {
    let members = TupleMembers.members(of: T.self)
    return withUnsafeBytes(of: value) { bytes in
      guard let start = bytes.baseAddress else { return [] }
      return members.map { $0.type.read(at: start + $0.offset) }
    }
  }
}

/// The views in types of tuples.
@MainActor private enum TupleMembers {
  typealias Member = (offset: Int, type: any View.Type)

  private static var known: [ObjectIdentifier: [Member]] = [:]

  /// Returns the places and types of the views in a tuple; a single view is a tuple of one.
  static func members(of type: Any.Type) -> [Member] {
    if let members = known[ObjectIdentifier(type)] { return members }
    var members: [Member] = []
    if let view = type as? any View.Type {
      members = [(0, view)]
    } else {
      _ = _forEachField(of: type) { _, offset, type, _ in
        if let view = type as? any View.Type { members.append((offset, view)) }
        return true
      }
    }
    known[ObjectIdentifier(type)] = members
    return members
  }
}

nonisolated extension View {
  /// Reads a view of this type at an address.
  fileprivate static func read(at address: UnsafeRawPointer) -> any View {
    address.assumingMemoryBound(to: Self.self).pointee
  }
}
