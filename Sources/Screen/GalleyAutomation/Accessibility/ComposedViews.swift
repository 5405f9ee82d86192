import GalleyTree

/// The elements that are parts of views which are made of others, as far as an app's views are known.
struct ComposedViews {
  /// The places of the descendants of labels: an icon is read with its title and never by itself.
  private(set) var inLabels: Set<Int> = []
  /// The places of the descendants of controls that the system draws, such as the days of a calendar.
  private(set) var inSystemControls: Set<Int> = []

  private static let systemControls: Set<String> = ["DatePicker", "MultiDatePicker", "ColorPicker"]

  /// Finds them on a screen, in the app at a place.
  init(_ screen: ScreenIndex, root: Int?) {
    guard let root, let views = screen.nodes[root].element.views else { return }
    var open = [(view: views, isInLabel: false, isInSystem: false)]
    while let (view, isInLabel, isInSystem) = open.popLast() {
      let isInLabel = isInLabel || view.kind == "Label"
      let isInSystem = isInSystem || Self.systemControls.contains(view.kind)
      // Views name elements in tree order from the app's root.
      if let number = view.element {
        if isInLabel { inLabels.insert(root + number) }
        if isInSystem { inSystemControls.insert(root + number) }
      }
      for child in view.children { open.append((child, isInLabel, isInSystem)) }
    }
  }
}
