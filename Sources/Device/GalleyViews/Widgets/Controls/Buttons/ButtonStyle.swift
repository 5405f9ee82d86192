/// A style of buttons with the standard behaviour: the whole view is pressed and tapped.
///
/// A style may have state and an environment , as views have.
///
/// - Reference: [SwiftUI's `ButtonStyle`](https://developer.apple.com/documentation/swiftui/buttonstyle).
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The button to show.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the view of a button.
  ///
  /// - Parameter configuration: The button.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button that a style shows.
///
/// - Reference: [SwiftUI's `ButtonStyleConfiguration`](https://developer.apple.com/documentation/swiftui/buttonstyleconfiguration).
nonisolated public struct ButtonStyleConfiguration {
  /// The label of the button.
  nonisolated public struct Label: View, StylePart {
    public typealias Body = Never

    let content: any View
  }

  /// The purpose of the button, if it has one.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether a finger lies on the button.
  public let isPressed: Bool
}

/// A style and behaviour of buttons: the style triggers the action by calling
/// ``PrimitiveButtonStyleConfiguration/trigger()``.
///
/// - Reference: [SwiftUI's `PrimitiveButtonStyle`](https://developer.apple.com/documentation/swiftui/primitivebuttonstyle).
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The button to show.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the view of a button.
  ///
  /// - Parameter configuration: The button.
  /// - Returns: The view, with the gestures that trigger the action.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button whose view and behaviour a style provides.
///
/// - Reference: [SwiftUI's `PrimitiveButtonStyleConfiguration`](https://developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration).
nonisolated public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  nonisolated public struct Label: View, StylePart {
    public typealias Body = Never

    let content: any View
  }

  /// The purpose of the button, if it has one.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label

  let action: () -> Void

  /// Performs the action of the button.
  public func trigger() { action() }
}

nonisolated extension View {
  /// Sets the style of buttons.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `buttonStyle(_:)`](https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:)-7qx1).
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    modified(by: EnvironmentModifier { $0.buttonStyles.push(.custom(style)) })
  }

  /// Sets the style of buttons to one that also provides the behaviour.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `buttonStyle(_:)`](https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:)-66fbx).
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    modified(by: EnvironmentModifier { $0.buttonStyles.push(.of(style)) })
  }
}

/// A style of buttons as the environment has it.
enum ButtonStyling {
  /// A look that the library draws.
  case drawn(ButtonLook)
  /// The style of an app.
  case custom(any ButtonStyle)
  /// A style and behaviour of an app.
  case primitive(any PrimitiveButtonStyle)

  static func of(_ style: some PrimitiveButtonStyle) -> ButtonStyling {
    (style as? any DrawnButtonStyle).map { .drawn($0.look) } ?? .primitive(style)
  }
}

/// The view of an app's style for a button.
nonisolated struct ButtonStyleBody<Style: ButtonStyle>: View {
  let style: StyleProperty<Style>
  let role: ButtonRole?
  let label: any View
  let press: ButtonPress

  @MainActor var body: some View {
    style.style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: role, label: .init(content: label), isPressed: press.isPressed))
  }
}

/// The view of an app's style for a button that it triggers itself.
nonisolated struct PrimitiveButtonStyleBody<Style: PrimitiveButtonStyle>: View {
  let style: StyleProperty<Style>
  let configuration: PrimitiveButtonStyleConfiguration

  @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}
