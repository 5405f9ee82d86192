import Foundation

/// The work of ``ElementMatching``.
struct ElementMatcher {
  private let baseline: ElementOutline
  private let candidate: ElementOutline
  private let before: ElementSignatures
  private let after: ElementSignatures
  private(set) var partners: [Int?]
  private(set) var origins: [Int?]
  /// Pairs whose children are still to be matched.
  private var open: [(Int, Int)] = []

  /// What makes two elements the same one.
  private enum Key: Hashable {
    case identifier(ElementType, String)
    case bareIdentifier(String)
    case content(UInt64)
    case label(ElementType, String)
  }

  init(_ baseline: ElementOutline, _ candidate: ElementOutline) {
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
    pairTelling(baseline[a].children, candidate[b].children)
    pairNeighbours(of: a, and: b)
    pairTelling(baseline[a].children, candidate[b].children)
    // A container that came around some of the children, or went.
    for wrapper in candidate[b].children where origins[wrapper] == nil {
      pairTelling(baseline[a].children, candidate[wrapper].children)
    }
    for wrapper in baseline[a].children where partners[wrapper] == nil {
      pairTelling(baseline[wrapper].children, candidate[b].children)
    }
  }

  /// Pairs what something unique tells.
  private mutating func pairTelling(_ a: [Int], _ b: [Int]) {
    pairUnique(a, b) { element, _ in
      element.identifier.isEmpty ? nil : .identifier(element.type, element.identifier)
    }
    pairUnique(a, b) { _, digest in .content(digest) }
    pairUnique(a, b) { element, _ in element.label.isEmpty ? nil : .label(element.type, element.label) }
    pairUnique(a, b) { element, _ in element.identifier.isEmpty ? nil : .bareIdentifier(element.identifier) }
  }

  /// Pairs the unpaired elements of two lists that have a key which each list has once.
  private mutating func pairUnique(_ a: [Int], _ b: [Int], key: (Element, UInt64) -> Key?) {
    var owners: [Key: Int?] = [:]
    for number in b where origins[number] == nil {
      guard let key = key(candidate[number].element, after.digests[number]) else { continue }
      owners.updateValue(owners[key] == nil ? number : nil, forKey: key)
    }
    if owners.isEmpty { return }
    var seen: [Key: Int] = [:]
    var keyed: [(Key, Int)] = []
    for number in a where partners[number] == nil {
      guard let key = key(baseline[number].element, before.digests[number]) else { continue }
      seen[key, default: 0] += 1
      keyed.append((key, number))
    }
    for (key, number) in keyed where seen[key] == 1 {
      if case .some(.some(let partner)) = owners[key] { pair(number, partner) }
    }
  }

  /// Aligns the unpaired children that stand between the same paired neighbours.
  private mutating func pairNeighbours(of a: Int, and b: Int) {
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
        if baseline[origin].parent == a { gap = child }
      } else {
        openGap(gap)
        gaps[gap]?.b.append(child)
      }
    }
    gap = -1
    for child in baseline[a].children {
      if let partner = partners[child] {
        if candidate[partner].parent == b { gap = partner }
      } else if gaps[gap] != nil {
        gaps[gap]?.a.append(child)
      }
    }
    let corners = (baseline[a].element.frame.origin, candidate[b].element.frame.origin)
    for name in names {
      guard let (left, right) = gaps[name], !left.isEmpty, !right.isEmpty else { continue }
      let alone = left.count == 1 && right.count == 1
      let pairs = SiblingAlignment.align(left.count, right.count) { i, j in
        let (x, y) = (baseline[left[i]].element, candidate[right[j]].element)
        let likeness = ElementSignatures.likeness(before.sketches[left[i]], after.sketches[right[j]])
        return SiblingAlignment.score(
          x, y, movedBy: corners, likeness: likeness,
          sameContent: before.digests[left[i]] == after.digests[right[j]],
          alone: alone)
      }
      for (i, j) in pairs { pair(left[i], right[j]) }
    }
  }
}
