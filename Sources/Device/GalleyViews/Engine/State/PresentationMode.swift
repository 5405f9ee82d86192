import Foundation

/// Whether a view is presented, with a way to dismiss it; SwiftUI's older name.
///
/// - Reference: [SwiftUI's `PresentationMode`](https://developer.apple.com/documentation/swiftui/presentationmode).
public struct PresentationMode {
  fileprivate let dismissAction: DismissAction
  /// Whether the view is on a pushed page or on a sheet.
  public let isPresented: Bool

  /// Dismisses the view: pops its page, or dismisses its sheet.
  public mutating func dismiss() {
    let action = dismissAction
    nonisolated(unsafe) let dismissed = action
    MainActor.assumeIsolated { dismissed() }
  }
}

extension EnvironmentValues {
  /// Whether the view is presented, with a way to dismiss it; SwiftUI's older name.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(dismissAction: dismiss, isPresented: isPresented)
    return Binding(get: { mode }, set: { _ in })
  }

  /// Whether the view is on a pushed page or on a sheet.
  public var isPresented: Bool { presentation != nil || page?.isOpened == true }

  /// The length of a pixel's side, in points.
  public var pixelLength: CGFloat { 1 / CGFloat(displayScale) }

  /// Whether several windows of the app can be open; a phone shows one.
  public var supportsMultipleWindows: Bool { false }

  /// Opens a window of the app; a phone shows one, so nothing happens.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Closes a window of the app; a phone shows one, so nothing happens.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// The text size that the person has chosen; older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }

  /// The least height of a list's row, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[LeastRowHeightKey.self] }
    set { self[LeastRowHeightKey.self] = newValue }
  }
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

/// The text size that a person has chosen, under its older names.
///
/// - Reference: [SwiftUI's `ContentSizeCategory`](https://developer.apple.com/documentation/swiftui/contentsizecategory).
public enum ContentSizeCategory: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// The smallest size.
  case extraSmall
  /// A size below the ordinary one.
  case small
  /// The size just below the ordinary one.
  case medium
  /// The ordinary size.
  case large
  /// The size just above the ordinary one.
  case extraLarge
  /// Two sizes above the ordinary one.
  case extraExtraLarge
  /// Three sizes above the ordinary one.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest size.
  case accessibilityExtraExtraExtraLarge

  /// Creates the older form of a size.
  public init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }

  /// The size.
  var size: DynamicTypeSize { DynamicTypeSize.allCases[rawValue] }

  /// Whether it is an accessibility size.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether the first size is the smaller one.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.rawValue < b.rawValue }
}
