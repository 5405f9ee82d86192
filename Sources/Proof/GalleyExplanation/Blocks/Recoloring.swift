import GalleyDiff
import GalleyImage

/// A region whose colours changed while every edge stayed where it was.
struct Recoloring: Hashable {
  /// The colour of ink or ground before; of most pixels where there are several.
  let before: UInt32
  /// The colour that it has now.
  let after: UInt32
  /// The part of what changed that these colours account for.
  let extent: Extent

  /// A part of the pixels that differ.
  enum Extent: Hashable {
    /// All of them, but for the smooth edges between both colours.
    case all
    /// At least half.
    case most
    /// Less than half.
    case some
  }

  /// The fewest pixels that are believed.
  private static let fewest = 16
  /// The most pairs of colours: a photo has more.
  private static let mostPairs = 4096

  /// A colour in the approved picture with the one at the same place in the new picture.
  private struct Pair {
    var before: UInt32
    var after: UInt32
    var count: Int

    init(_ entry: (key: UInt64, value: Int)) {
      (before, after) = (UInt32(entry.key >> 32), UInt32(truncatingIfNeeded: entry.key))
      count = entry.value
    }
    var isChanged: Bool { before != after }
    var key: (UInt32, UInt32) { (before, after) }
  }

  /// Looks for other colours of the same shapes.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that is looked at.
  ///   - isWhole: Whether it is the whole picture, where colours that stayed do not count.
  ///   - budget: The pixels that may be read.
  /// - Returns: `nil` where an edge came or went, one colour became several, or colours are too many or too much alike.
  init?(
    _ a: PixelGrid, _ b: PixelGrid, in rect: PixelRect, isWhole: Bool = false, _ budget: inout PixelBudget
  ) {
    guard let (pairs, isFlat) = Self.pairs(a, b, rect, isWhole, &budget) else { return nil }
    let changed = pairs.filter(\.isChanged)
    let differing = changed.reduce(0) { $0 + $1.count }
    guard differing >= Self.fewest, let most = changed.first else { return nil }
    var told = most
    if let ink = Self.ink(of: pairs) {
      // The ground is what most pixels have; where it changed, it is the change.
      told = pairs[0].isChanged ? pairs[0] : ink
      extent = pairs.count > 1 && pairs[0].isChanged && ink.isChanged ? .most : .all
    } else {
      guard isFlat, changed.count * 4 <= differing, Self.isFunction(pairs, differing) else { return nil }
      extent = most.count * 2 >= differing ? .most : .some
    }
    (before, after) = (told.before, told.after)
    if PackedColor.distance(before, after) <= 2 * PackedColor.faintStep { return nil }
  }

  /// The pairs of colours, most frequent first, and whether a fifth of what changed are flat parts; `nil` where an edge
  /// came or went.
  private static func pairs(
    _ a: PixelGrid, _ b: PixelGrid, _ rect: PixelRect, _ isWhole: Bool, _ budget: inout PixelBudget
  ) -> (pairs: [Pair], isFlat: Bool)? {
    var (flat, steps) = (0, 0)
    func isKept(_ x: Int, _ y: Int, _ nextX: Int, _ nextY: Int) -> Bool {
      let before = (a[x, y], a[nextX, nextY])
      let after = (b[x, y], b[nextX, nextY])
      if before.0 == after.0, before.1 == after.1 { return true }
      let (wasFlat, isFlat) = (before.0 == before.1, after.0 == after.1)
      steps += 1
      if wasFlat, isFlat {
        flat += 1
        return true
      }
      if wasFlat { return PackedColor.distance(after.0, after.1) <= PackedColor.faintStep }
      if isFlat { return PackedColor.distance(before.0, before.1) <= PackedColor.faintStep }
      return true
    }
    var counts: [UInt64: Int] = [:]
    var (last, run) = (UInt64(0), 0)
    for y in rect.minY..<rect.maxY {
      guard budget.take(rect.width) else { return nil }
      for x in rect.minX..<rect.maxX {
        if x + 1 < a.width, !isKept(x, y, x + 1, y) { return nil }
        if y + 1 < a.height, !isKept(x, y, x, y + 1) { return nil }
        if x == rect.minX, x > 0, !isKept(x - 1, y, x, y) { return nil }
        if y == rect.minY, y > 0, !isKept(x, y - 1, x, y) { return nil }
        let pair = UInt64(a[x, y]) << 32 | UInt64(b[x, y])
        if isWhole, a[x, y] == b[x, y] { continue }
        if pair != last {
          if run > 0 { counts[last, default: 0] += run }
          (last, run) = (pair, 0)
        }
        run += 1
      }
      if counts.count > mostPairs { return nil }
    }
    if run > 0 { counts[last, default: 0] += run }
    let pairs = counts.map { Pair($0) }.sorted {
      $0.count == $1.count ? $0.key < $1.key : $0.count > $1.count
    }
    return (pairs, flat * 5 >= steps)
  }

  /// Whether each colour became one other colour, but for faint steps and smooth edges.
  private static func isFunction(_ pairs: [Pair], _ differing: Int) -> Bool {
    var most: [UInt32: UInt32] = [:]
    var others = 0
    for pair in pairs {
      let first = most[pair.before, default: pair.after]
      most[pair.before] = first
      if PackedColor.distance(first, pair.after) > PackedColor.faintStep { others += pair.count }
    }
    return others * 50 <= differing
  }

  /// The pair furthest from the ground, if all others are between both: an ink with smooth edges.
  private static func ink(of pairs: [Pair]) -> Pair? {
    guard let ground = pairs.first,
      let ink = pairs.max(by: { distance($0, ground) < distance($1, ground) })
    else { return nil }
    func ends(_ pair: Pair) -> [Int] { PackedColor.channels(pair.before) + PackedColor.channels(pair.after) }
    let (from, to) = (ends(ground), ends(ink))
    return pairs.allSatisfy { PackedColor.isBetween(ends($0), from, to) } ? ink : nil
  }

  private static func distance(_ pair: Pair, _ other: Pair) -> Int {
    max(PackedColor.distance(pair.before, other.before), PackedColor.distance(pair.after, other.after))
  }
}
