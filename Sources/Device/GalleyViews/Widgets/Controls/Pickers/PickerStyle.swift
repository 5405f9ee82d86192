/// A style of pickers.
///
/// Apps cannot define picker styles, as in SwiftUI.
///
/// - Reference: [SwiftUI's `PickerStyle`](https://developer.apple.com/documentation/swiftui/pickerstyle).
@MainActor @preconcurrency public protocol PickerStyle {}

/// The library's looks of pickers.
enum PickerLook {
  case automatic, menu, segmented, wheel, inline, navigationLink
}

/// A style that is drawn by the library.
protocol DrawnPickerStyle: PickerStyle {
  /// The look.
  nonisolated var look: PickerLook { get }
}

nonisolated extension View {
  /// Sets the style of pickers.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `pickerStyle(_:)`](https://developer.apple.com/documentation/swiftui/view/pickerstyle(_:)).
  public func pickerStyle(_ style: some PickerStyle) -> some View {
    modified(by: PickerStyleModifier(style: (style as? any DrawnPickerStyle)?.look ?? .automatic))
  }
}

struct PickerStyleModifier: NodeModifier {
  let style: PickerLook

  func environment(_ values: inout EnvironmentValues) {
    values.pickerStyle = style
  }
}

/// The default style for the picker's place: a menu.
///
/// - Reference: [SwiftUI's `DefaultPickerStyle`](https://developer.apple.com/documentation/swiftui/defaultpickerstyle).
nonisolated public struct DefaultPickerStyle: PickerStyle, DrawnPickerStyle {
  var look: PickerLook { .automatic }

  public init() {}
}

nonisolated extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style for the picker's place: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A button that opens a menu of the options.
///
/// - Reference: [SwiftUI's `MenuPickerStyle`](https://developer.apple.com/documentation/swiftui/menupickerstyle).
nonisolated public struct MenuPickerStyle: PickerStyle, DrawnPickerStyle {
  var look: PickerLook { .menu }

  public init() {}
}

nonisolated extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu of the options.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The options beside each other.
///
/// - Reference: [SwiftUI's `SegmentedPickerStyle`](https://developer.apple.com/documentation/swiftui/segmentedpickerstyle).
nonisolated public struct SegmentedPickerStyle: PickerStyle, DrawnPickerStyle {
  var look: PickerLook { .segmented }

  public init() {}
}

nonisolated extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options beside each other.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The options on a wheel.
///
/// - Reference: [SwiftUI's `WheelPickerStyle`](https://developer.apple.com/documentation/swiftui/wheelpickerstyle).
nonisolated public struct WheelPickerStyle: PickerStyle, DrawnPickerStyle {
  var look: PickerLook { .wheel }

  public init() {}
}

nonisolated extension PickerStyle where Self == WheelPickerStyle {
  /// The options on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The options below each other, each a row of the list around.
///
/// - Reference: [SwiftUI's `InlinePickerStyle`](https://developer.apple.com/documentation/swiftui/inlinepickerstyle).
nonisolated public struct InlinePickerStyle: PickerStyle, DrawnPickerStyle {
  var look: PickerLook { .inline }

  public init() {}
}

nonisolated extension PickerStyle where Self == InlinePickerStyle {
  /// The options below each other, each a row of the list around.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A row that opens a page of the options.
///
/// - Reference: [SwiftUI's `NavigationLinkPickerStyle`](https://developer.apple.com/documentation/swiftui/navigationlinkpickerstyle).
nonisolated public struct NavigationLinkPickerStyle: PickerStyle, DrawnPickerStyle {
  var look: PickerLook { .navigationLink }

  public init() {}
}

nonisolated extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that opens a page of the options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The options beside each other in a menu; here as segments.
///
/// - Reference: [SwiftUI's `PalettePickerStyle`](https://developer.apple.com/documentation/swiftui/palettepickerstyle).
nonisolated public struct PalettePickerStyle: PickerStyle, DrawnPickerStyle {
  var look: PickerLook { .segmented }

  public init() {}
}

nonisolated extension PickerStyle where Self == PalettePickerStyle {
  /// The options beside each other in a menu; here as segments.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private enum PickerLookKey: WindowBoundKey {
  static var defaultValue: PickerLook { .automatic }
}

extension EnvironmentValues {
  /// The look of pickers inside.
  var pickerStyle: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}
