import GalleyTree

/// Finds the properties of CSS that boxes of a web page have otherwise.
extension ViewChanges {
  /// One property with its values on both sides.
  private struct Edit {
    var property: ViewProperty
    var before: String
    var after: String
    /// The values as they were read, to find what only follows from them.
    var raw: ViewChange.Values
  }

  /// Compares two boxes.
  mutating func addStyles(at place: ViewChange.Place, _ a: Int, _ b: Int) {
    let (old, new) = (matching.baseline[a], matching.candidate[b])
    var edits: [Edit] = []
    let names = Set(old.facts.keys).union(new.facts.keys).subtracting([StyledBox.selector, StyledBox.classes])
    for name in names.sorted() where !name.hasPrefix("border") || name.hasSuffix("radius") {
      let before = StyleProperty.value(name, of: a, in: matching.baseline)
      let after = StyleProperty.value(name, of: b, in: matching.candidate)
      guard before != after, !follows(name, a, b) else { continue }
      edits.append(Self.edit(name, before, after))
    }
    if let border = Self.border(old.facts, new.facts) { edits.append(border) }
    Self.joinSize(&edits)
    for edit in joinedByClass(edits, old, new) {
      changes.append(
        ViewChange(
          what: .given(edit.property, before: edit.before, after: edit.after), kind: new.kind, view: new.name,
          places: [place], facts: [edit.property.name: edit.raw]))
    }
  }

  /// Whether a property is computed of the same one around: children of flex containers are blocks, relative fonts grow.
  private func follows(_ name: String, _ a: Int, _ b: Int) -> Bool {
    guard let parent = matching.baseline[a].parent, let other = matching.partners[parent],
      matching.candidate[b].parent == other
    else { return false }
    func old(_ name: String) -> Double? {
      StyleProperty.value(name, of: a, in: matching.baseline).flatMap { Self.length($0) }
    }
    func new(_ name: String) -> Double? {
      StyleProperty.value(name, of: b, in: matching.candidate).flatMap { Self.length($0) }
    }
    switch name {
    case "display":
      return matching.baseline[parent].facts[name] != matching.candidate[other].facts[name]
    case "font-size":
      guard let was = old(name), let now = new(name),
        let before = StyleProperty.value(name, of: parent, in: matching.baseline).flatMap({ Self.length($0) }
        ),
        let after = StyleProperty.value(name, of: other, in: matching.candidate).flatMap({ Self.length($0) })
      else { return false }
      return before != after && abs(now / was - after / before) < 0.01
    default:
      guard ["margin", "padding", "letter-spacing", "width", "height", "border-radius"].contains(name),
        let was = old("font-size"), let now = new("font-size"), was != now
      else { return false }
      return Self.isScaled(
        matching.baseline[a].facts[name] ?? "", matching.candidate[b].facts[name] ?? "", by: now / was)
    }
  }

  /// Whether all lengths that differ became longer by a ratio, as those that are written in sizes of the font.
  private static func isScaled(_ before: String, _ after: String, by ratio: Double) -> Bool {
    let (old, new) = (before.split(separator: " "), after.split(separator: " "))
    guard old.count == new.count else { return false }
    return zip(old, new).allSatisfy { was, now in
      guard was != now else { return true }
      guard let before = length(was), let after = length(now), before != 0 else { return false }
      return abs(after / before / ratio - 1) < 0.01
    }
  }

  private static func length(_ value: some StringProtocol) -> Double? {
    value.hasSuffix("px") ? Double(value.dropLast(2)) : Double(value)
  }

  private static func edit(_ name: String, _ before: String?, _ after: String?) -> Edit {
    let raw = ViewChange.Values(before: before, after: after)
    let (old, new) = (before ?? "", after ?? "")
    if name == "isEnabled" {
      return Edit(
        property: StyleProperty.property(name), before: before == nil ? "yes" : "no",
        after: after == nil ? "yes" : "no", raw: raw)
    }
    if name == "src" {
      func file(_ source: String) -> String { source.split(separator: "/").last.map(String.init) ?? source }
      return Edit(property: StyleProperty.property(name), before: file(old), after: file(new), raw: raw)
    }
    let sides = longhands[name].map { ($0, old.split(separator: " "), new.split(separator: " ")) }
    if let (parts, was, now) = sides, was.count == parts.count, now.count == parts.count {
      let changed = parts.indices.filter { was[$0] != now[$0] }
      if changed.count == 1, name != "border-radius" {
        return Edit(
          property: StyleProperty.property(parts[changed[0]]), before: String(was[changed[0]]),
          after: String(now[changed[0]]), raw: raw)
      }
      return Edit(
        property: StyleProperty.property(name), before: shorthand(was), after: shorthand(now), raw: raw)
    }
    return Edit(
      property: StyleProperty.property(name), before: name == "text" ? old : StyleProperty.text(old),
      after: name == "text" ? new : StyleProperty.text(new), raw: raw)
  }

  private static let longhands: [String: [String]] = [
    "padding": ["padding-top", "padding-right", "padding-bottom", "padding-left"],
    "margin": ["margin-top", "margin-right", "margin-bottom", "margin-left"],
    "gap": ["row-gap", "column-gap"],
    "border-radius": [
      "border-top-left-radius", "border-top-right-radius", "border-bottom-right-radius",
      "border-bottom-left-radius",
    ],
  ]

  /// Values by edge without those that the ones before imply.
  private static func shorthand(_ values: [Substring]) -> String {
    var values = values
    if values.count == 4, values[3] == values[1] { values.removeLast() }
    if values.count == 3, values[2] == values[0] { values.removeLast() }
    if values.count == 2, values[1] == values[0] { values.removeLast() }
    return values.joined(separator: " ")
  }

  /// A width and a height in pixels that both changed are one size.
  private static func joinSize(_ edits: inout [Edit]) {
    guard let width = edits.first(where: { $0.property.name == "width" }),
      let height = edits.firstIndex(where: { $0.property.name == "height" }),
      [width.before, width.after, edits[height].before, edits[height].after].allSatisfy({ $0.hasSuffix("px") }
      )
    else { return }
    func size(_ side: (Edit) -> String) -> String {
      "\(side(width).dropLast(2)) × \(side(edits[height]).dropLast(2)) px"
    }
    edits[height] = Edit(
      property: ViewProperty(.resized, "size", .layout), before: size(\.before), after: size(\.after),
      raw: width.raw)
    edits.removeAll { $0.property.name == "width" }
  }

  // MARK: Borders

  private static let edges = ["top", "right", "bottom", "left"]

  private static func border(_ old: [String: String], _ new: [String: String]) -> Edit? {
    func lines(_ facts: [String: String]) -> [String] {
      edges.map { facts["border-\($0)"] ?? facts["border"] ?? "none" }
    }
    let (before, after) = (lines(old), lines(new))
    let changed = edges.indices.filter { before[$0] != after[$0] }
    guard let first = changed.first else { return nil }
    let isWhole = Set(changed.map { [before[$0], after[$0]] }).count == 1
    let name = changed.count == 1 ? "border-\(edges[first])" : "border"
    let (was, now) = (before[first].split(separator: " "), after[first].split(separator: " "))
    let raw = ViewChange.Values(before: before[first], after: after[first])
    let isThicker = was.first != now.first
    func property(_ name: String) -> ViewProperty {
      ViewProperty(.restyled, name, isThicker ? .layout : .paint)
    }
    let parts = ["width", "style", "color"]
    let differing = was.count == 3 && now.count == 3 ? parts.indices.filter { was[$0] != now[$0] } : []
    if isWhole, differing.count == 1, let part = differing.first {
      return Edit(
        property: property("\(name)-\(parts[part])"), before: StyleProperty.text(String(was[part])),
        after: StyleProperty.text(String(now[part])), raw: raw)
    }
    return Edit(
      property: property(name), before: StyleProperty.text(before[first]),
      after: StyleProperty.text(after[first]), raw: raw)
  }

  // MARK: Classes

  /// Several styles that came with another class are one change.
  private func joinedByClass(_ edits: [Edit], _ old: FlatViewTree.Node, _ new: FlatViewTree.Node) -> [Edit] {
    let (before, after) = (old.facts[StyledBox.classes], new.facts[StyledBox.classes])
    let styles = edits.filter {
      ![.text, .state].contains($0.property.kind) && $0.property.name != "picture"
    }
    guard before != after, styles.count > 1 else { return edits }
    let names = styles.map(\.property.name).joined(separator: ", ")
    let moves = styles.contains { $0.property.effect != .paint }
    let joined = Edit(
      property: ViewProperty(.restyled, "class", moves ? .layout : .paint), before: before ?? "none",
      after: "\(after ?? "none") (\(names))", raw: .init(before: before, after: after))
    return edits.filter { edit in !styles.contains { $0.property == edit.property } } + [joined]
  }
}
