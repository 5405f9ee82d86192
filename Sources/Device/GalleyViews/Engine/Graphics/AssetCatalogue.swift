import Foundation
import GalleyImage
import Synchronization

/// A picture of an asset catalogue, under the name of the symbol that Xcode generates.
///
/// - Reference: [DeveloperToolsSupport's `ImageResource`](https://developer.apple.com/documentation/developertoolssupport/imageresource).
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a reference to a picture in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A colour of an asset catalogue, under the name of the symbol that Xcode generates.
///
/// - Reference: [DeveloperToolsSupport's `ColorResource`](https://developer.apple.com/documentation/developertoolssupport/colorresource).
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a reference to a colour in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Bundle {
  /// The folder of the resources; `nil` for the main bundle, which the app's bundle replaces.
  var resourceFolder: URL? { self == .main ? nil : resourceURL ?? bundleURL }
}

extension EnvironmentValues {
  /// Returns a picture of the app, or of an asset catalogue in its bundle.
  func asset(named name: String, in bundle: URL?) -> StoredImage? {
    if bundle == nil, let asset = assets[name] { return asset }
    return catalogues(in: bundle).lazy.compactMap { $0.image(name, assetConditions) }.first
  }

  /// Returns the reason why there is no picture of a name.
  func assetFault(named name: String, in bundle: URL?) -> AssetFault {
    catalogues(in: bundle).lazy.compactMap { catalogue in
      if case .failure(let fault) = catalogue.search(name, assetConditions), fault != .none {
        fault
      } else {
        nil
      }
    }.first ?? .none
  }

  private func catalogues(in bundle: URL?) -> [AssetCatalogue] {
    (bundle.map { [$0] } ?? stringFolders).map(AssetCatalogue.of)
  }

  /// A colour of an asset catalogue in the app's bundle.
  func color(named name: String, in bundle: URL?) -> Color? {
    catalogues(in: bundle).lazy.compactMap { $0.color(name, isTablet: settings.isTablet) }.first
  }

  /// The conditions that select variants of pictures and colours here.
  private var assetConditions: AssetConditions {
    AssetConditions(
      isDark: colorScheme == .dark, isContrastIncreased: colorSchemeContrast == .increased,
      isTablet: settings.isTablet, scale: Double(displayScale))
  }
}

/// The pictures and colours of the asset catalogues (`.xcassets`) in a bundle, as Xcode keeps them.
///
/// Pictures are PNG, JPEG or WebP files, of which the greatest available scale is read, or drawings in SVG or PDF, which are drawn in the
/// device's scale. Pictures and colours may have variants for light and dark, for increased contrast, and for phones and tablets.
final class AssetCatalogue: Sendable {
  private static let loaded = Mutex<[URL: AssetCatalogue]>([:])

  /// The catalogues of a bundle, found once.
  static func of(_ folder: URL) -> AssetCatalogue {
    if let catalogue = loaded.withLock({ $0[folder] }) { return catalogue }
    let catalogue = AssetCatalogue(folder)
    loaded.withLock { $0[folder] = catalogue }
    return catalogue
  }

  private let colorSets: [String: ColorSet]
  private let imageSets: [String: URL]
  /// The names of symbol sets, which are not drawn.
  private let symbolSets: Set<String>
  private let images = Mutex<[ImageKey: Result<StoredImage, AssetFault>]>([:])

  private struct ImageKey: Hashable {
    let name: String
    let conditions: AssetConditions
  }

  init(_ folder: URL) {
    var colors: [String: ColorSet] = [:]
    var images: [String: URL] = [:]
    var symbols: Set<String> = []
    let files = FileManager.default
    let catalogues = ((try? files.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".xcassets") }.sorted()
    for catalogue in catalogues {
      let root = folder.appendingPathComponent(catalogue)
      for path in (files.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []).sorted() {
        let place = root.appendingPathComponent(path)
        let name = place.deletingPathExtension().lastPathComponent
        if path.hasSuffix(".imageset") { images[name] = place }
        if path.hasSuffix(".symbolset") { symbols.insert(name) }
        if path.hasSuffix(".colorset"), let set = ColorSet(place) { colors[name] = set }
      }
    }
    colorSets = colors
    imageSets = images
    symbolSets = symbols
  }

  /// A colour by its name.
  func color(_ name: String, isTablet: Bool) -> Color? { colorSets[name]?.color(isTablet: isTablet) }

  /// A picture by its name, in the form that fits best.
  func image(_ name: String, _ conditions: AssetConditions = AssetConditions()) -> StoredImage? {
    try? search(name, conditions).get()
  }

  /// A picture by its name, in the form that fits best, or the reason why there is none.
  func search(_ name: String, _ conditions: AssetConditions) -> Result<StoredImage, AssetFault> {
    let key = ImageKey(name: name, conditions: conditions)
    if let image = images.withLock({ $0[key] }) { return image }
    let image = Result { () throws(AssetFault) in
      guard let place = imageSets[name] else { throw symbolSets.contains(name) ? .symbolSet : .none }
      return try ImageSet(place).image(in: place, conditions)
    }
    images.withLock { $0[key] = image }
    return image
  }
}

/// The conditions that select a variant of a picture or a colour.
struct AssetConditions: Hashable, Sendable {
  var isDark = false
  var isContrastIncreased = false
  var isTablet = false
  /// The number of pixels on each side of a point, for drawings.
  var scale = 3.0
}

/// An entry of a set: one variant of a picture or a colour.
protocol AssetEntry {
  /// The kind of device, such as `universal`, `iphone` or `ipad`.
  var idiom: String? { get }
  /// The appearances of the entry, each with the name of its condition.
  var appearances: [[String: String]]? { get }
}

extension AssetEntry {
  /// Returns the quality of the match: the more conditions are met explicitly, the better; `nil` if one is
  /// not met.
  ///
  /// A variant for a device precedes all universal ones, luminosity precedes contrast, as in Xcode.
  func rank(_ conditions: AssetConditions) -> Int? {
    var rank = 0
    switch idiom ?? "universal" {
    case "universal": break
    case conditions.isTablet ? "ipad" : "iphone": rank += 8
    default: return nil
    }
    for appearance in appearances ?? [] {
      switch (appearance["appearance"], appearance["value"]) {
      case ("luminosity", "dark") where conditions.isDark: rank += 4
      case ("luminosity", "light") where !conditions.isDark: rank += 4
      case ("contrast", "high") where conditions.isContrastIncreased: rank += 2
      default: return nil
      }
    }
    return rank
  }
}

extension Sequence where Element: AssetEntry {
  /// Returns the entries that fit, the best first; equal ones in their order.
  func fitting(_ conditions: AssetConditions) -> [Element] {
    compactMap { entry in entry.rank(conditions).map { ($0, entry) } }.enumerated()
      .sorted { ($1.element.0, $0.offset) < ($0.element.0, $1.offset) }.map(\.element.1)
  }
}

/// The content of a colour set's file.
private struct ColorSet: Decodable, Sendable {
  struct Channels: Decodable, Sendable {
    let red: String?
    let green: String?
    let blue: String?
    let white: String?
    let alpha: String?

    private enum CodingKeys: String, CodingKey {
      case red, green, blue, white, alpha
    }

    /// Returns a channel: a fraction, a number up to 255, or hexadecimal digits.
    private func value(_ text: String?) -> Double {
      guard let text else { return 1 }
      if text.hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
      return (Double(text) ?? 0) / (text.contains(".") ? 1 : 255)
    }

    var rgba: RGBA {
      let opacity = alpha.flatMap { Double($0) } ?? 1
      return RGBA(
        red: value(white ?? red), green: value(white ?? green), blue: value(white ?? blue), alpha: opacity)
    }
  }

  struct Value: Decodable {
    let components: Channels?
  }

  struct Entry: Decodable, AssetEntry {
    let color: Value?
    let idiom: String?
    let appearances: [[String: String]]?
  }

  let colors: [Entry]

  init?(_ folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let own = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = own
  }

  func color(isTablet: Bool) -> Color? {
    func value(isDark: Bool, isContrastIncreased: Bool) -> RGBA? {
      let conditions = AssetConditions(
        isDark: isDark, isContrastIncreased: isContrastIncreased, isTablet: isTablet)
      return colors.fitting(conditions).lazy.compactMap { $0.color?.components?.rgba }.first
    }
    guard let light = value(isDark: false, isContrastIncreased: false),
      let dark = value(isDark: true, isContrastIncreased: false),
      let strongLight = value(isDark: false, isContrastIncreased: true),
      let strongDark = value(isDark: true, isContrastIncreased: true)
    else { return nil }
    return Color(light: light, dark: dark).contrasting(light: strongLight, dark: strongDark)
  }
}
