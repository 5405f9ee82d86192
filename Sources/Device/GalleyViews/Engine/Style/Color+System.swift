import GalleyImage

/// The system's colours, in light, in dark and at increased contrast.
///
/// The hues and greys are those of Apple's tables. Apple publishes no figures for labels, separators and
/// fills at increased contrast; here they follow the look of a device.
///
/// - Reference: Human Interface Guidelines,
///   [Color](https://developer.apple.com/design/human-interface-guidelines/color), "Specifications", as of
///   iOS 18.
extension Color {
  /// The colour of text.
  public static let primary = Color(light: 0x000000, dark: 0xFFFFFF)
  /// The colour of secondary text.
  public static let secondary = Color(light: RGBA(60, 60, 67, 153), dark: RGBA(235, 235, 245, 153))
    .contrasting(light: RGBA(60, 60, 67, 204), dark: RGBA(235, 235, 245, 178))
  /// The colour of tertiary text.
  public static let tertiary = Color(light: RGBA(60, 60, 67, 76), dark: RGBA(235, 235, 245, 76))
    .contrasting(light: RGBA(60, 60, 67, 178), dark: RGBA(235, 235, 245, 140))
  /// The colour of text of the fourth rank.
  static let quaternaryLabel = Color(light: RGBA(60, 60, 67, 46), dark: RGBA(235, 235, 245, 41))
    .contrasting(light: RGBA(60, 60, 67, 140), dark: RGBA(235, 235, 245, 102))
  /// The default colour of controls.
  public static let accentColor = blue
  /// Blue.
  public static let blue = Color(light: 0x007AFF, dark: 0x0A84FF).contrasting(light: 0x0040DD, dark: 0x409CFF)
  /// Red.
  public static let red = Color(light: 0xFF3B30, dark: 0xFF453A).contrasting(light: 0xD70015, dark: 0xFF6961)
  /// Orange.
  public static let orange = Color(light: 0xFF9500, dark: 0xFF9F0A)
    .contrasting(light: 0xC93400, dark: 0xFFB340)
  /// Yellow.
  public static let yellow = Color(light: 0xFFCC00, dark: 0xFFD60A)
    .contrasting(light: 0xB25000, dark: 0xFFD426)
  /// Green.
  public static let green = Color(light: 0x34C759, dark: 0x30D158).contrasting(
    light: 0x248A3D, dark: 0x30DB5B)
  /// Purple.
  public static let purple = Color(light: 0xAF52DE, dark: 0xBF5AF2)
    .contrasting(light: 0x8944AB, dark: 0xDA8FFF)
  /// Pink.
  public static let pink = Color(light: 0xFF2D55, dark: 0xFF375F).contrasting(light: 0xD30F45, dark: 0xFF6482)
  /// Mint.
  public static let mint = Color(light: 0x00C7BE, dark: 0x63E6E2).contrasting(light: 0x0C817B, dark: 0x66D4CF)
  /// Teal.
  public static let teal = Color(light: 0x30B0C7, dark: 0x40C8E0).contrasting(light: 0x008299, dark: 0x5DE6FF)
  /// Cyan.
  public static let cyan = Color(light: 0x32ADE6, dark: 0x64D2FF).contrasting(light: 0x0071A4, dark: 0x70D7FF)
  /// Indigo.
  public static let indigo = Color(light: 0x5856D6, dark: 0x5E5CE6)
    .contrasting(light: 0x3634A3, dark: 0x7D7AFF)
  /// Brown.
  public static let brown = Color(light: 0xA2845E, dark: 0xAC8E68).contrasting(
    light: 0x7F6545, dark: 0xB59469)
  /// Grey.
  public static let gray = Color(light: 0x8E8E93, dark: 0x8E8E93).contrasting(light: 0x6C6C70, dark: 0xAEAEB2)
  /// A lighter grey; a darker one in dark.
  static let gray2 = Color(light: 0xAEAEB2, dark: 0x636366).contrasting(light: 0x8E8E93, dark: 0x7C7C80)
  /// A still lighter grey.
  static let gray3 = Color(light: 0xC7C7CC, dark: 0x48484A).contrasting(light: 0xAEAEB2, dark: 0x545456)
  /// A still lighter grey.
  static let gray4 = Color(light: 0xD1D1D6, dark: 0x3A3A3C).contrasting(light: 0xBCBCC0, dark: 0x444446)
  /// A still lighter grey.
  static let gray5 = Color(light: 0xE5E5EA, dark: 0x2C2C2E).contrasting(light: 0xD8D8DC, dark: 0x363638)
  /// The lightest grey.
  static let gray6 = Color(light: 0xF2F2F7, dark: 0x1C1C1E).contrasting(light: 0xEBEBF0, dark: 0x242426)
  /// White.
  public static let white = Color(hex: 0xFFFFFF)
  /// Black.
  public static let black = Color(hex: 0x000000)
  /// A transparent colour.
  public static let clear = Color(light: RGBA.clear, dark: RGBA.clear)
  /// The background of the screen.
  public static let systemBackground = Color(light: 0xFFFFFF, dark: 0x000000)
    .contrasting(light: 0xFFFFFF, dark: 0x000000).elevated(0x1C1C1E, contrasting: 0x242426)
  /// The background of grouped content.
  public static let systemGroupedBackground = Color(light: 0xF2F2F7, dark: 0x000000)
    .contrasting(light: 0xEBEBF0, dark: 0x000000).elevated(0x1C1C1E, contrasting: 0x242426)
  /// The background of the column at the side of a window: Apple documents no colour for it; here it is that
  /// of groups, and in dark mode that of foreground content.
  static let sidebarBackground = Color(light: 0xF2F2F7, dark: 0x1C1C1E)
    .contrasting(light: 0xEBEBF0, dark: 0x242426)
  /// The background of the members of groups.
  public static let secondarySystemGroupedBackground = Color(light: 0xFFFFFF, dark: 0x1C1C1E)
    .contrasting(light: 0xFFFFFF, dark: 0x242426).elevated(0x2C2C2E, contrasting: 0x363638)
  /// The fill of thin areas.
  static let systemFill = Color(light: RGBA(120, 120, 128, 51), dark: RGBA(120, 120, 128, 92))
    .contrasting(light: RGBA(120, 120, 128, 71), dark: RGBA(120, 120, 128, 112))
  /// The fill of areas of middle size.
  static let secondarySystemFill = Color(light: RGBA(120, 120, 128, 41), dark: RGBA(120, 120, 128, 82))
    .contrasting(light: RGBA(120, 120, 128, 61), dark: RGBA(120, 120, 128, 102))
  /// The fill of fields and other small areas.
  public static let tertiarySystemFill = Color(light: RGBA(118, 118, 128, 31), dark: RGBA(118, 118, 128, 61))
    .contrasting(light: RGBA(118, 118, 128, 51), dark: RGBA(118, 118, 128, 82))
  /// The fill of the largest areas.
  static let quaternarySystemFill = Color(light: RGBA(116, 116, 128, 20), dark: RGBA(118, 118, 128, 46))
    .contrasting(light: RGBA(116, 116, 128, 41), dark: RGBA(118, 118, 128, 66))
  /// The colour of separators.
  public static let separator = Color(light: RGBA(60, 60, 67, 73), dark: RGBA(84, 84, 88, 153))
    .contrasting(light: RGBA(60, 60, 67, 94), dark: RGBA(84, 84, 88, 194))
}
