import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyText
import GalleyTree

extension ViewerDocument {
  /// Converts a verdict.
  init(
    _ verdict: Verdict, started: Date?, checks: [PicturedCheck], evidence: [Evidence],
    history: ViewerHistory = ViewerHistory()
  ) {
    let ordered = checks.enumerated().sorted {
      let (a, b) = (Self.rank($0.element), Self.rank($1.element))
      return (a, $0.offset) < (b, $1.offset)
    }.map(\.element)
    let refused = verdict.refusals.map(Refused.init)
    // Checks that could not be made come first, as those that could not be compared do.
    let head = ordered.prefix { $0.check.outcome.status == .unusable }.count
    let answered = verdict.answeredInterruptions
    func detail(_ checked: PicturedCheck) -> ViewerDetail {
      var detail = ViewerDetail(checked, history: history[checked.check.key])
      let key = checked.check.key
      if let test = key.test { detail.add(answered[TestOwner(suite: key.suite, test: test)] ?? []) }
      return detail
    }
    items =
      ordered[..<head].map(ViewerItem.init) + refused.map(\.item) + ordered[head...].map(ViewerItem.init)
    details =
      ordered[..<head].map(detail) + refused.map(\.detail) + ordered[head...].map(detail)
    title = ReportText.headline(verdict)
    summary = ReportText.summary(verdict)
    run = verdict.run
    day = started.map(ReportText.moment)
    isClean = verdict.exitCode == .clean
    isDecidable = true
    sides = ["Baseline", "Candidate"]
    statuses = Self.counts(of: items)
    var places: [String: Int] = [:]
    for (index, item) in items.enumerated() where places[item.text] == nil { places[item.text] = index }
    causes = verdict.causes.map { group in
      Group(
        id: group.cause.id, sentence: group.cause.sentence,
        sentences: group.sentences.count > 1 ? group.sentences.limited(to: Self.mostSentences) : [],
        items: group.keys.compactMap { places[$0.text] })
    }
    notes = Self.notes(verdict)
    orphans = verdict.orphans.map(\.text)
    renames = verdict.renames.map { Rename(from: $0.from.text, to: $0.to.text) }
    self.evidence = evidence
  }

  /// The most sentences of one cause that are listed.
  private static let mostSentences = 12

  private static func rank(_ checked: PicturedCheck) -> Int {
    ReportText.order.firstIndex(of: checked.check.outcome.status) ?? ReportText.order.count
  }

  /// The number of items by status, in their order.
  static func counts(of items: [ViewerItem]) -> [Count] {
    var counts: [Count] = []
    for item in items {
      if let place = counts.firstIndex(where: { $0.status == item.status }) {
        counts[place].count += 1
      } else {
        counts.append(Count(status: item.status, label: item.label, count: 1))
      }
    }
    return counts
  }

  /// The number of things that a notice names.
  private static let mostNamed = 200

  private static func notes(_ verdict: Verdict) -> [Note] {
    var notes: [Note] = []
    func add(_ title: String, _ lines: [String], isFault: Bool = false) {
      if !lines.isEmpty { notes.append(Note(title: title, lines: lines, isFault: isFault)) }
    }
    let suite = verdict.suite
    let failures = SuiteText.failures(suite)
    add("Tests that failed", failures.map { "\($0)." }, isFault: true)
    if failures.isEmpty {
      add("Tests failed", [SuiteText.failure(suite)].compactMap(\.self).map { "\($0)." }, isFault: true)
    }
    add("The run is incomplete", verdict.findings.map { "\($0)." }, isFault: true)
    for notice in verdict.notices ?? [] {
      let sentence = NoticeText.wholeSentence(notice)
      notes.append(
        Note(
          title: sentence.prefix(1).uppercased() + sentence.dropFirst(),
          lines: NoticeText.lines(notice).limited(to: mostNamed), isFault: notice.forbidden != nil))
    }
    add(
      "Passed on another attempt",
      verdict.flaky.map { test in
        "\((test.suite + [test.test]).joined(separator: " / ")) passed on attempt \(test.passedOn)."
      })
    add("Not run again", SuiteText.unretried(suite).map { "\($0)." })
    for group in ReportText.environments(verdict) {
      let count = EnglishNoun.count(group.keys.count, "check")
      let isOfDisplay = Fingerprint.areOfDisplay(group.facts)
      add(
        isOfDisplay
          ? "\(count) \(CheckText.environmentCause(group.facts))" : "Other fonts or libraries drew \(count)",
        group.facts + [CheckText.adviceOnEnvironment(group.facts)])
    }
    let boxes = ReportText.boxes(verdict)
    add("Characters that no font has", boxes.sentences.map { "\($0)." })
    add(
      "Tolerance",
      [ReportText.tolerance(verdict), ReportText.idleRegions(verdict)].compactMap { $0 }.map {
        $0.prefix(1).uppercased() + $0.dropFirst() + "."
      })
    return notes
  }
}

extension Verdict {
  /// What was answered while a test acted on something else, by test.
  fileprivate var answeredInterruptions: [TestOwner: [InterruptionRecord]] {
    var answered: [TestOwner: [InterruptionRecord]] = [:]
    for case .interruption(let record) in (notices ?? []).flatMap(\.subjects) {
      if let test = record.test { answered[test, default: []].append(record) }
    }
    return answered
  }
}

extension ViewerDetail {
  /// The number of interruptions that are told beside a check.
  private static let mostInterruptions = 10

  /// Tells what was answered in the test of the check.
  fileprivate mutating func add(_ interruptions: [InterruptionRecord]) {
    notes += interruptions.map { "In its test: \(InterruptionText.sentence($0))." }
      .limited(to: Self.mostInterruptions)
  }
}

/// The item and the detail of a check that could not be made.
private struct Refused {
  var item: ViewerItem
  var detail: ViewerDetail

  init(_ refusal: Refusal) {
    let owner = (refusal.suite + [refusal.test, refusal.argument].compactMap { $0 }).filter { !$0.isEmpty }
    item = ViewerItem(
      text: refusal.text, name: refusal.name ?? "A check without a name",
      owner: owner.joined(separator: " / "),
      suite: refusal.suite.joined(separator: " / "),
      test: [refusal.test, refusal.argument].compactMap { $0 }.joined(separator: " "),
      device: refusal.environment?.device ?? "device not known",
      environment: refusal.environment?.slug ?? "device not known", status: "unusable",
      label: ReportText.label(.unusable), note: "could not be made", place: "\(refusal.place)",
      line: refusal.place.line)
    detail = ViewerDetail(fault: "\(refusal.reason).", facts: [["Line of the test", "\(refusal.place)"]])
  }
}
