import GalleyBaselines
import GalleyDiff
import GalleyTree

extension ViewerItem {
  /// Puts a check into the form of the list.
  ///
  /// - Parameter checked: The check with its pictures.
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
      label: ReportWords.label(check.outcome.status), waits: check.waits,
      causes: Self.causes(check), thumb: checked.thumb, note: Self.note(check),
      place: "\(check.record.place)", line: check.record.place.line,
      ruling: check.ruling.map(Ruling.init))
  }

  /// The causes that a decision can be made by, each once.
  private static func causes(_ check: Verdict.JudgedCheck) -> [String] {
    guard case .mismatch(let comparison) = check.outcome else { return [] }
    var causes: [String] = []
    for cause in comparison.causes where !causes.contains(cause.id) { causes.append(cause.id) }
    return causes
  }

  private static func note(_ check: Verdict.JudgedCheck) -> String {
    switch check.outcome {
    case .mismatch(let comparison), .approved(let comparison, _): CheckWords.numbers(comparison)
    case .tolerated(let comparison): ToleranceWords.spent(comparison)
    case .new: "no baseline yet"
    case .environmentChanged(let facts): CheckWords.count(facts.count, "fact") + " of another environment"
    case .unusable: "could not be compared"
    case .recorded: "made the baseline by this run"
    case .match: ""
    }
  }
}

extension ViewerItem.Ruling {
  init(_ record: DecisionRecord) {
    self.init(
      action: record.action.rawValue, by: record.by, at: ViewerWords.moment(record.at), reason: record.reason)
  }
}

extension Verdict.JudgedCheck {
  /// Whether somebody can decide about it, and has to.
  var waits: Bool {
    switch outcome {
    case .mismatch, .new, .environmentChanged: true
    case .match, .tolerated, .approved, .unusable, .recorded: false
    }
  }
}
