import GalleyTree

/// The rules of style sheets that give a box its properties, as ``StyledBox/rules`` has them.
struct StyleRules {
  /// The origin of a property.
  struct Origin: Hashable, Sendable {
    /// The selector and the file of the rule, in words.
    var rule: String
    /// The custom properties and units of fonts that the value uses.
    var uses: Set<String>
  }

  private var origins: [(name: Substring, origin: Origin)] = []

  /// Reads the rules of a box.
  init(_ text: String?) {
    for line in (text ?? "").split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      let rule = parts[1].isEmpty ? String(parts[2]) : "\(parts[2]) in \(parts[1])"
      for fact in parts[0].split(separator: " ") {
        let sides = fact.split(separator: "=", maxSplits: 1)
        let uses = sides.count == 2 ? sides[1].split(separator: ",").map(String.init) : []
        origins.append((sides[0], Origin(rule: rule, uses: Set(uses))))
      }
    }
  }

  /// The origin of a property; `nil` where it is not known, or has several.
  func origin(of property: String) -> Origin? {
    if let own = origins.first(where: { $0.name == property }) { return own.origin }
    // The shorthand that holds it, or else the longhands that it holds.
    if let whole = origins.first(where: { property.hasPrefix("\($0.name)-") }) { return whole.origin }
    let parts = origins.filter { Self.isPart($0.name, of: property) }.map(\.origin)
    guard let first = parts.first, Set(parts.map(\.rule)).count == 1 else { return nil }
    return Origin(rule: first.rule, uses: parts.reduce(into: []) { $0.formUnion($1.uses) })
  }

  private static func isPart(_ name: Substring, of property: String) -> Bool {
    if name.hasPrefix("\(property)-") { return true }
    switch property {
    case "gap": return name == "row-gap" || name == "column-gap"
    case "row-gap", "column-gap": return name == "gap"
    case "border-radius": return name.hasPrefix("border-") && name.hasSuffix("-radius")
    case "border-width", "border-style", "border-color":
      return name.hasPrefix("border-") && name.hasSuffix(property.dropFirst("border".count))
    case "size": return name == "width"
    case "overflow": return name == "overflow-x"
    default: return false
    }
  }
}
