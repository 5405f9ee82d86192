import GalleyAutomation
import GalleyTree

/// A signature of an app's state: of everything in front, its bars and its pages.
///
/// Content that may load by itself, such as a picture, is not part of it.
///
/// Without a known bar or page, all elements count.
struct ScreenSignature: Equatable {
  /// Alerts, sheets, popovers and the keyboard.
  private var fronts: [ElementKey] = []
  /// The titles, buttons and other texts of the navigation bars.
  private var bars: [[String]] = []
  /// The chosen tabs.
  private var tabs: [String] = []
  private var pages: [String] = []
  private var everything: [ApplicationTree] = []

  /// Creates the signature of a screen.
  init(_ screen: ScreenIndex, _ snapshot: Snapshot, pages: [String]) {
    func visible(_ types: [ElementType]) -> [Int] {
      types.flatMap { screen.places(of: $0, in: screen.nodes.indices) }
        .filter { screen.nodes[$0].visible != nil }
    }
    fronts = visible([.alert, .sheet, .popover, .keyboard]).map { ElementKey(of: $0, in: screen) }
    bars = visible([.navigationBar]).map { bar in
      (bar..<screen.nodes[bar].end).map { place in
        let element = screen.nodes[place].element
        return "\(element.type.name) \(element.identifier) \(element.label)"
      }
    }
    for bar in visible([.tabBar]) {
      for place in screen.descendants(of: bar) where screen.nodes[place].element.isSelected {
        tabs.append(screen.nodes[place].element.label)
      }
    }
    self.pages = pages
    if bars.isEmpty, pages.isEmpty { everything = snapshot.applications }
  }
}
