import Foundation
import GalleyTree

/// The pasteboard that an app shares with the other apps on its device, and with tests.
///
/// It holds texts, addresses as texts, and pictures; the system's question whether an app may paste is not asked.
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

  /// The texts on it.
  public var strings: [String]? {
    get {
      let texts = device.strings
      return texts.isEmpty ? nil : texts
    }
    set { device.strings = newValue ?? [] }
  }

  /// The first text on it.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts on it that are addresses.
  public var urls: [URL]? {
    get {
      let addresses = device.strings.compactMap { URL(string: $0) }.filter { $0.scheme != nil }
      return addresses.isEmpty ? nil : addresses
    }
    set { strings = newValue?.map(\.absoluteString) }
  }

  /// The first text on it that is an address.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The pictures on it.
  public var images: [UIImage]? {
    get {
      let pictures = device.pictures.compactMap { UIImage(data: $0) }
      return pictures.isEmpty ? nil : pictures
    }
    set { device.pictures = (newValue ?? []).compactMap { $0.pngData() } }
  }

  /// The first picture on it.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// Whether there is a text on it.
  public var hasStrings: Bool { strings != nil }
  /// Whether there is an address on it.
  public var hasURLs: Bool { urls != nil }
  /// Whether there is a picture on it.
  public var hasImages: Bool { images != nil }
  /// The number of things on it.
  public var numberOfItems: Int { device.strings.count + device.pictures.count }
  /// How often it was changed.
  public var changeCount: Int { device.changeCount }
}
