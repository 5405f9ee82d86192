import Combine
import Foundation
import GalleyImage
import GalleyRaster
import GalleyServices
import GalleyTree
import Observation

/// A key for a custom value in the environment.
///
/// - Reference: [SwiftUI's `EnvironmentKey`](https://developer.apple.com/documentation/swiftui/environmentkey).
public protocol EnvironmentKey {
  /// The value's type.
  associatedtype Value

  /// The default value.
  static var defaultValue: Value { get }
}

/// The values that views inherit from the views around them.
///
/// - Reference: [SwiftUI's `EnvironmentValues`](https://developer.apple.com/documentation/swiftui/environmentvalues).
public struct EnvironmentValues {
  /// Light or dark.
  public var colorScheme: ColorScheme {
    _read { yield storage.value.device.value.colorScheme }
    _modify { yield &storage.value.device.value.colorScheme }
  }
  /// The contrast that the person has chosen.
  var chosenContrast: ColorSchemeContrast {
    _read { yield storage.value.device.value.colorSchemeContrast }
    _modify { yield &storage.value.device.value.colorSchemeContrast }
  }
  /// The text size the person has chosen.
  public var dynamicTypeSize: DynamicTypeSize {
    _read { yield storage.value.device.value.dynamicTypeSize }
    _modify { yield &storage.value.device.value.dynamicTypeSize }
  }
  /// The number of pixels on each side of a point.
  public var displayScale: Double {
    _read { yield storage.value.device.value.displayScale }
    _modify { yield &storage.value.device.value.displayScale }
  }
  /// Language and region, as a BCP 47 tag.
  public var localeIdentifier: String {
    _read { yield storage.value.device.value.localeIdentifier }
    _modify { yield &storage.value.device.value.localeIdentifier }
  }
  /// The font of text; `nil` for the body font.
  public var font: Font? {
    _read { yield storage.value.text.value.font }
    _modify { yield &storage.value.text.value.font }
  }
  /// The weight of text, if it differs from that of its font.
  public var fontWeight: Font.Weight? {
    _read { yield storage.value.text.value.fontWeight }
    _modify { yield &storage.value.text.value.fontWeight }
  }
  /// The maximum number of lines of a text.
  public var lineLimit: Int? {
    _read { yield storage.value.text.value.lineLimit }
    _modify { yield &storage.value.text.value.lineLimit }
  }
  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    _read { yield storage.value.text.value.multilineTextAlignment }
    _modify { yield &storage.value.text.value.multilineTextAlignment }
  }
  /// The direction of the interface, for text and for the places of views in stacks, frames and paddings.
  public var layoutDirection: LayoutDirection {
    _read { yield storage.value.device.value.layoutDirection }
    _modify { yield &storage.value.device.value.layoutDirection }
  }
  /// The part of a truncated text that an ellipsis replaces.
  public var truncationMode: Text.TruncationMode {
    _read { yield storage.value.text.value.truncationMode }
    _modify { yield &storage.value.text.value.truncationMode }
  }
  /// The distance added between the lines of a text, in points.
  public var lineSpacing: Double {
    _read { yield storage.value.text.value.lineSpacing }
    _modify { yield &storage.value.text.value.lineSpacing }
  }
  /// Whether controls accept input.
  public var isEnabled: Bool {
    _read { yield storage.value.isEnabled }
    _modify { yield &storage.value.isEnabled }
  }
  /// The launch arguments of the app.
  package var launchArguments: [String] { appLaunch?.arguments ?? [] }
  /// The launch environment of the app.
  package var launchEnvironment: [String: String] { appLaunch?.environment ?? [:] }

  /// The arguments of the app's launch; `nil` outside of a device.
  package var appLaunch: AppLaunch? {
    _read { yield storage.value.device.value.appLaunch }
    _modify { yield &storage.value.device.value.appLaunch }
  }
  /// The device's clock.
  package var clock: any DeviceClock {
    _read { yield storage.value.device.value.clock }
    _modify { yield &storage.value.device.value.clock }
  }
  /// The device's network.
  package var network: any NetworkService {
    _read { yield storage.value.device.value.network }
    _modify { yield &storage.value.device.value.network }
  }
  /// The device's permission questions.
  package var permissions: any PermissionService {
    _read { yield storage.value.device.value.permissions }
    _modify { yield &storage.value.device.value.permissions }
  }
  /// The photos on the device.
  package var photoLibrary: any PhotoLibrary {
    _read { yield storage.value.device.value.photoLibrary }
    _modify { yield &storage.value.device.value.photoLibrary }
  }
  /// The app's pictures, by name.
  package var assets: [String: StoredImage] {
    _read { yield storage.value.device.value.assets }
    _modify { yield &storage.value.device.value.assets }
  }
  /// The style of controls, where one was set.
  var tintStyle: (any ShapeStyle)? {
    _read { yield storage.value.style.value.tintStyle }
    _modify { yield &storage.value.style.value.tintStyle }
  }
  /// The version of the system whose element trees the device shows, such as `26.0`.
  package var systemVersion: String {
    _read { yield storage.value.device.value.systemVersion }
    _modify { yield &storage.value.device.value.systemVersion }
  }
  /// The colour of `accentColor(_:)`, which switches and activity indicators do not follow.
  var accent: Color? {
    _read { yield storage.value.style.value.accent }
    _modify { yield &storage.value.style.value.accent }
  }
  /// Whether the labels of controls are only read aloud.
  var areLabelsHidden: Bool {
    _read { yield storage.value.style.value.areLabelsHidden }
    _modify { yield &storage.value.style.value.areLabelsHidden }
  }
  /// The style of text and symbols; `nil` for the primary colour.
  var foreground: (any ShapeStyle)? {
    _read { yield storage.value.foreground }
    _modify { yield &storage.value.foreground }
  }
  /// The style that an app has set for text and symbols, with its further levels; empty for the system's colours.
  var foregroundLevels: [any ShapeStyle] {
    _read { yield storage.value.foregroundLevels }
    _modify { yield &storage.value.foregroundLevels }
  }
  /// Whether an app has set the style of text and symbols, so that buttons take it as well.
  var isForegroundSet: Bool {
    _read { yield storage.value.isForegroundSet }
    _modify { yield &storage.value.isForegroundSet }
  }
  /// The style of backgrounds; `nil` for that of the screen or sheet.
  var backgroundStyle: (any ShapeStyle)? {
    _read { yield storage.value.style.value.backgroundStyle }
    _modify { yield &storage.value.style.value.backgroundStyle }
  }
  /// The shape of the container around.
  var containerShape: ContainerShape? {
    _read { yield storage.value.style.value.containerShape }
    _modify { yield &storage.value.style.value.containerShape }
  }
  var underline: Text.LineStyle? {
    _read { yield storage.value.text.value.underline }
    _modify { yield &storage.value.text.value.underline }
  }
  var strikethrough: Text.LineStyle? {
    _read { yield storage.value.text.value.strikethrough }
    _modify { yield &storage.value.text.value.strikethrough }
  }
  var kerning: Double {
    _read { yield storage.value.text.value.kerning }
    _modify { yield &storage.value.text.value.kerning }
  }
  var tracking: Double {
    _read { yield storage.value.text.value.tracking }
    _modify { yield &storage.value.text.value.tracking }
  }
  var baselineOffset: Double {
    _read { yield storage.value.text.value.baselineOffset }
    _modify { yield &storage.value.text.value.baselineOffset }
  }
  var isMonospacedDigit: Bool {
    _read { yield storage.value.text.value.isMonospacedDigit }
    _modify { yield &storage.value.text.value.isMonospacedDigit }
  }
  var isItalic: Bool? {
    _read { yield storage.value.text.value.isItalic }
    _modify { yield &storage.value.text.value.isItalic }
  }
  var labelStyles: StyleStack<any LabelStyle> {
    _read { yield storage.value.style.value.labelStyles }
    _modify { yield &storage.value.style.value.labelStyles }
  }
  /// The action that a view above has set for URLs.
  var explicitOpenURL: OpenURLAction? {
    _read { yield storage.value.device.value.explicitOpenURL }
    _modify { yield &storage.value.device.value.explicitOpenURL }
  }
  /// The shortcut of the next button inside.
  var keyboardShortcut: KeyboardShortcut? {
    _read { yield storage.value.style.value.keyboardShortcut }
    _modify { yield &storage.value.style.value.keyboardShortcut }
  }
  /// A closure that asks the system to open a URL, and returns whether it could.
  package var systemOpenURL: (URL) -> Bool {
    _read { yield storage.value.device.value.systemOpenURL }
    _modify { yield &storage.value.device.value.systemOpenURL }
  }
  /// The row that the view is in, as the widgets keep it.
  var surroundingRow: AnyObject? {
    get { storage.value.row.object }
    set { storage.value.row.object = newValue }
  }
  /// The page that the view is in, as the widgets keep it.
  var surroundingPage: AnyObject? {
    get { storage.value.page.object }
    set { storage.value.page.object = newValue }
  }
  /// The presentation that the view is in, as the widgets keep it.
  var surroundingPresentation: AnyObject? {
    get { storage.value.presentation.object }
    set { storage.value.presentation.object = newValue }
  }
  /// Whether this is on a sheet, whose backgrounds are lighter in dark mode.
  var isElevated: Bool {
    _read { yield storage.value.isElevated }
    _modify { yield &storage.value.isElevated }
  }
  /// Whether the view is in a row of a list, where icons form a column.
  var isInListRow: Bool {
    _read { yield storage.value.isInListRow }
    _modify { yield &storage.value.isInListRow }
  }
  /// Whether the view is the label of a row's link.
  var isInRowLink: Bool {
    _read { yield storage.value.isInRowLink }
    _modify { yield &storage.value.isInRowLink }
  }
  /// The badge of a row's link, which stands before the link's arrow.
  var rowBadge: Text? {
    _read { yield storage.value.rowBadge }
    _modify { yield &storage.value.rowBadge }
  }
  /// The axis of the stack that a view is in, for space that grows along it.
  var stackAxis: Axis? {
    _read { yield storage.value.stackAxis }
    _modify { yield &storage.value.stackAxis }
  }
  /// The colour of text and symbols on its way to another one.
  var shownForeground: RGBA? {
    _read { yield storage.value.shownForeground }
    _modify { yield &storage.value.shownForeground }
  }
  /// The row of a grid that a view is a cell of.
  var gridRow: GridRowContext? {
    _read { yield storage.value.gridRow }
    _modify { yield &storage.value.gridRow }
  }
  /// Rarer values.
  var settings: ViewSettings {
    _read { yield storage.value.settings.value }
    _modify { yield &storage.value.settings.value }
  }
  /// The colour of text and symbols; `nil` for the default, and for a gradient.
  public var foregroundColor: Color? {
    get { foreground as? Color }
    set { foreground = newValue }
  }
  /// The colour of controls, where one was set; `nil` for a gradient.
  var explicitTint: Color? {
    get { tintStyle as? Color }
    set { tintStyle = newValue }
  }
  /// The colour of controls.
  public var tint: Color {
    get { explicitTint ?? accent ?? .accentColor }
    set { explicitTint = newValue }
  }

  /// Whether a view here is the whole content of a list's row.
  var fillsRow: Bool { surroundingRow != nil && stackAxis == nil }

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

  /// The colour of text and symbols here as text, if it is one colour.
  var foregroundText: String? {
    foreground == nil ? Color.primary.resolved(in: self).text : foregroundColor?.resolved(in: self).text
  }

  public init() {}

  private var storage = Shared(EnvironmentFields())

  /// Whether a view would find the same values in both.
  @MainActor func isSame(as other: EnvironmentValues) -> Bool { ValueComparison.isSame(self, other) }

  /// Forgets what ends at the edge of a window.
  mutating func endWindowBoundValues() { storage.value.custom.endWindowBound() }

  /// A custom value.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.value.custom[key] }
    set { storage.value.custom[key] = newValue }
  }

  /// The observable object of a type that a view above has set; `nil` without one.
  public subscript<Object: AnyObject & Observable>(type: Object.Type) -> Object? {
    get { storage.value.objects[ObjectIdentifier(type)] as? Object }
    set { storage.value.objects[ObjectIdentifier(type)] = newValue }
  }

  /// The object of a type that ``View/environmentObject(_:)`` of a view above has set; `nil` without one.
  subscript<Object: ObservableObject>(observed type: Object.Type) -> Object? {
    get { storage.value.objects[ObjectIdentifier(type)] as? Object }
    set { storage.value.objects[ObjectIdentifier(type)] = newValue }
  }
}

/// Whether the device shows a menu bar, so that commands are looked at and lists are tables.
private enum MenuBarKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the device shows a menu bar.
  package var hasMenuBar: Bool {
    get { self[MenuBarKey.self] }
    set { self[MenuBarKey.self] = newValue }
  }
}
