/// The settings of a person for accessibility; on the simulated device contrast, bold text, motion and VoiceOver can be chosen.
extension EnvironmentValues {
  /// Whether colour must not be the only carrier of meaning.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether the person prefers less motion.
  public package(set) var accessibilityReduceMotion: Bool {
    get { settings.reduceMotion }
    set { settings.reduceMotion = newValue }
  }
  /// Whether the person prefers less translucency.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool { false }
  /// Whether the screen reader runs.
  public package(set) var accessibilityVoiceOverEnabled: Bool {
    get { settings.isVoiceOverOn }
    set { settings.isVoiceOverOn = newValue }
  }
  /// Whether switch control runs.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether buttons should have shapes.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether flashing lights are dimmed.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether moving pictures play automatically.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether the large content viewer is on.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether any technology needs elements; in a test it does.
  public var accessibilityEnabled: Bool { true }
  /// Whether text should be bold; `nil` if unspecified.
  public var legibilityWeight: LegibilityWeight? {
    get { settings.legibilityWeight }
    set { settings.legibilityWeight = newValue }
  }
  /// Whether the person prefers more contrast.
  public package(set) var colorSchemeContrast: ColorSchemeContrast {
    get { chosenContrast }
    set { chosenContrast = newValue }
  }
}

/// Whether a person has chosen bold text.
///
/// - Reference: [SwiftUI's `LegibilityWeight`](https://developer.apple.com/documentation/swiftui/legibilityweight).
public enum LegibilityWeight: Hashable, Sendable {
  /// The regular weight.
  case regular
  /// Bold.
  case bold
}
