import Foundation
import GalleyRaster
import GalleyTree

nonisolated extension View {
  /// Sets the color scheme of the view, regardless of its surroundings.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modified(by: EnvironmentModifier(.colorScheme) { $0.colorScheme = colorScheme })
  }

  /// Sets the color scheme; on iOS that of the whole presentation, here so far that of the view.
  ///
  /// A view that fills the window or a card sets that of the status bar and of the card as well.
  ///
  /// - Parameter colorScheme: Light or dark; `nil` for that of the surroundings.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `preferredColorScheme(_:)`](https://developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:)).
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modified(by: PreferredColorSchemeModifier(colorScheme: colorScheme))
  }

  /// Sets whether the view accepts touches.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modified(by: HitTestingModifier(isEnabled: enabled))
  }

  /// Mirrors the view in an interface from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modified(by: MirroringModifier(isEnabled: enabled))
  }

  /// Sets whether the status bar is hidden; on the simulated device it is the system's and stays.
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Sets whether the status bar is hidden; SwiftUI's older name.
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Sets whether the system's overlays above the app are visible; on the simulated device they always are.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Gives an app's gestures precedence over the system's at edges; here the system has none.
  public func defersSystemGestures(on edges: Edge.Set) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Sets a description that a pointer at rest shows; a phone does not show it.
  public func help(_ textKey: LocalizedStringKey) -> some View { semantics(.hint(Text(textKey))) }

  /// Sets a description that a pointer at rest shows; a phone does not show it.
  public func help(_ text: Text) -> some View { semantics(.hint(text)) }

  /// Sets a description that a pointer at rest shows; a phone does not show it.
  @_disfavoredOverload
  public func help<Words: StringProtocol>(_ text: Words) -> some View { semantics(.hint(Text(text))) }
}

/// A modifier that makes a view light or dark, regardless of its surroundings, with the background of the
/// screen behind it if that differs.
struct PreferredColorSchemeModifier: NodeModifier {
  let colorScheme: ColorScheme?

  func environment(_ values: inout EnvironmentValues) {
    if let colorScheme { values.colorScheme = colorScheme }
  }

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    context.host.present(colorScheme, of: node, with: node)
  }

  /// Draws the content; the window's background is that of the screen's scheme, so the view adds its own if
  /// it fills the window.
  @MainActor func draw(_ node: ModifierNode<Self>, _ child: Node, into list: inout DisplayList) {
    let differs = colorScheme.map { $0 != node.host.environment.colorScheme } ?? false
    if differs, node.frame.width >= node.host.size.width, node.environment.surroundingPresentation == nil {
      let window = node.host.bounds
      node.fill(window, with: .systemBackground, into: &list)
    }
    child.draw(into: &list)
  }
}

/// A modifier that can keep a view from accepting touches.
struct HitTestingModifier: NodeModifier {
  let isEnabled: Bool

  @MainActor func covers(_ node: ModifierNode<Self>, _ child: Node, _ point: CGPoint) -> Bool {
    isEnabled && child.covers(point)
  }

  @MainActor func hitTest(_ node: ModifierNode<Self>, _ child: Node, _ point: CGPoint) -> Node? {
    isEnabled ? child.hitTest(point) : nil
  }
}

/// A modifier that mirrors a view in an interface from right to left.
struct MirroringModifier: NodeModifier {
  let isEnabled: Bool

  @MainActor func draw(_ node: ModifierNode<Self>, _ child: Node, into list: inout DisplayList) {
    let isMirrored = isEnabled && node.environment.layoutDirection == .rightToLeft
    let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * node.frame.midX, ty: 0)
    list.nested(in: isMirrored ? .pushTransform(mirror) : nil) { child.draw(into: &$0) }
  }
}
