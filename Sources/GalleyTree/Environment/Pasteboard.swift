import Foundation
import Synchronization

/// The pasteboard of a device: what one app puts on it, all others and the tests find there.
///
/// Views get it by `@Environment(\.pasteboard)`, tests by `UIPasteboard.general`. The system's question whether an app may paste from
/// another one is not asked.
///
/// - Reference: [`UIPasteboard`](https://developer.apple.com/documentation/uikit/uipasteboard).
public final class Pasteboard: Sendable {
  private let state = Mutex<(texts: [String], pictures: [Data], changes: Int)>(([], [], 0))

  /// Makes an empty one.
  public init() {}

  /// The texts on it; they replace everything that was there.
  public var strings: [String] {
    get { state.withLock(\.texts) }
    set { state.withLock { $0 = (newValue, [], $0.changes + 1) } }
  }

  /// The pictures on it, as PNG files; they replace everything that was there.
  package var pictures: [Data] {
    get { state.withLock(\.pictures) }
    set { state.withLock { $0 = ([], newValue, $0.changes + 1) } }
  }

  /// The first text on it.
  public var string: String? {
    get { strings.first }
    set { strings = newValue.map { [$0] } ?? [] }
  }

  /// How often it was changed.
  public var changeCount: Int { state.withLock(\.changes) }
}
