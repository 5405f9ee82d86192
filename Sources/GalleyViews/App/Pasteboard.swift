import Foundation
import Synchronization

/// The pasteboard of a device: what one app puts on it, all others and the tests find there.
///
/// A view gets it by `@Environment(\.pasteboard)`. The system's question whether an app may paste from another one is not asked.
///
/// - Reference: [`UIPasteboard`](https://developer.apple.com/documentation/uikit/uipasteboard).
public final class Pasteboard: Sendable {
  private let state = Mutex<(texts: [String], changes: Int)>(([], 0))

  /// Makes an empty one.
  public init() {}

  /// The texts on it.
  public var strings: [String] {
    get { state.withLock(\.texts) }
    set {
      state.withLock { state in
        state.texts = newValue
        state.changes += 1
      }
    }
  }

  /// The first text on it.
  public var string: String? {
    get { strings.first }
    set { strings = newValue.map { [$0] } ?? [] }
  }

  /// How often it was changed.
  public var changeCount: Int { state.withLock(\.changes) }
}

private enum PasteboardKey: EnvironmentKey {
  /// That of views outside of any device.
  static let defaultValue = Pasteboard()
}

extension EnvironmentValues {
  /// The pasteboard of the device.
  public var pasteboard: Pasteboard {
    get { self[PasteboardKey.self] }
    set { self[PasteboardKey.self] = newValue }
  }
}
