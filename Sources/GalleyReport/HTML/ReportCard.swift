import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyTree

/// One check that needs a decision: what changed in words, then the pictures side by side.
struct ReportCard {
  var checked: PicturedCheck

  private var check: Verdict.JudgedCheck { checked.check }

  var node: HTMLNode {
    tag(
      "article", ["class": "card \(check.outcome.status.rawValue)"], all: [head] + words + [pictures, foot])
  }

  private var head: HTMLNode {
    let key = check.key
    return tag(
      "header", [:],
      tag("h3", [:], .text(key.name)),
      tag("span", ["class": "badge"], .text(ReportWords.label(check.outcome.status))),
      tag("span", ["class": "environment"], .text(key.environment.slug)),
      tag(
        "p", ["class": "owner"],
        .text(
          ([key.suite.joined(separator: " / ")] + [key.test].compactMap { $0 }
            + [key.argument].compactMap { $0 }).filter { !$0.isEmpty }.joined(separator: " / "))))
  }

  private var words: [HTMLNode] {
    var nodes: [HTMLNode] = []
    switch check.outcome {
    case .tolerated(let comparison):
      nodes.append(
        tag(
          "p", ["class": "numbers"], .text(CheckWords.tolerance(comparison) ?? CheckWords.numbers(comparison))
        ))
    case .mismatch(let comparison):
      nodes.append(tag("p", ["class": "numbers"], .text(CheckWords.numbers(comparison))))
      if !comparison.causes.isEmpty {
        nodes.append(
          tag("ol", ["class": "sentences"], all: comparison.causes.map { tag("li", [:], .text($0.sentence)) })
        )
      }
    case .environmentChanged(let facts):
      nodes.append(tag("ul", ["class": "sentences"], all: facts.map { tag("li", [:], .text($0)) }))
      nodes.append(tag("p", ["class": "numbers"], .text(CheckWords.environmentAdvice)))
    case .unusable(let fault): nodes.append(tag("p", ["class": "fault"], .text("\(fault).")))
    case .new, .match, .recorded: break
    }
    for sentence in CheckWords.boxes(check.record.fingerprint.missing) {
      nodes.append(tag("p", ["class": "fault"], .text("\(sentence).")))
    }
    if let note = checked.note { nodes.append(tag("p", ["class": "numbers"], .text("\(note)."))) }
    return nodes
  }

  private var pictures: HTMLNode {
    let causes = check.outcome.comparison?.causes ?? []
    return tag(
      "div", ["class": "pictures"],
      all: [
        figure("Baseline", checked.baseline, causes.map(\.frameBefore)),
        figure("Candidate", checked.candidate, causes.map(\.frameAfter)),
        figure("Difference", checked.difference, []),
      ].compactMap { $0 })
  }

  private func figure(_ caption: String, _ picture: ReportPicture?, _ frames: [CGRect?]) -> HTMLNode? {
    guard let picture else { return nil }
    return tag(
      "figure", [:],
      tag(
        "figcaption", [:], .text(caption), tag("span", [:], .text(" \(picture.width) × \(picture.height)"))),
      tag(
        "a", ["href": picture.file, "class": "frame"],
        all: [Self.image(picture, of: "\(caption) of \(check.key.text)"), boxes(frames, on: picture)]
          .compactMap { $0 }))
  }

  static func image(_ picture: ReportPicture, of what: String) -> HTMLNode {
    tag(
      "img",
      [
        "src": picture.file, "width": "\(picture.width)", "height": "\(picture.height)", "alt": what,
        "loading": "lazy",
      ])
  }

  /// Draws a numbered box around each cause; the numbers are those of the sentences.
  private func boxes(_ frames: [CGRect?], on picture: ReportPicture) -> HTMLNode? {
    let width = Double(picture.width) / picture.scale
    let height = Double(picture.height) / picture.scale
    let visible = frames.enumerated().compactMap { index, frame in
      frame.map { (number: index + 1, frame: $0) }
    }
    guard !visible.isEmpty else { return nil }
    // Marks are as large on a watch as on a tablet: a share of the longer side, which the layout holds constant.
    let unit = max(width, height) / 100
    let shapes = visible.flatMap { number, frame -> [HTMLNode] in
      let box = frame.insetBy(dx: -unit / 3, dy: -unit / 3)
      return [
        tag(
          "rect",
          [
            "x": text(box.minX), "y": text(box.minY), "width": text(box.width), "height": text(box.height),
            "rx": text(unit / 2), "stroke-width": text(unit / 3),
          ]),
        tag("circle", ["cx": text(box.minX), "cy": text(box.minY), "r": text(unit * 1.5)]),
        tag(
          "text", ["x": text(box.minX), "y": text(box.minY), "font-size": text(unit * 2)], .text("\(number)")),
      ]
    }
    return tag(
      "svg", ["class": "boxes", "viewBox": "0 0 \(text(width)) \(text(height))", "aria-hidden": "true"],
      all: shapes)
  }

  private func text(_ number: Double) -> String {
    number.isFinite ? "\((number * 100).rounded() / 100)" : "0"
  }

  private var foot: HTMLNode {
    let key = check.key.text.split(separator: "'", omittingEmptySubsequences: false).joined(
      separator: "'\\''")
    let place = tag("span", ["class": "place"], .text("\(check.record.place)"))
    switch check.outcome {
    case .mismatch, .new: return tag("footer", [:], place, tag("code", [:], .text("galley approve '\(key)'")))
    case .match, .tolerated, .environmentChanged, .unusable, .recorded: return tag("footer", [:], place)
    }
  }
}
