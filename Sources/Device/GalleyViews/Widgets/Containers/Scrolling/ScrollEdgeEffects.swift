/// The look of content at the edge of a scroll view, under its bars.
///
/// - Reference: [SwiftUI's `ScrollEdgeEffectStyle`](https://developer.apple.com/documentation/swiftui/scrolledgeeffectstyle).
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The system's choice.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// A hard edge, under an even background.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// A soft edge.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

nonisolated extension View {
  /// Sets the look of content at the edges of the scroll views inside; here bars keep their background.
  ///
  /// - Parameters:
  ///   - style: The look; `nil` for the default.
  ///   - edges: The edges.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `scrollEdgeEffectStyle(_:for:)`](https://developer.apple.com/documentation/swiftui/view/scrolledgeeffectstyle(_:for:)).
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Sets whether the effect at the edges of the scroll views inside is hidden; here there is none.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is hidden.
  ///   - edges: The edges.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `scrollEdgeEffectHidden(_:for:)`](https://developer.apple.com/documentation/swiftui/view/scrolledgeeffecthidden(_:for:)).
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Extends the view under the bars beside it, mirrored and blurred; here it ends at them.
  ///
  /// - Reference: [SwiftUI's `backgroundExtensionEffect()`](https://developer.apple.com/documentation/swiftui/view/backgroundextensioneffect()).
  public func backgroundExtensionEffect() -> some View {
    modified(by: EnvironmentModifier { _ in })
  }
}
