import Foundation
import GalleyTree

/// The rarer values that views inherit, kept together.
struct ViewSettings {
  var fontDesign: Font.Design?
  var textCase: Text.Case?
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  var reservedLines: Int?
  var symbolVariants = SymbolVariants.none
  var imageScale = Image.Scale.medium
  var symbolRenderingMode: SymbolRenderingMode?
  var redactionReasons: RedactionReasons = []
  var horizontalSizeClass: UserInterfaceSizeClass?
  var verticalSizeClass: UserInterfaceSizeClass?
  /// Whether the device is a tablet rather than a phone.
  var isTablet = false
  var scenePhase = ScenePhase.active
  var disableAutocorrection: Bool?
  var keyboard = KeyboardSettings()
  var isScrollBackgroundHidden = false
  var headerProminence = Prominence.standard
  var legibilityWeight: LegibilityWeight?
  var reduceMotion = false
  var isVoiceOverOn = false
}

extension EnvironmentValues {
  /// The design of text's font; `nil` for the default.
  var fontDesign: Font.Design? {
    get { settings.fontDesign }
    set { settings.fontDesign = newValue }
  }

  /// The least number of lines that a text has space for.
  var reservedLines: Int? {
    get { settings.reservedLines }
    set { settings.reservedLines = newValue }
  }

  /// The case of letters; `nil` leaves them unchanged.
  public var textCase: Text.Case? {
    get { settings.textCase }
    set { settings.textCase = newValue }
  }

  /// The smallest scale of a text that does not fit.
  public var minimumScaleFactor: CGFloat {
    get { settings.minimumScaleFactor }
    set { settings.minimumScaleFactor = min(max(newValue, 0.01), 1) }
  }

  /// Whether the space between letters may shrink; here it never does.
  public var allowsTightening: Bool {
    get { settings.allowsTightening }
    set { settings.allowsTightening = newValue }
  }

  /// The variants of symbols.
  public var symbolVariants: SymbolVariants {
    get { settings.symbolVariants }
    set { settings.symbolVariants = newValue }
  }

  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { settings.imageScale }
    set { settings.imageScale = newValue }
  }

  /// The colours of symbols; `nil` for the default.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { settings.symbolRenderingMode }
    set { settings.symbolRenderingMode = newValue }
  }

  /// The reasons for redacting content.
  public var redactionReasons: RedactionReasons {
    get { settings.redactionReasons }
    set { settings.redactionReasons = newValue }
  }

  /// Whether there is much horizontal space.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { settings.horizontalSizeClass }
    set { settings.horizontalSizeClass = newValue }
  }

  /// Whether there is much vertical space.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { settings.verticalSizeClass }
    set { settings.verticalSizeClass = newValue }
  }

  /// The state of the scene that a view is in.
  public var scenePhase: ScenePhase {
    get { settings.scenePhase }
    set { settings.scenePhase = newValue }
  }

  /// Whether the system corrects typed text; the simulated device never does.
  public var disableAutocorrection: Bool? {
    get { settings.disableAutocorrection }
    set { settings.disableAutocorrection = newValue }
  }

  /// The prominence of headers of sections.
  public var headerProminence: Prominence {
    get { settings.headerProminence }
    set { settings.headerProminence = newValue }
  }

  /// Sets the size classes that a window of a size has.
  ///
  /// - Reference: Apple, [Human Interface Guidelines,
  ///   Layout](https://developer.apple.com/design/human-interface-guidelines/layout): phones are compact in
  ///   width upright and in height on their side, the large ones there regular in width; tablets are regular
  ///   in both unless an app has half of a small one.
  mutating func setSizeClasses(for size: CGSize) {
    let isLow = size.height < 500
    settings.isTablet = ScreenSize.isTablet(size)
    verticalSizeClass = isLow ? .compact : .regular
    horizontalSizeClass = size.width < (isLow ? 896 : 600) ? .compact : .regular
  }
}

/// Whether there is much or little space in a direction.
///
/// - Reference: [SwiftUI's `UserInterfaceSizeClass`](https://developer.apple.com/documentation/swiftui/userinterfacesizeclass).
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space.
  case compact
  /// Much space.
  case regular
}

/// The state of a scene.
///
/// - Reference: [SwiftUI's `ScenePhase`](https://developer.apple.com/documentation/swiftui/scenephase).
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible and accepts no touches.
  case inactive
  /// The scene is in front.
  case active
}

/// The prominence of a part of an interface.
///
/// - Reference: [SwiftUI's `Prominence`](https://developer.apple.com/documentation/swiftui/prominence).
public enum Prominence: Hashable, Sendable {
  /// The default prominence.
  case standard
  /// A higher prominence.
  case increased
}
