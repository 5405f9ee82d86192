import Foundation

/// A button in a tab bar of UIKit, by whose appearance proxy an app sets the titles of all of them.
///
/// - Reference: [UIKit's `UITabBarItem`](https://developer.apple.com/documentation/uikit/uitabbaritem).
@MainActor @preconcurrency open class UITabBarItem: NSObject, UIAppearance {
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  private var proxyChanged: (() -> Void)?

  public override init() {
    super.init()
  }

  public static func appearance() -> Self {
    AppearanceProxies.current.proxy(of: Self.self) { item, tell in
      item.proxyChanged = { [unowned item] in tell { $0.tabBar.titles = item.titles } }
    }
  }

  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
    -> Self
  {
    _ClassObject.make(Self.self)
  }

  /// Sets the attributes of the title in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    proxyChanged?()
  }

  /// Returns the attributes of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  /// The titles in SwiftUI's terms: the chosen one has its own colour, and the font of the others.
  private var titles: TabBarLooks.Items {
    let normal = LetterLook(attributes[.normal])
    var font = normal
    font.color = nil
    let selected = LetterLook(attributes[.selected]).filled(from: font)
    return TabBarLooks.Items(
      normal: TabBarLooks.Item(title: normal), selected: TabBarLooks.Item(title: selected))
  }
}
