import GalleyDiff
import GalleyImage

/// Matches the blocks of two pictures, and tells what became of those that differ.
struct BlockMatching {
  /// What is certain.
  private(set) var changes: [PictureChange] = []
  /// The rectangles of blocks of which nothing is certain.
  var untold: [PixelRect] { skipped + (gone + new).map(\.block.bounds) }

  /// A block with the number of its window.
  private struct Placed {
    var block: PictureBlock
    var window: Int
  }

  /// A way in pixels.
  private struct Vector: Hashable {
    var right: Int
    var down: Int
  }

  private let a: PixelGrid
  private let b: PixelGrid
  /// The approved picture's blocks that are not in the new one, as far as is known.
  private var gone: [Placed] = []
  /// The new picture's blocks that were not in the approved one, as far as is known.
  private var new: [Placed] = []
  /// Windows of too many blocks.
  private var skipped: [PixelRect] = []

  /// The most blocks that are matched.
  private static let most = 3000
  /// The most equal blocks that are looked through for those that moved.
  private static let mostEqual = 64

  /// Matches what lies in windows.
  init(_ a: PixelGrid, _ b: PixelGrid, in windows: [QuietWindow], _ budget: inout PixelBudget) {
    (self.a, self.b) = (a, b)
    for (number, window) in windows.enumerated() {
      guard let old = BlockCutter(a, window.bounds, on: window.ground, &budget)?.blocks,
        let now = BlockCutter(b, window.bounds, on: window.ground, &budget)?.blocks
      else {
        skipped.append(window.bounds)
        continue
      }
      let kept = Set(old).intersection(now)
      gone += old.filter { !kept.contains($0) }.map { Placed(block: $0, window: number) }
      new += now.filter { !kept.contains($0) }.map { Placed(block: $0, window: number) }
    }
    guard gone.count + new.count <= Self.most else {
      (gone, new, skipped) = ([], [], windows.map(\.bounds))
      return
    }
    findMoved()
    findOthers()
    if refine(&budget) {
      findMoved()
      findOthers()
    }
    findArrivals()
  }

  /// Cuts once more what stands closer together in one picture than in the other.
  ///
  /// - Returns: Whether anything was cut.
  private mutating func refine(_ budget: inout PixelBudget) -> Bool {
    func cut(_ all: [Placed], _ picture: PixelGrid) -> [Placed]? {
      var parts: [Placed] = []
      for placed in all {
        guard
          let cutter = BlockCutter(
            picture, placed.block.bounds, on: placed.block.ground, isFine: true, &budget)
        else { return nil }
        parts += cutter.blocks.map { Placed(block: $0, window: placed.window) }
      }
      return parts.count <= Self.most ? parts : nil
    }
    guard let old = cut(gone, a), let now = cut(new, b) else { return false }
    if old.count == gone.count, now.count == new.count { return false }
    let kept = Set(old.map(\.block)).intersection(now.map(\.block))
    gone = old.filter { !kept.contains($0.block) }
    new = now.filter { !kept.contains($0.block) }
    return true
  }

  // MARK: Equal content elsewhere

  private mutating func findMoved() {
    var pairs: [(old: Int, now: Int)] = []
    let olds = Dictionary(grouping: gone.indices) { gone[$0].block.hash }
    let news = Dictionary(grouping: new.indices) { new[$0].block.hash }
    func vector(_ old: Int, _ now: Int) -> Vector {
      let (from, to) = (gone[old].block.bounds, new[now].block.bounds)
      return Vector(right: to.x - from.x, down: to.y - from.y)
    }
    func isSame(_ old: Int, _ now: Int) -> Bool {
      let (from, to) = (gone[old].block, new[now].block)
      return from.bounds.width == to.bounds.width && from.bounds.height == to.bounds.height
        && from.ground == to.ground && a.hasEqual(from.bounds, to: to.bounds, of: b)
    }
    // First those that are alone, or as many with one way; then what went the same ways.
    for (hash, old) in olds.sorted(by: { $0.value[0] < $1.value[0] }) {
      guard let now = news[hash], now.count == old.count, gone[old[0]].block.isTellable,
        Set(zip(old, now).map { vector($0, $1) }).count == 1, zip(old, now).allSatisfy({ isSame($0, $1) })
      else { continue }
      pairs += zip(old, now).map { ($0, $1) }
    }
    var votes: [Vector: Int] = [:]
    for pair in pairs { votes[vector(pair.old, pair.now), default: 0] += 1 }
    let ways = votes.sorted { ($1.value, $0.key.down, $0.key.right) < ($0.value, $1.key.down, $1.key.right) }
      .map(\.key)
    var usedOld = Set(pairs.map(\.old))
    var usedNew = Set(pairs.map(\.now))
    for way in ways.prefix(16) {
      for (hash, old) in olds.sorted(by: { $0.value[0] < $1.value[0] }) {
        guard let now = news[hash], max(old.count, now.count) <= Self.mostEqual else { continue }
        for one in old where !usedOld.contains(one) {
          let found = now.first { !usedNew.contains($0) && vector(one, $0) == way && isSame(one, $0) }
          guard let found else { continue }
          pairs.append((one, found))
          usedOld.insert(one)
          usedNew.insert(found)
        }
      }
    }
    let groups = Dictionary(grouping: pairs) { vector($0.old, $0.now) }
    var told: [(old: Int, now: Int)] = []
    for (way, group) in groups.sorted(by: { ($0.key.down, $0.key.right) < ($1.key.down, $1.key.right) }) {
      if let only = group.first, group.count == 1, !isConvincing(only.old, only.now) { continue }
      told += group
      let sorted = group.sorted { $0.old < $1.old }
      changes.append(
        PictureChange(
          fact: .moved(right: way.right, down: way.down), before: sorted.map { gone[$0.old].block.bounds },
          after: sorted.map { new[$0.now].block.bounds }))
    }
    remove(Set(told.map(\.old)), Set(told.map(\.now)))
  }

  /// Whether one block is the same one elsewhere: a small one, such as a digit, is so on free ground only.
  private func isConvincing(_ old: Int, _ now: Int) -> Bool {
    let (from, to) = (gone[old].block, new[now].block)
    return from.bounds.area >= 400
      || b.isPlain(from.bounds, from.ground) && a.isPlain(to.bounds, to.ground)
  }

  private mutating func remove(_ olds: Set<Int>, _ news: Set<Int>) {
    gone = gone.indices.filter { !olds.contains($0) }.map { gone[$0] }
    new = new.indices.filter { !news.contains($0) }.map { new[$0] }
  }

  // MARK: One block that became another one

  private mutating func findOthers() {
    var (usedOld, usedNew) = (Set<Int>(), Set<Int>())
    for (now, placed) in new.enumerated() {
      let to = placed.block
      let partners = gone.indices.filter { old in
        !usedOld.contains(old) && gone[old].block.ground == to.ground
          && gone[old].block.bounds.intersection(to.bounds) != nil
      }
      // No kind of change names one block that became two, or the other way round.
      guard partners.count == 1, let old = partners.first,
        new.count(where: { $0.block.bounds.intersection(gone[old].block.bounds) != nil }) == 1,
        let change = change(gone[old].block, to)
      else { continue }
      usedOld.insert(old)
      usedNew.insert(now)
      changes.append(change)
    }
    remove(usedOld, usedNew)
  }

  private func change(_ from: PictureBlock, _ to: PictureBlock) -> PictureChange? {
    func change(_ fact: PictureChange.Fact, _ before: [PixelRect], _ after: [PixelRect]) -> PictureChange {
      PictureChange(fact: fact, before: before, after: after, content: from.hash ^ to.hash &* 31)
    }
    let rows = min(from.bounds.minY, to.bounds.minY)..<max(from.bounds.maxY, to.bounds.maxY)
    if let old = GlyphRow(from, rows: rows, a), let now = GlyphRow(to, rows: rows, b) {
      func part(_ columns: Range<Int>, _ block: PictureBlock) -> PixelRect {
        PixelRect(
          x: block.bounds.x + columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count
        )
      }
      switch GlyphRow.compare(old, now) {
      case .text(let new):
        let whole = change(.text(PixelRect?.none), [from.bounds], [to.bounds])
        let isPart = new.count * 4 <= to.bounds.width * 3 && !new.isEmpty
        return isPart ? change(.text(part(new, to)), whole.before, whole.after) : whole
      case .spaced: return change(.spaced, [from.bounds], [to.bounds])
      case .appeared(let new):
        return b.ink(in: part(new, to), on: to.ground).map { change(.appeared, [], [$0]) }
      case .vanished(let old):
        return a.ink(in: part(old, from), on: from.ground).map { change(.vanished, [$0], []) }
      case nil: break
      }
    }
    let isSameSize = from.bounds.width == to.bounds.width && from.bounds.height == to.bounds.height
    if isSameSize || !from.isTellable || !to.isTellable { return nil }
    if BlockShapes.isStretched(from, a, to, b) { return change(.resized, [from.bounds], [to.bounds]) }
    return BlockShapes.scale(from, a, to, b).map { change(.scaled($0.scale), [from.bounds], [to.bounds]) }
  }

  // MARK: On one side only

  private mutating func findArrivals() {
    func isAlone(_ one: Placed, among others: [Placed]) -> Bool {
      one.block.isTellable
        && others.allSatisfy { other in
          let (mine, its) = (one.block.bounds, other.block.bounds)
          // A thing near by or of much the same size may be the same one, drawn otherwise.
          return one.window != other.window && mine.intersection(its) == nil
            && !(isNear(mine.width, its.width) && isNear(mine.height, its.height))
        }
    }
    let came = new.indices.filter { isAlone(new[$0], among: gone) }
    let went = gone.indices.filter { isAlone(gone[$0], among: new) }
    for (_, members) in Dictionary(grouping: came, by: { new[$0].window }).sorted(by: { $0.key < $1.key }) {
      changes.append(
        PictureChange(
          fact: .appeared, before: [], after: members.map { new[$0].block.bounds },
          content: members.reduce(0) { $0 ^ new[$1].block.hash }))
    }
    for (_, members) in Dictionary(grouping: went, by: { gone[$0].window }).sorted(by: { $0.key < $1.key }) {
      changes.append(
        PictureChange(
          fact: .vanished, before: members.map { gone[$0].block.bounds }, after: [],
          content: members.reduce(0) { $0 ^ gone[$1].block.hash }))
    }
    remove(Set(went), Set(came))
  }

  private func isNear(_ a: Int, _ b: Int) -> Bool { abs(a - b) <= max(2, max(a, b) * 3 / 20) }
}
