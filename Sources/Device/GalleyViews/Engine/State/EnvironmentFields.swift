import Foundation
import GalleyImage
import GalleyRaster
import GalleyServices
import GalleyTree

/// A value whose copies share their memory until one of them is changed.
struct Shared<Value>: SelfComparing {
  private final class Storage {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }

  func isSame(as other: Shared) -> Bool {
    storage === other.storage || ValueComparison.isSame(value, other.value)
  }
}

extension Shared: Equatable where Value: Equatable {
  static func == (a: Shared, b: Shared) -> Bool { a.storage === b.storage || a.value == b.value }
}

/// The values of an environment.
///
/// Every node keeps an environment, and many views change one value for their content: values that seldom
/// change, or change together, are kept in parts, so that little is copied.
struct EnvironmentFields {
  var device = Shared(DeviceValues())
  var style = Shared(StyleValues())
  var text = Shared(TextValues())
  var settings = Shared(ViewSettings())
  var isEnabled: Bool = true
  var foreground: (any ShapeStyle)?
  var foregroundLevels: [any ShapeStyle] = []
  var isForegroundSet = false
  var shownForeground: RGBA?
  // Nodes keep these values, and these three keep nodes: strong references would be a cycle.
  var row = WeakReference<AnyObject>()
  var page = WeakReference<AnyObject>()
  var presentation = WeakReference<AnyObject>()
  var isElevated: Bool = false
  var isInListRow = false
  var isInRowLink = false
  var rowBadge: Text?
  var stackAxis: Axis?
  var gridRow: GridRowContext?
  var custom = CustomValues()
  var objects: [ObjectIdentifier: AnyObject] = [:]

  /// The values of the device and the app, which hold in a whole window.
  struct DeviceValues {
    var colorScheme: ColorScheme = .light
    var colorSchemeContrast: ColorSchemeContrast = .standard
    var dynamicTypeSize: DynamicTypeSize = .large
    var displayScale: Double = 1
    var systemVersion = SystemVersion.newest
    var localeIdentifier: String = "en-US"
    var layoutDirection: LayoutDirection = .leftToRight
    var appLaunch: AppLaunch?
    var clock: any DeviceClock = StoppedClock()
    var network: any NetworkService = NoNetwork()
    var permissions: any PermissionService = NoPermissions()
    var photoLibrary: any PhotoLibrary = NoPhotos()
    var assets: [String: StoredImage] = [:]
    var explicitOpenURL: OpenURLAction?
    var systemOpenURL: (URL) -> Bool = { _ in false }
  }

  /// The looks of controls and containers.
  struct StyleValues {
    var tintStyle: (any ShapeStyle)?
    var accent: Color?
    var areLabelsHidden: Bool = false
    var backgroundStyle: (any ShapeStyle)?
    var containerShape: ContainerShape?
    var labelStyles = StyleStack<any LabelStyle>()
    var keyboardShortcut: KeyboardShortcut?
  }

  /// The look of text.
  struct TextValues {
    var font: Font?
    var fontWeight: Font.Weight?
    var lineLimit: Int?
    var multilineTextAlignment: TextAlignment = .leading
    var truncationMode: Text.TruncationMode = .tail
    var lineSpacing: Double = 0.0
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var kerning: Double = 0.0
    var tracking: Double = 0.0
    var baselineOffset: Double = 0.0
    var isMonospacedDigit: Bool = false
    var isItalic: Bool?
  }
}

/// The values of custom keys, which apps and the folders above this one declare.
struct CustomValues: SelfComparing {
  private var values: [ObjectIdentifier: Entry] = [:]

  /// A value, with its type erased.
  private class Entry {
    /// Whether it ends at the edge of a window.
    var isWindowBound: Bool { false }

    @MainActor func isSame(as other: Entry) -> Bool { false }
  }

  private final class Custom<Key: EnvironmentKey>: Entry {
    let value: Key.Value

    init(_ value: Key.Value) { self.value = value }

    override var isWindowBound: Bool { Key.self is any WindowBoundKey.Type }

    @MainActor override func isSame(as other: Entry) -> Bool {
      (other as? Custom).map { ValueComparison.isSame(value, $0.value) } ?? false
    }
  }

  subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // A key has values of one type.
      values[ObjectIdentifier(key)].map { unsafeDowncast($0, to: Custom<Key>.self).value }
        ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = Custom<Key>(newValue) }
  }

  /// Forgets what ends at the edge of a window.
  mutating func endWindowBound() {
    guard values.contains(where: { $0.value.isWindowBound }) else { return }
    values = values.filter { !$0.value.isWindowBound }
  }

  func isSame(as other: CustomValues) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in other.values[key].map { value.isSame(as: $0) } ?? false }
  }
}
