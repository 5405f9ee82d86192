import Foundation
import GalleyTree

/// The tree of a scroll container's whole content, put together from the parts on each screen.
///
/// Frames are those of the first screen, and go on beyond its end. Each element is in it once: the same live
/// object, or without knowledge of those the same kind of element at the same place of the content, so that
/// rows with the same label are distinguished.
struct StitchedTree {
  /// The container with all that is known of its content.
  private(set) var root: Element
  /// The elements that stay at the end of the screen while content scrolls below them, by their identity.
  private(set) var anchored: [(mark: ContentDisplacement.Mark, element: Element)] = []

  let axis: ScrollAxis
  let scale: Double

  /// An element that is not the same on two screens.
  struct Conflict {
    /// The position along the axis, in points from the first screen's start.
    let position: CGFloat
    let before: Element?
    let after: Element?
  }

  /// The result of adding the tree of one more screen.
  struct Addition {
    /// The elements that did not move with the content, in points of that screen.
    var stuck: [CGRect] = []
    /// The first element that is not the same on this screen and on the one before.
    var conflict: Conflict?
  }

  init(_ first: Element, along axis: ScrollAxis, scale: Double) {
    root = first
    self.axis = axis
    self.scale = scale
  }

  /// Adds the content of one more screen.
  mutating func add(
    _ element: Element, offset: Int, overlap: Range<Int>, middle: CGFloat, ignoring ignored: [CGRect]
  ) -> Addition {
    var addition = Addition()
    let moved = element.moved(along: axis, by: offset, scale: scale)
    let shift = Double(offset) / scale
    let window = Window(
      overlap: overlap,
      ignored: ignored.map { axis.rect($0, from: axis.start(of: $0) + shift, to: axis.end(of: $0) + shift) })
    root.children = merged(root.children, moved.children, window, &addition)
    addition.stuck = addition.stuck.map {
      axis.rect($0, from: axis.start(of: $0) - shift, to: axis.end(of: $0) - shift)
    }
    for stuck in stuckNow where axis.middle(of: stuck.element.frame) - shift > middle {
      anchored.removeAll { $0.mark == stuck.mark }
      anchored.append(stuck)
    }
    stuckNow = []
    return addition
  }

  private var stuckNow: [(mark: ContentDisplacement.Mark, element: Element)] = []

  private struct Window {
    let overlap: Range<Int>
    let ignored: [CGRect]
  }

  private mutating func merged(
    _ known: [Element], _ seen: [Element], _ window: Window, _ addition: inout Addition
  ) -> [Element] {
    var partner: [Int?] = Array(repeating: nil, count: seen.count)
    var isTaken = Array(repeating: false, count: known.count)
    var places: [ContentDisplacement.Mark: [Int]] = [:]
    for index in known.indices {
      places[ContentDisplacement.Mark(known[index], scale: scale), default: []].append(index)
    }
    for index in seen.indices {
      let same = places[ContentDisplacement.Mark(seen[index], scale: scale)] ?? []
      guard let match = same.first(where: { !isTaken[$0] && isInPlace(known[$0].frame, seen[index].frame) })
      else { continue }
      partner[index] = match
      isTaken[match] = true
    }
    var stuck: Set<Int> = []
    for index in seen.indices where partner[index] == nil {
      let mark = ContentDisplacement.Mark(seen[index], scale: scale)
      guard let same = places[mark]?.first(where: { !isTaken[$0] || mark.handle != nil }),
        mark.handle != nil || liesOver(seen[index].frame, seen, except: index, partner)
      else { continue }
      isTaken[same] = true
      stuck.insert(index)
      addition.stuck.append(seen[index].frame)
      stuckNow.append((mark, seen[index]))
    }
    let newcomers = seen.indices.filter { partner[$0] == nil && !stuck.contains($0) }
    if addition.conflict == nil {
      addition.conflict = conflict(
        lost: known.indices.filter { !isTaken[$0] }.map { known[$0] }, come: newcomers.map { seen[$0] },
        window)
    }
    return interleaved(known, seen, partner, leaving: stuck, window, &addition)
  }

  /// All elements of both screens in the order in which they stand.
  private mutating func interleaved(
    _ known: [Element], _ seen: [Element], _ partner: [Int?], leaving stuck: Set<Int>, _ window: Window,
    _ addition: inout Addition
  ) -> [Element] {
    var followers: [Int: [Element]] = [:]
    var changed: [Int: Element] = [:]
    // Elements before any known one stand before the first of those.
    var last = (partner.compactMap { $0 }.min() ?? known.count) - 1
    for index in seen.indices where !stuck.contains(index) {
      if let match = partner[index] {
        changed[match] = joined(known[match], seen[index], window, &addition)
        last = match
      } else {
        followers[last, default: []].append(seen[index])
      }
    }
    var result = followers[-1] ?? []
    for index in known.indices {
      result.append(changed[index] ?? known[index])
      result += followers[index] ?? []
    }
    return result
  }

  /// One element of two sights of it: as it is where more of it is seen.
  private mutating func joined(
    _ known: Element, _ seen: Element, _ window: Window, _ addition: inout Addition
  ) -> Element {
    let areas = [known, seen].map { element -> CGFloat in
      let rect = element.appearance?.visibleFrame ?? element.frame
      return rect.width * rect.height
    }
    var result = areas[1] > areas[0] + 0.5 ? seen : known
    result.isHittable = known.isHittable || seen.isHittable
    if let first = known.appearance?.visibleFrame, let second = seen.appearance?.visibleFrame {
      result.appearance?.visibleFrame = Self.covering(first, second, of: result.frame)
    } else {
      result.appearance?.visibleFrame = nil
    }
    result.children = merged(known.children, seen.children, window, &addition)
    return result
  }

  private static func covering(_ a: CGRect, _ b: CGRect, of frame: CGRect) -> CGRect? {
    if a.width <= 0 || a.height <= 0 { return b }
    if b.width <= 0 || b.height <= 0 { return a }
    let both = a.union(b)
    return both.insetBy(dx: -0.5, dy: -0.5).encloses(frame) ? nil : both
  }

  /// Whether two frames are the same but for rounding, which is less than a pixel on each side.
  private func isInPlace(_ a: CGRect, _ b: CGRect) -> Bool {
    let most = 1.01 / scale
    return abs(a.minX - b.minX) <= most && abs(a.minY - b.minY) <= most
  }

  /// Whether an element lies over others: over those painted before it, or over those known to have moved along.
  private func liesOver(_ frame: CGRect, _ seen: [Element], except index: Int, _ partner: [Int?]) -> Bool {
    seen.indices.contains { other in
      guard other < index || (other > index && partner[other] != nil) else { return false }
      let common = seen[other].frame.intersection(frame)
      return !common.isNull && common.width > 1 && common.height > 1
    }
  }

  private func conflict(lost: [Element], come: [Element], _ window: Window) -> Conflict? {
    func counts(_ element: Element) -> Bool {
      let low = Int((axis.start(of: element.frame) * scale).rounded())
      let high = Int((axis.end(of: element.frame) * scale).rounded())
      guard low < high, low >= window.overlap.lowerBound, high <= window.overlap.upperBound else {
        return false
      }
      if let visible = element.appearance?.visibleFrame, visible.width <= 0 || visible.height <= 0 {
        return false
      }
      return !element.isRestless
        && !window.ignored.contains { $0.insetBy(dx: -1, dy: -1).encloses(element.frame) }
    }
    let before = lost.first(where: counts)
    let after =
      before.flatMap { lost in come.first { counts($0) && $0.frame.intersects(lost.frame) } }
      ?? come.first(where: counts)
    guard let place = (before ?? after)?.frame else { return nil }
    return Conflict(position: axis.start(of: place), before: before, after: after)
  }

  /// The whole tree, with the elements that stay at the end of the screen at the end of the content.
  func finished(length: Int) -> Element {
    var result = root
    let shift = Double(length) / scale
    for (mark, element) in anchored {
      if let index = root.children.firstIndex(where: { ContentDisplacement.Mark($0, scale: scale) == mark }) {
        result.children[index] = element
      }
    }
    result.frame = axis.rect(
      result.frame, from: axis.start(of: result.frame), to: axis.end(of: result.frame) + shift)
    if let visible = result.appearance?.visibleFrame {
      result.appearance?.visibleFrame = axis.rect(
        visible, from: axis.start(of: visible), to: axis.end(of: visible) + shift)
    }
    return result
  }
}
