import Foundation
import GalleyTree

/// The pasteboard that an app shares with the other apps on its device, and with tests.
///
/// It holds texts, addresses as texts, and pictures. Every test begins with an empty one. If an app reads the content of another app
/// or of a test, the device may deny it, or may ask the person first, depending on the device's setting; until the person answers,
/// nothing is read here, because an app cannot be kept waiting. Whether there is content can always be read. A test reads everything.
///
/// - Reference: [UIKit's `UIPasteboard`](https://developer.apple.com/documentation/uikit/uipasteboard).
public final class UIPasteboard: NSObject, Sendable {
  private override init() {
    super.init()
  }

  /// The pasteboard of the device.
  public static let general = UIPasteboard()

  private var device: ReportedDevice { .current }
  private var content: Pasteboard { device.pasteboard }

  private func put(_ texts: [String], pictures: [Data] = []) {
    let device = device
    device.pasteboard.put(texts, pictures: pictures, from: device.bundleIdentifier)
  }

  /// Returns a content that is not empty, if the code may read it.
  private func readable<Item>(_ items: [Item]) -> [Item]? {
    items.isEmpty || !device.mayPaste() ? nil : items
  }

  /// The texts on it.
  public var strings: [String]? {
    get { readable(content.strings) }
    set { put(newValue ?? []) }
  }

  /// The first text on it.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts on it that are URLs.
  public var urls: [URL]? {
    get { readable(addresses) }
    set { strings = newValue?.map(\.absoluteString) }
  }

  private var addresses: [URL] {
    content.strings.compactMap { URL(string: $0) }.filter { $0.scheme != nil }
  }

  /// The first text on it that is a URL.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The pictures on it.
  public var images: [UIImage]? {
    get { readable(content.pictures.compactMap { UIImage(data: $0) }) }
    set { put([], pictures: (newValue ?? []).compactMap { $0.pngData() }) }
  }

  /// The first picture on it.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// Everything on it, by the type of its content; pictures are the bytes of PNG files.
  public var items: [[String: Any]] {
    get {
      let texts = content.strings.map { ["public.utf8-plain-text": $0 as Any] }
      return readable(texts + content.pictures.map { ["public.png": $0 as Any] }) ?? []
    }
    set {
      let texts = newValue.compactMap {
        $0["public.utf8-plain-text"] as? String ?? $0["public.text"] as? String
      }
      put(texts, pictures: newValue.compactMap { $0["public.png"] as? Data })
    }
  }

  /// Whether there is a text on it.
  public var hasStrings: Bool { !content.strings.isEmpty }
  /// Whether there is a URL on it.
  public var hasURLs: Bool { !addresses.isEmpty }
  /// Whether there is a picture on it.
  public var hasImages: Bool { !content.pictures.isEmpty }
  /// The number of items on it.
  public var numberOfItems: Int { content.strings.count + content.pictures.count }
  /// The number of changes.
  public var changeCount: Int { content.changeCount }
}
