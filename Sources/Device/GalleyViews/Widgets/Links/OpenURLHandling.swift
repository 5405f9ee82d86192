import Foundation

nonisolated extension View {
  /// Calls an action with each URL that the app is asked to open, as by a link in another app.
  ///
  /// All views with such an action receive the URL, those outside before those inside.
  ///
  /// - Reference: [SwiftUI's `onOpenURL(perform:)`](https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)).
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modified(by: URLHandlingModifier(action: action))
  }
}

/// The actions of views for URLs that the app is asked to open.
private enum URLHandlers: WindowRegistryKey {
  typealias Value = (URL) -> Void
}

struct URLHandlingModifier: NodeModifier {
  var isForEachRow: Bool { false }
  let action: (URL) -> Void

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    context.host.registries[URLHandlers.self].set(action, of: node)
  }
}

extension ViewHost {
  /// Passes a URL to the actions of the views.
  package func open(_ url: URL) -> Bool {
    flush()
    let actions = registries[URLHandlers.self].values
    let isOfWeb = ["http", "https"].contains(url.scheme?.lowercased())
    let handlers = registries[ActivityHandlers.self].values.filter {
      isOfWeb && $0.type == NSUserActivityTypeBrowsingWeb
    }
    onAppClock {
      for action in actions { action(url) }
      for handler in handlers {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = url
        handler.action(activity)
      }
      flush()
    }
    return !actions.isEmpty || !handlers.isEmpty
  }
}
