import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyText
import GalleyTree

/// A verdict as annotations of a GitHub workflow: commands that the runner reads from a step's output.
///
/// - Reference: GitHub, [Workflow commands](https://docs.github.com/actions/reference/workflow-commands-for-github-actions);
///   the escapes are those of its toolkit, `packages/core/src/command.ts`.
package struct GitHubReport: Sendable {
  /// The verdict to report.
  package var verdict: Verdict
  /// The project's path from the repository's root, such as `App/`; empty or ended by a slash.
  package var prefix: String
  package init(_ verdict: Verdict, prefix: String = "") {
    self.verdict = verdict
    self.prefix = prefix
  }

  /// The number of annotations of one type that GitHub shows of one step.
  static let most = 10

  /// The commands, each ended by a line break; empty if nothing is to report.
  package var annotations: String {
    let all = findings + failures + forbidden + notComparable + differences + new
    var lines = all.prefix(Self.most).map(\.line)
    if all.count > Self.most {
      let rest = Annotation(
        type: "notice", place: nil, title: "Galley",
        message: "\(EnglishNoun.count(all.count - Self.most, "more annotation")) would not be shown; "
          + "\(ReportText.summary(verdict))")
      lines.append(rest.line)
    }
    lines += notices.prefix(Self.most - 1).map(\.line)
    return lines.map { $0 + "\n" }.joined()
  }

  /// What stops the gate although it passes.
  private var forbidden: [Annotation] {
    (verdict.notices ?? []).filter { $0.forbidden != nil }.map { Self.annotation($0, type: "error") }
  }

  /// What is named beside the verdict; GitHub counts annotations of this type by themselves.
  private var notices: [Annotation] {
    let review = verdict.review.map { review in
      let changes = review.changes.map { "\(BranchReviewText.word($0.kind)): \(BranchReviewText.line($0))" }
      return Annotation(
        type: "notice", title: "Galley: approved on this branch",
        message: ([BranchReviewText.sentence(review)] + changes.limited(to: Self.mostNamed))
          .joined(separator: "\n"))
    }
    let rest = (verdict.notices ?? []).filter { $0.forbidden == nil }
    return [review].compactMap { $0 } + rest.map { Self.annotation($0, type: "notice") }
  }

  private static func annotation(_ notice: Notice, type: String) -> Annotation {
    Annotation(
      type: type, title: "Galley: \(notice.kind.rawValue)",
      message: ([NoticeText.wholeSentence(notice)] + NoticeText.lines(notice).limited(to: mostNamed))
        .joined(separator: "\n"))
  }

  /// The number of things that one annotation names.
  private static let mostNamed = 10

  /// One annotation.
  private struct Annotation {
    var type = "error"
    var place: CallSite?
    var title: String
    var message: String

    var line: String {
      let properties = [
        ("file", place?.filePath), ("line", place.map { "\($0.line)" }),
        ("endLine", place.map { "\($0.line)" }),
        ("title", title),
      ].compactMap { name, value in value.map { "\(name)=\(Self.property($0))" } }
      return "::\(type) \(properties.joined(separator: ","))::\(Self.data(message))"
    }

    private static func data(_ text: String) -> String {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.map { CleanText.line(String($0)).replacing("%", with: "%25") }.joined(separator: "%0A")
    }

    private static func property(_ text: String) -> String {
      data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
  }

  private func annotation(_ place: CallSite?, _ title: String, _ message: [String]) -> Annotation {
    let inside = place.map { place in
      place.filePath.hasPrefix("/")
        ? place : CallSite(filePath: prefix + place.filePath, line: place.line)
    }
    return Annotation(
      place: inside, title: title, message: message.map { "\($0)." }.joined(separator: "\n"))
  }

  private var findings: [Annotation] {
    verdict.findings.map { annotation(nil, "The run is incomplete", ["\($0)"]) }
  }

  /// The tests that failed for another reason than their checks; those that another's crash cut off share one annotation.
  private var failures: [Annotation] {
    let failed = verdict.suite.failed
    var annotations = failed.filter { !$0.isBystander }.map { test in
      annotation(
        test.failurePlace, "\(test.text) \(test.end == .cut ? "died" : "failed")", [test.sentence])
    }
    annotations += verdict.suite.loose.map {
      annotation($0.place, "Failed outside of any test", [$0.sentence])
    }
    let others = failed.filter(\.isBystander)
    if let first = others.first {
      annotations.append(
        annotation(
          first.failurePlace, "\(EnglishNoun.count(others.count, "test")) cut off",
          [first.failures.first?.sentence ?? first.sentence, others.map(\.text).joined(separator: ", ")]))
    }
    if annotations.isEmpty, let reason = SuiteText.failure(verdict.suite) {
      annotations.append(annotation(nil, "Tests failed", [reason]))
    }
    return annotations
  }

  private var notComparable: [Annotation] {
    verdict.checks.filter { [.unusable, .recorded, .environmentChanged].contains($0.outcome.status) }.map {
      annotation(
        $0.record.place, "\($0.key.text) \(ReportText.label($0.outcome.status))", DecisionText.sentences($0)
      )
    } + verdict.refusals.map { annotation($0.place, "\($0.text) could not be checked", [$0.reason]) }
  }

  /// The differences; the first check of each cause comes first, so that every cause is shown.
  private var differences: [Annotation] {
    let groups = verdict.causes
    let heads = groups.compactMap(\.keys.first)
    let order = Dictionary(heads.enumerated().map { ($1, $0) }) { first, _ in first }
    let changed = verdict.checks(.mismatch)
    let sorted =
      changed.filter { order[$0.key] != nil }.sorted { order[$0.key, default: 0] < order[$1.key, default: 0] }
      + changed.filter { order[$0.key] == nil }
    let sizes = Dictionary(groups.map { ($0.cause.id, $0.keys.count) }) { first, _ in first }
    return sorted.map { check in
      let shared = (check.outcome.comparison?.causes ?? []).compactMap { sizes[$0.id] }.max() ?? 1
      let others = shared > 1 ? ["the same cause shows in \(EnglishNoun.count(shared, "check"))"] : []
      return annotation(
        check.record.place, "\(check.key.text) differs", DecisionText.sentences(check) + others)
    }
  }

  private var new: [Annotation] {
    verdict.checks(.new).map {
      annotation($0.record.place, "\($0.key.text) is new", DecisionText.sentences($0))
    }
  }
}
