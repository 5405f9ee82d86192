import Foundation
import GalleyImage
import GalleyTree

/// A colour of UIKit, which may differ between light and dark.
///
/// - Reference: [UIKit's `UIColor`](https://developer.apple.com/documentation/uikit/uicolor).
public final class UIColor: NSObject, Sendable {
  /// The same colour in SwiftUI.
  let color: Color

  /// Creates UIKit's colour of one of SwiftUI's.
  public init(_ color: Color) {
    self.color = color
    super.init()
  }

  /// Creates a colour from its channels, 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Creates a grey, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour of hue, saturation and brightness, 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    // The corners of the colour circle, with linear interpolation between them.
    let sector = (Double(hue) - Double(hue).rounded(.down)) * 6
    func channel(_ shift: Double) -> CGFloat {
      let place = (sector + shift).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * CGFloat(max(0, min(place, 4 - place, 1))))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Creates a colour from the app's asset catalogues.
  public convenience init?(named name: String) {
    self.init(Color(name))
  }

  /// Creates a colour from the app's asset catalogues, which has those of all bundles here.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?)
  {
    self.init(named: name)
  }

  /// Creates a colour that differs between light and dark.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(Color(light: light.rgba(.light), dark: dark.rgba(.dark)))
  }

  func rgba(_ scheme: ColorScheme) -> RGBA {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    return color.resolved(in: values)
  }

  /// Returns the colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.combined(with: color, .opacity(RGBA.byte(alpha))))
  }

  /// Returns the colour for light or dark.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let value = rgba(traitCollection.userInterfaceStyle == .dark ? .dark : .light)
    return UIColor(Color(light: value, dark: value))
  }

  /// Reads the channels of the light form, 0 to 1.
  ///
  /// - Returns: Always true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = rgba(.light)
    red?.pointee = CGFloat(value.red) / 255
    green?.pointee = CGFloat(value.green) / 255
    blue?.pointee = CGFloat(value.blue) / 255
    alpha?.pointee = CGFloat(value.alpha) / 255
    return true
  }

  /// Reads the colour as a grey, 0 to 1, and its opacity.
  ///
  /// - Returns: Whether the colour is a grey; otherwise nothing is read.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
  {
    let value = rgba(.light)
    guard value.red == value.green, value.green == value.blue else { return false }
    white?.pointee = CGFloat(value.red) / 255
    alpha?.pointee = CGFloat(value.alpha) / 255
    return true
  }

  /// Whether two colours are equal.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

  /// The hash value.
  public override var hash: Int { color.hashValue }
}

extension UIColor {
  private convenience init(_ light: UInt32, _ dark: UInt32) {
    self.init(Color(light: light, dark: dark))
  }

  /// The colour of text.
  public static var label: UIColor { UIColor(.primary) }
  /// The colour of secondary text.
  public static var secondaryLabel: UIColor { UIColor(.secondary) }
  /// The colour of tertiary text.
  public static var tertiaryLabel: UIColor { UIColor(.tertiary) }
  /// The colour of quaternary text.
  public static var quaternaryLabel: UIColor {
    UIColor(.quaternaryLabel)
  }
  /// The colour of an empty field's text.
  public static var placeholderText: UIColor { UIColor(.tertiary) }
  /// The colour of links.
  public static var link: UIColor { UIColor(.blue) }
  /// The colour of controls.
  public static var tintColor: UIColor { UIColor(.accentColor) }
  /// The colour of separators.
  public static var separator: UIColor { UIColor(.separator) }
  /// The colour of opaque separators.
  public static var opaqueSeparator: UIColor { UIColor(0xC6C6C8, 0x38383A) }
  /// The background of the screen.
  public static var systemBackground: UIColor { UIColor(.systemBackground) }
  /// The background of content on the screen.
  public static var secondarySystemBackground: UIColor { UIColor(.gray6) }
  /// The background of content on such content.
  public static var tertiarySystemBackground: UIColor { UIColor(0xFFFFFF, 0x2C2C2E) }
  /// The background of grouped content.
  public static var systemGroupedBackground: UIColor { UIColor(.systemGroupedBackground) }
  /// The background of the members of groups.
  public static var secondarySystemGroupedBackground: UIColor { UIColor(.secondarySystemGroupedBackground) }
  /// The background of content on members of groups.
  public static var tertiarySystemGroupedBackground: UIColor { UIColor(0xF2F2F7, 0x2C2C2E) }
  /// The fill of thin areas.
  public static var systemFill: UIColor {
    UIColor(.systemFill)
  }
  /// The fill of medium areas.
  public static var secondarySystemFill: UIColor {
    UIColor(.secondarySystemFill)
  }
  /// The fill of fields and other large areas.
  public static var tertiarySystemFill: UIColor { UIColor(.tertiarySystemFill) }
  /// The fill of the largest areas.
  public static var quaternarySystemFill: UIColor {
    UIColor(.quaternarySystemFill)
  }
  /// Blue, with variants for light and dark.
  public static var systemBlue: UIColor { UIColor(.blue) }
  /// Red, with variants for light and dark.
  public static var systemRed: UIColor { UIColor(.red) }
  /// Green, with variants for light and dark.
  public static var systemGreen: UIColor { UIColor(.green) }
  /// Orange, with variants for light and dark.
  public static var systemOrange: UIColor { UIColor(.orange) }
  /// Yellow, with variants for light and dark.
  public static var systemYellow: UIColor { UIColor(.yellow) }
  /// Pink, with variants for light and dark.
  public static var systemPink: UIColor { UIColor(.pink) }
  /// Purple, with variants for light and dark.
  public static var systemPurple: UIColor { UIColor(.purple) }
  /// Teal, with variants for light and dark.
  public static var systemTeal: UIColor { UIColor(.teal) }
  /// Indigo, with variants for light and dark.
  public static var systemIndigo: UIColor { UIColor(.indigo) }
  /// Mint, with variants for light and dark.
  public static var systemMint: UIColor { UIColor(.mint) }
  /// Cyan, with variants for light and dark.
  public static var systemCyan: UIColor { UIColor(.cyan) }
  /// Brown, with variants for light and dark.
  public static var systemBrown: UIColor { UIColor(.brown) }
  /// Grey.
  public static var systemGray: UIColor { UIColor(.gray) }
  /// A lighter grey, or a darker one in dark mode.
  public static var systemGray2: UIColor { UIColor(.gray2) }
  /// A still lighter grey.
  public static var systemGray3: UIColor { UIColor(.gray3) }
  /// A still lighter grey.
  public static var systemGray4: UIColor { UIColor(.gray4) }
  /// A still lighter grey.
  public static var systemGray5: UIColor { UIColor(.gray5) }
  /// The lightest grey.
  public static var systemGray6: UIColor { UIColor(.gray6) }
  /// White.
  public static var white: UIColor { UIColor(.white) }
  /// Black.
  public static var black: UIColor { UIColor(.black) }
  /// A transparent colour.
  public static var clear: UIColor { UIColor(.clear) }
  /// A medium grey.
  public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Light grey.
  public static var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  /// Dark grey.
  public static var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  /// Pure red.
  public static var red: UIColor { UIColor(0xFF0000, 0xFF0000) }
  /// Pure green.
  public static var green: UIColor { UIColor(0x00FF00, 0x00FF00) }
  /// Pure blue.
  public static var blue: UIColor { UIColor(0x0000FF, 0x0000FF) }
  /// Pure green and blue.
  public static var cyan: UIColor { UIColor(0x00FFFF, 0x00FFFF) }
  /// Pure red and green.
  public static var yellow: UIColor { UIColor(0xFFFF00, 0xFFFF00) }
  /// Pure red and blue.
  public static var magenta: UIColor { UIColor(0xFF00FF, 0xFF00FF) }
  /// Orange.
  public static var orange: UIColor { UIColor(0xFF8000, 0xFF8000) }
  /// Purple.
  public static var purple: UIColor { UIColor(0x800080, 0x800080) }
  /// Brown.
  public static var brown: UIColor { UIColor(0x996633, 0x996633) }
}

extension Color {
  /// Creates SwiftUI's colour of one of UIKit's.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  /// Creates SwiftUI's colour of one of UIKit's; older name.
  public init(_ color: UIColor) {
    self = color.color
  }
}

/// Light or dark, in UIKit's terms.
///
/// - Reference: [UIKit's `UIUserInterfaceStyle`](https://developer.apple.com/documentation/uikit/uiuserinterfacestyle).
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark

  /// Creates UIKit's word of SwiftUI's.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light?: self = .light
    case .dark?: self = .dark
    case nil: self = .unspecified
    }
  }
}

/// The surroundings of views in UIKit's terms.
///
/// - Reference: [UIKit's `UITraitCollection`](https://developer.apple.com/documentation/uikit/uitraitcollection).
public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates the traits of a style.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    super.init()
  }

  /// The traits of the running app.
  public static var current: UITraitCollection {
    UITraitCollection(userInterfaceStyle: UIUserInterfaceStyle(RunningDevice.current?.colorScheme ?? .light))
  }
}
