import Foundation
import Synchronization

/// The pasteboard of a device, shared by its apps and by tests.
///
/// Views get it by `@Environment(\.pasteboard)`, tests by `UIPasteboard.general`.
///
/// - Reference: [`UIPasteboard`](https://developer.apple.com/documentation/uikit/uipasteboard).
public final class Pasteboard: Sendable {
  /// The content of the pasteboard.
  private struct State {
    var texts: [String] = []
    var pictures: [Data] = []
    var changes = 0
    var owner: String?
  }

  private let state = Mutex(State())

  public init() {}

  /// The texts on it; they replace everything that was there.
  public var strings: [String] {
    get { state.withLock(\.texts) }
    set { put(newValue) }
  }

  /// The pictures on it, as PNG files; they replace everything that was there.
  package var pictures: [Data] {
    get { state.withLock(\.pictures) }
    set { put([], pictures: newValue) }
  }

  /// Replaces everything that was there.
  ///
  /// - Parameters:
  ///   - texts: The texts on it from then on.
  ///   - pictures: The pictures, as PNG files.
  ///   - owner: The app that puts them there, by its bundle identifier.
  package func put(_ texts: [String], pictures: [Data] = [], from owner: String? = nil) {
    state.withLock {
      $0 = State(texts: texts, pictures: pictures, changes: $0.changes + 1, owner: owner)
    }
  }

  /// The app that has put the present content there, by its bundle identifier; `nil` if it is not known.
  package var owner: String? { state.withLock(\.owner) }

  /// The first text on it.
  public var string: String? {
    get { strings.first }
    set { strings = newValue.map { [$0] } ?? [] }
  }

  /// The number of changes.
  public var changeCount: Int { state.withLock(\.changes) }
}
