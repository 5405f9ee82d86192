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
  public var colorScheme: ColorScheme {
    _read { yield storage.fields.colorScheme }
    _modify { yield &fields.colorScheme }
  }
  /// The contrast that the person has chosen.
  var chosenContrast: ColorSchemeContrast {
    _read { yield storage.fields.colorSchemeContrast }
    _modify { yield &fields.colorSchemeContrast }
  }
  /// The text size the person has chosen.
  public var dynamicTypeSize: DynamicTypeSize {
    _read { yield storage.fields.dynamicTypeSize }
    _modify { yield &fields.dynamicTypeSize }
  }
  /// The number of pixels on each side of a point.
  public var displayScale: Double {
    _read { yield storage.fields.displayScale }
    _modify { yield &fields.displayScale }
  }
  /// Language and region, as a BCP 47 tag.
  public var localeIdentifier: String {
    _read { yield storage.fields.localeIdentifier }
    _modify { yield &fields.localeIdentifier }
  }
  /// The font of text; `nil` for the body font.
  public var font: Font? {
    _read { yield storage.fields.font }
    _modify { yield &fields.font }
  }
  /// The weight of text where it differs from that of its font.
  public var fontWeight: Font.Weight? {
    _read { yield storage.fields.fontWeight }
    _modify { yield &fields.fontWeight }
  }
  /// The most lines a text may have.
  public var lineLimit: Int? {
    _read { yield storage.fields.lineLimit }
    _modify { yield &fields.lineLimit }
  }
  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    _read { yield storage.fields.multilineTextAlignment }
    _modify { yield &fields.multilineTextAlignment }
  }
  /// The direction of the interface, which text and the places of views in stacks, frames and paddings follow.
  public var layoutDirection: LayoutDirection {
    _read { yield storage.fields.layoutDirection }
    _modify { yield &fields.layoutDirection }
  }
  /// The part of a text without space that an ellipsis replaces.
  public var truncationMode: Text.TruncationMode {
    _read { yield storage.fields.truncationMode }
    _modify { yield &fields.truncationMode }
  }
  /// The distance added between the lines of a text, in points.
  public var lineSpacing: Double {
    _read { yield storage.fields.lineSpacing }
    _modify { yield &fields.lineSpacing }
  }
  /// Whether controls take input.
  public var isEnabled: Bool {
    _read { yield storage.fields.isEnabled }
    _modify { yield &fields.isEnabled }
  }
  /// The size of controls.
  public var controlSize: ControlSize {
    _read { yield storage.fields.controlSize }
    _modify { yield &fields.controlSize }
  }
  /// The shape of the border of buttons.
  public var buttonBorderShape: ButtonBorderShape {
    _read { yield storage.fields.buttonBorderShape }
    _modify { yield &fields.buttonBorderShape }
  }
  /// The launch arguments of the app.
  package var launchArguments: [String] { appLaunch?.arguments ?? [] }
  /// The launch environment of the app.
  package var launchEnvironment: [String: String] { appLaunch?.environment ?? [:] }

  /// What the app was given at its launch; `nil` outside of a device.
  package var appLaunch: AppLaunch? {
    _read { yield storage.fields.appLaunch }
    _modify { yield &fields.appLaunch }
  }
  /// The device's clock.
  package var clock: any DeviceClock {
    _read { yield storage.fields.clock }
    _modify { yield &fields.clock }
  }
  /// The device's network.
  package var network: any NetworkService {
    _read { yield storage.fields.network }
    _modify { yield &fields.network }
  }
  /// The device's permission questions.
  package var permissions: any PermissionService {
    _read { yield storage.fields.permissions }
    _modify { yield &fields.permissions }
  }
  /// The photos on the device.
  package var photoLibrary: any PhotoLibrary {
    _read { yield storage.fields.photoLibrary }
    _modify { yield &fields.photoLibrary }
  }
  /// The app's pictures, by name.
  package var assets: [String: StoredImage] {
    _read { yield storage.fields.assets }
    _modify { yield &fields.assets }
  }
  /// The colour of controls, where one was set.
  var explicitTint: Color? {
    _read { yield storage.fields.explicitTint }
    _modify { yield &fields.explicitTint }
  }
  /// Whether the labels of controls are only read aloud.
  var areLabelsHidden: Bool {
    _read { yield storage.fields.areLabelsHidden }
    _modify { yield &fields.areLabelsHidden }
  }
  /// The style of text and symbols; `nil` for the primary colour.
  var foreground: (any ShapeStyle)? {
    _read { yield storage.fields.foreground }
    _modify { yield &fields.foreground }
  }
  /// The style that an app has set for text and symbols, with its further levels; empty for the system's colours.
  var foregroundLevels: [any ShapeStyle] {
    _read { yield storage.fields.foregroundLevels }
    _modify { yield &fields.foregroundLevels }
  }
  /// Whether an app has set the style of text and symbols, so that buttons take it as well.
  var isForegroundSet: Bool {
    _read { yield storage.fields.isForegroundSet }
    _modify { yield &fields.isForegroundSet }
  }
  /// The style of backgrounds; `nil` for that of the screen or sheet.
  var backgroundStyle: (any ShapeStyle)? {
    _read { yield storage.fields.backgroundStyle }
    _modify { yield &fields.backgroundStyle }
  }
  /// The shape of the container around.
  var containerShape: ContainerShape? {
    _read { yield storage.fields.containerShape }
    _modify { yield &fields.containerShape }
  }
  var underline: Text.LineStyle? {
    _read { yield storage.fields.underline }
    _modify { yield &fields.underline }
  }
  var strikethrough: Text.LineStyle? {
    _read { yield storage.fields.strikethrough }
    _modify { yield &fields.strikethrough }
  }
  var kerning: Double {
    _read { yield storage.fields.kerning }
    _modify { yield &fields.kerning }
  }
  var tracking: Double {
    _read { yield storage.fields.tracking }
    _modify { yield &fields.tracking }
  }
  var baselineOffset: Double {
    _read { yield storage.fields.baselineOffset }
    _modify { yield &fields.baselineOffset }
  }
  var isMonospacedDigit: Bool {
    _read { yield storage.fields.isMonospacedDigit }
    _modify { yield &fields.isMonospacedDigit }
  }
  var isItalic: Bool? {
    _read { yield storage.fields.isItalic }
    _modify { yield &fields.isItalic }
  }
  var buttonStyles: StyleStack<ButtonStyling> {
    _read { yield storage.fields.buttonStyles }
    _modify { yield &fields.buttonStyles }
  }
  var toggleStyles: StyleStack<any ToggleStyle> {
    _read { yield storage.fields.toggleStyles }
    _modify { yield &fields.toggleStyles }
  }
  var labelStyles: StyleStack<any LabelStyle> {
    _read { yield storage.fields.labelStyles }
    _modify { yield &fields.labelStyles }
  }
  var progressViewStyles: StyleStack<any ProgressViewStyle> {
    _read { yield storage.fields.progressViewStyles }
    _modify { yield &fields.progressViewStyles }
  }
  var textFieldStyles: StyleStack<any TextFieldStyle> {
    _read { yield storage.fields.textFieldStyles }
    _modify { yield &fields.textFieldStyles }
  }
  var pickerStyle: PickerLook {
    _read { yield storage.fields.pickerStyle }
    _modify { yield &fields.pickerStyle }
  }
  /// The action that a view above has set for URLs.
  var explicitOpenURL: OpenURLAction? {
    _read { yield storage.fields.explicitOpenURL }
    _modify { yield &fields.explicitOpenURL }
  }
  /// The shortcut of the next button inside.
  var keyboardShortcut: KeyboardShortcut? {
    _read { yield storage.fields.keyboardShortcut }
    _modify { yield &fields.keyboardShortcut }
  }
  /// Asks the system to open a URL, and returns whether it could.
  package var systemOpenURL: (URL) -> Bool {
    _read { yield storage.fields.systemOpenURL }
    _modify { yield &fields.systemOpenURL }
  }
  var listStyle: ListLook {
    _read { yield storage.fields.listStyle }
    _modify { yield &fields.listStyle }
  }
  var row: RowContext? {
    get { storage.fields.row.object }
    set { fields.row.object = newValue }
  }
  var page: PageContext? {
    get { storage.fields.page.object }
    set { fields.page.object = newValue }
  }
  var presentation: PresentationContext? {
    get { storage.fields.presentation.object }
    set { fields.presentation.object = newValue }
  }
  /// Whether this is on a sheet, whose backgrounds are lighter where all is dark.
  var isElevated: Bool {
    _read { yield storage.fields.isElevated }
    _modify { yield &fields.isElevated }
  }
  /// The way of the stack that a view is in, for space that grows along it.
  var stackAxis: Axis? {
    _read { yield storage.fields.stackAxis }
    _modify { yield &fields.stackAxis }
  }
  /// The colour of text and symbols on its way to another one.
  var shownForeground: RGBA? {
    _read { yield storage.fields.shownForeground }
    _modify { yield &fields.shownForeground }
  }
  /// The row of a grid that a view is a cell of.
  var gridRow: GridRowContext? {
    _read { yield storage.fields.gridRow }
    _modify { yield &fields.gridRow }
  }
  /// Rarer values, each with a property of its own.
  var settings: ViewSettings {
    _read { yield storage.fields.settings }
    _modify { yield &fields.settings }
  }
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

  /// The action that pops the last page, or dismisses the sheet around the view.
  public var dismiss: DismissAction { DismissAction(page: page, presentation: presentation) }

  /// Whether a view here is the whole content of a list's row.
  var fillsRow: Bool { row != nil && stackAxis == nil }

  /// The font of text here.
  var resolvedFont: FontSpec {
    var spec = (font ?? .body).resolved(in: self)
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

  private var storage = EnvironmentStorage()

  private var fields: EnvironmentStorage.Fields {
    _read { yield storage.fields }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = EnvironmentStorage(storage.fields) }
      yield &storage.fields
    }
  }

  /// Whether a view would find the same values in both.
  @MainActor func isSame(as other: EnvironmentValues) -> Bool { ValueComparison.isSame(self, other) }

  /// A value of your own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { fields.custom[key] }
    set { fields.custom[key] = newValue }
  }

  /// The observable object of a type that was set by a view above; `nil` where none was.
  public subscript<Object: AnyObject & Observable>(type: Object.Type) -> Object? {
    get { fields.objects[ObjectIdentifier(type)] as? Object }
    set { fields.objects[ObjectIdentifier(type)] = newValue }
  }

  /// The object of a type that ``View/environmentObject(_:)`` of a view above has set; `nil` where none has.
  subscript<Object: ObservableObject>(observed type: Object.Type) -> Object? {
    get { fields.objects[ObjectIdentifier(type)] as? Object }
    set { fields.objects[ObjectIdentifier(type)] = newValue }
  }
}
