import Combine
import Foundation
import GalleyImage
import GalleyRaster
import GalleyServices
import GalleyTree
import Observation

/// A key for a value of an app's own in the environment.
///
/// - Reference: [SwiftUI's `EnvironmentKey`](https://developer.apple.com/documentation/swiftui/environmentkey).
public protocol EnvironmentKey {
  /// The value's type.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// The values that views inherit from the views around them.
///
/// - Reference: [SwiftUI's `EnvironmentValues`](https://developer.apple.com/documentation/swiftui/environmentvalues).
public struct EnvironmentValues {
  /// Light or dark.
  public var colorScheme: ColorScheme = .light
  /// The text size the person has chosen.
  public var dynamicTypeSize: DynamicTypeSize = .large
  /// The number of pixels on each side of a point.
  public var displayScale: Double = 1
  /// Language and region, as a BCP 47 tag.
  public var localeIdentifier = "en-US"
  /// The font of text; `nil` for the body font.
  public var font: Font?
  /// The weight of text where it differs from that of its font.
  public var fontWeight: Font.Weight?
  /// The colour of text and symbols where nothing else is said; `nil` also where they have a gradient.
  public var foregroundColor: Color? {
    get { foreground as? Color }
    set { foreground = newValue }
  }
  /// The colour of controls.
  public var tint: Color {
    get { explicitTint ?? .accentColor }
    set { explicitTint = newValue }
  }
  /// The most lines a text may have.
  public var lineLimit: Int?
  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment = .leading
  /// The direction of the interface, which text and the places of views in stacks, frames and paddings follow.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// The part of a text without space that an ellipsis replaces.
  public var truncationMode: Text.TruncationMode = .tail
  /// The distance added between the lines of a text, in points.
  public var lineSpacing = 0.0
  /// Whether controls take input.
  public var isEnabled = true
  /// The size of controls.
  public var controlSize = ControlSize.regular
  /// The shape of the border of buttons.
  public var buttonBorderShape = ButtonBorderShape.automatic
  /// The launch arguments of the app.
  package var launchArguments: [String] = []
  /// The launch environment of the app.
  package var launchEnvironment: [String: String] = [:]
  /// The device's clock.
  package var clock: any DeviceClock = StoppedClock()
  /// The device's network.
  package var network: any NetworkService = NoNetwork()
  /// The device's permission questions.
  package var permissions: any PermissionService = NoPermissions()
  /// The photos on the device.
  package var photoLibrary: any PhotoLibrary = NoPhotos()
  /// The app's pictures, by name.
  package var assets: [String: StoredImage] = [:]

  /// The colour of controls, where one was set.
  var explicitTint: Color?
  /// Whether the labels of controls are only read aloud.
  var areLabelsHidden = false
  /// The style of text and symbols; `nil` for the primary colour.
  var foreground: (any ShapeStyle)?
  /// The colour of text and symbols on its way to another one.
  var shownForeground: RGBA?
  /// The style that an app has set for text and symbols, with its further levels; empty for the system's colours.
  var foregroundLevels: [any ShapeStyle] = []
  /// The style of backgrounds; `nil` for that of the screen or sheet.
  var backgroundStyle: (any ShapeStyle)?
  /// The shape of the container around.
  var containerShape: ContainerShape?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var kerning = 0.0
  var tracking = 0.0
  var baselineOffset = 0.0
  var isMonospacedDigit = false
  var isItalic: Bool?
  var buttonStyles = StyleStack<ButtonStyling>()
  var toggleStyles = StyleStack<any ToggleStyle>()
  var labelStyles = StyleStack<any LabelStyle>()
  var progressViewStyles = StyleStack<any ProgressViewStyle>()
  var textFieldStyles = StyleStack<any TextFieldStyle>()
  var pickerStyle = PickerLook.automatic
  /// The action that a view above has set for URLs.
  var explicitOpenURL: OpenURLAction?
  /// The shortcut of the next button inside.
  var keyboardShortcut: KeyboardShortcut?
  /// Asks the system to open a URL, and returns whether it could.
  package var systemOpenURL: (URL) -> Bool = { _ in false }
  var listStyle = ListLook.insetGrouped
  // Nodes keep these values, and these three keep nodes: strong references would be a cycle.
  weak var row: RowContext?
  weak var page: PageContext?
  weak var presentation: PresentationContext?
  /// Whether this is on a sheet, whose backgrounds are lighter where all is dark.
  var isElevated = false
  /// The way of the stack that a view is in, for space that grows along it.
  var stackAxis: Axis?
  /// The row of a grid that a view is a cell of.
  var gridRow: GridRowContext?
  /// Rarer values, each with a property of its own.
  var settings = ViewSettings()
  private var custom: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// The action that pops the last page, or dismisses the sheet around the view.
  public var dismiss: DismissAction { DismissAction(page: page, presentation: presentation) }

  /// Whether a view here is the whole content of a list's row.
  var fillsRow: Bool { row != nil && stackAxis == nil }

  /// The font of text here.
  var resolvedFont: FontSpec {
    var spec = (font ?? .body).resolved(in: self)
    if let fontWeight { spec.weight = fontWeight }
    if let isItalic { spec.isItalic = isItalic }
    if isMonospacedDigit { spec.isMonospacedDigit = true }
    // English is the default of text, for which nothing is looked up.
    if !localeIdentifier.hasPrefix("en") { spec.language = localeIdentifier }
    return spec
  }

  /// The paint of text and symbols in a rectangle here.
  func foregroundPaint(in rect: CGRect) -> Paint {
    if let shownForeground { return .color(shownForeground) }
    return (foreground ?? Color.primary).primitive(in: self).paint(in: rect, for: self)
  }

  /// The colour of text and symbols here as text, where it is one colour.
  var foregroundText: String? {
    foreground == nil ? Color.primary.resolved(in: self).text : foregroundColor?.resolved(in: self).text
  }

  /// Makes the default values.
  public init() {}

  /// A value of your own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// The observable object of a type that was set by a view above; `nil` where none was.
  public subscript<Object: AnyObject & Observable>(type: Object.Type) -> Object? {
    get { objects[ObjectIdentifier(type)] as? Object }
    set { objects[ObjectIdentifier(type)] = newValue }
  }

  /// The object of a type that ``View/environmentObject(_:)`` of a view above has set; `nil` where none has.
  subscript<Object: ObservableObject>(observed type: Object.Type) -> Object? {
    get { objects[ObjectIdentifier(type)] as? Object }
    set { objects[ObjectIdentifier(type)] = newValue }
  }
}
