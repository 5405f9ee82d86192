import Foundation
import GalleyImage
import GalleyRaster

/// The colour of controls.
///
/// - Reference: [SwiftUI's `TintShapeStyle`](https://developer.apple.com/documentation/swiftui/tintshapestyle).
public struct TintShapeStyle: ShapeStyle, PrimitiveShapeStyle, Hashable {
  public init() {}

  /// Returns the colour that `tint` has set above, or that of the app.
  public func resolve(in environment: EnvironmentValues) -> Color { environment.tint }

  func paint(in rect: CGRect, for environment: EnvironmentValues) -> Paint {
    let (style, environment) = shown(in: environment)
    return style.paint(in: rect, for: environment)
  }

  func draw(
    in rect: CGRect, _ outline: ShapeOutline, _ rule: DisplayList.FillRule, _ environment: EnvironmentValues,
    into list: inout DisplayList
  ) {
    let (style, environment) = shown(in: environment)
    style.draw(in: rect, outline, rule, environment, into: &list)
  }

  /// Returns the style that `tint` has set, with an environment in which it does not refer to itself.
  func shown(in environment: EnvironmentValues) -> (any PrimitiveShapeStyle, EnvironmentValues) {
    guard let style = environment.tintStyle, !(style is Color) else { return (environment.tint, environment) }
    var outer = environment
    outer.tintStyle = nil
    return (style.primitive(in: outer), outer)
  }
}

/// The background of the screen or sheet around.
///
/// - Reference: [SwiftUI's `BackgroundStyle`](https://developer.apple.com/documentation/swiftui/backgroundstyle).
public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}

  /// Returns the background.
  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(any: environment.backgroundStyle ?? Color.systemBackground)
  }
}

/// The colour of selected content.
///
/// - Reference: [SwiftUI's `SelectionShapeStyle`](https://developer.apple.com/documentation/swiftui/selectionshapestyle).
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  public init() {}

  /// The colour of controls.
  public func resolve(in environment: EnvironmentValues) -> Color { environment.tint }
}

/// The colour of separators.
///
/// - Reference: [SwiftUI's `SeparatorShapeStyle`](https://developer.apple.com/documentation/swiftui/separatorshapestyle).
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}

  /// Returns the system's colour.
  public func resolve(in environment: EnvironmentValues) -> Color { .separator }
}

/// The colour of the placeholder in a field.
///
/// - Reference: [SwiftUI's `PlaceholderTextShapeStyle`](https://developer.apple.com/documentation/swiftui/placeholdertextshapestyle).
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public init() {}

  /// Returns the system's colour.
  public func resolve(in environment: EnvironmentValues) -> Color { .tertiary }
}

/// The colour of links.
///
/// - Reference: [SwiftUI's `LinkShapeStyle`](https://developer.apple.com/documentation/swiftui/linkshapestyle).
public struct LinkShapeStyle: ShapeStyle, Hashable {
  public init() {}

  /// Returns the system's colour.
  public func resolve(in environment: EnvironmentValues) -> Color { .blue }
}

/// The fill of shapes on a background.
///
/// - Reference: [SwiftUI's `FillShapeStyle`](https://developer.apple.com/documentation/swiftui/fillshapestyle).
public struct FillShapeStyle: ShapeStyle, Hashable {
  public init() {}

  /// Returns the system's colour for fills of thin and small shapes.
  public func resolve(in environment: EnvironmentValues) -> Color {
    .systemFill
  }
}

/// The background of a window.
///
/// - Reference: [SwiftUI's `WindowBackgroundShapeStyle`](https://developer.apple.com/documentation/swiftui/windowbackgroundshapestyle).
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  public init() {}

  /// Returns the system's colour.
  public func resolve(in environment: EnvironmentValues) -> Color { .systemBackground }
}

nonisolated extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the screen or sheet around.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

nonisolated extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

nonisolated extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

nonisolated extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of the placeholder in a field.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

nonisolated extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

nonisolated extension ShapeStyle where Self == FillShapeStyle {
  /// The fill of shapes on a background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

nonisolated extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

nonisolated extension View {
  /// Sets the style of backgrounds inside.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `backgroundStyle(_:)`](https://developer.apple.com/documentation/swiftui/view/backgroundstyle(_:)).
  public func backgroundStyle(_ style: some ShapeStyle) -> some View {
    modified(by: EnvironmentModifier { $0.backgroundStyle = style })
  }
}
