import Foundation
import GalleyTree

/// A scrolling container, on one snapshot.
package struct ScrollContainer {
  package let place: Int
  /// Its frame, in points of the screen.
  package let frame: CGRect
  /// The part that can be seen and dragged: without keyboard and bars.
  package let usable: CGRect

  /// The innermost one that holds an element.
  package init?(holding place: Int, on screen: ScreenIndex) {
    guard let found = screen.ancestors(of: place).first(where: { screen.isScrollable($0) }) else {
      return nil
    }
    self.init(found, on: screen)
  }

  /// Creates the container with the largest visible area in a range.
  package init?(largestIn range: Range<Int>, on screen: ScreenIndex) {
    let views = range.filter { screen.isScrollable($0) }.compactMap { ScrollContainer($0, on: screen) }
    // Of equally large ones the innermost counts, which comes last.
    guard let largest = views.reversed().max(by: { Self.area($0.usable) < Self.area($1.usable) }) else {
      return nil
    }
    self = largest
  }

  /// One that is known already.
  package init?(_ place: Int, on screen: ScreenIndex) {
    guard let visible = screen.nodes[place].visible else { return nil }
    self.place = place
    frame = screen.nodes[place].element.frame
    usable = Self.usable(visible, of: place, on: screen)
  }

  private static func area(_ rect: CGRect) -> CGFloat { rect.width * rect.height }

  /// Removes the areas that keyboard and bars lie over.
  private static func usable(_ visible: CGRect, of place: Int, on screen: ScreenIndex) -> CGRect {
    let bars: [ElementType] = [.keyboard, .navigationBar, .tabBar, .toolbar, .statusBar]
    var rect = visible
    let all = 0..<screen.nodes.count
    for bar in bars.flatMap({ screen.places(of: $0, in: all) }).sorted()
    where !screen.isPlace(bar, within: place) && !screen.isPlace(place, within: bar) {
      guard let cover = screen.nodes[bar].visible, cover.intersects(rect), cover.width >= rect.width / 2
      else { continue }
      if cover.midY < rect.midY {
        rect = CGRect(x: rect.minX, y: cover.maxY, width: rect.width, height: max(0, rect.maxY - cover.maxY))
      } else {
        rect.size.height = max(0, cover.minY - rect.minY)
      }
    }
    return rect
  }
}

extension ScrollContainer {
  /// The part in which a drag may begin: the usable area without the edges of the screen where the system's
  /// own gestures begin.
  package func room(on screen: ScreenIndex) -> CGRect {
    let inner = usable.intersection(ScrollDragger.contentBounds(of: screen))
    return inner.width > 4 * ScrollDragger.slack || inner.height > 4 * ScrollDragger.slack ? inner : usable
  }

  /// The usable part of the view for an element: without the headers that stay while it moves below them.
  package func usable(for target: Int, on screen: ScreenIndex) -> CGRect {
    var rect = usable
    let frame = screen.nodes[target].element.frame
    // Later elements are painted over it. Elements of one list lie beside each other, unless one of them
    // stays.
    var cover = screen.nodes[target].end
    while cover < screen.nodes[place].end {
      defer { cover += 1 }
      let pinned = screen.nodes[cover].element.frame
      let common = pinned.intersection(frame)
      guard common.width > 1, common.height > 1, pinned.width > 0, pinned.height > 0 else { continue }
      let isTransparent = screen.nodes[cover].element.appearance?.isTouchTransparent == true
      guard !isTransparent, !screen.isScrollable(cover) else { continue }
      if pinned.width >= rect.width / 2, pinned.height < rect.height / 2 {
        if pinned.minY <= rect.minY + 1 {
          let edge = max(rect.minY, pinned.maxY)
          rect = CGRect(x: rect.minX, y: edge, width: rect.width, height: max(0, rect.maxY - edge))
        } else if pinned.maxY >= rect.maxY - 1 {
          rect.size.height = max(0, pinned.minY - rect.minY)
        }
      } else if pinned.height >= rect.height / 2, pinned.width < rect.width / 2 {
        if pinned.minX <= rect.minX + 1 {
          let edge = max(rect.minX, pinned.maxX)
          rect = CGRect(x: edge, y: rect.minY, width: max(0, rect.maxX - edge), height: rect.height)
        } else if pinned.maxX >= rect.maxX - 1 {
          rect.size.width = max(0, pinned.minX - rect.minX)
        }
      }
    }
    return rect
  }

  /// A position across an axis at which a drag scrolls this view; the middle if there is none.
  package func clearLine(
    along axis: ScrollAxis, from position: CGFloat, in room: CGRect, on screen: ScreenIndex
  ) -> CGFloat {
    let cross = axis.other
    let lines = Self.lines.map { cross.start(of: room) + cross.length(of: room) * $0 }
    let free = lines.filter {
      HitTest.cover(of: place, at: axis.point(at: position, across: $0), in: screen) == nil
    }
    let own = free.first { Self.takesDrag(at: axis.point(at: position, across: $0), place, on: screen) }
    return own ?? free.first ?? lines[0]
  }

  /// The lines across a container on which a drag is tried, in parts of its breadth.
  static let lines: [CGFloat] = [0.5, 0.3, 0.7, 0.1, 0.9]

  /// Whether a finger put down at a point drags a container, and neither an element over it nor a moving one
  /// inside of it.
  static func takesDrag(at point: CGPoint, _ container: Int, on screen: ScreenIndex) -> Bool {
    guard HitTest.cover(of: container, at: point, in: screen) == nil else { return false }
    guard let top = HitTest.topmost(at: point, in: screen) else { return true }
    let inner = ([top] + screen.ancestors(of: top)).prefix { $0 != container }
    return !inner.contains { screen.nodes[$0].element.type.takesDrags }
  }

  /// The axis of scrolling, as far as the content shows it: horizontal only if content goes on to the sides,
  /// and not above or below.
  package func axis(on screen: ScreenIndex) -> ScrollAxis {
    let frames = screen.children(of: place).map { screen.nodes[$0].element.frame }
    let goesOnBeside = frames.contains { $0.minX < frame.minX - 1 || $0.maxX > frame.maxX + 1 }
    let goesOnBelow = frames.contains { $0.minY < frame.minY - 1 || $0.maxY > frame.maxY + 1 }
    return goesOnBeside && !goesOnBelow ? .horizontal : .vertical
  }

  /// The elements inside, and where they are: two of these are alike if nothing moved in between.
  package func landmarks(on screen: ScreenIndex) -> [String] {
    screen.descendants(of: place).compactMap { inner in
      let element = screen.nodes[inner].element
      if element.type == .activityIndicator || element.type == .progressIndicator { return nil }
      let frame = element.frame
      let isRestless = element.traits.contains(.updatesFrequently) || element.appearance?.isBusy == true
      let words = isRestless ? "" : "\(element.identifier)\u{1F}\(element.label)"
      return
        "\(element.type.name)\u{1F}\(words)\u{1F}\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
    }
  }

  /// The identifier of a refresh indicator.
  package static let refreshIndicator = "RefreshControl"

  /// Whether it shows its refresh indicator: one that is called so, or else any before its rows.
  package func isRefreshing(on screen: ScreenIndex) -> Bool {
    let inner = screen.descendants(of: place)
    let all = screen.places(of: .activityIndicator, in: inner).filter { screen.nodes[$0].visible != nil }
    if all.contains(where: { screen.nodes[$0].element.identifier == Self.refreshIndicator }) { return true }
    let rows = screen.places(of: .cell, in: inner)
    guard let first = rows.map({ screen.nodes[$0].element.frame.minY }).min() else { return false }
    return all.contains { screen.nodes[$0].element.frame.maxY <= first + 1 }
  }
}

extension ScreenIndex {
  /// Whether the element at a place is a scrolling container.
  package func isScrollable(_ place: Int) -> Bool { nodes[place].element.type.isScrollable }
}
