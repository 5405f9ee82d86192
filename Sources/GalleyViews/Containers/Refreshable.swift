extension View {
  /// Has lists and scroll views do something when they are pulled down.
  ///
  /// What is pulled stays down, with an activity indicator above it, until the action says that it is done.
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
  /// - Parameter action: What to do.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `refreshable(action:)`](https://developer.apple.com/documentation/swiftui/view/refreshable(action:)).
  public func refreshable(action: @escaping (RefreshCompletion) -> Void) -> some View {
    modified(by: EnvironmentModifier { $0[RefreshKey.self] = action })
  }
}

/// Says that what a pull has started is done.
///
/// A completion that nobody holds any more says so too: an action that forgets it, or is over at once, does not keep the
/// content down for ever.
public final class RefreshCompletion {
  private var end: (() -> Void)?

  init(_ end: @escaping () -> Void) {
    self.end = end
  }

  /// Lets the content go back.
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
