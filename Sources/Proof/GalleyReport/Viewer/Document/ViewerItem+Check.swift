import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyText
import GalleyTree

extension ViewerItem {
  init(_ checked: PicturedCheck) {
    let (check, key) = (checked.check, checked.check.key)
    let test = [key.test, key.argument].compactMap { $0 }
    let environment = key.environment
    self.init(
      id: check.transition.id, text: key.text, name: key.name,
      owner: (key.suite + test).filter { !$0.isEmpty }.joined(separator: " / "),
      suite: key.suite.joined(separator: " / "), test: test.joined(separator: " "),
      device: environment.isText ? "Texts" : environment.isPicture ? "Pictures" : environment.device,
      environment: environment.slug, status: check.outcome.status.rawValue,
      label: ReportText.label(check.outcome.status), waits: check.awaitsDecision,
      causes: Self.causes(check), unexplained: check.outcome.comparison?.unexplainedPixels ?? 0,
      likeness: Self.likeness(check), thumb: checked.thumb, shot: Self.shot(checked), note: Self.note(check),
      place: "\(check.record.place)", line: check.record.place.line,
      decision: check.decision.map(Decision.init))
  }

  /// The causes, each once.
  private static func causes(_ check: Verdict.JudgedCheck) -> [String] {
    guard case .mismatch(let comparison) = check.outcome else { return [] }
    var causes: [String] = []
    for cause in comparison.causes where !causes.contains(cause.id) { causes.append(cause.id) }
    return causes
  }

  private static func shot(_ checked: PicturedCheck) -> ViewerShot? {
    guard checked.check.outcome != .match, checked.thumb != nil else { return nil }
    return (checked.candidate ?? checked.baseline).map { ViewerShot($0, checked.check.outcome.comparison) }
  }

  private static func likeness(_ check: Verdict.JudgedCheck) -> String {
    guard check.awaitsDecision else { return "" }
    switch check.similarityKey {
    case .causes: return ""
    case .unexplained(let key): return "unexplained \(key.text)"
    case .new(let key): return "new \(key.text)"
    case .environment(let facts): return "environment \(facts.joined(separator: "\n"))"
    }
  }

  private static func note(_ check: Verdict.JudgedCheck) -> String {
    switch check.outcome {
    case .mismatch(let comparison), .approved(let comparison, _): CheckText.numbers(comparison)
    case .tolerated(let comparison): ToleranceText.spent(comparison)
    case .new: "no baseline yet"
    case .environmentChanged(let facts): EnglishNoun.count(facts.count, "fact") + " of another environment"
    case .unusable: "could not be compared"
    case .recorded: "made the baseline by this run"
    case .match: ""
    }
  }
}

extension ViewerItem.Decision {
  init(_ record: DecisionRecord) {
    self.init(
      action: record.action.rawValue, by: record.by, at: ReportText.moment(record.at), reason: record.reason)
  }
}
