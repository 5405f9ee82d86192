import Foundation
import GalleyTree

/// Finds the place of a tree on a picture, if it is certain.
struct TreePlacing {
  let root: Element
  /// The size in pixels.
  let picture: CGSize
  /// The number of pixels in a point, if the caller knows it.
  let given: Double?

  /// The largest part of a screen's height that a picture may lack: a status bar and a bar below it.
  private static let mostCut = 0.25
  /// The largest part that bars of the system may add: Android's is at most 126 of 1 080 pixels.
  private static let mostBars = 0.15

  /// Finds the place of a web page.
  func onPage(_ viewport: DOMPage.Viewport) throws(TreeFormatError) -> TreePlacement {
    let scales: [Double] =
      if let given { [given] } else { viewport.density == 1 ? [1] : [viewport.density, 1] }
    for scale in scales {
      if fits(viewport.width, viewport.height, scale) {
        return TreePlacement(scale: scale, notes: Self.scaleNote(scale))
      }
    }
    for scale in scales {
      guard
        fits(viewport.scrollWidth, viewport.scrollHeight, scale)
          || fits(viewport.width, viewport.scrollHeight, scale)
      else { continue }
      let origin = CGPoint(x: -viewport.scrollX, y: -viewport.scrollY)
      return TreePlacement(scale: scale, origin: origin, notes: Self.scaleNote(scale) + [.wholePage])
    }
    if let placement = onElement(scales) { return placement }
    throw .otherScreen(
      tree: CGSize(width: viewport.width, height: viewport.height), unit: .points, picture: picture,
      scale: given)
  }

  /// Finds the place of a tree in points.
  func inPoints(_ screen: CGRect) throws(TreeFormatError) -> TreePlacement {
    let other = TreeFormatError.otherScreen(
      tree: screen.size, unit: .points, picture: picture, scale: given)
    guard screen.width > 0, screen.height > 0 else { throw other }
    let scale = given ?? Self.snapped(picture.width / screen.width, width: screen.width)
    if fits(screen.width, screen.height, scale) {
      return TreePlacement(scale: scale, origin: screen.origin, notes: Self.scaleNote(scale))
    }
    let isDensity = given != nil || scale == scale.rounded() && (1...4).contains(scale)
    if isDensity, isNear(picture.width, screen.width * scale, scale) {
      if let placement = try onPart(of: screen, scale: scale, factor: 1, unit: .points) { return placement }
    }
    if let placement = onElement(given.map { [$0] } ?? [1, 2, 3]) { return placement }
    throw other
  }

  /// Finds the place of a tree in pixels.
  func inPixels(_ screen: CGRect) throws(TreeFormatError) -> TreePlacement {
    let other = TreeFormatError.otherScreen(
      tree: screen.size, unit: .pixels, picture: picture, scale: given)
    let (right, bottom) = (screen.maxX, screen.maxY)
    guard right > 0, bottom > 0 else { throw other }
    let scale = given ?? 1
    let note: [TreeNote] = given == nil ? [.unknownDensity] : Self.scaleNote(scale)
    let isWide = isNear(picture.width, right, 1)
    let isHigh = isNear(picture.height, bottom, 1)
    if isWide, isHigh { return TreePlacement(scale: scale, factor: 1 / scale, notes: note) }
    let isBeyond =
      isWide && picture.height > bottom && picture.height <= bottom * (1 + Self.mostBars)
      || isHigh && picture.width > right && picture.width <= right * (1 + Self.mostBars)
    if isBeyond { return TreePlacement(scale: scale, factor: 1 / scale, notes: note + [.beyond]) }
    let ratio = picture.width / right
    if isNear(picture.height, bottom * ratio, max(1, ratio)), (0.1...4).contains(ratio) {
      return TreePlacement(scale: scale, factor: ratio / scale, notes: note + [.resized(ratio)])
    }
    if isWide {
      let frame = CGRect(x: 0, y: 0, width: right / scale, height: bottom / scale)
      if var placement = try onPart(of: frame, scale: scale, factor: 1 / scale, unit: .pixels) {
        placement.factor = 1 / scale
        placement.notes += note.filter { $0 == .unknownDensity }
        return placement
      }
    }
    if let placement = onElement([1], factor: 1 / scale, scale: scale) { return placement }
    throw other
  }

  /// The place on a picture that lacks the top or the bottom of the screen; `nil` if it lacks too much.
  private func onPart(
    of screen: CGRect, scale: Double, factor: Double, unit: TreeUnit
  ) throws(TreeFormatError) -> TreePlacement? {
    let height = picture.height / scale
    let cut = screen.height - height
    guard cut > 0, cut <= screen.height * Self.mostCut else { return nil }
    var (isTopFree, isBottomFree, hasBar, hasContent) = (true, true, false, false)
    root.walk { element, _ in
      let top = element.frame.minY * factor - screen.minY
      let bottom = element.frame.maxY * factor - screen.minY
      if element.type == .statusBar {
        if abs(bottom - cut) <= 1 { hasBar = true }
        return false
      }
      // Only what is seen counts: containers reach to the edges.
      guard element.children.isEmpty, !element.frame.isEmpty, !element.label.isEmpty || element.value != nil,
        !element.isHidden, bottom > 0, top < screen.height
      else { return true }
      hasContent = true
      if top < cut - 0.5 { isTopFree = false }
      if bottom > height + 0.5 { isBottomFree = false }
      return true
    }
    // Whatever is seen beyond both ends is on neither picture.
    guard hasBar || hasContent && isTopFree != isBottomFree else {
      throw .unknownPart(
        tree: CGSize(width: screen.width / factor, height: screen.height / factor), unit: unit,
        picture: picture)
    }
    let isTop = hasBar || isTopFree
    return TreePlacement(
      scale: scale, origin: CGPoint(x: screen.minX, y: screen.minY + (isTop ? cut : 0)),
      notes: Self.scaleNote(scale) + [isTop ? .topCut(cut) : .bottomCut(cut)])
  }

  /// The place on a picture of one element, if one frame alone has its size.
  private func onElement(_ scales: [Double], factor: Double = 1, scale: Double? = nil) -> TreePlacement? {
    var found: [(frame: CGRect, element: Element, scale: Double)] = []
    root.walk { element, _ in
      for scale in scales where fits(element.frame.width, element.frame.height, scale) {
        // An element that fills its parent shows the same part of the screen.
        if !found.contains(where: { $0.frame == element.frame && $0.scale == scale }) {
          found.append((element.frame, element, scale))
        }
      }
      return found.count < 2
    }
    guard found.count == 1, let only = found.first else { return nil }
    let points = scale ?? only.scale
    return TreePlacement(
      scale: points, factor: factor,
      origin: CGPoint(x: only.frame.minX * factor, y: only.frame.minY * factor), element: only.element,
      notes: Self.scaleNote(points) + [.element(ElementText.name(only.element))])
  }

  // MARK: Sizes

  private func fits(_ width: Double, _ height: Double, _ scale: Double) -> Bool {
    width > 0 && height > 0 && isNear(picture.width, width * scale, scale)
      && isNear(picture.height, height * scale, scale)
  }

  /// Whether lengths are equal but for rounding: frames are rounded to points by some tools, pictures to pixels by all.
  private func isNear(_ a: Double, _ b: Double, _ scale: Double) -> Bool {
    abs(a - b) <= max(1, scale / 2 + 0.5)
  }

  /// A whole number in place of one that rounding has made of it.
  private static func snapped(_ scale: Double, width: Double) -> Double {
    abs(scale - scale.rounded()) * width <= 1 ? scale.rounded() : scale
  }

  private static func scaleNote(_ scale: Double) -> [TreeNote] { scale == 1 ? [] : [.scale(scale)] }
}
