/// The library's own looks of buttons.
enum ButtonLook {
  /// The default look for the button's place.
  case automatic
  /// The label alone.
  case plain
  /// The label in the tint colour.
  case borderless
  /// A light background of the tint colour.
  case bordered
  /// The label as on a light background of the tint colour, but without the background.
  case unbordered
  /// White text on the tint colour.
  case borderedProminent
  /// A translucent background.
  case glass
  /// White text on the tint colour, as if it were glass.
  case glassProminent
  /// The view of an app's style.
  case custom
}

/// A style that is drawn by the library.
protocol DrawnButtonStyle: PrimitiveButtonStyle {
  /// The look.
  nonisolated var look: ButtonLook { get }
}

extension DrawnButtonStyle {
  /// The button with the style's look.
  @MainActor func drawn(_ configuration: Configuration) -> some View {
    DrawnButton(look: look, configuration: configuration)
  }
}

/// A button with a look of the library, regardless of the style that is set.
nonisolated struct DrawnButton: View, PrimitiveView {
  typealias Body = Never

  let look: ButtonLook
  let configuration: PrimitiveButtonStyleConfiguration

  @MainActor func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ButtonNode) ?? ButtonNode(context.host)
    node.update(
      configuration.label, role: configuration.role, look: look, action: configuration.action, in: context)
    return node
  }
}

/// The default style for a button's place.
///
/// - Reference: [SwiftUI's `DefaultButtonStyle`](https://developer.apple.com/documentation/swiftui/defaultbuttonstyle).
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
  var look: ButtonLook { .automatic }

  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { drawn(configuration) }
}

/// Only the button's label.
///
/// - Reference: [SwiftUI's `PlainButtonStyle`](https://developer.apple.com/documentation/swiftui/plainbuttonstyle).
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
  var look: ButtonLook { .plain }

  public init() {}

  /// The button's label.
  @MainActor public func makeBody(configuration: Configuration) -> some View { drawn(configuration) }
}

/// The button's label in the tint colour, which in a list accepts taps only on itself.
///
/// - Reference: [SwiftUI's `BorderlessButtonStyle`](https://developer.apple.com/documentation/swiftui/borderlessbuttonstyle).
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
  var look: ButtonLook { .borderless }

  public init() {}

  /// The button's label in the tint colour.
  @MainActor public func makeBody(configuration: Configuration) -> some View { drawn(configuration) }
}

/// A button on a light background of the tint colour.
///
/// - Reference: [SwiftUI's `BorderedButtonStyle`](https://developer.apple.com/documentation/swiftui/borderedbuttonstyle).
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
  var look: ButtonLook { .bordered }

  public init() {}

  /// The button with a light background.
  @MainActor public func makeBody(configuration: Configuration) -> some View { drawn(configuration) }
}

/// A button with white text on the tint colour.
///
/// - Reference: [SwiftUI's `BorderedProminentButtonStyle`](https://developer.apple.com/documentation/swiftui/borderedprominentbuttonstyle).
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
  var look: ButtonLook { .borderedProminent }

  public init() {}

  /// The button on the tint colour.
  @MainActor public func makeBody(configuration: Configuration) -> some View { drawn(configuration) }
}

/// A button on a translucent background.
///
/// It is drawn as a blurred capsule, without the reflections of iOS 26.
///
/// - Reference: [SwiftUI's `GlassButtonStyle`](https://developer.apple.com/documentation/swiftui/glassbuttonstyle).
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
  var look: ButtonLook { .glass }

  public init() {}

  /// The button on a translucent background.
  @MainActor public func makeBody(configuration: Configuration) -> some View { drawn(configuration) }
}

/// A button on glass of the tint colour.
///
/// - Reference: [SwiftUI's `GlassProminentButtonStyle`](https://developer.apple.com/documentation/swiftui/glassprominentbuttonstyle).
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
  var look: ButtonLook { .glassProminent }

  public init() {}

  /// The button on the tint colour.
  @MainActor public func makeBody(configuration: Configuration) -> some View { drawn(configuration) }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style for the button's place.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Only the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint colour.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A light background of the tint colour.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// White text on the tint colour.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A translucent background.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// White text on glass of the tint colour.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
