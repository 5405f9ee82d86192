import Foundation
import GalleyImage
import GalleyTree

/// The part of a scrolling container's content that one screen shows.
struct ContentViewport {
  /// The lower end of a screen belongs to the system, which draws its bar for going home over everything.
  ///
  /// - Reference: Apple, [Layout](https://developer.apple.com/design/human-interface-guidelines/layout): 34 points.
  private static let systemEdge: CGFloat = 34
  /// The breadth of the shadow of elements that float over content, in points.
  private static let shadow: CGFloat = 16

  /// Two elements that lie beside each other may share so much by rounding, in points.
  private static let edge: CGFloat = 1

  /// Trees and pixels.
  let capture: Capture
  /// The same trees, in one row.
  let screen: ScreenIndex
  /// The place of the scroll container.
  let container: Int
  private let view: ScrollContainer
  /// Along which direction it scrolls.
  let axis: ScrollAxis
  /// The part of it on the screen, in points.
  let visible: CGRect
  /// The range along the axis without anything over it, in pixels of the screen.
  var clear: Range<Int>

  /// Looks at a screen.
  init(_ capture: Capture, _ screen: ScreenIndex, of container: Int, along axis: ScrollAxis? = nil) throws {
    self.capture = capture
    self.screen = screen
    self.container = container
    guard let visible = screen.nodes[container].visible, let view = ScrollContainer(container, on: screen)
    else {
      throw WholeContentError.notVisible(
        ElementText.line(screen.nodes[container].element), device: capture.snapshot.configuration.device)
    }
    self.view = view
    self.visible = visible
    let axis = axis ?? view.axis(on: screen)
    self.axis = axis
    var low = axis.start(of: visible)
    var high = axis.end(of: visible)
    if axis == .vertical { high = min(high, screen.bounds.maxY - Self.systemEdge) }
    var last: Int?
    var place = screen.nodes[container].end
    while place < screen.nodes.count {
      defer { place += 1 }
      guard let cover = Self.cover(place, over: visible, on: screen) else { continue }
      let isBar = axis.other.length(of: cover) >= axis.other.length(of: visible) - 1
      let shadow = isBar ? 0 : Self.shadow
      if axis.middle(of: cover) < axis.middle(of: visible) {
        if axis.end(of: cover) + shadow > low { (low, last) = (axis.end(of: cover) + shadow, place) }
      } else if axis.start(of: cover) - shadow < high {
        (high, last) = (axis.start(of: cover) - shadow, place)
      }
    }
    let scale = capture.snapshot.configuration.scale
    let first = Int((low * scale).rounded(.up))
    let end = Int((high * scale).rounded(.down))
    guard CGFloat(end - first) >= 4 * ScrollDragger.slack * scale else {
      let name = last.map { ElementText.name(screen.nodes[$0].element) } ?? "the edge of the screen"
      throw WholeContentError.covered(ElementText.name(screen.nodes[container].element), by: name)
    }
    clear = first..<end
  }

  /// The number of pixels in a point.
  var scale: Double { capture.snapshot.configuration.scale }

  /// Moves the content by one drag, and waits until the screen is at rest.
  func move(by distance: CGFloat, isExact: Bool, _ dragger: inout ScrollDragger) throws -> CGFloat {
    try dragger.moveByWholePoints(
      view, on: screen, along: axis,
      within: CGFloat(clear.lowerBound) / scale..<CGFloat(clear.upperBound) / scale, by: distance,
      isExact: isExact, name: name)
  }

  /// The scrolling container.
  var element: Element { screen.nodes[container].element }

  /// The name in reports.
  var name: String { ElementText.name(element) }

  /// The part of an element that lies over a rectangle and was painted later than the content there.
  private static func cover(_ place: Int, over rect: CGRect, on screen: ScreenIndex) -> CGRect? {
    let node = screen.nodes[place]
    let isStage = node.element.type == .application || node.element.type == .window
    guard !isStage, node.element.appearance?.isTouchTransparent != true, let visible = node.visible else {
      return nil
    }
    let common = visible.intersection(rect)
    // An element that only touches the edge covers nothing; pixels would show it.
    return common.isNull || common.width < edge || common.height < edge ? nil : common
  }
}

extension ContentViewport {
  /// The scroll container at an element: the element itself, or the one in it with the largest visible area;
  /// of equal ones the innermost.
  ///
  /// - Returns: Its place; `nil` if nothing scrolls there.
  static func container(at place: Int?, on screen: ScreenIndex) -> Int? {
    if let place, screen.isScrollable(place) { return place }
    let range = place.map { $0..<screen.nodes[$0].end } ?? 0..<screen.nodes.count
    func area(_ place: Int) -> CGFloat {
      screen.nodes[place].visible.map { $0.width * $0.height } ?? 0
    }
    // The content below a sheet is large, and not the wanted one.
    func free(_ place: Int) -> CGFloat {
      guard let visible = screen.nodes[place].visible else { return 0 }
      let parts: [CGFloat] = [0.1, 0.3, 0.5, 0.7, 0.9]
      let points = parts.flatMap { y in parts.map { UnitPoint(x: $0, y: y).point(in: visible) } }
      let count = points.count { HitTest.cover(of: place, at: $0, in: screen) == nil }
      return area(place) * CGFloat(count)
    }
    let views = range.filter { screen.isScrollable($0) && area($0) > 0 }
    let sizes = views.map { (place: $0, free: free($0), area: area($0)) }
    return sizes.reversed().max { ($0.free, $0.area) < ($1.free, $1.area) }?.place
  }
}
