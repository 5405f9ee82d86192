import Foundation
import GalleyTree

/// Finds the element that a touch reaches, by geometry and paint order alone.
///
/// The rules:
/// - Later painting covers earlier painting: later siblings cover earlier ones, and an app in front covers
///   those behind it.
/// - Of an element only that part counts which the screen, its scrolling containers and
///   `Appearance/visibleFrame` leave visible.
/// - An element whose `Appearance/isTouchTransparent` is set covers nothing; its descendants may.
/// - Apps and windows are stages: they cover nothing by themselves.
/// - An alert, and any element with the `modal` trait, covers everything painted before it, anywhere on the
///   screen.
/// - Descendants of an element do not cover it: a touch of a descendant counts as a touch of the element.
public enum HitTest {
  /// The topmost element that takes a touch at a point.
  ///
  /// - Returns: Its place; where nothing but a window or an app is, that; `nil` outside of everything.
  package static func topmost(at point: CGPoint, in screen: ScreenIndex) -> Int? {
    for place in screen.covers.reversed() {
      if screen.nodes[place].visible?.contains(point) == true { return place }
      if screen.nodes[place].element.isModal { return place }
    }
    return screen.nodes.indices.last { place in
      screen.nodes[place].element.type.isStage && screen.nodes[place].visible?.contains(point) == true
    }
  }

  /// The topmost element that keeps a touch at a point from an element.
  ///
  /// - Returns: The place of the covering element, or `nil` if there is none.
  package static func cover(of place: Int, at point: CGPoint, in screen: ScreenIndex) -> Int? {
    if let touch = screen.nodes[place].element.touch, touch.point == point { return nil }
    let end = screen.nodes[place].end
    for cover in screen.covers.reversed() {
      if cover < end { return nil }
      let node = screen.nodes[cover]
      if node.element.isModal || node.visible?.contains(point) == true { return cover }
    }
    return nil
  }

  /// A point of the screen where a touch reaches an element.
  ///
  /// The middle of the visible part is tried first, in accordance with
  /// [`isHittable`](https://developer.apple.com/documentation/xcuiautomation/xcuielement/ishittable); then 25
  /// points on a grid over the visible part.
  ///
  /// - Returns: The point, or `nil` if there is none.
  package static func hitPoint(of place: Int, in screen: ScreenIndex) -> CGPoint? {
    guard let visible = screen.nodes[place].visible else { return nil }
    if let touch = screen.nodes[place].element.touch { return touch.point }
    return candidates(in: visible).first { cover(of: place, at: $0, in: screen) == nil }
  }

  /// The reason why a touch does not reach an element.
  ///
  /// - Returns: The reason, or `nil` if a touch reaches it.
  package static func whyNotHittable(_ place: Int, in screen: ScreenIndex) -> HitObstacle? {
    let node = screen.nodes[place]
    let frame = node.element.frame
    guard frame.width > 0, frame.height > 0 else { return .zeroSize(frame: frame) }
    guard let visible = node.visible else {
      if screen.bounds.overlap(frame) == nil, clipper(of: place, in: screen) == nil {
        return .offScreen(frame: frame, screen: screen.bounds)
      }
      return clipper(of: place, in: screen).map { .clippedBy(screen.path(of: $0)) }
        ?? .clippedBy(screen.path(of: node.parent ?? place))
    }
    guard hitPoint(of: place, in: screen) == nil else { return nil }
    let told = node.element.touch?.cover.flatMap { handle in
      screen.nodes.indices.first { screen.nodes[$0].element.handle == handle }
    }
    let cover = told ?? cover(of: place, at: visible.middle, in: screen)
    return cover.map { .coveredBy(screen.path(of: $0)) }
  }

  /// The reason why a touch at a certain point of the screen does not reach an element.
  ///
  /// - Returns: The reason, or `nil` if the touch reaches it.
  package static func obstacle(to place: Int, at point: CGPoint, in screen: ScreenIndex) -> HitObstacle? {
    guard let visible = screen.nodes[place].visible else { return whyNotHittable(place, in: screen) }
    guard visible.contains(point) else { return .pointOutside(point, visible: visible) }
    return cover(of: place, at: point, in: screen).map { .coveredBy(screen.path(of: $0)) }
  }

  /// Fills in `isHittable` for everything on a screen; drivers call it when they make a snapshot.
  ///
  /// - Parameters:
  ///   - applications: The apps that show something, from the back to the front.
  ///   - size: The screen's size in points.
  /// - Complexity: O(*n* + *v*²) for *n* elements, *v* of them visible.
  public static func resolveHittability(_ applications: inout [ApplicationTree], size: CGSize) {
    let screen = ScreenIndex(applications, size: size)
    let isHittable = screen.nodes.indices.map { hitPoint(of: $0, in: screen) != nil }
    var next = 0
    for index in applications.indices {
      fill(&applications[index].root, from: isHittable, &next)
    }
  }

  private static func fill(_ element: inout Element, from isHittable: [Bool], _ next: inout Int) {
    element.isHittable = isHittable[next]
    next += 1
    for index in element.children.indices {
      fill(&element.children[index], from: isHittable, &next)
    }
  }

  private static func candidates(in visible: CGRect) -> [CGPoint] {
    let parts: [CGFloat] = [0.5, 0.3, 0.7, 0.1, 0.9]
    return parts.flatMap { y in parts.map { x in UnitPoint(x: x, y: y).point(in: visible) } }
  }

  /// The innermost scrolling container that shows nothing of an element although it is visible itself.
  private static func clipper(of place: Int, in screen: ScreenIndex) -> Int? {
    let frame = screen.nodes[place].element.frame
    return screen.ancestors(of: place).first { ancestor in
      let node = screen.nodes[ancestor]
      return node.element.type.isScrollable && node.visible.flatMap { $0.overlap(frame) } == nil
    }
  }
}

/// The reason why a touch does not reach an element.
package enum HitObstacle: Hashable, Sendable {
  /// It has no width or no height.
  case zeroSize(frame: CGRect)
  /// It lies outside of the screen.
  case offScreen(frame: CGRect, screen: CGRect)
  /// A container is scrolled to another part of its content, or shows none of it; the container's path.
  case clippedBy(ElementPath)
  /// Something painted later takes the touch; its path.
  case coveredBy(ElementPath)
  /// The requested point lies outside of the visible part of the element.
  case pointOutside(CGPoint, visible: CGRect)
}
