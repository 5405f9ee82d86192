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

  /// Draws the background as the page has set it, or else as the app has for all of its bars.
  ///
  /// - Parameters:
  ///   - rect: The bar, with what it covers beyond its own edges.
  ///   - isOverContent: Whether content extends below the bar.
  ///   - surface: The background that the app has set; `nil` for that of the system.
  ///   - environment: The environment of the bar.
  ///   - onSheet: The colour in place of the material on a sheet.
  ///   - list: The drawing.
  /// - Returns: The colour of the line between the bar and the content; `nil` for none.
  func drawBackground(
    in rect: CGRect, isOverContent: Bool, _ surface: BarSurface?, _ environment: EnvironmentValues,
    onSheet: Color? = nil, into list: inout DisplayList
  ) -> Color? {
    guard hasBackground(isOverContent || surface != nil) else { return nil }
    let isOfPage = background != nil && (isOverContent || isBackgroundHidden == false)
    guard let surface, !isOfPage else {
      drawBackground(in: rect, environment, onSheet: onSheet, into: &list)
      return .separator
    }
    if surface.hasMaterial {
      BarLook().drawBackground(in: rect, environment, onSheet: onSheet, into: &list)
    }
    if let color = surface.color {
      list.append(.roundedRectangle(rect, .square, color.resolved(in: environment)))
    }
    return surface.line
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

  private var tintOfBar: Color? {
    get { self[TintOfBarKey.self] }
    set { self[TintOfBarKey.self] = newValue }
  }

  /// Applies the bar's colours to its items.
  ///
  /// - Parameters:
  ///   - look: The look that the page sets.
  ///   - tint: The colour that the app has set for all bars of the kind; a tint of a view wins over it.
  mutating func enterBar(_ look: BarLook?, tint: Color? = nil) {
    let around = surroundingScheme ?? colorScheme
    surroundingScheme = around
    colorScheme = look?.shownScheme ?? around
    if let outer = tintOfBar {
      if explicitTint == outer { explicitTint = nil }
      tintOfBar = nil
    }
    guard let tint, explicitTint == nil else { return }
    (explicitTint, tintOfBar) = (tint, tint)
    noteSurroundingTint()
  }
}

private enum TintOfBarKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

private enum SurroundingSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme? { nil }
}
