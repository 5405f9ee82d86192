import Foundation
import GalleyBaselines
import GalleyDiff

/// The report's page: no script, nothing from elsewhere; parts are chosen by anchors.
struct ReportPage {
  var verdict: Verdict
  var started: Date?
  var checks: [PicturedCheck]
  var evidence: [PicturedEvidence] = []

  /// Only pictures and a style sheet beside the page, and nothing else at all.
  static let policy =
    "default-src 'none'; img-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'"

  var markup: String {
    "<!doctype html>\n"
      + tag(
        "html", ["lang": "en"],
        tag(
          "head", [:],
          tag("meta", ["charset": "utf-8"]),
          tag("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy]),
          tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
          tag("meta", ["name": "referrer", "content": "no-referrer"]),
          tag("meta", ["name": "color-scheme", "content": "light dark"]),
          tag("title", [:], .text("\(ReportWords.summary(verdict)) – Galley")),
          tag("link", ["rel": "stylesheet", "href": "style.css"])),
        tag(
          "body", [:],
          masthead,
          tag(
            "main", [:],
            // Reports explain why tests failed: they stand after what waits for a decision, before what passed.
            all: [causes, findings].compactMap { $0 } + sections(passed: false) + [failures].compactMap { $0 }
              + sections(passed: true) + [orphans].compactMap { $0 }),
          tag("footer", [:], .text("\(HTMLReport.mark) This folder needs no network and no server.")))
      ).markup
  }

  private var masthead: HTMLNode {
    tag(
      "header", ["class": "masthead \(verdict.exitCode == .clean ? "clean" : "waiting")"],
      tag("p", ["class": "wordmark"], "Galley ", tag("span", [:], "proof")),
      tag("h1", [:], .text(ReportWords.meaning(verdict.exitCode))),
      tag("p", ["class": "summary"], .text(ReportWords.summary(verdict))),
      tag("p", ["class": "run"], .text("Run \(verdict.run)\(started.map { ", " + day($0) } ?? "")")),
      tag(
        "nav", ["aria-label": "Parts of the report"],
        all: [chip("All", "", verdict.count, "all")] + chips))
  }

  private func day(_ date: Date) -> String {
    let text = date.formatted(.iso8601)
    return "\(text.prefix(10)) \(text.dropFirst(11).prefix(5)) UTC"
  }

  private var chips: [HTMLNode] {
    ReportWords.order.compactMap { status in
      let count = verdict.checks(status).count + (status == .unusable ? verdict.refusedCount : 0)
      return count == 0 ? nil : chip(ReportWords.label(status), status.rawValue, count, status.rawValue)
    } + (evidence.isEmpty ? [] : [chip("reports", "evidence", evidence.count, "evidence")])
      + (verdict.orphans.isEmpty ? [] : [chip("orphans", "orphans", verdict.orphans.count, "orphans")])
  }

  private func chip(_ label: String, _ anchor: String, _ count: Int, _ style: String) -> HTMLNode {
    tag(
      "a", ["class": "chip \(style)", "href": "#\(anchor)"], .text(label + " "),
      tag("b", [:], .text(Numeral.grouped(count))))
  }

  private var causes: HTMLNode? {
    let groups = verdict.causes
    guard !groups.isEmpty else { return nil }
    return tag(
      "section", ["class": "causes", "id": "causes"],
      tag("h2", [:], "Why"),
      tag(
        "ol", [:],
        all: groups.map { group in
          tag(
            "li", [:],
            tag("span", ["class": "sentence"], .text(group.cause.sentence)),
            tag("span", ["class": "count"], .text("in \(CheckWords.count(group.keys.count, "check"))")),
            tag("code", [:], .text("galley approve --cause \(group.cause.id)")))
        }))
  }

  private var findings: HTMLNode? {
    guard !verdict.findings.isEmpty else { return nil }
    return tag(
      "section", ["class": "findings", "id": "findings"],
      tag("h2", [:], "The run is incomplete"),
      tag("ul", [:], all: verdict.findings.map { tag("li", [:], .text("\($0).")) }))
  }

  private var failures: HTMLNode? {
    guard !evidence.isEmpty else { return nil }
    return tag(
      "section", ["id": "evidence"],
      all: [tag("h2", [:], "Reports beside the checks")] + evidence.map(Self.card))
  }

  private static func card(_ piece: PicturedEvidence) -> HTMLNode {
    func figure(_ picture: ReportPicture?, _ title: String) -> HTMLNode? {
      picture.map {
        tag(
          "figure", [:],
          tag("figcaption", [:], .text(title), tag("span", [:], .text(" \($0.width) × \($0.height)"))),
          DifferenceViewer.frame($0, of: title, marks: nil))
      }
    }
    return tag(
      "article", ["class": "card evidence"],
      all: [
        tag("header", [:], tag("h3", [:], .text(piece.evidence.title))),
        piece.evidence.fault.map { tag("p", ["class": "fault"], .text("\($0).")) },
        tag(
          "div", ["class": "pictures"],
          all: [
            figure(piece.previous, "The screen one frame before"), figure(piece.picture, "The screen then"),
            tag("pre", [:], .lines(piece.evidence.text)),
          ].compactMap { $0 }),
      ].compactMap { $0 })
  }

  private var orphans: HTMLNode? {
    guard !verdict.orphans.isEmpty else { return nil }
    return tag(
      "section", ["id": "orphans"],
      tag("h2", [:], "Baselines that no check used"),
      tag("ul", ["class": "keys"], all: verdict.orphans.map { tag("li", [:], .text($0.text)) }))
  }

  private func sections(passed: Bool) -> [HTMLNode] {
    ReportWords.order.filter { ($0 == .match || $0 == .tolerated) == passed }.compactMap { status in
      let members = checks.enumerated().filter { $0.element.check.outcome.status == status }
      let refused = status == .unusable ? verdict.refusals.map(RefusalCard.init) : []
      guard !members.isEmpty || !refused.isEmpty else { return nil }
      let heading = tag("h2", [:], .text(Self.heading(status)))
      if status == .match {
        return tag(
          "section", ["id": status.rawValue], heading,
          tag("div", ["class": "sheet"], all: members.map { thumbnail($0.element) }))
      }
      return tag(
        "section", ["id": status.rawValue],
        all: [heading] + members.map { ReportCard(checked: $0.element, number: $0.offset).node }
          + refused.map(\.node))
    }
  }

  private static func heading(_ status: CheckRecord.Status) -> String {
    switch status {
    case .match: "Matches"
    case .tolerated: "Passed within tolerance"
    case .approved: "Approved before"
    case .mismatch: "Differs"
    case .new: "New, without a baseline"
    case .environmentChanged: "Drawn by other fonts or libraries"
    case .unusable: "Not comparable"
    case .recorded: "Recorded"
    }
  }

  private func thumbnail(_ checked: PicturedCheck) -> HTMLNode {
    let key = checked.check.key
    let excerpt = checked.text.map(\.excerpt)
    let picture = checked.baseline.map {
      tag("a", ["href": $0.file], DifferenceViewer.image($0, of: "Baseline of \(key.text)"))
    }
    return tag(
      "figure", ["class": "thumbnail"],
      all: [
        picture ?? excerpt,
        tag(
          "figcaption", [:], tag("b", [:], .text(key.name)), .text(" "),
          tag("span", [:], .text(key.environment.slug))),
      ]
      .compactMap { $0 })
  }
}
