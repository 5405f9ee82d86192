import Foundation

/// The transition of a page.
///
/// - Reference: [SwiftUI's `NavigationTransition`](https://developer.apple.com/documentation/swiftui/navigationtransition).
nonisolated public protocol NavigationTransition {}

/// The default transition.
///
/// - Reference: [SwiftUI's `AutomaticNavigationTransition`](https://developer.apple.com/documentation/swiftui/automaticnavigationtransition).
nonisolated public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  public init() {}
}

/// A page that grows out of a view.
///
/// - Reference: [SwiftUI's `ZoomNavigationTransition`](https://developer.apple.com/documentation/swiftui/zoomnavigationtransition).
nonisolated public struct ZoomNavigationTransition: NavigationTransition, Sendable {
  init() {}
}

nonisolated extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

nonisolated extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A page that grows out of a view.
  ///
  /// - Parameters:
  ///   - sourceID: The view's identity.
  ///   - namespace: The namespace of the identity.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// The look of a view while a page grows out of it.
///
/// - Reference: [SwiftUI's `MatchedTransitionSourceConfiguration`](https://developer.apple.com/documentation/swiftui/matchedtransitionsourceconfiguration).
nonisolated public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// A look without changes, as a start.
///
/// - Reference: [SwiftUI's `EmptyMatchedTransitionSourceConfiguration`](https://developer.apple.com/documentation/swiftui/emptymatchedtransitionsourceconfiguration).
nonisolated public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  init() {}
}

nonisolated extension MatchedTransitionSourceConfiguration {
  /// Shows a colour behind the view during the transition.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// Clips the view during the transition.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

  /// Shows a shadow of the view during the transition.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

nonisolated extension View {
  /// Sets the transition of the page or sheet.
  ///
  /// The simulated device always uses the default transition, which ends in the same state.
  ///
  /// - Parameter style: The transition.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `navigationTransition(_:)`](https://developer.apple.com/documentation/swiftui/view/navigationtransition(_:)).
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Marks the view as one that a page may grow out of; the simulated device does not show this.
  ///
  /// - Parameters:
  ///   - id: The view's identity.
  ///   - namespace: The namespace of the identity.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `matchedTransitionSource(id:in:)`](https://developer.apple.com/documentation/swiftui/view/matchedtransitionsource(id:in:)).
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Marks the view as one that a page may grow out of, with a look during the transition; the simulated
  /// device does not show this.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }
}

nonisolated extension ToolbarContent {
  /// Sets whether items share a background of glass; items of bars have none here.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// Marks the item as one that a page may grow out of; the simulated device does not show this.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent {
    self
  }
}
