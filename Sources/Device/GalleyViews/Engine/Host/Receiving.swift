import Combine
import GalleySystem

nonisolated extension View {
  /// Calls an action for each value of a publisher.
  ///
  /// A publisher that differs from that of the previous evaluation is subscribed to again; an equal timer
  /// continues.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - action: An action that receives the value, on the main actor.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `onReceive(_:perform:)`](https://developer.apple.com/documentation/swiftui/view/onreceive(_:perform:)).
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    modified(by: ReceiveModifier(publisher: publisher, action: action))
  }
}

/// A modifier that subscribes to a publisher as long as a view keeps its place.
struct ReceiveModifier<Source: Publisher>: NodeModifier where Source.Failure == Never {
  var isForEachRow: Bool { false }
  let publisher: Source
  let action: (Source.Output) -> Void

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    let node = (old as? ReceiverNode<Source>) ?? ReceiverNode(context.host)
    node.action = action
    // Values that a publisher sends at once arrive when the view is there.
    context.host.afterLayout { [weak node, publisher] in node?.subscribe(to: publisher) }
    return node
  }
}

/// The subscription of a view to a publisher; it has no place in the window.
private final class ReceiverNode<Source: Publisher>: Node where Source.Failure == Never {
  var action: (Source.Output) -> Void = { _ in }
  private var source: Source?
  private var subscription: AnyCancellable?

  func subscribe(to publisher: Source) {
    if let source, source.isSame(as: publisher) { return }
    source = publisher
    subscription = publisher.sink { [weak self] value in
      nonisolated(unsafe) let value = value
      MainActorEntry.run { self?.action(value) }
    }
  }
}
