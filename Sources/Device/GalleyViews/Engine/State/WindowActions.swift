import Foundation

extension EnvironmentValues {
  /// The length of a pixel's side, in points.
  public var pixelLength: CGFloat { 1 / CGFloat(displayScale) }

  /// Whether several windows of the app can be open; a phone shows one.
  public var supportsMultipleWindows: Bool { false }

  /// Opens a window of the app; a phone shows one, so nothing happens.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Closes a window of the app; a phone shows one, so nothing happens.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// The least height of a list's row, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[LeastRowHeightKey.self] }
    set { self[LeastRowHeightKey.self] = newValue }
  }

  /// The least height of the header of a list's section, in points; `nil` for that of its words.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[LeastHeaderHeightKey.self] }
    set { self[LeastHeaderHeightKey.self] = newValue }
  }
}

private enum LeastHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum LeastRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 44 }
}

/// An action that opens a window.
///
/// - Reference: [SwiftUI's `OpenWindowAction`](https://developer.apple.com/documentation/swiftui/openwindowaction).
@MainActor @preconcurrency public struct OpenWindowAction: Sendable {
  nonisolated init() {}

  /// Opens a window by its name; on a phone nothing happens.
  public func callAsFunction(id: String) {}

  /// Opens a window of a value; on a phone nothing happens.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}

  /// Opens a window of a value by its name; on a phone nothing happens.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// An action that closes a window.
///
/// - Reference: [SwiftUI's `DismissWindowAction`](https://developer.apple.com/documentation/swiftui/dismisswindowaction).
@MainActor @preconcurrency public struct DismissWindowAction: Sendable {
  nonisolated init() {}

  /// Closes the window that the view is in; on a phone nothing happens.
  public func callAsFunction() {}

  /// Closes a window by its name; on a phone nothing happens.
  public func callAsFunction(id: String) {}
}
