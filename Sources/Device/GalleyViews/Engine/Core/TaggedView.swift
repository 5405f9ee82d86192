nonisolated extension View {
  /// Sets the value of a picker or a tab view that selects this view.
  ///
  /// - Reference: [SwiftUI's `tag(_:)`](https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)).
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    modified(by: TagModifier(tag: AnyHashable(tag)))
  }
}

struct TagModifier: NodeModifier {
  let tag: AnyHashable
}

/// A view that may have the tag of a picker's value.
protocol TaggedView {
  var tag: AnyHashable? { get }
}

extension NodeModifiedContent: TaggedView {
  var tag: AnyHashable? { (modifier as? TagModifier)?.tag ?? (content as? any TaggedView)?.tag }
}
