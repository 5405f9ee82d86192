import Foundation
import GalleyRaster
import GalleyTree

/// A value of your own that is handed down through views.
///
/// - Reference: [SwiftUI's `EnvironmentKey`](https://developer.apple.com/documentation/swiftui/environmentkey).
public protocol EnvironmentKey {
  /// The value's type.
  associatedtype Value

  /// What holds where nothing was set.
  static var defaultValue: Value { get }
}

/// The values handed down to a view.
///
/// - Reference: [SwiftUI's `EnvironmentValues`](https://developer.apple.com/documentation/swiftui/environmentvalues).
public struct EnvironmentValues {
  /// Light or dark.
  public var colorScheme: ColorScheme = .light
  /// The text size the person has chosen.
  public var dynamicTypeSize: TextSize = .large
  /// Pixels a point.
  public var displayScale: Double = 1
  /// Language and region, as a BCP 47 tag.
  public var localeIdentifier = "en-US"
  /// What text is set in where nothing else is said.
  public var font: Font?
  /// How heavy text is, where it is to differ from its font.
  public var fontWeight: FontWeight?
  /// The colour of text and symbols where nothing else is said; `nil` also where they have a gradient.
  public var foregroundColor: Color? {
    get { foreground as? Color }
    set { foreground = newValue }
  }
  /// The colour of what can be tapped.
  public var tint: Color {
    get { explicitTint ?? .accentColor }
    set { explicitTint = newValue }
  }
  /// The most lines a text may have.
  public var lineLimit: Int?
  /// Where the lines of a text stand.
  public var multilineTextAlignment: TextAlignment = .leading
  /// Which way the interface runs; so far text heeds it, and the places of views do not.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// Which part of a text gives way to an ellipsis where it has no room.
  public var truncationMode: Text.TruncationMode = .tail
  /// What is added between the lines of a text, in points.
  public var lineSpacing = 0.0
  /// Whether controls take input.
  public var isEnabled = true
  /// What a command line would hold.
  public var launchArguments: [String] = []
  /// What the process environment would hold.
  public var launchEnvironment: [String: String] = [:]
  /// The device's clock.
  public var clock: any DeviceClock = StoppedClock()
  /// The device's network.
  public var network: any NetworkService = NoNetwork()
  /// The questions a person is asked before an app may use something.
  public var permissions: any PermissionService = NoPermissions()
  /// The photos on the device.
  public var photoLibrary: any PhotoLibrary = NoPhotos()
  /// The pictures the app brings along, by name.
  public var assets: [String: ImageAsset] = [:]

  /// The colour of what can be tapped, where one was set.
  var explicitTint: Color?
  /// Whether the labels of controls are only read aloud.
  var areLabelsHidden = false
  /// What text and symbols are painted with where nothing else is said.
  var foreground: (any ShapeStyle)?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var kerning = 0.0
  var tracking = 0.0
  var baselineOffset = 0.0
  var isMonospacedDigit = false
  var isItalic: Bool?
  var buttonStyle = ButtonStyle.automatic
  var pickerStyle = PickerStyle.automatic
  /// What is done with addresses, where a view above does something with them.
  var explicitOpenURL: OpenURLAction?
  /// Has the system open an address, and says whether it could.
  package var systemOpenURL: (URL) -> Bool = { _ in false }
  var listStyle = ListStyle.insetGrouped
  // Nodes keep these values, and these three keep nodes: a strong reference would never let go of either.
  weak var row: RowContext?
  weak var page: PageContext?
  weak var presentation: PresentationContext?
  /// Whether this is on a sheet, whose grounds are lighter where all is dark.
  var isElevated = false
  /// The way of the stack that a view is in, for room that grows along it.
  var stackAxis: Axis?
  private var custom: [ObjectIdentifier: Any] = [:]

  /// Leaves the page that was opened last, or takes away the sheet that the view is on.
  public var dismiss: DismissAction { DismissAction(page: page, presentation: presentation) }

  /// What text is set in here.
  var resolvedFont: FontSpec {
    var spec = (font ?? .body).resolved(in: self)
    if let fontWeight { spec.weight = fontWeight }
    if let isItalic { spec.isItalic = isItalic }
    if isMonospacedDigit { spec.isMonospacedDigit = true }
    // English is what text is set in anyway, and nothing else is then looked up for it.
    if !localeIdentifier.hasPrefix("en") { spec.language = localeIdentifier }
    return spec
  }

  /// What text and symbols in a rectangle are painted with here.
  func foregroundPaint(in rect: CGRect) -> Paint {
    (foreground ?? Color.primary).paint(in: rect, for: self)
  }

  /// The colour of text and symbols here as text, where it is one colour.
  var foregroundText: String? {
    foreground == nil ? Color.primary.resolved(in: self).text : foregroundColor?.resolved(in: self).text
  }

  /// Makes values that nobody has set.
  public init() {}

  /// A value of your own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }
}
