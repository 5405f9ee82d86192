import GalleyBaselines
import GalleyDiff

/// What changed and did not count, with its own numbers.
struct ForgivenList {
  private var comparison: Comparison

  init(_ comparison: Comparison) { self.comparison = comparison }

  /// Whether nothing was forgiven.
  var isEmpty: Bool { comparison.forgiven.isEmpty && comparison.tolerance.forgivenPixels == 0 }

  /// The list under what counts: folded, since nobody has to decide on it.
  var folded: HTMLNode {
    tag(
      "details", ["class": "forgiven"],
      all: [tag("summary", [:], .text(ToleranceWords.forgiven(comparison)))]
        + [causes, reasons].compactMap { $0 })
  }

  /// The list of a check that passed, with what the tolerance would have let through besides.
  var whole: [HTMLNode] {
    let account = comparison.tolerance
    let facts = [
      ToleranceWords.greatest(account), ToleranceWords.unseen(account),
      comparison.regionUses.isEmpty ? ToleranceWords.ignored(account).map(Self.capitalized) : nil,
    ]
    return [causes, reasons].compactMap { $0 } + [
      tag(
        "ul", ["class": "facts"], all: facts.compactMap { $0 }.map { tag("li", [:], .text("\($0).")) })
    ]
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private var causes: HTMLNode? {
    if comparison.forgiven.isEmpty { return nil }
    return tag(
      "ul", ["class": "sentences"],
      all: comparison.forgiven.map { cause in
        // Where the sentence counts its pixels, that is enough.
        let isCounted = cause.pixels == 0 || cause.sentence.contains("\(cause.pixels) px")
        let count = tag("span", ["class": "count"], .text(" \(Numeral.pixels(cause.pixels))"))
        return tag("li", [:], all: [.text(cause.sentence)] + (isCounted ? [] : [count]))
      })
  }

  private var reasons: HTMLNode? {
    let forgiven = comparison.tolerance.forgiven
    if forgiven.isEmpty { return nil }
    return tag(
      "ul", ["class": "sentences"],
      all: forgiven.map { tag("li", [:], .text(ToleranceWords.sentence($0))) })
  }
}
