import Foundation
import GalleyImage
import GalleyRaster
import GalleyServices
import GalleyTree

/// The values of an environment, which its copies share until one is changed: every node keeps a copy.
final class EnvironmentStorage {
  /// The values, which all copies share until one is changed.
  struct Fields {
    var colorScheme: ColorScheme = .light
    var colorSchemeContrast: ColorSchemeContrast = .standard
    var dynamicTypeSize: DynamicTypeSize = .large
    var displayScale: Double = 1
    var localeIdentifier: String = "en-US"
    var font: Font?
    var fontWeight: Font.Weight?
    var lineLimit: Int?
    var multilineTextAlignment: TextAlignment = .leading
    var layoutDirection: LayoutDirection = .leftToRight
    var truncationMode: Text.TruncationMode = .tail
    var lineSpacing: Double = 0.0
    var isEnabled: Bool = true
    var appLaunch: AppLaunch?
    var clock: any DeviceClock = StoppedClock()
    var network: any NetworkService = NoNetwork()
    var permissions: any PermissionService = NoPermissions()
    var photoLibrary: any PhotoLibrary = NoPhotos()
    var assets: [String: StoredImage] = [:]
    var explicitTint: Color?
    var areLabelsHidden: Bool = false
    var foreground: (any ShapeStyle)?
    var foregroundLevels: [any ShapeStyle] = []
    var isForegroundSet = false
    var backgroundStyle: (any ShapeStyle)?
    var containerShape: ContainerShape?
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var kerning: Double = 0.0
    var tracking: Double = 0.0
    var baselineOffset: Double = 0.0
    var isMonospacedDigit: Bool = false
    var isItalic: Bool?
    var controlSize = ControlSize.regular
    var buttonBorderShape = ButtonBorderShape.automatic
    var buttonStyles = StyleStack<ButtonStyling>()
    var toggleStyles = StyleStack<any ToggleStyle>()
    var labelStyles = StyleStack<any LabelStyle>()
    var progressViewStyles = StyleStack<any ProgressViewStyle>()
    var textFieldStyles = StyleStack<any TextFieldStyle>()
    var pickerStyle = PickerLook.automatic
    var explicitOpenURL: OpenURLAction?
    var keyboardShortcut: KeyboardShortcut?
    var systemOpenURL: (URL) -> Bool = { _ in false }
    var listStyle = ListLook.insetGrouped
    // Nodes keep these values, and these three keep nodes: strong references would be a cycle.
    var row = WeakReference<RowContext>()
    var page = WeakReference<PageContext>()
    var presentation = WeakReference<PresentationContext>()
    var isElevated: Bool = false
    var stackAxis: Axis?
    var shownForeground: RGBA?
    var gridRow: GridRowContext?
    var settings = ViewSettings()
    var custom = CustomValues()
    var objects: [ObjectIdentifier: AnyObject] = [:]
  }

  var fields: Fields

  init(_ fields: Fields = Fields()) {
    self.fields = fields
  }
}

extension EnvironmentStorage: SelfComparing {
  func isSame(as other: EnvironmentStorage) -> Bool {
    self === other || ValueComparison.isSame(fields, other.fields)
  }
}

/// The values of an app's own keys.
struct CustomValues: SelfComparing {
  private var values: [ObjectIdentifier: any Entry] = [:]

  /// A value, whatever its type.
  private protocol Entry {
    @MainActor func isSame(as other: any Entry) -> Bool
  }

  private struct Custom<Value>: Entry {
    let value: Value

    @MainActor func isSame(as other: any Entry) -> Bool {
      (other as? Custom).map { ValueComparison.isSame(value, $0.value) } ?? false
    }
  }

  subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { (values[ObjectIdentifier(key)] as? Custom<Key.Value>)?.value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = Custom(value: newValue) }
  }

  func isSame(as other: CustomValues) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in other.values[key].map { value.isSame(as: $0) } ?? false }
  }
}
