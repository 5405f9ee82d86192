/// A style and behaviour of toggles.
///
/// - Reference: [SwiftUI's `ToggleStyle`](https://developer.apple.com/documentation/swiftui/togglestyle).
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The toggle to show.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the view of a toggle.
  ///
  /// - Parameter configuration: The toggle.
  /// - Returns: The view, with the gestures that switch it.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A toggle that a style shows.
///
/// - Reference: [SwiftUI's `ToggleStyleConfiguration`](https://developer.apple.com/documentation/swiftui/togglestyleconfiguration).
nonisolated public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  nonisolated public struct Label: View, StylePart {
    public typealias Body = Never

    let content: any View
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether several values differ; always false, because a toggle has one value.
  public var isMixed: Bool { false }
}

/// The view of a style for a toggle.
nonisolated struct ToggleStyleBody<Style: ToggleStyle>: View {
  let style: StyleProperty<Style>
  let configuration: ToggleStyleConfiguration

  @MainActor var body: some View {
    if style.style is ButtonToggleStyle {
      style.style.makeBody(configuration: configuration)
    } else {
      style.style.makeBody(configuration: configuration)
        .modified(
          by: SwitchElementModifier(label: AnyView(configuration.label), isOn: configuration.isOn))
    }
  }
}

/// The default style for a toggle's place: a switch.
///
/// - Reference: [SwiftUI's `DefaultToggleStyle`](https://developer.apple.com/documentation/swiftui/defaulttogglestyle).
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  public init() {}

  /// A switch.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).modified(by: EnvironmentModifier { $0.toggleStyles = StyleStack() })
  }
}

/// A switch beside the label.
///
/// - Reference: [SwiftUI's `SwitchToggleStyle`](https://developer.apple.com/documentation/swiftui/switchtogglestyle).
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?

  public init() {
    tint = nil
  }

  /// Creates a style with a tint colour for the state on.
  public init(tint: Color) {
    self.tint = tint
  }

  /// A switch.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).modified(by: EnvironmentModifier { $0.toggleStyles.replace(by: self) })
  }
}

/// A button that stays highlighted while it is on.
///
/// In the element tree it is a button that is selected while it is on; Apple does not document the type.
///
/// - Reference: [SwiftUI's `ButtonToggleStyle`](https://developer.apple.com/documentation/swiftui/buttontogglestyle).
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  /// A button with the toggle's label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DrawnButton(
      look: configuration.isOn ? .bordered : .unbordered,
      configuration: PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(content: configuration.label),
        action: { configuration.isOn = !configuration.isOn })
    )
    .accessibilityAddTraits(configuration.isOn ? .selected : [])
    .accessibilityValue(configuration.isOn ? "1" : "0")
  }
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style for the toggle's place.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays highlighted while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

nonisolated extension View {
  /// Sets the style of toggles.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `toggleStyle(_:)`](https://developer.apple.com/documentation/swiftui/view/togglestyle(_:)).
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    modified(by: EnvironmentModifier { $0.toggleStyles.push(style) })
  }
}
