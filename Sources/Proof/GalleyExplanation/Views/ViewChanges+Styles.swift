import GalleyTree

/// Finds the properties of CSS that boxes of a web page have otherwise.
extension ViewChanges {
  /// One property with its values on both sides.
  struct Edit {
    var property: ViewProperty
    var before: String
    var after: String
    /// The values as they were read, to find what only follows from them.
    var raw: ViewChange.Values
  }

  /// Compares two boxes.
  mutating func addStyles(at place: ViewChange.Place, _ a: Int, _ b: Int) {
    let (old, new) = (matching.baseline[a], matching.candidate[b])
    if let arrival = arrival(at: place, old, new) { return changes.append(arrival) }
    if old.kind != new.kind {
      let what = ViewChange.What.replaced(
        before: StyledBox.tag(of: old.kind), after: StyledBox.tag(of: new.kind))
      changes.append(ViewChange(what: what, kind: new.kind, view: new.name, places: [place]))
    }
    let (was, now) = (StyleRules(old.facts[StyledBox.rules]), StyleRules(new.facts[StyledBox.rules]))
    var edits: [Edit] = []
    let names = Set(old.facts.keys).union(new.facts.keys).subtracting(StyledBox.names)
    for name in names.sorted() where !name.hasPrefix("border") || !Self.isLine(name) {
      // Another element has other styles by itself.
      guard old.kind == new.kind || name == "text" else { continue }
      let before = StyleProperty.value(name, of: a, in: matching.baseline)
      let after = StyleProperty.value(name, of: b, in: matching.candidate)
      guard before != after else { continue }
      // A custom property that came or went says less than what uses it.
      if StyleProperty.isCustom(name), before == nil || after == nil { continue }
      let origin = now.origin(of: name) ?? was.origin(of: name)
      guard !follows(name, a, b, origin) else { continue }
      edits.append(Self.edit(name, before, after))
    }
    if old.kind == new.kind { edits += Self.borders(old.facts, new.facts) }
    removeOfColor(&edits, a, b)
    removeMoved(&edits, a, b)
    Self.joinSize(&edits)
    Self.joinOverflow(&edits)
    joinFlex(&edits, a, b)
    for edit in joinedByClass(edits, old, new, [was, now]) {
      let name = edit.property.name
      let (former, present) = (was.origin(of: name), now.origin(of: name))
      changes.append(
        ViewChange(
          what: .given(edit.property, before: edit.before, after: edit.after), kind: new.kind, view: new.name,
          places: [place], rule: (present ?? former)?.rule,
          rules: Set([former, present].compactMap { $0?.rule }), uses: (present ?? former)?.uses ?? [],
          facts: [name: edit.raw]))
    }
  }

  /// The lines of a border, which are compared together.
  private static func isLine(_ name: String) -> Bool {
    name == "border" || edges.contains { name == "border-\($0)" }
  }

  /// A box with nothing but a text is gone where the text is, and the other way round.
  private func arrival(at place: ViewChange.Place, _ old: FlatViewTree.Node, _ new: FlatViewTree.Node)
    -> ViewChange?
  {
    guard old.children.isEmpty, new.children.isEmpty, (old.element == nil) != (new.element == nil),
      (old.facts["text"] == nil) != (new.facts["text"] == nil)
    else { return nil }
    let isNew = new.facts["text"] != nil
    return ViewChange(
      what: isNew ? .inserted : .removed, kind: new.kind, view: isNew ? new.name : old.name,
      places: [isNew ? .init(new: place.new) : .init(old: place.old)])
  }

  /// Whether a property is computed of another one around: children of flex containers are blocks, relative lengths grow with fonts.
  private func follows(_ name: String, _ a: Int, _ b: Int, _ origin: StyleRules.Origin?) -> Bool {
    if name == "display" { return isMadeBlock(a, b) }
    guard StyleProperty.isRelative(name) else { return false }
    // What is not written in sizes of fonts follows from none; custom properties may be.
    if let origin, origin.uses.isEmpty { return false }
    let before = StyleProperty.value(name, of: a, in: matching.baseline) ?? ""
    let after = StyleProperty.value(name, of: b, in: matching.candidate) ?? ""
    return ratios(name, a, b).contains { Self.isScaled(before, after, by: $0) }
  }

  /// Whether the display of a box changed with that of its container.
  private func isMadeBlock(_ a: Int, _ b: Int) -> Bool {
    guard let parent = matching.baseline[a].parent, let other = matching.partners[parent],
      matching.candidate[b].parent == other
    else { return false }
    return matching.baseline[parent].facts["display"] != matching.candidate[other].facts["display"]
  }

  /// By how much the fonts grew in whose size a length may be written: that of the box, that around, and that of the page.
  private func ratios(_ name: String, _ a: Int, _ b: Int) -> [Double] {
    var pairs: [(Int, Int)] = name == "font-size" ? [] : [(a, b)]
    if let parent = matching.baseline[a].parent, let other = matching.candidate[b].parent {
      pairs.append((parent, other))
    }
    if let root = page(around: a, matching.baseline), let other = page(around: b, matching.candidate) {
      pairs.append((root, other))
    }
    return pairs.compactMap { old, new in
      guard
        let before = StyleProperty.value("font-size", of: old, in: matching.baseline).flatMap({
          Self.length($0)
        }),
        let after = StyleProperty.value("font-size", of: new, in: matching.candidate).flatMap({
          Self.length($0)
        }), before > 0, before != after
      else { return nil }
      return after / before
    }
  }

  private func page(around number: Int, _ tree: FlatViewTree) -> Int? {
    tree.around(number).first { tree[$0].kind == "<html>" }
  }

  /// Whether all lengths that differ became longer by a ratio, as those that are written in sizes of the font.
  private static func isScaled(_ before: String, _ after: String, by ratio: Double) -> Bool {
    func words(_ value: String) -> [Substring] { value.split { " ,()".contains($0) } }
    let (old, new) = (words(before), words(after))
    guard old.count == new.count else { return false }
    return zip(old, new).allSatisfy { was, now in
      guard was != now else { return true }
      guard let before = length(was), let after = length(now), before != 0 else { return false }
      return abs(after / before / ratio - 1) < 0.02
    }
  }

  static func length(_ value: some StringProtocol) -> Double? {
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

  // MARK: Borders

  private static let edges = ["top", "right", "bottom", "left"]

  /// The sides that changed alike are one border; others are told one by one.
  private static func borders(_ old: [String: String], _ new: [String: String]) -> [Edit] {
    func lines(_ facts: [String: String]) -> [String] {
      edges.map { facts["border-\($0)"] ?? facts["border"] ?? "none" }
    }
    let (before, after) = (lines(old), lines(new))
    let changed = edges.indices.filter { before[$0] != after[$0] }
    guard let first = changed.first else { return [] }
    if changed.count > 1, Set(changed.map { [before[$0], after[$0]] }).count == 1 {
      return [border("border", before[first], after[first])]
    }
    return changed.map { border("border-\(edges[$0])", before[$0], after[$0]) }
  }

  /// A line of a border, by the one part that changed or as a whole.
  private static func border(_ name: String, _ before: String, _ after: String) -> Edit {
    let (was, now) = (before.split(separator: " "), after.split(separator: " "))
    let raw = ViewChange.Values(before: before, after: after)
    let effect: ViewProperty.Effect = was.first != now.first ? .layout : .paint
    let parts = ["width", "style", "color"]
    let differing = was.count == 3 && now.count == 3 ? parts.indices.filter { was[$0] != now[$0] } : []
    if differing.count == 1, let part = differing.first {
      return Edit(
        property: ViewProperty(.restyled, "\(name)-\(parts[part])", effect),
        before: StyleProperty.text(String(was[part])), after: StyleProperty.text(String(now[part])), raw: raw)
    }
    return Edit(
      property: ViewProperty(.restyled, name, effect), before: StyleProperty.text(before),
      after: StyleProperty.text(after), raw: raw)
  }

  // MARK: Classes

  /// Several styles that came with another class are one change.
  private func joinedByClass(
    _ edits: [Edit], _ old: FlatViewTree.Node, _ new: FlatViewTree.Node, _ rules: [StyleRules]
  ) -> [Edit] {
    let (before, after) = (old.facts[StyledBox.classes], new.facts[StyledBox.classes])
    if before == after { return edits }
    let classes = Self.classes(old).symmetricDifference(Self.classes(new))
    let styles = edits.filter { edit in
      if [.text, .state].contains(edit.property.kind) || edit.property.name == "picture" { return false }
      // What other rules give has another reason.
      let origins = rules.compactMap { $0.origin(of: edit.property.name)?.rule }
      return origins.isEmpty || origins.contains { Self.mentions($0, classes) }
    }
    guard styles.count > 1 else { return edits }
    let names = styles.map(\.property.name).joined(separator: ", ")
    let moves = styles.contains { $0.property.effect != .paint }
    let joined = Edit(
      property: ViewProperty(.restyled, "class", moves ? .layout : .paint), before: before ?? "none",
      after: "\(after ?? "none") (\(names))", raw: .init(before: before, after: after))
    return edits.filter { edit in !styles.contains { $0.property == edit.property } } + [joined]
  }
}
