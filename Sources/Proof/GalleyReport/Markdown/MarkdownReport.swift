import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyText
import GalleyTree

/// A verdict as Markdown for a pull request's comment or a workflow's summary, grouped by cause.
package struct MarkdownReport: Sendable {
  /// The verdict to report.
  package var verdict: Verdict
  /// The report that was written with it.
  package var report: WrittenReport?
  /// The address of the report's folder, without a slash at its end.
  package var reportURL: String?
  /// The path of the report's folder from the file that the text is written to, where no address is known.
  package var reportPath: String?

  package init(_ verdict: Verdict, report: WrittenReport? = nil, reportURL: String? = nil) {
    self.verdict = verdict
    self.report = report
    self.reportURL = reportURL.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  /// The number of lines of a group.
  private static let mostNamed = 50

  /// The report, cut after a block, with a note, if it has more bytes of UTF-8 than a limit.
  package func text(limit: Int = .max) -> String {
    let blocks = [head] + review + notices + groups + lists
    let whole = blocks.map { $0 + "\n" }.joined(separator: "\n")
    guard whole.utf8.count > limit else { return whole }
    let note =
      "\n*This report is too long for this place and ends here; \"galley report\" shows the rest.*\n"
    var text = ""
    var left = limit - note.utf8.count
    for block in blocks {
      left -= block.utf8.count + 2
      // A block is left out as a whole: half a table or an open fold would swallow what follows.
      if left < 0 { break }
      text += block + "\n\n"
    }
    return text.isEmpty ? String(note.dropFirst().utf8.prefix(max(0, limit))) ?? "" : text + note.dropFirst()
  }

  private var head: String {
    let mark = verdict.exitCode == .clean ? "✅" : "❌"
    var lines = [
      "### \(mark) Galley: \(MarkdownText.line(ReportText.headline(verdict)))", "",
      MarkdownText.line("run \(verdict.run): \(ReportText.summary(verdict))"),
    ]
    if let reportURL, report != nil {
      lines += ["", "[Look at the report](\(MarkdownText.address(reportURL))/index.html)"]
    }
    lines += failures
    if !verdict.findings.isEmpty {
      lines += ["", "**The run is incomplete:**", ""]
      lines += verdict.findings.map { "- \(MarkdownText.line("\($0)"))" }
    }
    return lines.joined(separator: "\n")
  }

  /// The tests that failed for another reason than their checks.
  private var failures: [String] {
    let suite = verdict.suite
    let failed = suite.failed.map { test in
      "\(MarkdownText.line(test.text)): \(MarkdownText.line(test.sentence))\(Self.place(test.failurePlace))"
    }
    let loose = suite.loose.map { failure in
      "outside of any test: \(MarkdownText.line(failure.sentence))\(Self.place(failure.place))"
    }
    let all = failed + loose
    guard !all.isEmpty else {
      return SuiteText.failure(suite).map { ["", "**\(MarkdownText.line($0))**"] } ?? []
    }
    return ["", "**Failed for another reason than a difference:**", ""]
      + all.limited(to: Self.mostNamed).map { "- \($0)" }
  }

  private static func place(_ place: CallSite?) -> String {
    place.map { " (\(MarkdownText.line("\($0)")))" } ?? ""
  }

  private var groups: [String] {
    let checks = Dictionary(verdict.checks.map { ($0.key, $0) }) { first, _ in first }
    let ofCauses = verdict.causes.map { group in
      fold(
        group.cause.sentence, group.keys.compactMap { checks[$0] },
        decide: "galley approve --cause \(group.cause.id)")
    }
    let bare = verdict.checks(.mismatch).filter { $0.outcome.comparison?.causes.isEmpty ?? true }
    return ofCauses
      + [
        bare.isEmpty ? nil : fold("pixels differ without a known cause", bare, decide: nil),
        verdict.checks(.new).isEmpty
          ? nil : fold("no baseline yet", verdict.checks(.new), decide: "galley approve --new"),
      ].compactMap { $0 }
  }

  /// A sentence with the checks that it is about, folded.
  private func fold(_ sentence: String, _ checks: [Verdict.JudgedCheck], decide: String?) -> String {
    var lines = [
      "<details><summary><b>\(MarkdownText.markup(sentence))</b> in \(EnglishNoun.count(checks.count, "check"))</summary>",
      "",
    ]
    if let picture = checks.lazy.compactMap({ image($0) }).first { lines += [picture, ""] }
    lines += ["| check | environment | line |\(hasLinks ? " pictures |" : "")"]
    lines += ["| --- | --- | --- |\(hasLinks ? " --- |" : "")"]
    for check in checks.prefix(Self.mostNamed) {
      let cells = [
        check.key.textWithoutEnvironment, check.key.environment.slug, "\(check.record.place)",
      ].map { MarkdownText.line($0) }
      lines.append("| \(cells.joined(separator: " | ")) |\(hasLinks ? " \(links(check)) |" : "")")
    }
    let rest = checks.count - Self.mostNamed
    if rest > 0 { lines += ["", "… and \(EnglishNoun.count(rest, "more check"))"] }
    if let decide { lines += ["", "Approve: `\(decide)`"] }
    return (lines + ["", "</details>"]).joined(separator: "\n")
  }

  private var hasLinks: Bool { report != nil && reportURL != nil }

  private func address(_ check: Verdict.JudgedCheck, _ picture: String) -> String? {
    guard let reportURL, let file = report?.pictures[check.key]?[picture] else { return nil }
    return MarkdownText.address("\(reportURL)/\(file)")
  }

  private func links(_ check: Verdict.JudgedCheck) -> String {
    [("approved", "baseline"), ("new", "candidate"), ("difference", "overlay")].compactMap { word, picture in
      address(check, picture).map { "[\(word)](\($0))" }
    }.joined(separator: " · ")
  }

  private func image(_ check: Verdict.JudgedCheck) -> String? {
    address(check, "strip").map { "<img src=\"\($0.replacing("&", with: "&amp;"))\" width=\"720\">" }
  }

  private var lists: [String] {
    func list(_ title: String, _ lines: [String]) -> String? {
      guard !lines.isEmpty else { return nil }
      return
        (["<details><summary><b>\(title)</b>: \(lines.count)</summary>", ""]
        + lines.limited(to: Self.mostNamed).map { "- \(MarkdownText.line($0))" } + ["", "</details>"])
        .joined(separator: "\n")
    }
    return [
      list("Not comparable", ReportText.notComparable(verdict).map { "\($0.text): \($0.reason)" }),
      list(
        "Drawn by other fonts or libraries",
        ReportText.environments(verdict).flatMap { group in
          group.keys.map { "\($0.text): \(group.facts.joined(separator: ", "))" }
        }),
      list("Passed only in a rerun", verdict.flaky.map(\.text)),
      list("Not run again", SuiteText.unretried(verdict.suite)),
      list("Baselines that no check used", verdict.orphans.map(\.text)),
      list(
        "Passed within tolerance",
        verdict.checks(.tolerated).map { "\($0.key.text): \(DecisionText.sentences($0)[0])" }),
      list(
        "Approved before",
        verdict.checks(.approved).map { "\($0.key.text): \(DecisionText.sentences($0)[0])" }),
    ].compactMap { $0 }
  }
}
