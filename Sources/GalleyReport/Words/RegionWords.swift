import GalleyBaselines
import GalleyExplanation
import GalleyTree

/// Says what a region was for and what it did.
enum RegionWords {
  /// What a region is called where it has no name of its own.
  static func name(_ use: RegionUse) -> String {
    use.name.isEmpty ? "a region" : use.name
  }

  /// What is asked of a region, such as `ignore` or `Layout`.
  static func kind(_ use: RegionUse) -> String {
    switch use.kind {
    case .dynamic(let pattern?): "dynamic: \(pattern.name)"
    case .floating(let edges): "floating: \(reach(edges))"
    case .accessibility(let kind): "accessibility: \(accessibility(kind))"
    case .ignore, .level, .dynamic: "\(use.kind)"
    }
  }

  /// What a region did, as a sentence without a full stop.
  static func deed(_ use: RegionUse) -> String {
    if use.areas.isEmpty { return "covered nothing that can be seen" + idle(use) }
    let size = Numeral.pixels(use.pixels)
    if case .ignore = use.kind { return "ignored \(size), \(differing(use))\(changes(use))" + idle(use) }
    // What these find is a cause of its own: they are there to forgive nothing.
    if case .accessibility = use.kind { return "covered \(size), whose contrast was measured" }
    if use.kind == .level(.exact) { return "covered \(size), and let nothing pass" }
    return use.fired
      ? "covered \(size), and forgave \(forgiven(use))" : "covered \(size), and forgave nothing" + idle(use)
  }

  private static func differing(_ use: RegionUse) -> String {
    use.differences == 0
      ? "none of which differed"
      : "\(Numeral.grouped(use.differences)) of which \(use.differences == 1 ? "differs" : "differ")"
  }

  private static func changes(_ use: RegionUse) -> String {
    use.changes == 0 ? "" : ", and \(CheckWords.count(use.changes, "change"))"
  }

  private static func forgiven(_ use: RegionUse) -> String {
    let parts = [
      use.differences > 0 ? Numeral.pixels(use.differences) : nil,
      use.changes > 0 ? CheckWords.count(use.changes, "change") : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: " and ")
  }

  /// Whether a region that is there to forgive had nothing to forgive.
  static func isIdle(_ use: RegionUse) -> Bool {
    if case .accessibility = use.kind { return use.areas.isEmpty }
    return !use.fired && (use.kind != .level(.exact) || use.areas.isEmpty)
  }

  private static func idle(_ use: RegionUse) -> String {
    use.fired ? "" : "; it never fired, so it may not be needed"
  }

  private static func reach(_ edges: RegionEdges) -> String {
    let sides = [("up", edges.up), ("down", edges.down), ("left", edges.left), ("right", edges.right)]
    if Set(sides.map(\.1)).count == 1 { return "\(points(edges.up)) any way" }
    let named = sides.filter { $0.1 > 0 }.map { "\(points($0.1)) \($0.0)" }
    return named.joined(separator: ", ")
  }

  private static func points(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    guard rounded.isFinite, abs(rounded) < 1e9 else { return "no end of pt" }
    return rounded == rounded.rounded() ? "\(Int(rounded)) pt" : "\(rounded) pt"
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
