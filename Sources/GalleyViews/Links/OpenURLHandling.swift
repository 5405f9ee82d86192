import Foundation

nonisolated extension View {
  /// Calls an action with each URL that the app is asked to open, as by a link in another app.
  ///
  /// All views with such an action get the URL, those outside before those inside.
  ///
  /// - Reference: [SwiftUI's `onOpenURL(perform:)`](https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)).
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modified(by: URLHandlingModifier(action: action))
  }
}

struct URLHandlingModifier: NodeModifier {
  var isForEachRow: Bool { false }
  let action: (URL) -> Void

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    context.host.urlHandlers.set(action, of: node)
  }
}

/// The actions of views for URLs that the app is asked to open.
@MainActor struct URLHandlers {
  private struct Entry {
    weak var node: Node?
    let action: (URL) -> Void
  }

  private var entries: [UInt64: Entry] = [:]

  mutating func set(_ action: @escaping (URL) -> Void, of node: Node) {
    entries[node.handle] = Entry(node: node, action: action)
  }

  /// The actions of views that were evaluated in an update, the oldest view's first; those of views that are gone are
  /// forgotten.
  mutating func actions(in pass: Int) -> [(URL) -> Void] {
    entries = entries.filter { $0.value.node?.pass == pass }
    return entries.sorted { $0.key < $1.key }.map(\.value.action)
  }
}

extension ViewHost {
  /// Passes a URL to the actions of the views.
  package func open(_ url: URL) -> Bool {
    flush()
    let actions = urlHandlers.actions(in: updatePass)
    onAppClock {
      for action in actions { action(url) }
      flush()
    }
    return !actions.isEmpty
  }
}
