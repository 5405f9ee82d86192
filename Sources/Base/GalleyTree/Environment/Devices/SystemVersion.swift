/// The system versions whose element trees a simulated device can show.
package enum SystemVersion {
  /// The newest version, which devices have by default.
  package static let newest = "26.0"
  /// The oldest major version.
  private static let oldest = 15

  /// The major version, such as 26 of `26.0`; 0 if it is not a version.
  package static func major(of version: String) -> Int {
    version.split(separator: ".").first.flatMap { Int($0) } ?? 0
  }

  /// The reason why a device cannot have a version; `nil` if it can.
  package static func fault(of version: String) -> String? {
    let parts = version.split(separator: ".", omittingEmptySubsequences: false)
    let isVersion = (1...3).contains(parts.count) && parts.allSatisfy { Int($0).map { $0 >= 0 } ?? false }
    guard isVersion, oldest...major(of: newest) ~= major(of: version) else {
      return "the element trees of iOS \(oldest).0 to \(newest) are known"
    }
    return nil
  }
}

/// A difference between the element trees of system versions.
///
/// A simulated device shows the trees of its system version. Everything that is not listed here is equal from iOS 15 to 26.
package enum SystemTreeRule {
  /// Lists and forms are collection views; before, and on a Mac, they are tables.
  ///
  /// - Reference: siteline/swiftui-introspect, `ListType`: `UITableView` up to iOS 15, `UICollectionView` from 16 on.
  case listsAreCollectionViews
  /// A row that leads to another page holds a button with its content; before, and on a Mac, the row itself takes the tap.
  ///
  /// - Reference: `app.collectionViews.buttons[…]` in the UI tests of pointfreeco/swift-composable-architecture
  ///   and StanfordSpezi.
  case linkedRowsHoldButtons

  /// The first major version in which the rule holds.
  private var since: Int {
    switch self {
    case .listsAreCollectionViews, .linkedRowsHoldButtons: 16
    }
  }

  /// Whether the rule holds in a version, such as `26.0`.
  package func holds(in version: String) -> Bool { SystemVersion.major(of: version) >= since }
}
