/// A way to change views, with state and an environment as views have.
///
/// - Reference: [SwiftUI's `ViewModifier`](https://developer.apple.com/documentation/swiftui/viewmodifier).
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View

  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the modified view.
  ///
  /// - Parameter content: The unmodified view.
  /// - Returns: The view to show instead.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

// The name is SwiftUI's.
/// The view that a modifier changes.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  public typealias Body = Never

  let content: AnyView

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    content.reconciled(with: old, in: context)
  }
}

/// A modifier with numbers that animate; SwiftUI's older name for one that is ``Animatable``.
///
/// - Reference: [SwiftUI's `AnimatableModifier`](https://developer.apple.com/documentation/swiftui/animatablemodifier).
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A modifier that changes nothing.
///
/// - Reference: [SwiftUI's `EmptyModifier`](https://developer.apple.com/documentation/swiftui/emptymodifier).
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()

  public init() {}

  @MainActor public func body(content: Content) -> some View { content }
}

nonisolated extension View {
  /// Applies a custom modifier to the view.
  ///
  /// - Parameter modifier: The modifier.
  /// - Returns: The changed view.
  /// - Reference: [SwiftUI's `modifier(_:)`](https://developer.apple.com/documentation/swiftui/view/modifier(_:)).
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The node of a view with a custom modifier, which keeps the modifier's state.
final class CustomModifierNode<Modifier: ViewModifier>: Node {
  private var storage = StateStorage()
  private let dataMotion = DataMotion.moves(Modifier.self) ? DataMotion() : nil
  private var child: Node?

  override var layoutChildren: [Node] { child?.layoutChildren ?? [] }
  override var structure: [Node] { child.map { [$0] } ?? [] }
  override var keepsState: Bool { storage.keepsState }

  func update(_ content: AnyView, modifier: Modifier, in context: NodeContext) {
    environment = context.environment
    var modifier = modifier
    storage.link(&modifier, in: context)
    dataMotion?.apply(to: &modifier, of: self)
    let body: any View =
      if let effect = modifier as? any GeometryEffect {
        effect.shown(content)
      } else if let environmental = modifier as? any EnvironmentalModifier {
        Self.resolved(environmental, around: content, in: environment)
      } else if let bodyless = modifier as? any BodylessModifier {
        bodyless.shown(content, in: environment)
      } else {
        context.host.evaluator.body(of: Modifier.self) {
          modifier.body(content: _ViewModifier_Content(content: content))
        }
      }
    child = body.reconciled(with: child, in: context)
  }

  private static func resolved(
    _ modifier: some EnvironmentalModifier, around content: AnyView, in environment: EnvironmentValues
  ) -> any View {
    content.modifier(modifier.resolve(in: environment))
  }
}
