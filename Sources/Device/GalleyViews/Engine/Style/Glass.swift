import Foundation
import GalleyRaster
import GalleyTree

/// A style of translucent glass.
///
/// - Reference: [SwiftUI's `Glass`](https://developer.apple.com/documentation/swiftui/glass).
nonisolated public struct Glass: Equatable, Sendable {
  /// The material below; `nil` for none.
  private(set) var material: Material?
  /// The colour it has.
  private(set) var color: Color?

  /// The regular glass.
  public static let regular = Glass(material: .thinMaterial)
  /// Glass that is more transparent.
  public static let clear = Glass(material: .ultraThinMaterial)
  /// No glass.
  public static let identity = Glass(material: nil)

  private init(material: Material?) {
    self.material = material
  }

  /// Returns the glass in a colour.
  ///
  /// - Parameter color: The colour; `nil` for none.
  /// - Returns: The glass.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// Returns glass that reacts to touches with a motion, which the simulated device does not show.
  ///
  /// - Parameter isEnabled: Whether it reacts.
  /// - Returns: The glass.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The transition of glass.
///
/// - Reference: [SwiftUI's `GlassEffectTransition`](https://developer.apple.com/documentation/swiftui/glasseffecttransition).
nonisolated public struct GlassEffectTransition: Sendable {
  /// An immediate change.
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
  /// A motion from and to the glass with the same identity.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  /// A fade.
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}

/// A view whose pieces of glass are drawn together.
///
/// On the device neighbouring pieces flow into one another; here each is drawn separately.
///
/// - Reference: [SwiftUI's `GlassEffectContainer`](https://developer.apple.com/documentation/swiftui/glasseffectcontainer).
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container of glass.
  ///
  /// - Parameters:
  ///   - spacing: The distance at which pieces flow into one another, in points.
  ///   - content: The views with glass.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

/// The default shape of glass.
///
/// - Reference: [SwiftUI's `DefaultGlassEffectShape`](https://developer.apple.com/documentation/swiftui/defaultglasseffectshape).
nonisolated public struct DefaultGlassEffectShape: Shape {
  public init() {}

  /// A capsule.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

nonisolated extension View {
  /// Shows glass behind the view.
  ///
  /// It is drawn as a blurred material in the glass's colour, without reflections and the light of its edges.
  ///
  /// - Parameters:
  ///   - glass: The glass.
  ///   - shape: The shape of the glass.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `glassEffect(_:in:)`](https://developer.apple.com/documentation/swiftui/view/glasseffect(_:in:)).
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape())
    -> some View
  {
    let layers = Group {
      if let material = glass.material {
        ZStack {
          shape.fill(material)
          if let color = glass.color { shape.fill(color) }
        }
      }
    }
    return modified(
      by: BackgroundOverlayModifier(
        extra: AnyView(layers), alignment: .center, isBehind: true, name: "glassEffect"))
  }

  /// Shows glass behind the view.
  @available(*, deprecated, message: "use glassEffect(_:in:), with Glass.identity where there shall be none")
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape(), isEnabled: Bool
  ) -> some View {
    glassEffect(isEnabled ? glass : .identity, in: shape)
  }

  /// Sets the identity of the glass for transitions; the simulated device shows no transitions of glass.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Joins the glass of several views; here each is drawn separately.
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Sets the transition of glass; the simulated device shows none.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }
}
