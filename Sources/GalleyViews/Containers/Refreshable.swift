nonisolated extension View {
  /// Sets the action of lists and scroll views that are pulled down.
  ///
  /// The content stays down, with an activity indicator above it, until the action is done.
  ///
  /// ```swift
  /// List { … }.refreshable { completion in
  ///   store.update(over: network) { completion() }
  /// }
  /// ```
  ///
  /// SwiftUI's action is `async`, and done when it returns; the apps of this library have callbacks instead, so the action is
  /// given a ``RefreshCompletion``.
  ///
  /// - Reference: [SwiftUI's `refreshable(action:)`](https://developer.apple.com/documentation/swiftui/view/refreshable(action:)).
  public func refreshable(action: @escaping (RefreshCompletion) -> Void) -> some View {
    modified(by: EnvironmentModifier { $0[RefreshKey.self] = action })
  }
}

/// Ends a refresh that a pull has started.
///
/// A completion that is released ends it too: an action that forgets it, or is done at once, does not keep the
/// content down.
public final class RefreshCompletion {
  private var end: (() -> Void)?

  init(_ end: @escaping () -> Void) {
    self.end = end
  }

  /// Ends the refresh: the content goes back.
  public func callAsFunction() {
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
