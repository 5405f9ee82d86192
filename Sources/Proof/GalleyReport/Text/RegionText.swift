import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyText
import GalleyTree

/// Sentences about a region of a check: its name, its kind and its effect.
enum RegionText {
  static func name(_ use: RegionUse) -> String {
    use.name.isEmpty ? "a region" : use.name
  }

  /// The kind of a region with its settings, such as `ignore`, `Layout` or `floating: 8 pt any way`.
  static func kind(_ use: RegionUse) -> String {
    switch use.kind {
    case .dynamic(let pattern?): "dynamic: \(pattern.name)"
    case .floating(let edges): "floating: \(reach(edges))"
    case .accessibility(let kind): "accessibility: \(accessibility(kind))"
    case .ignore, .level, .dynamic: "\(use.kind)"
    }
  }

  /// The effect of a region, as a sentence without a subject and without a full stop.
  static func effect(_ use: RegionUse) -> String {
    if use.areas.isEmpty { return "covered nothing visible" + unused(use) }
    let size = Numeral.pixels(use.pixels)
    if case .ignore = use.kind {
      let changes = use.changes == 0 ? "" : ", and \(EnglishNoun.count(use.changes, "change"))"
      return "ignored \(size), \(ToleranceText.differing(use.differences))\(changes)" + unused(use)
    }
    // The findings of such a region are causes of their own: it forgives nothing.
    if case .accessibility = use.kind { return "covered \(size), whose contrast was measured" }
    if use.kind == .level(.exact) { return "covered \(size), and tolerated nothing" }
    return use.hadEffect
      ? "covered \(size), and forgave \(forgiven(use))" : "covered \(size), and forgave nothing" + unused(use)
  }

  private static func forgiven(_ use: RegionUse) -> String {
    let parts = [
      use.differences > 0 ? Numeral.pixels(use.differences) : nil,
      use.changes > 0 ? EnglishNoun.count(use.changes, "change") : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: " and ")
  }

  /// Whether a region that is meant to forgive had nothing to forgive.
  static func isIdle(_ use: RegionUse) -> Bool {
    if case .accessibility = use.kind { return use.areas.isEmpty }
    return !use.hadEffect && (use.kind != .level(.exact) || use.areas.isEmpty)
  }

  private static func unused(_ use: RegionUse) -> String {
    use.hadEffect ? "" : "; it never fired, so it may not be needed"
  }

  private static func reach(_ edges: RegionEdges) -> String {
    let sides = [("up", edges.up), ("down", edges.down), ("left", edges.left), ("right", edges.right)]
    if Set(sides.map(\.1)).count == 1 { return "\(points(edges.up)) any way" }
    return sides.filter { $0.1 > 0 }.map { "\(points($0.1)) \($0.0)" }.joined(separator: ", ")
  }

  private static func points(_ number: Double) -> String {
    number.isFinite && abs(number) < 1e9 ? "\(Numeral.decimal(number)) pt" : "any number of pt"
  }

  private static func accessibility(_ kind: AccessibilityKind) -> String {
    switch kind {
    case .ignoreContrast: "contrast ignored"
    case .regularText: "regular text"
    case .largeText: "large text"
    case .boldText: "bold text"
    case .graphicalObject: "graphical object"
    }
  }
}
