import Foundation
import GalleyTree

extension ScrollContainer {
  /// Whether the container has more content than it shows, as far as its content or the driver shows it.
  package func continues(on screen: ScreenIndex, total: Int?) -> Bool {
    let inner = screen.descendants(of: place)
    if let total, total > screen.places(of: .cell, in: inner).count { return true }
    return inner.contains { place in
      let element = screen.nodes[place].element
      guard element.frame.width > 0, element.frame.height > 0 else { return false }
      return element.frame.minY < frame.minY - 1 || element.frame.maxY > frame.maxY + 1
        || element.frame.minX < frame.minX - 1 || element.frame.maxX > frame.maxX + 1
    }
  }
}

extension Automator {
  /// The largest container of an app that makes its rows as they come into view, and whose content is not
  /// fully visible.
  ///
  /// - Returns: Its place, or `nil` if there is none.
  package func continuedContainer(of bundleIdentifier: String, on screen: ScreenIndex) -> Int? {
    guard let index = screen.bundleIdentifiers.firstIndex(of: bundleIdentifier) else { return nil }
    let root = screen.roots[index]
    guard let container = ScrollContainer(largestIn: root..<screen.nodes[root].end, on: screen) else {
      return nil
    }
    let element = screen.nodes[container.place].element
    let total = (driver as? any ListTotalReporting)?.total(of: element)
    guard [.table, .collectionView].contains(element.type) || total != nil else { return nil }
    return container.continues(on: screen, total: total) ? container.place : nil
  }

  /// The requests of an app that have no good response, where the driver knows.
  package func failedRequests(of bundleIdentifier: String) -> [FailedRequest] {
    (driver as? any RequestReporting)?.failedRequests(of: bundleIdentifier) ?? []
  }
}
