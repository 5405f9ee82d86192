import Foundation
import GalleyBaselines
import GalleyExplanation
import GalleyTree

extension ViewerDocument {
  /// Puts a verdict into the form of the page.
  ///
  /// - Parameters:
  ///   - verdict: What the gate says.
  ///   - started: When the run began.
  ///   - checks: The checks with their pictures.
  ///   - evidence: The reports beside the checks.
  ///   - history: How the baselines of the checks came to be.
  init(
    _ verdict: Verdict, started: Date?, checks: [PicturedCheck], evidence: [PicturedEvidence],
    history: ViewerHistory = ViewerHistory()
  ) {
    let ordered = checks.enumerated().sorted {
      let (a, b) = (Self.rank($0.element), Self.rank($1.element))
      return (a, $0.offset) < (b, $1.offset)
    }.map(\.element)
    let refused = verdict.refusals.map(Refused.init)
    // What could not be made stands where what could not be compared does: first.
    let head = ordered.prefix { $0.check.outcome.status == .unusable }.count
    items =
      ordered[..<head].map(ViewerItem.init) + refused.map(\.item) + ordered[head...].map(ViewerItem.init)
    details =
      ordered[..<head].map { ViewerDetail($0, history: history[$0.check.key]) }
      + refused.map(\.detail)
      + ordered[head...].map { ViewerDetail($0, history: history[$0.check.key]) }
    title = ReportWords.meaning(verdict.exitCode)
    summary = ReportWords.summary(verdict)
    run = verdict.run
    day = started.map(ViewerWords.moment)
    isClean = verdict.exitCode == .clean
    isDecidable = true
    sides = ["Baseline", "Candidate"]
    statuses = Self.counts(of: items)
    var places: [String: Int] = [:]
    for (index, item) in items.enumerated() where places[item.text] == nil { places[item.text] = index }
    causes = verdict.causes.map { group in
      Group(
        id: group.cause.id, sentence: group.cause.sentence, items: group.keys.compactMap { places[$0.text] })
    }
    notes = Self.notes(verdict)
    orphans = verdict.orphans.map(\.text)
    renames = verdict.renames.map { Rename(from: $0.from.text, to: $0.to.text) }
    self.evidence = evidence.map(Evidence.init)
  }

  private static func rank(_ checked: PicturedCheck) -> Int {
    ReportWords.order.firstIndex(of: checked.check.outcome.status) ?? ReportWords.order.count
  }

  /// How many items have which status, in their order.
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

  private static func notes(_ verdict: Verdict) -> [Note] {
    var notes: [Note] = []
    func add(_ title: String, _ lines: [String], isFault: Bool = false) {
      if !lines.isEmpty { notes.append(Note(title: title, lines: lines, isFault: isFault)) }
    }
    add("The run is incomplete", verdict.findings.map { "\($0)." }, isFault: true)
    add(
      "Passed on another attempt",
      verdict.flaky.map { test in
        "\((test.suite + [test.test]).joined(separator: " / ")) passed on attempt \(test.passedOn)."
      })
    for group in ReportWords.environments(verdict) {
      add(
        "Other fonts or libraries drew \(CheckWords.count(group.keys.count, "check"))",
        group.facts + [CheckWords.environmentAdvice])
    }
    let boxes = ReportWords.boxes(verdict)
    add("Characters that no font has", boxes.sentences.map { "\($0)." })
    add(
      "Tolerance",
      [ReportWords.tolerance(verdict), ReportWords.idleRegions(verdict)].compactMap { $0 }.map {
        $0.prefix(1).uppercased() + $0.dropFirst() + "."
      })
    return notes
  }
}

extension ViewerDocument.Evidence {
  init(_ piece: PicturedEvidence) {
    func picture(_ picture: ReportPicture?) -> ViewerPicture? { picture.map { ViewerPicture($0) } }
    self.init(
      title: piece.evidence.title, text: piece.evidence.text, picture: picture(piece.picture),
      previous: picture(piece.previous), fault: piece.evidence.fault.map { "\($0)." })
  }
}

extension ViewerPicture {
  init(_ picture: ReportPicture) {
    self.init(
      file: picture.file, width: picture.width, height: picture.height,
      scale: picture.scale.isFinite && picture.scale > 0 ? picture.scale : 1)
  }

  init(_ view: PicturedView, scale: Double) {
    self.init(file: view.light, dark: view.dark, width: view.width, height: view.height, scale: scale)
  }
}

/// A check that could not be made: why, and where; there is no picture of it.
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
      label: ReportWords.label(.unusable), note: "could not be made", place: "\(refusal.place)",
      line: refusal.place.line)
    detail = ViewerDetail(fault: "\(refusal.reason).", facts: [["Line of the test", "\(refusal.place)"]])
  }
}
