import Foundation

/// A person's changes to the tabs of a tab view, which an app keeps by `@AppStorage`.
///
/// - Note: Differs from SwiftUI: tabs keep the app's order and are all in the bar, so nobody changes it but the app.
/// - Reference: [SwiftUI's `TabViewCustomization`](https://developer.apple.com/documentation/swiftui/tabviewcustomization).
nonisolated public struct TabViewCustomization: Codable, Equatable, Sendable {
  private var hiddenInSidebar: [String: Bool] = [:]
  private var hiddenInBar: [String: Bool] = [:]

  /// Creates the customization of a tab view that nobody has changed.
  public init() {}

  /// The visibility of a tab in the sidebar, by the tab's customization identifier.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { Self.visibility(hiddenInSidebar[id]) }
    set { hiddenInSidebar[id] = Self.isHidden(newValue) }
  }

  /// The visibility of a tab in the bar, by the tab's customization identifier.
  public subscript(tabBarVisibility id: String) -> Visibility {
    get { Self.visibility(hiddenInBar[id]) }
    set { hiddenInBar[id] = Self.isHidden(newValue) }
  }

  /// Removes the visibility of all tabs.
  public mutating func resetVisibility() {
    self = TabViewCustomization()
  }

  private static func visibility(_ isHidden: Bool?) -> Visibility {
    isHidden.map { $0 ? .hidden : .visible } ?? .automatic
  }

  private static func isHidden(_ visibility: Visibility) -> Bool? {
    visibility == .automatic ? nil : visibility == .hidden
  }
}

/// A place for tabs.
///
/// - Reference: [SwiftUI's `AdaptableTabBarPlacement`](https://developer.apple.com/documentation/swiftui/adaptabletabbarplacement).
nonisolated public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// Each place.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// The bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// The sidebar, which a simulated device does not have so far.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// The changes to a tab that a person may make.
///
/// - Reference: [SwiftUI's `TabCustomizationBehavior`](https://developer.apple.com/documentation/swiftui/tabcustomizationbehavior).
nonisolated public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// The system's choice.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// The tab may be moved and hidden.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// The tab stays.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

nonisolated extension View {
  /// Keeps a person's changes to the tabs of tab views.
  ///
  /// - Parameter customization: A binding to the changes.
  /// - Returns: The view.
  /// - Note: Differs from SwiftUI: tabs keep the app's order and are all in the bar.
  /// - Reference: [SwiftUI's `tabViewCustomization(_:)`](https://developer.apple.com/documentation/swiftui/view/tabviewcustomization(_:)).
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
}

nonisolated extension TabContent {
  /// Sets the visibility of tabs that nobody has customized; here all are in the bar.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - placements: The places of tabs.
  /// - Returns: The tabs.
  /// - Reference: [SwiftUI's `defaultVisibility(_:for:)`](https://developer.apple.com/documentation/swiftui/tabcontent/defaultvisibility(_:for:)).
  public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> Self
  {
    self
  }

  /// Sets the changes to tabs that a person may make; here tabs keep the app's order.
  ///
  /// - Parameters:
  ///   - behavior: The changes.
  ///   - placements: The places of tabs.
  /// - Returns: The tabs.
  /// - Reference: [SwiftUI's `customizationBehavior(_:for:)`](https://developer.apple.com/documentation/swiftui/tabcontent/customizationbehavior(_:for:)).
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
}

extension DefaultsCoding where Value == TabViewCustomization {
  fileprivate static var customization: DefaultsCoding {
    DefaultsCoding(
      read: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      write: { try? JSONEncoder().encode($0) })
  }
}

extension AppStorage where Value == TabViewCustomization {
  /// Creates a property of a person's changes to tabs.
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) {
    self.init(key, store, wrappedValue, .customization)
  }
}
