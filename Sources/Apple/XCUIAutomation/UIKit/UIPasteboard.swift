import Foundation
import GalleyTree
import Synchronization

/// The pasteboard of the device that a test runs on, shared by the test and its apps.
///
/// Every test has an empty one. Where the driver of a device has none, it is the test's own.
///
/// - Reference: [`UIPasteboard`](https://developer.apple.com/documentation/uikit/uipasteboard).
public final class UIPasteboard: NSObject, Sendable {
  private let current = Mutex(Pasteboard())

  /// Takes the pasteboard of a test's device.
  func attach(_ pasteboard: Pasteboard) {
    current.withLock { $0 = pasteboard }
  }

  private var device: Pasteboard { current.withLock(\.self) }

  private override init() {
    super.init()
  }

  /// The pasteboard of the device.
  public static let general = UIPasteboard()

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

  /// The first text on it, if it is an address.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }

  /// Everything on it, by the type of its content.
  public var items: [[String: Any]] {
    get { (strings ?? []).map { ["public.utf8-plain-text": $0] } }
    set {
      strings = newValue.compactMap {
        $0["public.utf8-plain-text"] as? String ?? $0["public.text"] as? String
      }
    }
  }

  /// Whether there is a text on it.
  public var hasStrings: Bool { strings != nil }
  /// Whether there is an address on it.
  public var hasURLs: Bool { url != nil }
  /// The number of things on it.
  public var numberOfItems: Int { strings?.count ?? 0 }
  /// The number of changes.
  public var changeCount: Int { device.changeCount }
}
