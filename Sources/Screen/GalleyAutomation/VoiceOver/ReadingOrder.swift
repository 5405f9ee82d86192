import Foundation
import GalleyTree

/// The elements of a screen that VoiceOver goes through, in its order.
///
/// The rules:
/// - An element that is one for assistive technology hides its descendants.
/// - Containers are read whole, at their place; views that only lay others out keep nothing together.
/// - In a container the greatest sort priority comes first; then lines from the top, and in a line from the leading edge.
/// - A container that says its own order is read in that, with elements from elsewhere where it names them. None is read twice.
/// - While something modal is in front, only that is read, with the elements painted over it.
/// - Elements that are scrolled out of view are read; VoiceOver scrolls there. Other elements off the screen
///   are not.
///
/// - Reference: [UIKit's `UIAccessibilityContainer`](https://developer.apple.com/documentation/objectivec/nsobject/uiaccessibilitycontainer),
///   [`accessibilityViewIsModal`](https://developer.apple.com/documentation/objectivec/nsobject/accessibilityviewismodal),
///   [SwiftUI's `accessibilitySortPriority(_:)`](https://developer.apple.com/documentation/swiftui/view/accessibilitysortpriority(_:)).
package struct ReadingOrder: Sendable {
  /// The reason for which an element is not read.
  package enum Obstacle: Hashable, Sendable {
    /// Something modal is in front; its place.
    case behindModal(Int)
    /// An element around it is read as one; its place.
    case insideElement(Int)
    /// Nothing of it is on the screen, and no scrolling leads there.
    case offScreen
    /// It only holds others.
    case container
    /// The system reads it when it is touched only, such as the status bar.
    case systems
    /// A container around it declares an order that omits it; the container's place.
    case leftOut(Int)
  }

  package let screen: ScreenIndex
  /// The places of the elements, in order.
  package let places: [Int]
  /// The announced containers around each element, such as lists, by place.
  package let containers: [Int: [Int]]

  private let indexes: [Int: Int]
  private let modal: Int?

  /// Finds the order of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - isMirrored: Whether lines are read from the right.
  ///   - lineHeight: The distance below the first element of a line within which an element belongs to that
  ///     line.
  package init(_ screen: ScreenIndex, isMirrored: Bool = false, lineHeight: CGFloat = Self.phoneLineHeight) {
    self.screen = screen
    let modal = Self.modal(of: screen)
    self.modal = modal
    var walk = Walk(screen, modal: modal, isMirrored: isMirrored, lineHeight: lineHeight)
    for root in screen.roots { walk.read([root], within: []) }
    places = walk.places
    containers = walk.containers
    indexes = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
  }

  /// Finds the order of a snapshot.
  package init(_ snapshot: Snapshot, index screen: ScreenIndex) {
    let size = snapshot.configuration.size
    let direction = Locale.Language(identifier: snapshot.configuration.locale).characterDirection
    self.init(
      screen, isMirrored: direction == .rightToLeft,
      lineHeight: ScreenSize.isTablet(size)
        ? Self.tabletLineHeight : Self.phoneLineHeight)
  }

  /// The distance in points, on a telephone, from which on one element counts as below another.
  ///
  /// - Reference: [AccessibilitySnapshot](https://github.com/cashapp/AccessibilitySnapshot), which measured it on devices.
  package static let phoneLineHeight: CGFloat = 8
  /// The same on a tablet.
  package static let tabletLineHeight: CGFloat = 13

  /// The index of an element in the reading order, from 0; `nil` if it is not read.
  package func index(of place: Int) -> Int? { indexes[place] }

  /// The reason for which an element is not read; `nil` if it is.
  package func obstacle(to place: Int) -> Obstacle? {
    guard index(of: place) == nil else { return nil }
    if let modal, !screen.isRead(place, beside: modal) { return .behindModal(modal) }
    let around = [place] + screen.ancestors(of: place)
    if around.contains(where: { screen.nodes[$0].element.type == .statusBar }) { return .systems }
    if let stop = around.dropFirst().first(where: { index(of: $0) != nil }) { return .insideElement(stop) }
    if let container = around.dropFirst().first(where: {
      screen.nodes[$0].element.accessibility?.order != nil
    }) {
      return .leftOut(container)
    }
    return screen.isWithinReach(place) ? .container : .offScreen
  }

  private static func modal(of screen: ScreenIndex) -> Int? {
    screen.covers.last { screen.nodes[$0].visible != nil && screen.nodes[$0].element.isModal }
  }
}

extension ScreenIndex {
  /// Whether an element is read beside a modal one: if the modal element contains it, or it is painted later,
  /// as the keyboard is.
  ///
  /// Views beside it are not, though painted later, as UIKit has it.
  fileprivate func isRead(_ place: Int, beside modal: Int) -> Bool {
    guard place >= modal else { return nodes[place].end > modal }
    guard place >= nodes[modal].end else { return true }
    guard let parent = nodes[modal].parent, isPlace(place, within: parent) else { return true }
    return ([place] + ancestors(of: place)).contains { nodes[$0].element.type == .keyboard }
  }

  /// Whether something is on the screen, or can be scrolled there.
  fileprivate func isWithinReach(_ place: Int) -> Bool {
    let node = nodes[place]
    guard node.visible == nil else { return true }
    guard node.element.frame.width > 0, node.element.frame.height > 0 else { return false }
    return ancestors(of: place).contains { nodes[$0].element.type.isScrollable && nodes[$0].visible != nil }
  }
}

extension ReadingOrder {
  /// One way through a screen.
  private struct Walk {
    let screen: ScreenIndex
    let modal: Int?
    let isMirrored: Bool
    let lineHeight: CGFloat
    var places: [Int] = []
    var containers: [Int: [Int]] = [:]
    private var visited: Set<Int> = []
    private var byHandle: [UInt64: Int]?

    init(_ screen: ScreenIndex, modal: Int?, isMirrored: Bool, lineHeight: CGFloat) {
      (self.screen, self.modal) = (screen, modal)
      (self.isMirrored, self.lineHeight) = (isMirrored, lineHeight)
      places.reserveCapacity(64)
    }

    /// Reads some elements, one after the other, with their descendants.
    mutating func read(_ members: [Int], within containers: [Int]) {
      for place in members {
        // Orders that name each other would never end.
        guard visited.insert(place).inserted else { continue }
        let element = screen.nodes[place].element
        if element.type == .statusBar { continue }
        if let modal, !screen.isRead(place, beside: modal) { continue }
        let isStop = element.isStop
        if isStop == true {
          add(place, within: containers)
          // The buttons of a search field are read after it.
          if element.type == .searchField { read(parts(of: place), within: containers) }
          continue
        }
        let count = places.count
        let inner = element.announcedContainer == nil ? containers : containers + [place]
        read(parts(of: place), within: inner)
        if isStop == nil, places.count == count { add(place, within: containers) }
      }
    }

    private mutating func add(_ place: Int, within containers: [Int]) {
      if let modal, place < modal { return }
      guard screen.isWithinReach(place) else { return }
      places.append(place)
      if !containers.isEmpty { self.containers[place] = containers }
    }

    /// The elements and containers that are read in the place of an element, in order.
    private mutating func parts(of place: Int) -> [Int] {
      if let order = screen.nodes[place].element.accessibility?.order {
        let byHandle = byHandle ?? handles()
        self.byHandle = byHandle
        return order.compactMap { byHandle[$0] }
      }
      var parts: [Int] = []
      gather(place, into: &parts)
      return sorted(parts, inBar: screen.nodes[place].element.type.readingRank != 0)
    }

    /// Takes the children, and in the place of those that keep nothing together theirs.
    private func gather(_ place: Int, into parts: inout [Int]) {
      for child in screen.children(of: place) {
        let element = screen.nodes[child].element
        if element.type == .statusBar { continue }
        let isLayoutOnly =
          element.isStop == false && !element.type.keepsTogether && element.accessibility == nil
          && !element.isModal
        if isLayoutOnly { gather(child, into: &parts) } else { parts.append(child) }
      }
    }

    private func handles() -> [UInt64: Int] {
      var places: [UInt64: Int] = [:]
      for (place, node) in screen.nodes.enumerated() {
        if let handle = node.element.handle, places[handle] == nil { places[handle] = place }
      }
      return places
    }

    /// Puts siblings in order.
    private func sorted(_ parts: [Int], inBar: Bool) -> [Int] {
      guard parts.count > 1 else { return parts }
      let keys = parts.enumerated().map { number, place in
        let element = screen.nodes[place].element
        return Key(
          place: place, number: number, rank: element.type.readingRank,
          priority: element.accessibility?.sortPriority ?? 0, frame: element.frame)
      }
      let columns = keys.sorted { $0.comesBefore($1) }
      var order: [Int] = []
      var line: ArraySlice<Key> = []
      func endLine() -> [Int] {
        line.sorted { a, b in
          let (first, second) =
            isMirrored ? (-a.frame.maxX, -b.frame.maxX) : (a.frame.minX, b.frame.minX)
          return (first, a.frame.minY, Double(a.number)) < (second, b.frame.minY, Double(b.number))
        }.map(\.place)
      }
      for key in columns {
        if let first = line.first, !first.isLine(with: key, inBar, lineHeight) {
          order += endLine()
          line = []
        }
        line.append(key)
      }
      return order + endLine()
    }
  }

  /// The key for the reading order of siblings.
  private struct Key {
    let place: Int
    let number: Int
    let rank: Int
    let priority: Double
    let frame: CGRect

    /// Whether this comes first if each is on a separate line.
    func comesBefore(_ other: Key) -> Bool {
      if rank != other.rank { return rank < other.rank }
      if priority != other.priority { return priority > other.priority }
      return (frame.minY, number) < (other.frame.minY, other.number)
    }

    /// Whether something that begins lower is in the line that this begins; in a bar, all that reaches its height.
    func isLine(with other: Key, _ inBar: Bool, _ lineHeight: CGFloat) -> Bool {
      guard rank == other.rank, priority == other.priority else { return false }
      return inBar ? other.frame.minY < frame.maxY : other.frame.minY - frame.minY < lineHeight
    }
  }
}
