import Foundation

/// The algorithm of ``ElementMatching``.
struct ElementMatcher {
  private let baseline: FlatElementTree
  private let candidate: FlatElementTree
  private let before: ElementSignatures
  private let after: ElementSignatures
  private(set) var partners: [Int?]
  private(set) var origins: [Int?]
  /// Pairs whose children are still to be matched.
  private var open: [(Int, Int)] = []
  /// The number of pairs of siblings that were compared.
  private(set) var comparisonCount = 0

  /// The number of pairs of siblings that may be compared for each element, beside ``SiblingAlignment/cellLimit`` in all:
  /// screens need far fewer.
  static let comparisonsPerElement = 8

  /// A reason to take two elements for the same one.
  private enum Key: Hashable {
    case identifier(ElementType, String)
    case bareIdentifier(String)
    case content(UInt64)
    case label(ElementType, String)

    var isIdentifier: Bool {
      switch self {
      case .identifier, .bareIdentifier: true
      case .content, .label: false
      }
    }
  }

  init(_ baseline: FlatElementTree, _ candidate: FlatElementTree) {
    self.baseline = baseline
    self.candidate = candidate
    before = ElementSignatures(baseline)
    after = ElementSignatures(candidate)
    partners = Array(repeating: nil, count: baseline.nodes.count)
    origins = Array(repeating: nil, count: candidate.nodes.count)
  }

  mutating func run() {
    pair(0, 0)
    pairUnique(Array(baseline.nodes.indices.dropFirst()), Array(candidate.nodes.indices.dropFirst())) {
      element, _ in element.identifier.isEmpty ? nil : .identifier(element.type, element.identifier)
    }
    while let (a, b) = open.popLast() { matchChildren(of: a, and: b) }
  }

  private mutating func pair(_ a: Int, _ b: Int) {
    partners[a] = b
    origins[b] = a
    open.append((a, b))
  }

  private mutating func matchChildren(of a: Int, and b: Int) {
    pairByUniqueKeys(baseline[a].children, candidate[b].children)
    let moved = displaced(a, b)
    pairNeighbours(of: a, and: b, moved)
    if !moved.isEmpty { pairNeighbours(of: a, and: b, moved, isBesideMoved: false) }
    pairByUniqueKeys(baseline[a].children, candidate[b].children)
    // A container was added around some of the children, or removed.
    for wrapper in candidate[b].children where origins[wrapper] == nil {
      pairByUniqueKeys(baseline[a].children, candidate[wrapper].children)
    }
    for wrapper in baseline[a].children where partners[wrapper] == nil {
      pairByUniqueKeys(baseline[wrapper].children, candidate[b].children)
    }
  }

  /// Pairs elements by keys that are unique on both sides.
  private mutating func pairByUniqueKeys(_ a: [Int], _ b: [Int]) {
    pairUnique(a, b) { element, _ in
      element.identifier.isEmpty ? nil : .identifier(element.type, element.identifier)
    }
    pairUnique(a, b) { _, digest in .content(digest) }
    pairUnique(a, b) { element, _ in element.label.isEmpty ? nil : .label(element.type, element.label) }
    pairUnique(a, b) { element, _ in element.identifier.isEmpty ? nil : .bareIdentifier(element.identifier) }
  }

  /// Pairs the unpaired elements of two lists that have a key which each list has once.
  ///
  /// An identifier must be unique in the whole lists: the last unpaired one of several is no evidence.
  private mutating func pairUnique(_ a: [Int], _ b: [Int], key: (Element, UInt64) -> Key?) {
    let old = owners(a) { number in
      key(baseline[number].element, before.digests[number]).map { ($0, partners[number] == nil) }
    }
    if old.isEmpty { return }
    let new = owners(b) { number in
      key(candidate[number].element, after.digests[number]).map { ($0, origins[number] == nil) }
    }
    for number in a where partners[number] == nil {
      guard let key = key(baseline[number].element, before.digests[number]) else { continue }
      if old[key] == number, let partner = new[key], origins[partner] == nil { pair(number, partner) }
    }
  }

  /// The one element of a list that has a key, for each key that only one has.
  private func owners(_ numbers: [Int], key: (Int) -> (key: Key, isFree: Bool)?) -> [Key: Int] {
    var owners: [Key: Int?] = [:]
    for number in numbers {
      guard let (key, isFree) = key(number) else { continue }
      if !isFree, !key.isIdentifier { continue }
      owners.updateValue(owners[key] == nil ? number : nil, forKey: key)
    }
    return owners.compactMapValues { $0 }
  }

  /// The children of `b` whose partners stand in another order in `a`, as few as can be.
  private func displaced(_ a: Int, _ b: Int) -> Set<Int> {
    let order = baseline[a].children.compactMap { partners[$0] }.filter { candidate[$0].parent == b }
    if zip(order, order.dropFirst()).allSatisfy({ $0 < $1 }) { return [] }
    return Set(order).subtracting(order.longestAscent.map { order[$0] })
  }

  /// The digests of the unpaired children of two paired elements.
  private func freeDigests(_ a: Int, _ b: Int) -> (old: Set<UInt64>, new: Set<UInt64>) {
    (
      Set(baseline[a].children.filter { partners[$0] == nil }.map { before.digests[$0] }),
      Set(candidate[b].children.filter { origins[$0] == nil }.map { after.digests[$0] })
    )
  }

  /// Aligns the unpaired children that stand between the same paired neighbours.
  ///
  /// What is beside a child that stands elsewhere now may have moved along with it, or not. So there, two that are not the
  /// same are no pair if one of them is on the other side as it is.
  ///
  /// - Parameters:
  ///   - a: The element whose children are aligned.
  ///   - b: Its partner.
  ///   - moved: The children of `b` that stand elsewhere among their siblings.
  ///   - isBesideMoved: Whether these are neighbours, too; otherwise only those are that kept their order.
  private mutating func pairNeighbours(
    of a: Int, and b: Int, _ moved: Set<Int>, isBesideMoved: Bool = true
  ) {
    // A gap is named by the child of `b` that opens it; -1 is the beginning.
    var gaps: [Int: (a: [Int], b: [Int])] = [:]
    var names: [Int] = []
    var gap = -1
    func openGap(_ name: Int) {
      if gaps[name] == nil {
        gaps[name] = ([], [])
        names.append(name)
      }
    }
    openGap(-1)
    for child in candidate[b].children {
      if let origin = origins[child] {
        if baseline[origin].parent == a, isBesideMoved || !moved.contains(child) { gap = child }
      } else {
        openGap(gap)
        gaps[gap]?.b.append(child)
      }
    }
    gap = -1
    for child in baseline[a].children {
      if let partner = partners[child] {
        if candidate[partner].parent == b, isBesideMoved || !moved.contains(partner) { gap = partner }
      } else if gaps[gap] != nil {
        gaps[gap]?.a.append(child)
      }
    }
    let corners = (baseline[a].element.frame.origin, candidate[b].element.frame.origin)
    let repeated = repeatedTypes(baseline, baseline[a].children).union(
      repeatedTypes(candidate, candidate[b].children))
    let free: (old: Set<UInt64>, new: Set<UInt64>) = moved.isEmpty ? ([], []) : freeDigests(a, b)
    for name in names {
      guard let (left, right) = gaps[name], !left.isEmpty, !right.isEmpty else { continue }
      let rest =
        Self.comparisonsPerElement * (baseline.nodes.count + candidate.nodes.count)
        + SiblingAlignment.cellLimit - comparisonCount
      var compared = 0
      let pairs = SiblingAlignment.align(left.count, right.count, atMost: rest) { i, j in
        compared += 1
        let (x, y) = (baseline[left[i]].element, candidate[right[j]].element)
        let (old, new) = (before.sketches[left[i]], after.sketches[right[j]])
        let isSame = before.digests[left[i]] == after.digests[right[j]]
        if moved.contains(name), !isSame,
          free.new.contains(before.digests[left[i]]) || free.old.contains(after.digests[right[j]])
        {
          return 0
        }
        let holdsMuch = min(old.count, new.count) >= ElementSignatures.distinctiveTextCount
        return SiblingAlignment.score(
          x, y,
          SiblingAlignment.Evidence(
            similarity: ElementSignatures.similarity(old, new),
            isSame: isSame,
            isDistinctive: holdsMuch && repeated.contains(x.type),
            isAlone: left.count == 1 && right.count == 1,
            isOnly: !repeated.contains(x.type),
            corners: corners))
      }
      comparisonCount += compared
      for (i, j) in pairs { pair(left[i], right[j]) }
    }
  }

  private func repeatedTypes(_ outline: FlatElementTree, _ children: [Int]) -> Set<ElementType> {
    var (seen, repeated) = (Set<ElementType>(), Set<ElementType>())
    for child in children where !seen.insert(outline[child].element.type).inserted {
      repeated.insert(outline[child].element.type)
    }
    return repeated
  }
}
