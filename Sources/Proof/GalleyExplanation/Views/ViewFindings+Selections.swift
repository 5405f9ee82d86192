import GalleyTree

/// Tells what is selected otherwise by that alone.
extension ViewFindings {
  /// What shows that something is selected is told by that.
  func putUnderStates(_ leaders: inout [Finding], _ findings: [Finding], _ app: App)
    -> [Finding]
  {
    findings.filter { finding in
      guard let a = finding.subject.baseline, let b = finding.subject.candidate,
        let state = ShownState(finding, elements.baseline[a].element),
        let old = app.views.old[a], let new = app.views.new[b]
      else { return true }
      let row = state.isOfRow ? app.row(of: old) : old
      let rowNow = app.matching.partners[row] ?? new
      func isShown(_ index: Int, _ isMeant: (ViewChange.Place) -> Bool) -> Bool {
        let change = app.changes[index]
        return leaders[index].placing != nil
          && (state.isShown(by: change) || state.isMeasured && app.looksAsNeighbours(change)
            || state == .turned && change.isWordBeside(elements.baseline[a].element.label))
          && change.places.contains(where: isMeant)
          && change.places.allSatisfy { app.isInside($0, row, rowNow) }
      }
      var shown = app.changes.indices.filter { isShown($0) { app.isInside($0, old, new) } }
      guard let first = shown.first else { return true }
      // What is done is struck through or faded beside its switch.
      shown += app.changes.indices.filter { index in
        !shown.contains(index) && state == .turned && app.changes[index].marksAsDone
          && isShown(index) { app.isInside($0, row, rowNow) }
      }
      leaders[first].change = state.told(finding.change)
      leaders[first].subject = finding.subject
      leaders[first].others = []
      leaders[first].led += finding.led
      for index in shown.dropFirst() {
        let other = leaders[index]
        leaders[first].led += other.led
        leaders[first].placing?.own += other.placing?.own ?? []
        leaders[index].placing = nil
      }
      return false
    }
  }

  /// Of two neighbours with each other's looks, the one that an element stands for is selected now.
  func tellSwaps(_ leaders: inout [Finding], _ app: App) {
    for (number, change) in app.changes.enumerated() where change.kind == ViewChange.swap {
      guard leaders[number].others.count == 1, case .view(_, let relation) = leaders[number].change,
        relation == .own || relation == .around
      else { continue }
      let before = leaders[number].others[0]
      leaders[number].others = []
      leaders[number].change = .state(.selected, true)
      leaders[number].led.append(Finding(change: .state(.selected, false), subject: before))
    }
  }

  /// A text that an element says as its value, under another label, is named by that value; the button of a date picker is known
  /// by its picker.
  func tellValue(_ finding: inout Finding) {
    guard case .view(var change, let relation) = finding.change, relation == .own || relation == .inside,
      change.text != nil,
      case .given(_, let before?, let after?) = change.what,
      let a = finding.subject.baseline, let b = finding.subject.candidate,
      elements.baseline[a].element.label != before, elements.baseline[a].element.value == .text(before),
      elements.candidate[b].element.value == .text(after)
    else { return }
    change.what = .given(ViewProperty(.value, "value", .content), before: before, after: after)
    finding.change = .view(change, .own)
    guard let picker = elements.baseline[a].parent, elements.baseline[picker].element.type == .datePicker
    else { return }
    finding.subject = .init(baseline: picker, candidate: elements.partners[picker])
  }

  /// A mark, such as a check mark, that is in another row now tells which one is selected.
  func tellMarks(_ leaders: inout [Finding], _ app: App) {
    let (baseline, candidate) = (app.matching.baseline, app.matching.candidate)
    for (number, change) in app.changes.enumerated() {
      guard change.what == .removed, change.places.count == 1, let old = change.place.old,
        baseline[old].kind == "Image"
      else { continue }
      for (index, other) in app.changes.enumerated() {
        guard other.what == .inserted, other.places.count == 1, let new = other.place.new,
          baseline[old].digest == candidate[new].digest,
          leaders[number].subject.baseline != leaders[index].subject.baseline
        else { continue }
        leaders[number].change = .state(.selected, false)
        leaders[index].change = .state(.selected, true)
      }
    }
  }

  /// What is selected instead of its neighbour is told once; switches are turned each by itself.
  func joinSelections(_ findings: [Finding]) -> [Finding] {
    var isGone = [Bool](repeating: false, count: findings.count)
    var joined = findings
    for (number, finding) in findings.enumerated()
    where finding.change == .state(.selected, true) && !isTurned(finding) {
      let row = self.holder(of: finding)
      let left = findings.indices.filter { index in
        let other = findings[index]
        return !isGone[index] && other.change == .state(.selected, false) && self.holder(of: other) == row
      }
      guard left.count == 1, let other = left.first else { continue }
      joined[number].led += [findings[other]] + findings[other].led
      if let placing = findings[other].placing {
        joined[number].placing = joined[number].placing ?? placing
        joined[number].placing?.own += placing.own
      }
      isGone[other] = true
    }
    return joined.indices.filter { !isGone[$0] }.map { joined[$0] }
  }

  /// Whether a finding is about a control that is on or off whatever its neighbours are.
  private func isTurned(_ finding: Finding) -> Bool {
    finding.subject.baseline.map { elements.baseline[$0].element.type == .switch } ?? false
  }

  /// What holds an element, or the row that it is in.
  private func holder(of finding: Finding) -> Int? {
    func holder(of element: Int, in tree: FlatElementTree) -> Int? {
      tree[element].parent.flatMap { tree[$0].element.type == .cell ? tree[$0].parent : $0 }
    }
    if let element = finding.subject.baseline { return holder(of: element, in: elements.baseline) }
    // What has a mark now is known on the new screen.
    return finding.subject.candidate.flatMap { holder(of: $0, in: elements.candidate) }
      .flatMap { elements.origins[$0] }
  }
}

extension ViewFindings.App {
  /// The nearest view around another one that holds something beside it.
  fileprivate func row(of view: Int) -> Int {
    matching.baseline.around(view).first { matching.baseline[$0].children.count > 1 } ?? view
  }

  /// Whether views look now as neighbours of their kind do on both screens, as one more link of a chain that fills up.
  fileprivate func looksAsNeighbours(_ change: ViewChange) -> Bool {
    guard change.isPaint, !change.facts.isEmpty else { return false }
    let changed = Set(change.places.compactMap(\.old))
    return change.places.allSatisfy { place in
      guard let old = place.old, let parent = matching.baseline[old].parent else { return false }
      return matching.baseline[parent].children.contains { sibling in
        guard !changed.contains(sibling), matching.baseline[sibling].kind == matching.baseline[old].kind,
          let partner = matching.partners[sibling]
        else { return false }
        return change.facts.allSatisfy { fact, values in
          matching.baseline[sibling].facts[fact] == values.after
            && matching.candidate[partner].facts[fact] == values.after
        }
      }
    }
  }

  /// Whether a place lies in a view, given by its number on either screen.
  fileprivate func isInside(_ place: ViewChange.Place, _ old: Int, _ new: Int) -> Bool {
    (place.old.map { matching.baseline.isInside($0, of: old) } ?? true)
      && (place.new.map { matching.candidate.isInside($0, of: new) } ?? true)
  }
}

/// A state that an element says, and that views show by what they were given.
private enum ShownState: Equatable {
  /// Something else is selected.
  case selected
  /// A value in words is another one, as that of a switch that an app draws itself.
  case said
  /// A switch was turned on or off.
  case turned
  /// A value grew by a ratio, or by so many steps.
  case measured(NumberRatio?, steps: Int?)

  init?(_ finding: Finding, _ element: Element) {
    switch finding.change {
    case .state(.selected, _): self = .selected
    case .value where element.type == .switch: self = .turned
    case .value(let before?, let after?):
      let steps = Int(before).flatMap { old in Int(after).map { abs($0 - old) } }
      let ratio = NumberRatio(before, after)
      if ratio != nil || steps != nil {
        self = .measured(ratio, steps: steps)
        return
      }
      guard !before.isEmpty, !after.isEmpty, !(before + after).contains(where: \.isNumber) else { return nil }
      self = .said
    default: return nil
    }
  }

  /// Whether it is a number.
  var isMeasured: Bool { if case .measured = self { true } else { false } }

  /// Whether what stands in the same row may show it as well.
  var isOfRow: Bool { self == .said || self == .turned }

  /// How an element's change is told: that a switch is on, rather than its value.
  func told(_ change: Change) -> Change {
    guard self == .turned, case .value(_, let after?) = change else { return change }
    return .state(.selected, after == "1")
  }

  /// Whether a change of views may show it.
  func isShown(by change: ViewChange) -> Bool {
    switch self {
    case .selected: change.property?.effect != .layout
    case .said: change.showsState
    case .turned: change.showsState || change.isArrival
    case .measured(let ratio, let steps):
      // So many stars or bars are filled otherwise.
      change.isPaint && change.places.count == steps
        || ratio.map { ratio in change.ratio.map(ratio.agrees) ?? false } ?? false
    }
  }
}

extension ViewChange {
  /// Whether it is one by which a control that an app draws itself shows its state.
  fileprivate var showsState: Bool {
    guard let property else { return false }
    return isPaint || ["alignment", "offset", "symbol"].contains(property.name)
  }

  /// Whether it is that of a text in a control which is no part of the control's label, such as *on* and *off*.
  fileprivate func isWordBeside(_ label: String) -> Bool {
    text.map { !$0.isEmpty && !label.contains($0) } ?? false
  }

  /// Whether it is one by which apps show that something is done.
  fileprivate var marksAsDone: Bool {
    ["strikethrough", "opacity", "text colour", "colour"].contains(property?.name ?? "")
  }
}
