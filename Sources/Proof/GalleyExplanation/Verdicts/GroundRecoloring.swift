import GalleyDiff
import GalleyImage
import GalleyTree

/// A ground that has another colour, and how this alters pixels.
///
/// What is blended with the ground, as the edge of a glyph or a shadow on it, changes by a share of the difference of both
/// colours. A pixel that changes otherwise has another cause.
struct GroundRecoloring: Equatable {
  private let before: RGBA
  private let after: RGBA

  /// The tolerance of a channel, for the rounding of several blends.
  private static let rounding = 3

  /// Reads a finding; `nil` where it is anything but one opaque colour in place of another.
  init?(_ finding: Finding) {
    guard finding.movers.isEmpty, finding.growers.isEmpty, finding.passages.isEmpty,
      finding.consequences == .init(), finding.placing?.following.isEmpty ?? true,
      let colors = Self.colors(finding.change), let before = RGBA(text: colors.before), before.alpha == 255,
      let after = RGBA(text: colors.after), after.alpha == 255, before != after,
      finding.led.allSatisfy({ Self.colors($0.change).map { $0 == colors } ?? false })
    else { return nil }
    (self.before, self.after) = (before, after)
  }

  private static func colors(_ change: Change) -> (before: String, after: String)? {
    switch change {
    case .style(.background, let before, let after): return (before, after)
    case .view(let change, _):
      guard let property = change.property, property.effect == .paint,
        ["background", "fill"].contains(property.name), change.values.count == 1,
        let values = change.values.first, let before = values.before, let after = values.after
      else { return nil }
      return (before, after)
    default: return nil
    }
  }

  /// Whether a pixel changed by a share of the difference of both colours.
  func explains(_ old: RGBA, _ new: RGBA) -> Bool {
    let change = Self.difference(old, new)
    let whole = Self.difference(before, after)
    let length = whole.reduce(0) { $0 + $1 * $1 }
    let along = min(max(zip(change, whole).reduce(0) { $0 + $1.0 * $1.1 }, 0), length)
    return zip(change, whole).allSatisfy { abs($0 * length - $1 * along) <= Self.rounding * length }
  }

  /// The difference of each channel.
  private static func difference(_ old: RGBA, _ new: RGBA) -> [Int] {
    [Int(new.red) - Int(old.red), Int(new.green) - Int(old.green), Int(new.blue) - Int(old.blue)]
  }

  /// The differing pixels of a rectangle that changed otherwise.
  func others(
    in area: PixelRect, of difference: PixelDifference, _ pictures: (baseline: Bitmap, candidate: Bitmap)
  ) -> PixelDifference {
    let (old, new) = pictures
    var others = PixelDifference(width: difference.width, height: difference.height)
    let columns = area.minX..<min(area.maxX, old.width, new.width)
    var last: (old: RGBA, new: RGBA, isExplained: Bool)?
    for y in area.minY..<max(area.minY, min(area.maxY, old.height, new.height)) {
      difference.forEachRun(inRow: y) { run in
        for x in run.clamped(to: columns) {
          let (a, b) = (old[x, y], new[x, y])
          if last.map({ $0.old != a || $0.new != b }) ?? true { last = (a, b, explains(a, b)) }
          if last?.isExplained == false { others.insert(x, y) }
        }
      }
    }
    return others
  }
}
