import Foundation
import GalleyRaster

/// The look of a bar that an app has set.
struct BarLook {
  /// Whether the bar is hidden; `nil` if unspecified.
  var isHidden: Bool?
  /// Whether the background is hidden; `nil` for the default, which shows it above content that extends
  /// below.
  var isBackgroundHidden: Bool?
  /// The background; `nil` for the material of bars.
  var background: (any ShapeStyle)?
  /// Whether the bar is light or dark; `nil` for that of the surroundings.
  var colorScheme: ColorScheme?

  /// The colour scheme that the bar is shown in: only with an explicit background, as on iOS.
  var shownScheme: ColorScheme? { isBackgroundHidden == false ? colorScheme : nil }

  /// Returns this look, with the settings of another taking precedence.
  func overridden(by other: BarLook?) -> BarLook {
    guard let other else { return self }
    return BarLook(
      isHidden: other.isHidden ?? isHidden,
      isBackgroundHidden: other.isBackgroundHidden ?? isBackgroundHidden,
      background: other.background ?? background, colorScheme: other.colorScheme ?? colorScheme)
  }

  /// Returns whether the background is drawn.
  ///
  /// - Parameter isOverContent: Whether content extends below the bar.
  func hasBackground(_ isOverContent: Bool) -> Bool { isBackgroundHidden.map(!) ?? isOverContent }

  /// Draws the background.
  func drawBackground(
    in rect: CGRect, _ environment: EnvironmentValues, onSheet: Color? = nil, into list: inout DisplayList
  ) {
    let style: any ShapeStyle = background ?? onSheet ?? Material.bar
    style.primitive(in: environment).draw(in: rect, .rectangle, .nonZero, environment, into: &list)
  }
}

/// The looks of a page's bars.
struct BarLooks {
  var navigationBar = BarLook()
  var bottomBar = BarLook()
  var tabBar = BarLook()

  /// The colour schemes of the bars that have items.
  var schemes: [ColorScheme?] { [navigationBar.shownScheme, bottomBar.shownScheme] }

  /// Changes the looks of the bars of a modifier; without any, that of the bar above.
  mutating func change(_ bars: [ToolbarPlacement], _ change: (inout BarLook) -> Void) {
    if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) { change(&navigationBar) }
    if bars.contains(.bottomBar) { change(&bottomBar) }
    if bars.contains(.tabBar) { change(&tabBar) }
  }
}

/// A modifier that passes the look of bars to the page around, and to the tab view around if no page is
/// between.
struct BarLookModifier: NodeModifier {
  var isForEachRow: Bool { false }
  let bars: [ToolbarPlacement]
  let change: (inout BarLook) -> Void

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    let page = context.environment.page
    let tab = context.environment.tabPage
    let bars = bars
    let change = change
    page?.changes.set({ $0.looks.change(bars, change) }, of: node)
    if bars.contains(.tabBar), let tab, tab.page === page { tab.changes.set(change, of: node) }
  }
}

/// The settings that the views of a tab's page make for the tab view.
@MainActor final class TabPageContext {
  /// The look of the bar.
  let changes = PropertyRegistry(BarLook())
  /// The page that the tab view itself is on.
  private(set) weak var page: PageContext?
  /// The stack on the page, whose last page has the word.
  weak var stack: NavigationNode?

  init(on page: PageContext?) {
    self.page = page
  }

  /// The look of the bar while the page is shown.
  var look: BarLook { changes.properties.overridden(by: stack?.tabBarLook) }
}

private enum TabPageKey: WindowBoundKey {
  static var defaultValue: WeakReference<TabPageContext> { WeakReference() }
}

extension EnvironmentValues {
  /// The page of the tab view around.
  var tabPage: TabPageContext? {
    get { self[TabPageKey.self].object }
    set {
      var reference = WeakReference<TabPageContext>()
      reference.object = newValue
      self[TabPageKey.self] = reference
    }
  }

  private var surroundingScheme: ColorScheme? {
    get { self[SurroundingSchemeKey.self] }
    set { self[SurroundingSchemeKey.self] = newValue }
  }

  /// Applies the bar's colours to its items.
  mutating func enterBar(_ look: BarLook?) {
    let around = surroundingScheme ?? colorScheme
    surroundingScheme = around
    colorScheme = look?.shownScheme ?? around
  }
}

private enum SurroundingSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme? { nil }
}
