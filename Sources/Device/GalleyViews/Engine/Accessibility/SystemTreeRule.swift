import GalleyTree

/// A way in which the element tree of a screen depends on the version of the system.
///
/// A device shows the trees of its system version. All that is not listed here is the same from iOS 15 to 26.
enum SystemTreeRule {
  /// Lists and forms are collection views; before, and on a Mac, they are tables.
  ///
  /// - Reference: siteline/swiftui-introspect, `ListType`: `UITableView` up to iOS 15, `UICollectionView` from
  ///   16 on.
  case listsAreCollectionViews
  /// A row that leads to another page holds a button with its content; before, and on a Mac, the row alone is
  /// tapped.
  ///
  /// - Reference: `app.collectionViews.buttons[…]` in the UI tests of pointfreeco/swift-composable-architecture
  ///   and StanfordSpezi.
  case linkedRowsHoldButtons

  /// The first major version that the rule holds in.
  var since: Int {
    switch self {
    case .listsAreCollectionViews, .linkedRowsHoldButtons: 16
    }
  }

  /// Whether the rule holds in a version, such as `26.0`.
  func holds(in version: String) -> Bool { SystemVersion.major(of: version) >= since }
}
