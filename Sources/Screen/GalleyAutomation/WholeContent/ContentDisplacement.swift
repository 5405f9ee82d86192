import Foundation
import GalleyTree

/// Measures how far content went between two screens, by the elements that both show.
struct ContentDisplacement {
  /// The features by which an element is recognized, wherever it is.
  struct Mark: Hashable {
    let handle: UInt64?
    let type: ElementType
    let identifier: String
    let label: String
    let width: Int
    let height: Int

    init(_ element: Element, scale: Double) {
      handle = element.handle
      type = element.type
      // A live object keeps its identity under any name.
      let isKnown = element.handle != nil
      identifier = isKnown ? "" : element.identifier
      label = isKnown ? "" : element.label
      width = isKnown ? 0 : Int((element.frame.width * scale).rounded())
      height = isKnown ? 0 : Int((element.frame.height * scale).rounded())
    }
  }

  /// Elements and where they begin along the axis, in pixels.
  typealias Sights = [(mark: Mark, position: Int)]

  /// The elements of equal marks that are paired with each other at the most; rows without names are many.
  private static let mostPairs = 200

  /// The content of the container, with its positions.
  static func sights(in root: Element, along axis: ScrollAxis, scale: Double) -> Sights {
    var sights: Sights = []
    root.walk { element, path in
      guard path != .root else { return true }
      guard !element.isRestless else { return false }
      sights.append((Mark(element, scale: scale), Int((axis.start(of: element.frame) * scale).rounded())))
      return true
    }
    return sights
  }

  /// The distance that content went towards its start.
  ///
  /// - Returns: The way in pixels, 0 if nothing moved; `nil` if nothing of before is there.
  static func pixels(from before: Sights, to after: Sights, expected: Int, slack: Int) -> Int? {
    if before.isEmpty, after.isEmpty { return 0 }
    var positions: [Mark: [Int]] = [:]
    for sight in before { positions[sight.mark, default: []].append(sight.position) }
    var votes: [Int: Int] = [:]
    var known = 0
    for sight in after {
      guard let candidates = positions[sight.mark] else { continue }
      known += 1
      for way in Set(candidates.prefix(mostPairs).map { $0 - sight.position }) { votes[way, default: 0] += 1 }
    }
    guard known > 0 else { return nil }
    // An element that stays while all others move is a header; only if nothing moved at all, the content did
    // not.
    if votes[0] == known { return 0 }
    if votes.count > 1 { votes[0] = nil }
    // Content goes where the finger goes, and no further; where rows repeat, the rest would be guesses.
    let likely = votes.keys.filter {
      $0.signum() == expected.signum() && abs($0) <= abs(expected) + slack + 2
    }
    let places = Places(before)
    let best = likely.map { (way: $0, part: places.part(of: after, movedBy: $0)) }.max {
      ($0.part, -abs($0.way - expected), $0.way) < ($1.part, -abs($1.way - expected), $1.way)
    }
    if let best, best.part >= 0.5 { return best.way }
    return votes.min {
      ($1.value, abs($0.key - expected), $0.key) < ($0.value, abs($1.key - expected), $1.key)
    }?.key
  }

  /// The positions of elements, for many questions.
  private struct Places {
    private struct Place: Hashable {
      let mark: Mark
      let position: Int
    }

    private let places: Set<Place>
    private let range: ClosedRange<Int>

    init(_ sights: Sights) {
      places = Set(sights.map { Place(mark: $0.mark, position: $0.position) })
      let positions = sights.map(\.position)
      range = (positions.min() ?? 0)...(positions.max() ?? 0)
    }

    /// The part that was there before of the elements that would have been in sight, from 0 to 1.
    func part(of sights: Sights, movedBy way: Int) -> Double {
      let due = sights.filter { range.contains($0.position + way) }
      guard !due.isEmpty else { return 0 }
      let found = due.count { places.contains(Place(mark: $0.mark, position: $0.position + way)) }
      return Double(found) / Double(due.count)
    }
  }
}

extension Element {
  /// Whether it moves or changes by itself, so that it is no evidence.
  var isRestless: Bool {
    type == .activityIndicator || type == .progressIndicator || traits.contains(.updatesFrequently)
      || appearance?.isBusy == true
  }

  /// The element and everything below it, elsewhere along an axis.
  func moved(along axis: ScrollAxis, by way: Int, scale: Double) -> Element {
    mapped { rect in
      axis.rect(
        rect, from: Self.snapped(axis.start(of: rect), by: way, scale),
        to: Self.snapped(axis.end(of: rect), by: way, scale))
    }
  }

  /// The element and everything below it, with other frames.
  func mapped(_ change: (CGRect) -> CGRect) -> Element {
    var element = self
    element.frame = change(frame)
    if let visible = appearance?.visibleFrame, visible.width > 0, visible.height > 0 {
      element.appearance?.visibleFrame = change(visible)
    }
    element.children = children.map { $0.mapped(change) }
    return element
  }

  private static func snapped(_ value: CGFloat, by way: Int, _ scale: Double) -> CGFloat {
    let pixels = value * scale
    let whole = pixels.rounded()
    return ((abs(pixels - whole) < 0.01 ? whole : pixels) + Double(way)) / scale
  }
}
