import Foundation
import GalleyServices
import GalleyTree

/// The pasteboard that an app shares with the other apps on its device, and with tests.
///
/// It holds texts, addresses as texts, and pictures. Reading the content of another app or a test may be
/// denied, or may ask the person first, depending on the device's setting; until the person answers, nothing
/// is read here, because an app cannot be kept waiting. Whether there is content can always be read.
///
/// - Reference: [UIKit's `UIPasteboard`](https://developer.apple.com/documentation/uikit/uipasteboard).
public final class UIPasteboard: NSObject, Sendable {
  /// The pasteboard outside of any device.
  private static let unattached = Pasteboard()

  private override init() {
    super.init()
  }

  /// The pasteboard of the device that the app runs on.
  public static let general = UIPasteboard()

  private var device: Pasteboard { RunningDevice.current?.pasteboard ?? Self.unattached }

  /// The app whose code runs.
  private var owner: String? { AppLaunch.current?.bundleIdentifier }

  /// Whether the app may read the pasteboard; asks the person if necessary.
  private var isReadable: Bool { RunningDevice.current?.mayPaste() ?? true }

  /// The texts on it.
  public var strings: [String]? {
    get {
      let texts = device.strings
      return texts.isEmpty || !isReadable ? nil : texts
    }
    set { device.put(newValue ?? [], from: owner) }
  }

  /// The first text on it.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts on it that are URLs.
  public var urls: [URL]? {
    get {
      let addresses = addresses
      return addresses.isEmpty || !isReadable ? nil : addresses
    }
    set { strings = newValue?.map(\.absoluteString) }
  }

  private var addresses: [URL] {
    device.strings.compactMap { URL(string: $0) }.filter { $0.scheme != nil }
  }

  /// The first text on it that is a URL.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The pictures on it.
  public var images: [UIImage]? {
    get {
      let pictures = device.pictures.compactMap { UIImage(data: $0) }
      return pictures.isEmpty || !isReadable ? nil : pictures
    }
    set { device.put([], pictures: (newValue ?? []).compactMap { $0.pngData() }, from: owner) }
  }

  /// The first picture on it.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// Whether there is a text on it.
  public var hasStrings: Bool { !device.strings.isEmpty }
  /// Whether there is a URL on it.
  public var hasURLs: Bool { !addresses.isEmpty }
  /// Whether there is a picture on it.
  public var hasImages: Bool { !device.pictures.isEmpty }
  /// The number of items on it.
  public var numberOfItems: Int { device.strings.count + device.pictures.count }
  /// The number of changes.
  public var changeCount: Int { device.changeCount }
}
