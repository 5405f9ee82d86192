/// Finds where the pictures of two lists may differ, without drawing either.
///
/// Lists are trees: a push holds all up to its pop. Of the things at one level those that both lists have, in the same
/// order, are left alone; a push of the same kind is entered; all else counts with all its pixels. A pixel outside of
/// those is painted by the same commands in the same order in both lists, so it is the same.
struct DisplayListChange {
  private let old: DisplayList
  private let new: DisplayList
  private let oldPrints: Footprints
  private let newPrints: Footprints
  /// The number of commands that both lists begin with.
  private let commonBeginning: Int
  /// The number of commands that the new list has more.
  private let growth: Int
  /// The index in the old list from which on both lists have the same commands.
  private let commonEnd: Int
  /// Runs of commands with the same state around them, still to be compared.
  private var waiting: [(old: Range<Int>, new: Range<Int>)] = []
  /// The pixels that differ.
  private(set) var region = DamageRegion()

  /// The most pairs of commands to search for commands in both lists; beyond, all between the first and the
  /// last difference counts.
  ///
  /// 10 000 comparisons of different commands take less than the tenth of a millisecond.
  private static let largestSearch = 10_000

  /// Compares two lists.
  init(from old: DisplayList, _ oldPrints: Footprints, to new: DisplayList, _ newPrints: Footprints) {
    self.old = old
    self.oldPrints = oldPrints
    self.new = new
    self.newPrints = newPrints
    growth = new.commands.count - old.commands.count
    let shorter = min(old.commands.count, new.commands.count)
    commonBeginning = zip(old.commands, new.commands).prefix { $0 == $1 }.count
    commonEnd =
      old.commands.count
      - zip(old.commands.reversed(), new.commands.reversed()).prefix(shorter - commonBeginning)
      .prefix { $0 == $1 }.count
    // A list of the remaining work instead of recursion: pushes may be nested to any depth.
    waiting = [(old.commands.indices, new.commands.indices)]
    while let (old, new) = waiting.popLast() { compare(old, new) }
  }

  /// Compares two runs of commands that have the same state around them.
  private mutating func compare(_ oldRun: Range<Int>, _ newRun: Range<Int>) {
    let olds = Self.nodes(in: oldRun, oldPrints)
    let news = Self.nodes(in: newRun, newPrints)
    var first = 0
    while first < olds.count, first < news.count, areEqual(olds[first], news[first]) { first += 1 }
    var (oldEnd, newEnd) = (olds.count, news.count)
    while oldEnd > first, newEnd > first, areEqual(olds[oldEnd - 1], news[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
    }
    let (oldRest, newRest) = (olds[first..<oldEnd], news[first..<newEnd])
    if oldRest.count == newRest.count {
      // The usual case: some things look different, and none came or went.
      for (old, new) in zip(oldRest, newRest) { replace(old, by: new) }
    } else if oldRest.count * newRest.count <= Self.largestSearch {
      let changes = newRest.map { Node(place: $0, list: .new) }.difference(
        from: oldRest.map { Node(place: $0, list: .old) },
        by: { first, second in
          // The standard library does not define which of the two comes first.
          first.list == .old ? areEqual(first.place, second.place) : areEqual(second.place, first.place)
        })
      for change in changes {
        switch change {
        case .insert(_, let node, _), .remove(_, let node, _):
          region.add((node.list == .old ? oldPrints : newPrints).painted[node.place.lowerBound])
        }
      }
    } else {
      for node in oldRest { region.add(oldPrints.painted[node.lowerBound]) }
      for node in newRest { region.add(newPrints.painted[node.lowerBound]) }
    }
  }

  /// One thing at a level, and whose it is.
  private struct Node {
    enum Side { case old, new }
    var place: Range<Int>
    var list: Side
  }

  /// The places of a run: single commands, and pushes with all up to their pops.
  private static func nodes(in run: Range<Int>, _ prints: Footprints) -> [Range<Int>] {
    var nodes: [Range<Int>] = []
    var next = run.lowerBound
    while next < run.upperBound {
      let end = prints.ends[next] + 1
      nodes.append(next..<end)
      next = end
    }
    return nodes
  }

  private func areEqual(_ old: Range<Int>, _ new: Range<Int>) -> Bool {
    guard old.count == new.count else { return false }
    // In the beginning and the end that both have it is known without looking.
    if old.lowerBound == new.lowerBound, old.lowerBound <= commonBeginning {
      return old.upperBound <= commonBeginning || old.upperBound == old.lowerBound
    }
    if old.lowerBound + growth == new.lowerBound, old.lowerBound >= commonEnd { return true }
    return zip(old, new).allSatisfy { self.old.commands[$0] == self.new.commands[$1] }
  }

  private mutating func replace(_ old: Range<Int>, by new: Range<Int>) {
    if areEqual(old, new) { return }
    if old.count > 1, new.count > 1, self.old.commands[old.lowerBound] == self.new.commands[new.lowerBound] {
      waiting.append(
        (old.lowerBound + 1..<old.upperBound - 1, new.lowerBound + 1..<new.upperBound - 1))
      return
    }
    region.add(oldPrints.painted[old.lowerBound])
    region.add(newPrints.painted[new.lowerBound])
  }
}
