import Foundation
import GalleyTree

/// A pairing of the views of two screens.
///
/// The children of two paired views are paired by what only one on each side has: the identity in a `ForEach`, the element that
/// stands for it, all that was given to it, its text. The rest is aligned in order, those of one kind with each other.
struct ViewMatching {
  let baseline: FlatViewTree
  let candidate: FlatViewTree
  /// For each view of the approved screen, the number of its partner in the new one.
  private(set) var partners: [Int?]
  /// For each view of the new screen, the number of its partner in the approved one.
  private(set) var origins: [Int?]
  /// For each view of the approved screen, the pairs of its modifiers; on one side only where one came or went.
  private(set) var modifiers: [[(before: Int?, after: Int?)]]

  let elements: ElementMatching
  private var open: [(Int, Int)] = []

  /// Pairs views.
  ///
  /// - Parameters:
  ///   - baseline: The views of the approved screen.
  ///   - candidate: The views of the new screen.
  ///   - elements: The pairs of the elements.
  init(_ baseline: FlatViewTree, _ candidate: FlatViewTree, _ elements: ElementMatching) {
    self.baseline = baseline
    self.candidate = candidate
    self.elements = elements
    partners = Array(repeating: nil, count: baseline.nodes.count)
    origins = Array(repeating: nil, count: candidate.nodes.count)
    modifiers = Array(repeating: [], count: baseline.nodes.count)
    pair(0, 0)
    pairInside()
    pairElsewhere()
    pairInside()
  }

  /// Pairs what is inside of the views that were paired.
  private mutating func pairInside() {
    while let (a, b) = open.popLast() {
      modifiers[a] = alignModifiers(a, b)
      for (before, after) in modifiers[a] {
        guard let before, let after else { continue }
        pair(baseline[a].modifiers[before].extras, candidate[b].modifiers[after].extras)
      }
      pair(baseline[a].children, candidate[b].children)
      pairThroughContainers(baseline[a].children, candidate[b].children)
    }
  }

  /// Pairs what went from one view to another as it was, with its element; pictures are marks, and told as such.
  private mutating func pairElsewhere() {
    var arrived: [Int: Int] = [:]
    for b in candidate.nodes.indices where origins[b] == nil {
      guard let parent = candidate[b].parent, origins[parent] != nil, let element = candidate[b].firstElement
      else { continue }
      arrived[element] = b
    }
    if arrived.isEmpty { return }
    var pairs: [(Int, Int)] = []
    for a in baseline.nodes.indices where partners[a] == nil && baseline[a].kind != "Image" {
      guard let parent = baseline[a].parent, partners[parent] != nil,
        let b = baseline[a].firstElement.flatMap({ elements.partners[$0] }).flatMap({ arrived[$0] }),
        origins[b] == nil, baseline[a].digest == candidate[b].digest, baseline[a].role == candidate[b].role,
        !isReplaced(a, in: parent), !isReplacing(b)
      else { continue }
      pairs.append((a, b))
    }
    for (a, b) in pairs { pair(a, b) }
  }

  /// Whether something of its kind came in place of a view, as numbers of rows do that changed places.
  private func isReplaced(_ a: Int, in parent: Int) -> Bool {
    guard let holder = partners[parent] else { return false }
    return candidate.inside(holder).contains { origins[$0] == nil && candidate[$0].kind == baseline[a].kind }
  }

  /// Whether a view came in place of something of its kind.
  private func isReplacing(_ b: Int) -> Bool {
    guard let holder = candidate[b].parent.flatMap({ origins[$0] }) else { return false }
    return baseline.inside(holder).contains { partners[$0] == nil && baseline[$0].kind == candidate[b].kind }
  }

  /// Whether two partners are in views that are on both screens, but not the same one.
  func isElsewhere(_ a: Int, _ b: Int) -> Bool {
    guard let parent = baseline[a].parent, let other = candidate[b].parent,
      let partner = partners[parent], origins[other] != nil
    else { return false }
    return partner != other
  }

  private mutating func pair(_ a: Int, _ b: Int) {
    partners[a] = b
    origins[b] = a
    open.append((a, b))
  }

  /// What may tell a view from its siblings.
  private enum Key: Hashable {
    case id(String, String)
    case element(Int)
    case all(Int)
    case content(String, Set<Int>)
  }

  /// What views are told by, the most trusted first.
  private enum Trait: CaseIterable {
    case id, all, content, element
  }

  private func key(_ trait: Trait, _ node: FlatViewTree.Node, isNew: Bool) -> Key? {
    switch trait {
    case .id: node.id.map { .id(node.kind, $0) }
    case .element: node.firstElement.map { .element(isNew ? $0 : elements.partners[$0] ?? -1 - $0) }
    case .all: .all(node.digest)
    case .content: node.contents.isEmpty ? nil : .content(node.kind, node.contents)
    }
  }

  private mutating func pair(_ a: [Int], _ b: [Int]) {
    if areDots(a, b) {
      for (i, j) in zip(a, b) { pair(i, j) }
      return
    }
    pairByKeys(a, b)
    let (left, right) = (a.filter { partners[$0] == nil }, b.filter { origins[$0] == nil })
    if left.isEmpty || right.isEmpty { return }
    let (before, after) = (ranks(among: a, partners), ranks(among: b, origins))
    let kept = a.filter { partners[$0] != nil && baseline[$0].contents.count >= Self.fewestContents }
    let pairs = SiblingAlignment.align(left.count, right.count) { i, j in
      // Nothing in common, and on the other side of a sibling that is there on both screens: one went, another came.
      let (a, b) = (left[i], right[j])
      let common = common(a, b)
      if before[i] != after[j], common == 0 || isBare(a, b) { return 0 }
      if areOfOtherSources(a, b) { return 0 }
      // Of rows of which some are kept, one that says nearly all otherwise is another one.
      let isOther =
        isFull(a, b) && common < Self.leastCommon && kept.contains { baseline.isMade($0, like: a) }
      return isOther ? 0 : score(a, b)
    }
    for (i, j) in pairs { pair(left[i], right[j]) }
    pairRenamed(left.filter { partners[$0] == nil }, right.filter { origins[$0] == nil })
    pairShapes(left.filter { partners[$0] == nil }, right.filter { origins[$0] == nil })
    pairLines(a, b)
    pairRetagged(left.filter { partners[$0] == nil }, right.filter { origins[$0] == nil })
    pairLeftOver(a, b)
  }

  /// Pairs the only text that is left over on both screens among the same siblings in the same order, and whose element has no partner
  /// either: it says something else, whatever else changed about it, and whether its identity is what it says or not.
  private mutating func pairLeftOver(_ a: [Int], _ b: [Int]) {
    let (old, new) = (a.filter { partners[$0] == nil }, b.filter { origins[$0] == nil })
    guard a.count == b.count, a.count > 1, old.count == 1, new.count == 1,
      baseline[old[0]].kind == "Text", candidate[new[0]].kind == "Text",
      haveOneName(old[0], new[0]) || isNamedByText(baseline[old[0]]) && isNamedByText(candidate[new[0]]),
      baseline[old[0]].element.map({ [nil, candidate[new[0]].element].contains(elements.partners[$0]) })
        ?? true,
      candidate[new[0]].element.map({ [nil, baseline[old[0]].element].contains(elements.origins[$0]) })
        ?? true,
      zip(a, b).allSatisfy({ partners[$0] == $1 || $0 == old[0] && $1 == new[0] })
    else { return }
    pair(old[0], new[0])
  }

  /// Whether the identity of a text in a `ForEach` is what it says.
  private func isNamedByText(_ node: FlatViewTree.Node) -> Bool {
    node.id != nil && node.id == node.facts[.text]
  }

  /// Pairs boxes of a page that show the same by other elements of HTML, such as a link in place of a button.
  private mutating func pairRetagged(_ a: [Int], _ b: [Int]) {
    for i in a where StyledBox.isKind(baseline[i].kind) && !baseline[i].contents.isEmpty {
      let same = b.filter { j in
        origins[j] == nil && StyledBox.isKind(candidate[j].kind)
          && candidate[j].contents == baseline[i].contents
      }
      if same.count == 1 { pair(i, same[0]) }
    }
  }

  /// For each of some siblings that has no partner, how many before it have one.
  private func ranks(among siblings: [Int], _ partners: [Int?]) -> [Int] {
    var count = 0
    return siblings.compactMap { sibling in
      if partners[sibling] == nil { return count }
      count += 1
      return nil
    }
  }

  /// How many texts and pictures a row has at least that is known by them.
  private static let fewestContents = 3

  /// The part of those that a row keeps, if it is the same row.
  private static let leastCommon = 0.5

  private func isFull(_ a: Int, _ b: Int) -> Bool {
    min(baseline[a].contents.count, candidate[b].contents.count) >= Self.fewestContents
  }

  /// The part of their texts and pictures that two views have in common; 1 where one has none.
  private func common(_ a: Int, _ b: Int) -> Double {
    let (old, new) = (baseline[a].contents, candidate[b].contents)
    let least = min(old.count, new.count)
    return least == 0 ? 1 : Double(old.intersection(new).count) / Double(least)
  }

  /// Whether one of two views says something and the other one nothing, as a row whose content is cut off.
  private func isBare(_ a: Int, _ b: Int) -> Bool {
    baseline[a].contents.isEmpty != candidate[b].contents.isEmpty
  }

  /// Whether views are as many shapes side by side on both screens, such as the dots of pages: these are told by their places.
  private func areDots(_ a: [Int], _ b: [Int]) -> Bool {
    guard a.count > 1, a.count == b.count, let kind = a.first.map({ baseline[$0].kind }) else { return false }
    func isDot(_ node: FlatViewTree.Node) -> Bool {
      node.kind == kind && node.isInLine && node.contents.isEmpty && node.firstElement == nil
        && node.id == nil
    }
    return a.allSatisfy { isDot(baseline[$0]) } && b.allSatisfy { isDot(candidate[$0]) }
  }

  private mutating func pairByKeys(_ a: [Int], _ b: [Int]) {
    for trait in Trait.allCases {
      let old = unique(a.filter { partners[$0] == nil }) { key(trait, baseline[$0], isNew: false) }
      if old.isEmpty { continue }
      let new = unique(b.filter { origins[$0] == nil }) { key(trait, candidate[$0], isNew: true) }
      for (key, a) in old.sorted(by: { $0.value < $1.value }) {
        guard let b = new[key], haveOneName(a, b), trait == .id || !areToldApart(a, b) else { continue }
        if trait == .element, isAnother(b, than: a) { continue }
        pair(a, b)
      }
    }
  }

  /// Whether the elements of two views have other names, and each of them is on both screens under its own.
  private func areToldApart(_ a: Int, _ b: Int) -> Bool {
    guard let one = baseline[a].element, let other = candidate[b].element,
      let partner = elements.partners[one], let origin = elements.origins[other], partner != other
    else { return false }
    let (old, new) = (elements.baseline[one].element.label, elements.candidate[other].element.label)
    return old != new && !old.isEmpty && !new.isEmpty && elements.candidate[partner].element.label == old
      && elements.baseline[origin].element.label == new
  }

  private func unique(_ numbers: [Int], _ key: (Int) -> Key?) -> [Key: Int] {
    var found: [Key: Int?] = [:]
    for number in numbers {
      guard let key = key(number) else { continue }
      found.updateValue(found[key] == nil ? number : nil, forKey: key)
    }
    return found.compactMapValues { $0 }
  }

  /// Whether two views have one kind and identity; what is cut off inside its modifiers may be of any kind.
  private func haveOneName(_ a: Int, _ b: Int) -> Bool {
    let (old, new) = (baseline[a], candidate[b])
    guard
      old.kind == new.kind || ViewProperty.isModifier(old.kind) != ViewProperty.isModifier(new.kind)
        || isRetagged(old, new)
    else { return false }
    if let one = old.id, let other = new.id, one != other { return false }
    return true
  }

  /// Whether two boxes of a page show the same by other elements of HTML, such as headings of other levels.
  private func isRetagged(_ old: FlatViewTree.Node, _ new: FlatViewTree.Node) -> Bool {
    guard StyledBox.isKind(old.kind), StyledBox.isKind(new.kind), let one = old.firstElement,
      let other = new.firstElement
    else { return false }
    return elements.partners[one] == other && !old.contents.isEmpty && old.contents == new.contents
  }

  /// Whether nothing says that two views with something in common are not the same one.
  private func mayBeOne(_ a: Int, _ b: Int) -> Bool {
    guard haveOneName(a, b) else { return false }
    guard let one = baseline[a].element, let other = candidate[b].element else { return true }
    if elements.partners[one] == other || isPart(one, other, baseline[a].kind) { return true }
    // What stands for them has been told apart already, by more than its place.
    let isTaken =
      elements.partners[one].map { isNamed(one, $0) } ?? false
      || elements.origins[other].map { isNamed($0, other) } ?? false
    return !isTaken
      && (baseline[a].look == candidate[b].look
        || !baseline[a].contents.isDisjoint(with: candidate[b].contents))
  }

  /// Whether a box had one text on one of the screens, which stands beside others in it on the other one.
  private func isPart(_ one: Int, _ other: Int, _ kind: String) -> Bool {
    guard StyledBox.isKind(kind) else { return false }
    return elements.partners[one].map { elements.candidate.isInside($0, of: other) } ?? false
      || elements.origins[other].map { elements.baseline.isInside($0, of: one) } ?? false
  }

  /// Whether two elements have one name.
  private func isNamed(_ a: Int, _ b: Int) -> Bool {
    elements.baseline[a].element.label == elements.candidate[b].element.label
  }

  private func score(_ a: Int, _ b: Int) -> Int {
    guard mayBeOne(a, b) else { return 0 }
    let (old, new) = (baseline[a], candidate[b])
    if old.digest == new.digest { return 64 }
    var score = 1
    if let element = old.firstElement, let other = new.firstElement {
      // Where nothing that is in them is the same, elements may be paired for their places alone.
      let haveContents = !old.contents.isEmpty && !new.contents.isEmpty
      let isSure = !haveContents || !old.contents.isDisjoint(with: new.contents)
      score += elements.partners[element] == other ? isSure ? 24 : 4 : 0
    }
    let most = max(old.contents.count, new.contents.count)
    if most > 0 { score += 16 * old.contents.intersection(new.contents).count / most }
    let facts = Set(old.facts.keys).union(new.facts.keys)
    if !facts.isEmpty { score += 4 * facts.count { old.facts[$0] == new.facts[$0] } / facts.count }
    if old.modifiers.map(\.kind) == new.modifiers.map(\.kind) { score += 2 }
    if old.extent.size == new.extent.size { score += 2 }
    if old.extent.origin == new.extent.origin { score += 3 }
    return score
  }

  /// Pairs what has another identity, which was made of what it shows, and shows nearly the same.
  private mutating func pairRenamed(_ a: [Int], _ b: [Int]) {
    for i in a {
      let same = b.first { j in
        guard origins[j] == nil, baseline[i].kind == candidate[j].kind, let element = baseline[i].firstElement
        else {
          return false
        }
        return elements.partners[element] == candidate[j].firstElement
          && !baseline[i].contents.isDisjoint(with: candidate[j].contents)
      }
      if let same { pair(i, same) }
    }
  }

  /// Pairs lines that have the identity of the row before them, which is another one now.
  private mutating func pairLines(_ a: [Int], _ b: [Int]) {
    for (row, line) in zip(a, a.dropFirst()) where partners[line] == nil {
      guard ViewChanges.isPlain(baseline[line].kind), let partner = partners[row],
        let place = b.firstIndex(of: partner), place + 1 < b.count, origins[b[place + 1]] == nil,
        candidate[b[place + 1]].kind == baseline[line].kind
      else { continue }
      pair(line, b[place + 1])
    }
    // As many lines of other rows separate the same number of rows.
    let old = a.filter { partners[$0] == nil && ViewChanges.isPlain(baseline[$0].kind) }
    let new = b.filter { origins[$0] == nil && ViewChanges.isPlain(candidate[$0].kind) }
    guard old.map({ baseline[$0].kind }) == new.map({ candidate[$0].kind }) else { return }
    for (i, j) in zip(old, new) { pair(i, j) }
  }

  /// Pairs shapes of other kinds that stand in one place.
  private mutating func pairShapes(_ a: [Int], _ b: [Int]) {
    guard a.count == 1, b.count == 1, ViewProperty.isShape(baseline[a[0]]),
      ViewProperty.isShape(candidate[b[0]])
    else { return }
    pair(a[0], b[0])
  }

  /// Pairs what got a container around it, or lost it.
  private mutating func pairThroughContainers(_ a: [Int], _ b: [Int]) {
    for container in b where origins[container] == nil {
      let left = a.filter { partners[$0] == nil }
      if !left.isEmpty { pairByKeys(left, candidate[container].children) }
    }
    for container in a where partners[container] == nil {
      let right = b.filter { origins[$0] == nil }
      if !right.isEmpty { pairByKeys(baseline[container].children, right) }
    }
  }

  private func alignModifiers(_ a: Int, _ b: Int) -> [(before: Int?, after: Int?)] {
    let (old, new) = (baseline[a].modifiers, candidate[b].modifiers)
    let pairs = SiblingAlignment.align(old.count, new.count) { i, j in
      guard old[i].kind == new[j].kind else { return 0 }
      return old[i].facts == new[j].facts ? 4 : 2
    }
    let (kept, came) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
    var all: [(before: Int?, after: Int?)] = pairs.map { ($0.0, $0.1) }
    // One that only stands elsewhere among the others is the same one.
    var rest = new.indices.filter { !came.contains($0) }
    for i in old.indices where !kept.contains(i) {
      if let index = rest.firstIndex(where: { new[$0].kind == old[i].kind }) {
        all.append((i, rest.remove(at: index)))
      } else {
        all.append((i, nil))
      }
    }
    return all + rest.map { (nil, $0) }
  }

  /// The pairs of views, in the order of the approved screen.
  var pairs: [(Int, Int)] {
    partners.enumerated().compactMap { number, partner in partner.map { (number, $0) } }
  }
}
