import Foundation
import GalleyTree

/// Assembles the findings of a ``TreeExplanation`` from facts about single elements.
struct FindingAssembler {
  private let names: ElementNames
  private let frames: FrameChanges
  private let reorderings: Reorderings
  private let growths: [SizeOrigins]
  private let shifts: [PositionOrigins]
  private var movers: [ChangeOrigin: [Int: CGVector]] = [:]
  private var growers: [ChangeOrigin: Set<Int>] = [:]
  private var passages: [ChangeOrigin: Set<Finding.Subject>] = [:]

  init(
    names: ElementNames, frames: FrameChanges, reorderings: Reorderings, growths: [SizeOrigins],
    shifts: [PositionOrigins]
  ) {
    self.names = names
    self.frames = frames
    self.reorderings = reorderings
    self.growths = growths
    self.shifts = shifts
  }

  private var matching: ElementMatching { frames.matching }

  mutating func assemble(_ content: ContentChanges) -> [Finding] {
    collectFollowers()
    collectPassages()
    let passed = Set(frames.passages.map(\.row))
    var findings: [Finding] = []
    for (number, partner) in matching.pairs {
      let subject = Finding.Subject(baseline: number, candidate: partner)
      findings += contentFindings(content, subject, number)
      for change in placeChanges(number, partner) {
        findings.append(followed(Finding(change: change.0, subject: subject), by: change.1))
      }
    }
    for number in matching.vanished
    where matching.baseline[number].parent.map({ matching.partners[$0] != nil }) ?? true {
      let subject = telling(number, in: matching.baseline)
      let finding = Finding(change: .vanished, subject: .init(baseline: subject))
      if passed.contains(finding.subject) { continue }
      findings.append(followed(finding, by: .vanished(number)))
    }
    for number in matching.appeared
    where matching.candidate[number].parent.map({ matching.origins[$0] != nil }) ?? true {
      let subject = telling(number, in: matching.candidate)
      let finding = Finding(change: .appeared, subject: .init(candidate: subject))
      if passed.contains(finding.subject) { continue }
      findings.append(followed(finding, by: .appeared(number)))
    }
    return findings
  }

  /// The element to name for one that appeared or vanished: of a window, the only element in it.
  private func telling(_ number: Int, in outline: FlatElementTree) -> Int {
    var number = number
    while outline[number].element.type == .window, outline[number].children.count == 1 {
      number = outline[number].children[0]
    }
    return number
  }

  /// Assigns every row that came into sight, or left it, to the origin of what moved it.
  private mutating func collectPassages() {
    for passage in frames.passages {
      let growth = growths[passage.axis.rawValue].origins[passage.leader]
      guard let origin = growth ?? shifts[passage.axis.rawValue].origins[passage.leader] else { continue }
      passages[origin, default: []].insert(passage.row)
    }
  }

  /// Assigns every change of place and size to its origin, where that is elsewhere.
  private mutating func collectFollowers() {
    for (number, _) in matching.pairs {
      for axis in Axis.allCases {
        if let origin = shifts[axis.rawValue].origins[number], follows(number, origin) {
          let shift = frames.shift(number, axis)
          var vector = movers[origin]?[number] ?? .zero
          if axis == .horizontal { vector.dx = shift } else { vector.dy = shift }
          movers[origin, default: [:]][number] = vector
        }
        if let origin = growths[axis.rawValue].origins[number], follows(number, origin) {
          growers[origin, default: []].insert(number)
        }
      }
    }
  }

  /// Whether an element lies outside of the one an origin is in; what lies inside is not mentioned.
  private func follows(_ number: Int, _ origin: ChangeOrigin) -> Bool {
    var subject = origin.baseline
    if case .gap(let member) = origin { subject = matching.baseline[member].parent }
    guard let subject else { return true }
    return !matching.baseline.isInside(number, of: subject)
  }

  private func followed(_ finding: Finding, by origin: ChangeOrigin) -> Finding {
    var finding = finding
    finding.movers = movers[origin] ?? [:]
    finding.growers = growers[origin] ?? []
    finding.passages = passages[origin] ?? []
    return finding
  }

  private func contentFindings(
    _ content: ContentChanges, _ subject: Finding.Subject, _ number: Int
  ) -> [Finding] {
    var findings: [Finding] = []
    var isLed = false
    for change in content.changes[number] {
      var finding = Finding(change: change, subject: subject)
      // The first change that can have caused it answers for the size, the lines and what follows.
      if change.drivesSize, !isLed {
        isLed = true
        finding = followed(finding, by: .content(number))
        finding.consequences = content.consequences[number]
        for axis in Axis.allCases where growths[axis.rawValue].origins[number] == .content(number) {
          if axis == .horizontal {
            finding.consequences.width = frames.growth(number, axis)
          } else {
            finding.consequences.height = frames.growth(number, axis)
          }
        }
      }
      if case .state = change, content.consequences[number].isRecolored {
        finding.consequences.isRecolored = true
      }
      findings.append(finding)
    }
    return findings
  }

  /// The changes of place and size that have their origin in an element, each with that origin.
  private func placeChanges(_ number: Int, _ partner: Int) -> [(Change, ChangeOrigin)] {
    let (old, new) = (matching.baseline[number].element, matching.candidate[partner].element)
    var changes: [(Change, ChangeOrigin)] = []
    if !matching.staysInPlace(number), let container = containerChange(number, partner) {
      changes.append((container, .container(number)))
    }
    let grown = Set(Axis.allCases.filter { growths[$0.rawValue].origins[number] == .frame(number) })
    if !grown.isEmpty {
      let insets = insets(number, grown)
      changes.append(
        (.resized(before: old.frame.size, after: new.frame.size, axes: grown, insets: insets), .frame(number))
      )
    }
    for axis in Axis.allCases
    where isOrigin(.spacing(number), axis) || shifts[axis.rawValue].spaced.contains(number) {
      guard let gap = frames.evenSpacing(number, axis) else { continue }
      changes.append(
        (
          .spacing(axis, before: gap.before, after: gap.after, elements: gap.elements), .spacing(number)
        ))
    }
    for axis in Axis.allCases {
      let gaps = shifts[axis.rawValue].gaps
      if gaps.isEmpty { continue }
      for child in frames.kept[number] {
        guard let gap = gaps[child] else { continue }
        changes.append(
          (.spacing(axis, before: gap.before, after: gap.after, elements: gap.elements), .gap(child)))
      }
    }
    let inset = contentInset(number)
    if inset != .init() { changes.append((.contentInset(inset), .contentInset(number))) }
    let contentMoved = vector { frames.contentShift(number, $0) }
    if contentMoved != .zero { changes.append((.contentMoved(contentMoved), .contentPosition(number))) }
    let moved = vector { axis in
      let origins = shifts[axis.rawValue]
      guard origins.origins[number] == .position(number) else { return 0 }
      return origins.own[number] ?? frames.shift(number, axis)
    }
    if moved != .zero { changes.append((.moved(moved), .position(number))) }
    if let places = reorderings.places[number] {
      changes.append((.reordered(neighbour(of: partner, movedUp: places.new < places.old)), .order(number)))
    }
    return changes
  }

  private func isOrigin(_ origin: ChangeOrigin, _ axis: Axis) -> Bool {
    guard let number = origin.baseline else { return false }
    return growths[axis.rawValue].origins[number] == origin
      || frames.kept[number].contains { shifts[axis.rawValue].origins[$0] == origin }
  }

  private func vector(_ length: (Axis) -> Double) -> CGVector {
    CGVector(dx: length(.horizontal), dy: length(.vertical))
  }

  /// A new container, unless it only came around the element, or went: then that says it all.
  private func containerChange(_ number: Int, _ partner: Int) -> Change? {
    guard let old = matching.baseline[number].parent, let new = matching.candidate[partner].parent else {
      return nil
    }
    let cameAround = matching.origins[new] == nil && matching.candidate[new].parent == matching.partners[old]
    let wentFrom = matching.partners[old] == nil && matching.baseline[old].parent == matching.origins[new]
    let stands = Axis.allCases.allSatisfy { frames.shift(number, $0) == 0 }
    if stands, cameAround || wentFrom { return nil }
    return .container(
      before: names.name(matching.baseline[old].element),
      after: names.name(matching.candidate[new].element))
  }

  /// The change of the content inset, where that made an element longer.
  private func insets(_ number: Int, _ axes: Set<Axis>) -> Change.Insets? {
    var insets = Change.Insets()
    for axis in axes {
      guard let change = frames.insets(number, axis), abs(change.leading) > frames.slack else { continue }
      let leading = change.leading
      let trailing = abs(change.trailing) > frames.slack ? change.trailing : 0
      if axis == .horizontal {
        (insets.left, insets.right) = (leading, trailing)
      } else {
        (insets.top, insets.bottom) = (leading, trailing)
      }
    }
    return insets == .init() ? nil : insets
  }

  /// The change of the content inset of an element that kept its size.
  private func contentInset(_ number: Int) -> Change.Insets {
    var insets = Change.Insets()
    if let across = frames.contentInsets[Axis.horizontal.rawValue][number] {
      (insets.left, insets.right) = (across.leading, across.trailing)
    }
    if let down = frames.contentInsets[Axis.vertical.rawValue][number] {
      (insets.top, insets.bottom) = (down.leading, down.trailing)
    }
    return insets
  }

  private func neighbour(of partner: Int, movedUp: Bool) -> Change.Neighbour {
    let siblings = matching.candidate[partner].parent.map { matching.candidate[$0].children } ?? []
    let place = matching.candidate[partner].position
    func name(_ index: Int) -> String { names.name(matching.candidate[siblings[index]].element) }
    if movedUp, place + 1 < siblings.count { return .before(name(place + 1)) }
    return place > 0 ? .after(name(place - 1)) : .before(place + 1 < siblings.count ? name(place + 1) : "")
  }
}
