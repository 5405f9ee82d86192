import GalleyBaselines

/// One check that could not be made: why, and where; there is no picture of it.
struct RefusalCard {
  var refusal: Refusal

  init(_ refusal: Refusal) {
    self.refusal = refusal
  }

  var node: HTMLNode {
    tag(
      "article", ["class": "card \(CheckRecord.Status.unusable.rawValue)"],
      tag("header", [:], all: head),
      tag("p", ["class": "fault"], .text("\(refusal.reason).")),
      tag("footer", [:], tag("span", ["class": "place"], .text("\(refusal.place)"))))
  }

  private var head: [HTMLNode] {
    let owner = (refusal.suite + [refusal.test, refusal.argument].compactMap { $0 }).filter { !$0.isEmpty }
    return [
      tag("h3", [:], .text(refusal.name ?? "A check without a name")),
      tag("span", ["class": "badge"], .text(ReportWords.label(.unusable))),
      tag("span", ["class": "environment"], .text(refusal.environment?.slug ?? "device not known")),
      tag("span", ["class": "owner"], .text(owner.joined(separator: " / "))),
    ]
  }
}
