import GalleyAutomation
import GalleyTree

/// Judges layouts on one snapshot.
struct LayoutEvaluator {
  let screen: ScreenIndex
  /// The device.
  let configuration: Configuration

  /// Judges a whole layout: components and counted rows included.
  func verdict(on layout: LayoutDescription, in range: Range<Int>) -> LayoutEvaluation {
    var verdict = LayoutEvaluation(evaluations: presences(of: layout, in: range, prefix: ""))
    let isComplete = verdict.isComplete
    for absence in absences(of: layout, in: range, prefix: "") {
      var absence = absence
      if !isComplete { absence.outcome = .notJudged }
      verdict.evaluations.append(absence)
    }
    return verdict
  }

  /// The requirements that a row lacks.
  func lacking(of layout: LayoutDescription, inRow place: Int) -> [String] {
    presences(of: layout, in: place..<screen.nodes[place].end, prefix: "")
      .filter { $0.outcome != .met }.map(\.name)
  }

  private func presences(of layout: LayoutDescription, in range: Range<Int>, prefix: String)
    -> [RequirementEvaluation]
  {
    layout.promises(on: configuration).required.flatMap { requirement in
      presence(requirement, in: range, prefix: prefix)
    }
  }

  private func presence(
    _ requirement: Requirement, in range: Range<Int>, prefix: String
  ) -> [RequirementEvaluation] {
    guard let declaration = requirement.member.declaration else { return [] }
    let name = prefix.isEmpty ? requirement.name : prefix + requirement.name
    let places = declaration.places(in: range, on: screen)
    var evaluation = RequirementEvaluation(
      name: name, requirement: requirement, isAbsence: false, range: range, places: places, outcome: .met)
    switch requirement.member {
    case .rows(_, let row, _):
      let row = LayoutDescription.of(row)
      let complete = places.filter { lacking(of: row, inRow: $0).isEmpty }.count
      if complete < requirement.minimum {
        evaluation.outcome = places.isEmpty ? .missing : .tooFew(complete)
      }
      return [evaluation]
    case .component(_, let content):
      evaluation.outcome = single(places, states: requirement.states)
      guard evaluation.outcome == .met else { return [evaluation] }
      let inner = places[0]..<screen.nodes[places[0]].end
      return [evaluation] + presences(of: LayoutDescription.of(content), in: inner, prefix: name + ".")
    case .element, .family:
      evaluation.outcome = single(places, states: requirement.states)
      return [evaluation]
    }
  }

  private func single(_ places: [Int], states: [Requirement.State]) -> RequirementEvaluation.Outcome {
    guard let place = places.first else { return .missing }
    guard places.count == 1 else { return .ambiguous }
    let unmet = states.filter { state in
      switch state {
      case .enabled: !screen.nodes[place].element.isEnabled
      case .hittable: HitTest.whyNotHittable(place, in: screen) != nil
      }
    }
    return unmet.isEmpty ? .met : .notReady(unmet)
  }

  private func absences(of layout: LayoutDescription, in range: Range<Int>, prefix: String)
    -> [RequirementEvaluation]
  {
    let promises = layout.promises(on: configuration)
    let own = promises.absent.compactMap { requirement -> RequirementEvaluation? in
      guard let declaration = requirement.member.declaration else { return nil }
      let places = declaration.places(in: range, on: screen)
      return RequirementEvaluation(
        name: prefix + requirement.name, requirement: requirement, isAbsence: true, range: range,
        places: places, outcome: places.isEmpty ? .met : .present)
    }
    let inner = promises.required.flatMap { requirement -> [RequirementEvaluation] in
      guard case .component(let declaration, let content) = requirement.member else { return [] }
      guard let place = declaration.places(in: range, on: screen).first else { return [] }
      return absences(
        of: LayoutDescription.of(content), in: place..<screen.nodes[place].end,
        prefix: prefix + requirement.name + ".")
    }
    return own + inner
  }
}
