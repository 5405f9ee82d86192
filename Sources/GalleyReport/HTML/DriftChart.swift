import GalleyBaselines

/// A row of bars, one a run, under the line of what is allowed.
///
/// The numbers are text beside it, so nothing is known by the picture alone.
struct DriftChart {
  var drift: Drift

  /// A bar's width, the room between two, and the height of it all, in units of the drawing.
  private static let (bar, gap, height) = (12.0, 4.0, 40.0)

  /// How much of the height a budget takes, so that what exceeds an average stays in the picture.
  private static let share = 0.85

  var node: HTMLNode {
    let values = drift.values
    let budget = drift.hasBudget ? drift.last.allowed : 0
    let top = Double(max(1, values.reduce(budget, max)))
    let width = Double(values.count) * (Self.bar + Self.gap) - Self.gap
    let bars = values.enumerated().map { index, value in
      let height = max(value > 0 ? 1.5 : 0.5, Double(value) / top * Self.height * Self.share)
      return tag(
        "rect",
        [
          "class": index == values.count - 1 ? "bar last" : "bar",
          "x": HTMLNumber.text(Double(index) * (Self.bar + Self.gap)),
          "y": HTMLNumber.text(Self.height - height), "width": HTMLNumber.text(Self.bar),
          "height": HTMLNumber.text(height), "rx": "1.5",
        ],
        tag("title", [:], .text("run \(drift.steps[index].run): \(Numeral.pixels(value))")))
    }
    let limit = HTMLNumber.text(Self.height - Double(budget) / top * Self.height * Self.share)
    let line =
      budget > 0
      ? [tag("line", ["class": "limit", "x1": "0", "x2": HTMLNumber.text(width), "y1": limit, "y2": limit])]
      : []
    let numbers = values.map(Numeral.grouped).joined(separator: " → ")
    let numberWords =
      values.count > 8
      ? "\(Numeral.grouped(values[0])) → … → \(Numeral.grouped(values[values.count - 1]))" : numbers
    return tag(
      "figure", ["class": drift.isNearBudget ? "drift near" : "drift"],
      tag(
        "svg",
        [
          "viewBox": "0 0 \(HTMLNumber.text(width)) \(HTMLNumber.text(Self.height))",
          "width": HTMLNumber.text(width), "height": HTMLNumber.text(Self.height), "role": "img",
          "aria-label": "Pixels by run: \(numbers)",
        ], all: bars + line),
      tag(
        "figcaption", [:],
        all: [
          tag("b", [:], .text(numberWords + " px")),
          tag("span", [:], .text(sentence)),
        ]))
  }

  private var sentence: String {
    let text = DriftWords.sentence(drift)
    let start = text.prefix(1).uppercased() + text.dropFirst()
    return start + (DriftWords.warning(drift).map { "; \($0)" } ?? "") + "."
  }
}

/// Numbers in drawings.
enum HTMLNumber {
  /// A number with two digits at most after its point; 0 for what is none.
  static func text(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
