import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyTree

/// One check that is more than a match: what changed in words, what was forgiven, then the pictures.
struct ReportCard {
  var checked: PicturedCheck
  /// What tells this card from all others of the page.
  var number: Int

  private var check: Verdict.JudgedCheck { checked.check }

  var node: HTMLNode {
    let style = "card \(check.outcome.status.rawValue)"
    // What passed is folded: it waits for nobody.
    if case .tolerated(let comparison) = check.outcome {
      return tag(
        "details", ["class": style],
        all: [tag("summary", [:], all: head + [meter(comparison)])] + words + pictures + [foot])
    }
    return tag(
      "article", ["class": style], all: [tag("header", [:], all: head)] + words + pictures + [foot])
  }

  private var head: [HTMLNode] {
    let key = check.key
    let owner =
      ([key.suite.joined(separator: " / ")] + [key.test].compactMap { $0 } + [key.argument].compactMap { $0 })
      .filter { !$0.isEmpty }.joined(separator: " / ")
    return [
      tag("h3", [:], .text(key.name)),
      tag("span", ["class": "badge"], .text(ReportWords.label(check.outcome.status))),
      tag("span", ["class": "environment"], .text(key.environment.slug)),
      tag("span", ["class": "owner"], .text(owner)),
    ]
  }

  /// How much of a tolerance was spent, as a bar with words.
  private func meter(_ comparison: Comparison) -> HTMLNode {
    let account = comparison.tolerance
    var nodes = [tag("span", [:], .text(ToleranceWords.spent(comparison)))]
    if account.allowed > 0 {
      let part = min(1, Double(account.counted) / Double(account.allowed))
      nodes.append(
        tag(
          "svg", ["viewBox": "0 0 100 6", "width": "100", "height": "6", "aria-hidden": "true"],
          tag("rect", ["class": "track", "width": "100", "height": "6", "rx": "3"]),
          tag(
            "rect",
            ["class": "spending", "width": HTMLNumber.text(max(3, part * 100)), "height": "6", "rx": "3"])))
    }
    let isNear =
      checked.drift?.isNearBudget ?? (account.allowed > 0 && account.counted * 5 >= account.allowed * 4)
    return tag("span", ["class": isNear ? "meter near" : "meter"], all: nodes)
  }

  private var words: [HTMLNode] {
    var nodes: [HTMLNode] = []
    switch check.outcome {
    case .mismatch(let comparison), .approved(let comparison, _):
      // What happened comes first; how many pixels that makes is a note.
      if !comparison.causes.isEmpty {
        nodes.append(
          tag("ol", ["class": "sentences"], all: comparison.causes.map { tag("li", [:], .text($0.sentence)) })
        )
      }
      let level = comparison.level == .exact ? "" : "At level \(comparison.level.name): "
      nodes.append(tag("p", ["class": "numbers"], .text(level + CheckWords.numbers(comparison))))
      let forgiven = ForgivenList(comparison)
      if !forgiven.isEmpty { nodes.append(forgiven.folded) }
    case .tolerated(let comparison): nodes += ForgivenList(comparison).whole
    case .environmentChanged(let facts):
      nodes.append(tag("ul", ["class": "sentences"], all: facts.map { tag("li", [:], .text($0)) }))
      nodes.append(tag("p", ["class": "numbers"], .text(CheckWords.environmentAdvice)))
    case .unusable(let fault): nodes.append(tag("p", ["class": "fault"], .text("\(fault).")))
    case .new, .match, .recorded: break
    }
    // Nothing drifts in one run, or where nothing was ever forgiven.
    if let drift = checked.drift, drift.steps.count > 1, drift.values.contains(where: { $0 > 0 }) {
      nodes.append(DriftChart(drift: drift).node)
    }
    for sentence in CheckWords.boxes(check.record.fingerprint.missing) {
      nodes.append(tag("p", ["class": "fault"], .text("\(sentence).")))
    }
    if let note = checked.note { nodes.append(tag("p", ["class": "numbers"], .text("\(note)."))) }
    return nodes
  }

  private var pictures: [HTMLNode] {
    if let text = checked.text { return text.nodes }
    let comparison = check.outcome.comparison
    let marks = PictureMarks(
      comparison, baseline: checked.baseline, candidate: checked.candidate, number: number)
    let viewer = DifferenceViewer(checked: checked, number: number, marks: marks)
    return [viewer.node, PictureMarks.legend(comparison?.regionUses ?? [])].compactMap { $0 }
  }

  private var foot: HTMLNode {
    let key = check.key.text.split(separator: "'", omittingEmptySubsequences: false).joined(
      separator: "'\\''")
    let place = tag("span", ["class": "place"], .text("\(check.record.place)"))
    switch check.outcome {
    case .mismatch, .new: return tag("footer", [:], place, tag("code", [:], .text("galley approve '\(key)'")))
    case .match, .tolerated, .approved, .environmentChanged, .unusable, .recorded:
      return tag("footer", [:], place)
    }
  }
}
