import Foundation
import GalleyTree

/// The settings that views around make for scroll views and lists inside.
struct ScrollSettings {
  /// The distances of the content from the edges, in points.
  var margins = EdgeInsets()
  /// Whether content is shown beyond the view's frame.
  var isClipDisabled = false
  /// The axes along which content that fits is not pulled.
  var axesWithoutPull: Axis.Set = []
  /// The behavior of content that comes to rest.
  var targetBehavior: (any ScrollTargetBehavior)?
  /// The view at the start of the visible part, for the app to read and set.
  var position: ScrolledIdentity?
  /// The position of the content, for the app to read and set.
  var place: Binding<ScrollPosition>?
  /// The point of the visible part that ``place`` refers to; `nil` for the start.
  var placeAnchor: UnitPoint?
  /// The part of the content that is shown at first.
  var initialAnchor: UnitPoint?
  /// The place of content that is smaller than the visible part; `nil` for the start.
  var smallContentAnchor: UnitPoint?

  /// The view at an anchor of the visible part.
  struct ScrolledIdentity {
    let get: () -> AnyHashable?
    let set: (AnyHashable) -> Void
    let anchor: UnitPoint?
  }
}

/// The key of ``ScrollSettings`` in the environment.
///
/// Without settings there is no value, so that the environment inside of a scroll view stays the same.
private enum ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings? { nil }
}

extension EnvironmentValues {
  /// The settings for the next scroll view inside.
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] ?? ScrollSettings() }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// Returns and clears the settings, which do not apply to scroll views inside of that one.
  mutating func takeScrollSettings() -> ScrollSettings {
    guard let settings = self[ScrollSettingsKey.self] else { return ScrollSettings() }
    self[ScrollSettingsKey.self] = nil
    return settings
  }
}

/// The visibility of scroll indicators.
///
/// Indicators fade out at rest, and are not drawn so far.
///
/// - Reference: [SwiftUI's `ScrollIndicatorVisibility`](https://developer.apple.com/documentation/swiftui/scrollindicatorvisibility).
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind {
    case automatic
    case visible
    case hidden
    case never
  }

  private let kind: Kind

  /// The system's choice.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// Shown while the content moves.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// Hidden, unless the device needs them.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(kind: .never)
}

private enum VerticalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private enum HorizontalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private enum ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// The visibility of vertical scroll indicators.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// The visibility of horizontal scroll indicators.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// Whether a finger can scroll.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

/// The effect of scrolling with a finger on the keyboard.
///
/// - Reference: [SwiftUI's `ScrollDismissesKeyboardMode`](https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode).
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let dismisses: Bool

  /// The system's choice: the keyboard stays.
  public static let automatic = ScrollDismissesKeyboardMode(dismisses: false)
  /// The keyboard is dismissed as soon as the content moves.
  public static let immediately = ScrollDismissesKeyboardMode(dismisses: true)
  /// The keyboard moves with the finger; here it is dismissed as soon as the content moves.
  public static let interactively = ScrollDismissesKeyboardMode(dismisses: true)
  /// The keyboard stays.
  public static let never = ScrollDismissesKeyboardMode(dismisses: false)
}

private enum ScrollDismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
  /// The effect of scrolling with a finger on the keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }
}

/// The behavior of content that is pulled beyond its ends.
///
/// - Reference: [SwiftUI's `ScrollBounceBehavior`](https://developer.apple.com/documentation/swiftui/scrollbouncebehavior).
public struct ScrollBounceBehavior: Sendable {
  let isBasedOnSize: Bool

  /// The system's choice: content can be pulled beyond its ends.
  public static let automatic = ScrollBounceBehavior(isBasedOnSize: false)
  /// Content can be pulled beyond its ends.
  public static let always = ScrollBounceBehavior(isBasedOnSize: false)
  /// Content can be pulled beyond its ends only if it does not fit.
  public static let basedOnSize = ScrollBounceBehavior(isBasedOnSize: true)
}

/// The part of a scroll view that a margin is for.
///
/// - Reference: [SwiftUI's `ContentMarginPlacement`](https://developer.apple.com/documentation/swiftui/contentmarginplacement).
public struct ContentMarginPlacement: Sendable {
  let isForContent: Bool

  /// The content and the indicators.
  public static let automatic = ContentMarginPlacement(isForContent: true)
  /// The content.
  public static let scrollContent = ContentMarginPlacement(isForContent: true)
  /// The indicators, which are not drawn so far.
  public static let scrollIndicators = ContentMarginPlacement(isForContent: false)
}

nonisolated extension View {
  /// Sets the visibility of scroll indicators.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - axes: The axes of the indicators.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `scrollIndicators(_:axes:)`](https://developer.apple.com/documentation/swiftui/view/scrollindicators(_:axes:)).
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modified(
      by: EnvironmentModifier { values in
        if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
        if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
      })
  }

  /// Sets the effect of scrolling with a finger on the keyboard.
  ///
  /// - Parameter mode: The effect.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `scrollDismissesKeyboard(_:)`](https://developer.apple.com/documentation/swiftui/view/scrolldismisseskeyboard(_:)).
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    modified(by: EnvironmentModifier { $0.scrollDismissesKeyboardMode = mode })
  }

  /// Sets whether fingers can scroll.
  ///
  /// - Parameter disabled: Whether scrolling is disabled.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `scrollDisabled(_:)`](https://developer.apple.com/documentation/swiftui/view/scrolldisabled(_:)).
  public func scrollDisabled(_ disabled: Bool) -> some View {
    modified(by: EnvironmentModifier { if disabled { $0.isScrollEnabled = false } })
  }

  /// Sets whether scroll views show content beyond their frames.
  ///
  /// - Parameter disabled: Whether they show it.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `scrollClipDisabled(_:)`](https://developer.apple.com/documentation/swiftui/view/scrollclipdisabled(_:)).
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modified(by: EnvironmentModifier { $0.scrollSettings.isClipDisabled = disabled })
  }

  /// Sets the behavior of content that is pulled beyond its ends.
  ///
  /// - Parameters:
  ///   - behavior: The behavior.
  ///   - axes: The axes.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `scrollBounceBehavior(_:axes:)`](https://developer.apple.com/documentation/swiftui/view/scrollbouncebehavior(_:axes:)).
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  {
    modified(
      by: EnvironmentModifier { values in
        if behavior.isBasedOnSize {
          values.scrollSettings.axesWithoutPull.formUnion(axes)
        } else {
          values.scrollSettings.axesWithoutPull.subtract(axes)
        }
      })
  }

  /// Adds a margin between scrolling content and the edges of scroll views and lists.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - insets: The distances on each side, in points.
  ///   - placement: The parts that keep the margin.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `contentMargins(_:_:for:)`](https://developer.apple.com/documentation/swiftui/view/contentmargins(_:_:for:)-22vqv).
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modified(
      by: EnvironmentModifier { values in
        guard placement.isForContent else { return }
        let others = Edge.Set.all.subtracting(edges)
        values.scrollSettings.margins = values.scrollSettings.margins.at(others) + insets.at(edges)
      })
  }

  /// Adds a margin between scrolling content and the edges of scroll views and lists.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The distance, in points; `nil` for the default of 16.
  ///   - placement: The parts that keep the margin.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `contentMargins(_:_:for:)`](https://developer.apple.com/documentation/swiftui/view/contentmargins(_:_:for:)-1bh4u).
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(.all, length ?? 16), for: placement)
  }

  /// Adds a margin between scrolling content and all edges of scroll views and lists.
  ///
  /// - Parameters:
  ///   - length: The distance, in points.
  ///   - placement: The parts that keep the margin.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `contentMargins(_:for:)`](https://developer.apple.com/documentation/swiftui/view/contentmargins(_:for:)).
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  {
    contentMargins(.all, EdgeInsets(.all, length), for: placement)
  }
}
