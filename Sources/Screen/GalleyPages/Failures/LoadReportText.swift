import GalleyText
import GalleyTree

/// Turns the facts of a page that did not load into words.
enum LoadReportText {
  /// The title and the lines below it.
  static func words(_ report: LoadReport) -> (title: String, body: [String]) {
    let names = report.candidates.map(\.page).joined(separator: " nor ")
    let looks = EnglishNoun.count(report.looks, "look")
    let time = "within \(DurationText.seconds(report.timeout)) (\(looks))"
    let isSingle = report.candidates.count == 1
    let headline = isSingle ? "\(names) did not load \(time)" : "neither \(names) loaded \(time)"
    var reasons = Array(reasons(report).prefix(reasonLimit))
    if reasons.isEmpty { reasons = unmet(report) }
    let title = reasons.isEmpty ? headline : "\(headline): \(reasons.joined(separator: "; "))"
    var body: [String] = []
    for candidate in report.candidates {
      if !isSingle { body.append("  \(candidate.page)") }
      let indent = isSingle ? "  " : "    "
      body += findings(candidate.findings, indent: indent)
      let isWhole = candidate.findings.allSatisfy { $0.outcome == .met }
      if isWhole, candidate.wasThere, let step = report.withoutEffect {
        body.append("\(indent)it was there before \(step), which changed nothing")
        body.append("\(indent)if that is right, declare it with opens: MayBeThere<\(candidate.page)>.self")
      } else if isWhole {
        body.append("\(indent)all of it is there, but something lies over it")
      }
    }
    if !report.isAppShown {
      let others = report.others.map { ", which shows \($0.joined(separator: " and "))" } ?? ""
      body.append("  \(report.application) shows nothing on the screen\(others)")
    }
    if let step = report.withoutEffect { body.append("  nothing has changed since \(step)") }
    if !report.recognition.pages.isEmpty {
      body.append("  here instead: \(PageErrorText.page(report.recognition))")
    } else if let closest = report.recognition.closest {
      body.append(
        "  closest page: \(closest.page), with \(closest.met) of its \(closest.required) required elements here"
      )
    }
    if let further = report.scene.further, report.candidates.contains(where: \.lacksElements) {
      body.append("  \(further) goes on beyond the screen")
      body.append("  an element out of view belongs in Optionally: scroll to it, by scrollIntoView()")
    }
    body += PageErrorText.overlays(report.overlays, since: report.scene.instant - report.timeout)
    return (title, body)
  }

  /// The number of reasons in a title.
  private static let reasonLimit = 2

  /// The most likely reasons why the page does not load.
  private static func reasons(_ report: LoadReport) -> [String] {
    var reasons: [String] = []
    if let question = report.scene.question { reasons.append("\(SceneText.name(question)) is in front") }
    reasons += (report.busy ?? []).prefix(1).map { "\($0) is still there" }
    let requests = (report.scene.requests ?? []).filter(\.isTelling)
    return reasons + requests.suffix(1).map { SceneText.sentence($0, report.scene) }
  }

  /// The required elements that are not as their page needs them, one sentence for each page.
  private static func unmet(_ report: LoadReport) -> [String] {
    guard report.isAppShown else { return [] }
    let isSingle = report.candidates.count == 1
    let reasons = report.candidates.compactMap { unmet($0.findings, owner: isSingle ? "" : " of \($0.page)") }
    return Array(reasons.prefix(reasonLimit))
  }

  /// The required elements of a page that are not as it needs them, the first one by its locator; `nil` if all are.
  private static func unmet(_ findings: [Finding], owner: String) -> String? {
    let unmet = findings.filter { finding in
      !finding.isAbsence && finding.outcome != .met && finding.outcome != .notJudged
    }
    guard let first = unmet.first else { return nil }
    let name = "\(first.name)\(owner) (\(first.locator))"
    let others = unmet.dropFirst()
    if !others.isEmpty {
      let rest = others.count == 1 ? others.map(\.name).joined() : "\(others.count) other required elements"
      let areMissing = unmet.allSatisfy { $0.outcome == .missing }
      return "\(name) and \(rest) are \(areMissing ? "missing" : "not as required")"
    }
    switch first.outcome {
    case .tooFew(let count):
      guard let minimum = first.minimum else { return "\(name) has \(EnglishNoun.count(count, "row"))" }
      return "\(name) has \(count) of at least \(EnglishNoun.count(minimum, "row"))"
    case .ambiguous(let matches): return "\(name) is there \(matches.count) times"
    case .notReady(let states):
      return "\(name) is not \(states.map(\.rawValue).joined(separator: " and not "))"
    case .missing, .met, .present, .notJudged: return "\(name) is missing"
    }
  }

  private static func findings(_ findings: [Finding], indent: String) -> [String] {
    let required = findings.filter { !$0.isAbsence }
    let unmet = required.filter { $0.outcome != .met }
    let present = findings.filter { $0.outcome == .present }
    let found = required.filter { $0.outcome == .met }.map(\.name)
    var lines: [String] = []
    if !unmet.isEmpty {
      lines.append("\(indent)missing \(unmet.count) of \(required.count) required:")
      lines += unmet.flatMap { finding($0, indent: indent) }
    }
    if !present.isEmpty {
      lines.append("\(indent)present, but must be absent:")
      lines += present.flatMap { finding($0, indent: indent) }
    }
    if !found.isEmpty { lines.append("\(indent)found: \(found.joined(separator: ", "))") }
    return lines
  }

  fileprivate static func finding(_ finding: Finding, indent: String) -> [String] {
    let count = finding.minimum.map { "at least \($0) " } ?? ""
    let promise = finding.isAbsence ? "must be absent by" : "required at"
    let line = "\(indent)  ✗ \(finding.name) — \(count)\(finding.locator), \(promise) \(finding.place)"
    var lines = [line + state(finding.outcome) + span(finding)]
    if case .ambiguous(let matches) = finding.outcome { lines += matches.map { "\(indent)      \($0)" } }
    return lines + NearMatchText.lines(finding.nearest, indent: "\(indent)      ")
  }

  private static func state(_ outcome: Finding.Outcome) -> String {
    switch outcome {
    case .ambiguous(let matches): "; \(matches.count) match, one is wanted"
    case .notReady(let states): "; not \(states.map(\.rawValue).joined(separator: " and not "))"
    default: ""
    }
  }

  private static func span(_ finding: Finding) -> String {
    guard let met = finding.met else { return "" }
    let end = finding.isAbsence ? "then back" : "then gone"
    let word = finding.isAbsence ? "absent" : "there"
    if met.first == met.last { return " (\(word) at \(DurationText.seconds(met.first)), \(end))" }
    return " (\(word) from \(DurationText.number(met.first)) to \(DurationText.seconds(met.last)), \(end))"
  }
}

extension Finding: CustomStringConvertible {
  /// The requirement and its state, with the elements that come close on further lines.
  public var description: String {
    let lines = LoadReportText.finding(self, indent: "").joined(separator: "\n")
    return String(lines.drop { " ✗".contains($0) })
  }
}

extension LoadReport.Candidate {
  /// Whether an element of it is missing altogether.
  fileprivate var lacksElements: Bool {
    findings.contains { $0.outcome == .missing && $0.minimum == nil && $0.nearest.isEmpty && $0.met == nil }
  }
}
