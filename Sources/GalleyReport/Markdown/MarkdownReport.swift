import GalleyBaselines
import GalleyExplanation

/// A verdict as Markdown, for a pull request's comment or a workflow's summary: by cause, the cause in most checks first.
public struct MarkdownReport: Sendable {
  /// What the gate says.
  public var verdict: Verdict
  /// The report that was written with it.
  public var report: WrittenReport?
  /// Where that report's folder can be looked at, without a slash at its end.
  public var reportURL: String?
  /// Why tests failed beside their checks; `nil` if none did.
  public var otherFailure: String?

  /// Sets up a report.
  ///
  /// - Parameters:
  ///   - verdict: What the gate says.
  ///   - report: The report that was written with it.
  ///   - reportURL: Where its folder can be looked at.
  public init(_ verdict: Verdict, report: WrittenReport? = nil, reportURL: String? = nil) {
    self.verdict = verdict
    self.report = report
    self.reportURL = reportURL.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  /// How many checks of one group are named.
  private static let mostNamed = 50

  /// The whole, cut at the end of a line if it is longer than a place for it takes, and then saying so.
  ///
  /// - Parameter limit: How many bytes of UTF-8 it may have.
  /// - Returns: Markdown, ended by a line break.
  public func text(limit: Int = .max) -> String {
    let blocks = [head] + groups + lists
    let whole = blocks.map { $0 + "\n" }.joined(separator: "\n")
    guard whole.utf8.count > limit else { return whole }
    let word = "\n*The rest is cut off here, as there is no more room; \"galley report\" has all of it.*\n"
    var text = ""
    var room = limit - word.utf8.count
    for block in blocks {
      room -= block.utf8.count + 2
      // A block is left out as a whole: half a table or an open fold would swallow what follows.
      if room < 0 { break }
      text += block + "\n\n"
    }
    return text.isEmpty ? String(word.dropFirst().utf8.prefix(max(0, limit))) ?? "" : text + word.dropFirst()
  }

  private var head: String {
    let mark = verdict.exitCode == .clean && otherFailure == nil ? "✅" : "❌"
    var lines = [
      "### \(mark) Galley: \(ReportWords.meaning(verdict.exitCode))", "",
      MarkdownText.line("run \(verdict.run): \(ReportWords.summary(verdict))"),
    ]
    if let reportURL, report != nil {
      lines += ["", "[Look at the report](\(MarkdownText.address(reportURL))/index.html)"]
    }
    if let otherFailure { lines += ["", "**\(MarkdownText.line(otherFailure))**"] }
    if !verdict.findings.isEmpty {
      lines += ["", "**The run is incomplete:**", ""]
      lines += verdict.findings.map { "- \(MarkdownText.line("\($0)"))" }
    }
    return lines.joined(separator: "\n")
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

  /// A sentence over the checks that it is true of.
  private func fold(_ sentence: String, _ checks: [Verdict.JudgedCheck], decide: String?) -> String {
    var lines = [
      "<details><summary><b>\(MarkdownText.line(sentence))</b> in \(CheckWords.count(checks.count, "check"))</summary>",
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
    if rest > 0 { lines += ["", "… and \(CheckWords.count(rest, "more check"))"] }
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
      let rest = lines.count - Self.mostNamed
      return
        (["<details><summary><b>\(title)</b>: \(lines.count)</summary>", ""]
        + lines.prefix(Self.mostNamed).map { "- \(MarkdownText.line($0))" }
        + (rest > 0 ? ["", "… and \(rest) more"] : []) + ["", "</details>"]).joined(separator: "\n")
    }
    return [
      list("Not comparable", ReportWords.notComparable(verdict).map { "\($0.text): \($0.reason)" }),
      list(
        "Drawn by other fonts or libraries",
        ReportWords.environments(verdict).flatMap { group in
          group.keys.map { "\($0.text): \(group.facts.joined(separator: ", "))" }
        }),
      list("Passed only when run again", verdict.flaky.map(\.text)),
      list("Baselines that no check used", verdict.orphans.map(\.text)),
      list(
        "Passed within tolerance",
        verdict.checks(.tolerated).map { "\($0.key.text): \(DecisionWords.sentences($0)[0])" }),
      list(
        "Approved before",
        verdict.checks(.approved).map { "\($0.key.text): \(DecisionWords.sentences($0)[0])" }),
    ].compactMap { $0 }
  }
}
