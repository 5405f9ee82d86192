import Foundation
import GalleyTree

/// Movements of an element's content as a whole: insets and gaps.
extension FrameChanges {
  /// The change of a content inset on an axis, in points.
  struct ContentInset: Hashable, Sendable {
    var leading: Double
    var trailing: Double
  }

  /// The even change of all gaps along an axis.
  struct Spacing: Hashable, Sendable {
    /// The first gap before, in points.
    var before: Double
    /// The same gap after.
    var after: Double
    /// The number of elements or rows of elements that lie one after another.
    var elements: Int
    /// The change of every gap.
    var change: Double { after - before }
  }

  /// Whether a text of an element breaks elsewhere, or is cut elsewhere, though it is the same.
  func isReflowed(_ number: Int) -> Bool {
    guard let partner = matching.partners[number] else { return false }
    let (old, new) = (matching.baseline[number].element, matching.candidate[partner].element)
    guard let before = old.appearance, let after = new.appearance,
      old.label == new.label || before.saysTheSame(as: after)
    else { return false }
    return before.font == after.font && before.fontSize == after.fontSize && before.lines != after.lines
  }

  /// The distance that all content of an element of unchanged size moved along an axis, in points; 0 for none.
  ///
  /// What came, went or grew inside may move some of it further.
  func contentShift(_ number: Int, _ axis: Axis) -> Double {
    let children = kept[number]
    guard children.count > 1, growth(number, axis) == 0, contentInsets[axis.rawValue][number] == nil,
      let distance = insets(number, axis)?.leading, abs(distance) > slack
    else { return 0 }
    // One that moved alone leaves the others where they were.
    let follow = children.allSatisfy { shift($0, axis) != 0 }
    return follow ? distance : 0
  }

  /// The elements of the approved tree that kept their size on an axis, and whose content did not keep its insets.
  ///
  /// Everything inside must agree: what stands at either edge or in the middle moved along, what reaches from edge
  /// to edge was stretched, and texts may have broken elsewhere.
  func findContentInsets(_ axis: Axis) -> [Int: ContentInset] {
    var found: [Int: ContentInset] = [:]
    for (number, _) in matching.pairs where growth(number, axis) == 0 && !kept[number].isEmpty {
      // One thing alone may have another place or size of its own.
      guard matching.baseline[number].children.count > 1,
        axis == .horizontal || !Self.scrolling.contains(matching.baseline[number].element.type),
        let insets = insets(number, axis),
        abs(insets.leading) > slack, abs(insets.trailing) > slack,
        (insets.leading > 0) == (insets.trailing > 0)
      else { continue }
      let inset = ContentInset(leading: insets.leading, trailing: insets.trailing)
      let children = kept[number]
      let isPressed = children.contains { child in
        !agree(shift(child, axis), inset.leading)
          || agree(growth(child, axis), -inset.leading - inset.trailing)
      }
      if isPressed, children.allSatisfy({ follows($0, inset, axis) }) { found[number] = inset }
    }
    return found
  }

  private func follows(_ child: Int, _ inset: ContentInset, _ axis: Axis) -> Bool {
    let (shift, growth) = (shift(child, axis), growth(child, axis))
    if agree(shift, inset.leading) { return true }
    if growth == 0 || isReflowed(child) {
      return agree(shift + growth, -inset.trailing)
        || agree(shift + growth / 2, (inset.leading - inset.trailing) / 2)
    }
    return false
  }

  /// The even change of the gaps between what an element holds, if there are several and most changed alike.
  ///
  /// What lies side by side counts once. Gaps into which something came, or from which something went, tell nothing.
  func evenSpacing(_ number: Int, _ axis: Axis) -> Spacing? {
    let bands = bands(of: number, axis)
    guard bands.count > 2, bands.count * (came[number].count + left[number].count) <= Self.mostLooks else {
      return nil
    }
    var gaps: [(before: Double, after: Double)] = []
    for (band, next) in zip(bands, bands.dropFirst()) {
      guard let gap = gap(band, next, axis), !isDisturbed(number, band, next, axis) else { continue }
      gaps.append(gap)
    }
    // What most gaps have in common: one element that moved by itself disturbs those around it.
    let changes = gaps.map { $0.after - $0.before }.sorted()
    guard gaps.count > 1 else { return nil }
    let usual = changes[changes.count / 2]
    let alike = gaps.filter { agree($0.after - $0.before, usual) }
    guard alike.count > 1, alike.count * 2 > gaps.count, abs(usual) > Self.smallest, let first = alike.first,
      abs(first.after - first.before) > Self.smallest
    else { return nil }
    return Spacing(before: first.before, after: first.after, elements: bands.count)
  }

  /// Gaps are not looked at where more things came and went than this allows.
  private static let mostLooks = 4_000_000

  /// The gap between two bands before and after, in points; `nil` where they overlap.
  func gap(_ band: [Int], _ next: [Int], _ axis: Axis) -> (before: Double, after: Double)? {
    guard let end = band.map({ before($0, axis).end }).max(),
      let start = next.map({ before($0, axis).start }).min(),
      let newEnd = band.compactMap({ after(of: $0, axis)?.end }).max(),
      let newStart = next.compactMap({ after(of: $0, axis)?.start }).min(), start - end >= -slack
    else { return nil }
    return (start - end, newStart - newEnd)
  }

  /// The place after of an element that is in both trees.
  func after(of number: Int, _ axis: Axis) -> (start: Double, end: Double)? {
    matching.partners[number].map { after(candidate: $0, axis) }
  }

  /// The children that stayed, as groups of those that lie beside each other, from the beginning.
  func bands(of number: Int, _ axis: Axis) -> [[Int]] {
    let children = kept[number].sorted { (before($0, axis).start, $0) < (before($1, axis).start, $1) }
    var bands: [[Int]] = []
    var end = -Double.infinity
    for child in children {
      let place = before(child, axis)
      if place.start < end - slack, !bands.isEmpty {
        bands[bands.count - 1].append(child)
      } else {
        bands.append([child])
      }
      end = max(end, place.end)
    }
    return bands
  }

  /// Whether something came or went between two bands.
  private func isDisturbed(_ number: Int, _ band: [Int], _ next: [Int], _ axis: Axis) -> Bool {
    let ends = (
      band.map { before($0, axis).end }.max() ?? 0, band.compactMap { after(of: $0, axis)?.end }.max() ?? 0
    )
    let starts = (
      next.map { before($0, axis).start }.min() ?? 0,
      next.compactMap { after(of: $0, axis)?.start }.min() ?? 0
    )
    return left[number].contains { child in
      let place = before(child, axis)
      return place.start >= ends.0 - slack && place.end <= starts.0 + slack
    }
      || came[number].contains { child in
        let place = after(candidate: child, axis)
        return place.start >= ends.1 - slack && place.end <= starts.1 + slack
      }
  }
}
