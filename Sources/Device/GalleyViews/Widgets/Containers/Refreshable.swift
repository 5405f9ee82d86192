nonisolated extension View {
  /// Sets the action of lists and scroll views that are pulled down.
  ///
  /// The content stays down, with an activity indicator above it, until the action returns. The action begins
  /// at once; its waits take real time, and continue when no test holds the main actor's threads.
  ///
  /// - Reference: [SwiftUI's `refreshable(action:)`](https://developer.apple.com/documentation/swiftui/view/refreshable(action:)).
  public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    modified(
      by: EnvironmentModifier { values in
        values[RefreshKey.self] = { completion in
          nonisolated(unsafe) let completion = completion
          Task.immediate { @MainActor in
            await action()
            completion()
          }
        }
      })
  }

  /// Sets the action of lists and scroll views that are pulled down, with a callback that ends it.
  package func refreshable(completing action: @escaping (RefreshCompletion) -> Void) -> some View {
    modified(by: EnvironmentModifier { $0[RefreshKey.self] = action })
  }
}

/// An object that ends a refresh after a pull.
///
/// Releasing the completion ends the refresh too: an action that drops it does not keep the content down.
package final class RefreshCompletion {
  private var end: (() -> Void)?

  init(_ end: @escaping () -> Void) {
    self.end = end
  }

  /// Ends the refresh: the content returns.
  package func callAsFunction() {
    let end = end
    self.end = nil
    end?()
  }

  deinit {
    end?()
  }
}

enum RefreshKey: EnvironmentKey {
  static var defaultValue: ((RefreshCompletion) -> Void)? { nil }
}

/// An action that refreshes the content of a view.
///
/// - Reference: [SwiftUI's `RefreshAction`](https://developer.apple.com/documentation/swiftui/refreshaction).
public struct RefreshAction: Sendable {
  private let action: @MainActor (RefreshCompletion) -> Void

  init(_ action: @escaping (RefreshCompletion) -> Void) {
    nonisolated(unsafe) let action = action
    self.action = { action($0) }
  }

  /// Runs the action, and returns when it is done.
  @MainActor public func callAsFunction() async {
    await withCheckedContinuation { continuation in
      action(RefreshCompletion { continuation.resume() })
    }
  }
}

extension EnvironmentValues {
  /// The action of ``View/refreshable(action:)``; `nil` if no view around has one.
  public var refresh: RefreshAction? { self[RefreshKey.self].map { RefreshAction($0) } }
}
