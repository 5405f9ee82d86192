import Foundation
import GalleyImage
import Synchronization

/// A picture of an asset catalogue, under the name that Xcode makes a symbol of.
///
/// - Reference: [DeveloperToolsSupport's `ImageResource`](https://developer.apple.com/documentation/developertoolssupport/imageresource).
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Names a picture of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A colour of an asset catalogue, under the name that Xcode makes a symbol of.
///
/// - Reference: [DeveloperToolsSupport's `ColorResource`](https://developer.apple.com/documentation/developertoolssupport/colorresource).
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Names a colour of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Bundle {
  /// The folder of the resources; `nil` for the main bundle, in whose place an app's own counts.
  var resourceFolder: URL? { self == .main ? nil : resourceURL ?? bundleURL }
}

extension EnvironmentValues {
  /// A picture of the app's own, or of an asset catalogue in its bundle.
  func asset(named name: String, in bundle: URL?) -> StoredImage? {
    if bundle == nil, let asset = assets[name] { return asset }
    return (bundle.map { [$0] } ?? stringFolders).lazy
      .compactMap { AssetCatalogue.of($0).image(name, isDark: colorScheme == .dark) }.first
  }

  /// A colour of an asset catalogue in the app's bundle.
  func color(named name: String, in bundle: URL?) -> Color? {
    (bundle.map { [$0] } ?? stringFolders).lazy.compactMap { AssetCatalogue.of($0).colors[name] }.first
  }
}

/// The pictures and colours of the asset catalogues (`.xcassets`) in a bundle, as Xcode keeps them.
///
/// Pictures are read that are PNG files, in the greatest scale that there is; pictures and colours in their light and dark form. Those for
/// increased contrast are passed over so far.
final class AssetCatalogue: Sendable {
  private static let loaded = Mutex<[URL: AssetCatalogue]>([:])

  /// The catalogues of a bundle, found once.
  static func of(_ folder: URL) -> AssetCatalogue {
    if let catalogue = loaded.withLock({ $0[folder] }) { return catalogue }
    let catalogue = AssetCatalogue(folder)
    loaded.withLock { $0[folder] = catalogue }
    return catalogue
  }

  /// The colours by name.
  let colors: [String: Color]
  private let imageSets: [String: URL]
  private let images = Mutex<[ImageKey: StoredImage]>([:])

  private struct ImageKey: Hashable {
    let name: String
    let isDark: Bool
  }

  init(_ folder: URL) {
    var colors: [String: Color] = [:]
    var images: [String: URL] = [:]
    let files = FileManager.default
    let catalogues = ((try? files.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".xcassets") }.sorted()
    for catalogue in catalogues {
      let root = folder.appendingPathComponent(catalogue)
      for path in (files.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []).sorted() {
        let place = root.appendingPathComponent(path)
        let name = place.deletingPathExtension().lastPathComponent
        if path.hasSuffix(".imageset") { images[name] = place }
        if path.hasSuffix(".colorset"), let color = ColorSet(place)?.color { colors[name] = color }
      }
    }
    self.colors = colors
    imageSets = images
  }

  /// A picture by its name, in its dark form if it has one and that is asked for.
  func image(_ name: String, isDark: Bool) -> StoredImage? {
    let key = ImageKey(name: name, isDark: isDark)
    if let image = images.withLock({ $0[key] }) { return image }
    guard let place = imageSets[name], let set = ImageSet(place),
      let image = (isDark ? set.image(in: place, .dark) : nil) ?? set.image(in: place, .any)
    else { return nil }
    images.withLock { $0[key] = image }
    return image
  }
}

/// What a picture or a colour of a set is for.
private enum AssetAppearance {
  /// Whatever nothing else is for.
  case any
  case dark

  /// Whether an entry of a set is for this and nothing else, such as increased contrast.
  func matches(_ entry: [[String: String]]?) -> Bool {
    switch self {
    case .any: entry ?? [] == []
    case .dark: entry?.count == 1 && entry?[0]["value"] == "dark"
    }
  }
}

/// What the file of an image set says.
private struct ImageSet: Decodable {
  struct Entry: Decodable {
    let filename: String?
    let scale: String?
    let appearances: [[String: String]]?
  }

  struct Properties: Decodable {
    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
    }

    let intent: String?
  }

  let images: [Entry]
  let properties: Properties?

  init?(_ folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let own = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = own
  }

  func image(in folder: URL, _ appearance: AssetAppearance) -> StoredImage? {
    func scale(_ entry: Entry) -> Double { entry.scale.flatMap { Double($0.dropLast()) } ?? 1 }
    let wanted = images.filter { appearance.matches($0.appearances) }
    for entry in wanted.sorted(by: { scale($0) > scale($1) }) {
      guard let name = entry.filename, let data = try? Data(contentsOf: folder.appendingPathComponent(name)),
        let bitmap = try? PNG.decode(data)
      else { continue }
      var asset = StoredImage.bitmap(bitmap, scale: scale(entry))
      asset.isTemplate = properties?.intent == "template"
      return asset
    }
    return nil
  }
}

/// What the file of a colour set says.
private struct ColorSet: Decodable {
  struct Channels: Decodable {
    let red: String?
    let green: String?
    let blue: String?
    let white: String?
    let alpha: String?

    private enum CodingKeys: String, CodingKey {
      case red, green, blue, white, alpha
    }

    /// A channel is a fraction, a number to 255, or such a one in hexadecimal digits.
    private func value(_ text: String?) -> Double {
      guard let text else { return 1 }
      if text.hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
      return (Double(text) ?? 0) / (text.contains(".") ? 1 : 255)
    }

    var rgba: RGBA {
      func byte(_ text: String?) -> UInt8 { UInt8((min(max(value(text), 0), 1) * 255).rounded()) }
      let opacity = UInt8((min(max(alpha.flatMap { Double($0) } ?? 1, 0), 1) * 255).rounded())
      if let white { return RGBA(byte(white), byte(white), byte(white), opacity) }
      return RGBA(byte(red), byte(green), byte(blue), opacity)
    }
  }

  struct Value: Decodable {
    let components: Channels?
  }

  struct Entry: Decodable {
    let color: Value?
    let appearances: [[String: String]]?
  }

  let colors: [Entry]

  init?(_ folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let own = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = own
  }

  var color: Color? {
    func entry(_ appearance: AssetAppearance) -> Entry? {
      colors.first { appearance.matches($0.appearances) }
    }
    guard let light = entry(.any)?.color?.components?.rgba else { return nil }
    let dark = entry(.dark)
    return Color(light: light, dark: dark?.color?.components?.rgba ?? light)
  }
}
