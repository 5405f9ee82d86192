import Foundation

/// The place of the view above the tab bar.
///
/// - Reference: [SwiftUI's `TabViewBottomAccessoryPlacement`](https://developer.apple.com/documentation/swiftui/tabviewbottomaccessoryplacement).
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar, which is minimized.
  case inline
  /// Above the bar.
  case expanded
}

/// The view that a tab view shows above its bar.
enum TabBottomAccessory {
  /// The height of the capsule around it, in points: as the music bar in iOS 26.
  static let height = 48.0
  /// The distance of the capsule from the sides of the device, in points.
  static let margin = 21.0
  /// The distance between the capsule and the content below it, in points.
  static let distance = 8.0
}

struct TabBottomAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private struct TabBottomAccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// The place of the view above the tab bar, which here is always above it; `nil` outside of it.
  ///
  /// - Reference: [SwiftUI's `tabViewBottomAccessoryPlacement`](https://developer.apple.com/documentation/swiftui/environmentvalues/tabviewbottomaccessoryplacement).
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabBottomAccessoryPlacementKey.self] }
    set { self[TabBottomAccessoryPlacementKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Places a view in a capsule above the bar of the tab view, which stays while pages change.
  ///
  /// - Parameter content: The view.
  /// - Returns: The tab view.
  /// - Reference: [SwiftUI's `tabViewBottomAccessory(content:)`](https://developer.apple.com/documentation/swiftui/view/tabviewbottomaccessory(content:)).
  public func tabViewBottomAccessory(@ViewBuilder content: () -> some View) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// Places a view in a capsule above the bar of the tab view if a condition holds.
  ///
  /// - Parameters:
  ///   - isEnabled: The condition.
  ///   - content: The view.
  /// - Returns: The tab view.
  /// - Reference: [SwiftUI's `tabViewBottomAccessory(isEnabled:content:)`](https://developer.apple.com/documentation/swiftui/view/tabviewbottomaccessory(isenabled:content:)).
  public func tabViewBottomAccessory(isEnabled: Bool, @ViewBuilder content: () -> some View) -> some View {
    let accessory = AnyView(TabBottomAccessoryCapsule(content: content()))
    return modified(by: EnvironmentModifier { $0[TabBottomAccessoryKey.self] = isEnabled ? accessory : nil })
  }
}

nonisolated private struct TabBottomAccessoryCapsule<Content: View>: View {
  let content: Content

  @MainActor var body: some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.regularMaterial, in: Capsule())
      .environment(\.tabViewBottomAccessoryPlacement, .expanded)
  }
}
