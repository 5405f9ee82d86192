import Foundation
import GalleyImage
import GalleyTree

/// All that was seen so far of something that scrolls, from its start: tree and picture.
struct StitchedContent {
  /// The first screen.
  private let first: ContentViewport
  /// The last screen; its pixels are taken when the staying elements are known.
  private(set) var last: ContentViewport
  /// The distance that content has been scrolled on the last screen since the first one, in pixels.
  private(set) var offset = 0
  /// The number of screens that were seen.
  private(set) var count = 1

  private var tree: StitchedTree
  private var views: StitchedViews?
  private var fingerprint: Fingerprint
  private var picture: StitchedPicture
  /// The end of the container, in pixels of the first screen.
  private var cut: Int

  init(_ first: ContentViewport) {
    self.first = first
    last = first
    tree = StitchedTree(first.element, along: first.axis, scale: first.scale)
    views = StitchedViews(first)
    picture = StitchedPicture(first)
    cut = first.clear.upperBound
    fingerprint = first.capture.snapshot.fingerprint
  }

  private var axis: ScrollAxis { first.axis }
  private var scale: Double { first.scale }

  /// The length of the picture by now, in pixels.
  var length: Int { screenLength + offset }

  /// The length of the content by now, in points.
  var points: Double { Double(length) / scale }

  /// The length of a screen, in pixels.
  var screenLength: Int { axis.length(of: first.capture.picture) }

  /// The size of the picture so far, in pixels.
  var size: (width: Int, height: Int) {
    let screen = first.capture.picture
    return axis == .vertical ? (screen.width, length) : (length, screen.height)
  }

  /// Takes in one more screen.
  mutating func add(_ part: ContentViewport, way: Int, ignoring ignored: [CGRect]) throws {
    var part = part
    let next = offset + way
    let overlap = Self.overlap(part.clear, next, last.clear, offset)
    guard let overlap else { throw WholeContentError.lost(part.name, drags: count) }
    let middle = CGFloat(part.clear.lowerBound + part.clear.upperBound) / 2 / scale
    let addition = tree.add(
      part.element, offset: next, overlap: overlap, middle: middle, ignoring: ignored)
    for stuck in addition.stuck { clip(stuck, middle, &part) }
    if let conflict = addition.conflict {
      throw WholeContentError.changed(
        part.name, at: Double(conflict.position - axis.start(of: first.visible)),
        before: conflict.before.map(ElementText.line) ?? "nothing",
        after: conflict.after.map(ElementText.line) ?? "nothing")
    }
    guard let shared = Self.overlap(part.clear, next, last.clear, offset) else {
      throw WholeContentError.covered(part.name, by: "an element that stays in place")
    }
    try verify(part, next, in: shared, ignoring: ignored)
    views?.add(part, offset: next)
    picture.append(last.capture.picture, offset: offset, to: last.clear.upperBound)
    last = part
    offset = next
    count += 1
    fingerprint = fingerprint.united(with: part.capture.snapshot.fingerprint)
  }

  /// Looks once more at the last screen, where something may have come late.
  mutating func renew(_ part: ContentViewport) {
    _ = tree.add(part.element, offset: offset, overlap: 0..<0, middle: .infinity, ignoring: [])
    views?.add(part, offset: offset)
    var part = part
    part.clear = last.clear
    last = part
    fingerprint = fingerprint.united(with: part.capture.snapshot.fingerprint)
  }

  /// The range that is clear on both screens, in pixels from the first screen's start.
  private static func overlap(_ a: Range<Int>, _ offsetA: Int, _ b: Range<Int>, _ offsetB: Int) -> Range<Int>?
  {
    let low = max(a.lowerBound + offsetA, b.lowerBound + offsetB)
    let high = min(a.upperBound + offsetA, b.upperBound + offsetB)
    return low < high ? low..<high : nil
  }

  /// Removes the elements that stay while content scrolls below them; at the end also from the previous
  /// screen.
  private mutating func clip(_ stuck: CGRect, _ middle: CGFloat, _ part: inout ContentViewport) {
    let low = Int((axis.start(of: stuck) * scale).rounded(.down))
    let high = Int((axis.end(of: stuck) * scale).rounded(.up))
    if axis.middle(of: stuck) < middle {
      part.clear = min(max(part.clear.lowerBound, high), part.clear.upperBound)..<part.clear.upperBound
    } else {
      part.clear = part.clear.lowerBound..<max(min(part.clear.upperBound, low), part.clear.lowerBound)
      last.clear = last.clear.lowerBound..<max(min(last.clear.upperBound, low), last.clear.lowerBound)
      if count == 1 { cut = last.clear.upperBound }
    }
  }

  private func verify(_ part: ContentViewport, _ next: Int, in shared: Range<Int>, ignoring ignored: [CGRect])
    throws
  {
    let shift = Double(next) / scale
    let rects = ignored.map { rect in
      let moved = axis.rect(rect, from: axis.start(of: rect) + shift, to: axis.end(of: rect) + shift)
      return PixelRect(
        x: Int((moved.minX * scale).rounded(.down)), y: Int((moved.minY * scale).rounded(.down)),
        width: Int((moved.width * scale).rounded(.up)) + 1,
        height: Int((moved.height * scale).rounded(.up)) + 1)
    }
    guard
      let found = picture.difference(
        (last.capture.picture, offset), (part.capture.picture, next), in: shared, ignoring: rects)
    else { return }
    let rect = CGRect(
      x: Double(found.rect.x) / scale, y: Double(found.rect.y) / scale,
      width: Double(found.rect.width) / scale,
      height: Double(found.rect.height) / scale)
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    var owner = tree.root
    while let inner = owner.children.last(where: { $0.frame.contains(middle) }) { owner = inner }
    let origin = first.visible.origin
    throw WholeContentError.redrawn(
      part.name, at: rect.offsetBy(dx: -origin.x, dy: -origin.y), in: ElementText.name(owner),
      pixels: found.count)
  }

  /// Everything, as of a screen that is long enough.
  mutating func finished() -> Capture {
    guard offset > 0 else { return first.capture }
    picture.append(last.capture.picture, offset: offset, to: screenLength)
    let whole = picture.finished(
      first: first.capture.picture, last: last.capture.picture, offset: offset, cut: cut)
    var snapshot = first.capture.snapshot
    let path = first.screen.path(of: first.container)
    let ending = last.capture.snapshot.screen
    let stretch = Stretch(
      axis: axis, cut: Double(cut) / scale, length: Double(offset) / scale, container: path,
      content: tree.finished(length: offset), ending: ending)
    for index in snapshot.applications.indices {
      snapshot.applications[index].root = stretch.applied(to: snapshot.applications[index].root, at: [index])
      snapshot.applications[index].root.views =
        path.indices.first == index
        ? views?.finished(numberedBy: snapshot.applications[index].root, stretched: stretch.stretched) : nil
    }
    if axis == .vertical {
      snapshot.configuration.size.height += stretch.length
    } else {
      snapshot.configuration.size.width += stretch.length
    }
    snapshot.fingerprint = fingerprint
    return Capture(snapshot: snapshot, picture: whole)
  }
}

/// Makes room for all of the content in the trees of the first screen.
private struct Stretch {
  let axis: ScrollAxis
  /// The position at which the elements at the end begin, in points.
  let cut: CGFloat
  /// The extension of everything, in points.
  let length: CGFloat
  let container: ElementPath
  let content: Element
  /// The last screen, which provides the elements at the end.
  let ending: Element

  func applied(to element: Element, at path: ElementPath) -> Element {
    if path == container { return content }
    var result = element
    if axis.start(of: element.frame) >= cut - 0.01, !path.contains(container) {
      if let last = ending[path], last.type == element.type, last.identifier == element.identifier {
        result = last
      }
      return result.mapped { axis.rect($0, from: axis.start(of: $0) + length, to: axis.end(of: $0) + length) }
    }
    result.frame = stretched(element.frame)
    if let visible = element.appearance?.visibleFrame { result.appearance?.visibleFrame = stretched(visible) }
    result.children = element.children.indices.map { applied(to: element.children[$0], at: path.child($0)) }
    return result
  }

  /// A frame with room for all of the content.
  func stretched(_ rect: CGRect) -> CGRect {
    func place(_ value: CGFloat) -> CGFloat { value < cut ? value : value + length }
    return axis.rect(rect, from: place(axis.start(of: rect)), to: place(axis.end(of: rect)))
  }
}

extension Fingerprint {
  /// The fingerprint of two pictures of one device together.
  fileprivate func united(with other: Fingerprint) -> Fingerprint {
    var result = self
    result.libraries.merge(other.libraries) { mine, _ in mine }
    result.fonts.merge(other.fonts) { mine, _ in mine }
    result.symbols.merge(other.symbols) { mine, _ in mine }
    result.missing = Array(Set(missing + other.missing)).sorted()
    return result
  }
}
