import Foundation
import GalleyText
import GalleyTree

/// Finds which changes of views are one, made at several places.
extension ViewChanges {
  /// What changes that are told together have in common.
  private enum GroupKey: Hashable {
    case value(ViewChange.What, kind: String)
    case edit(String)
    case gain(String, String)
    case opacity(String, String)
    case lines(isNew: Bool, kind: String, parent: Int?)
    case parts(isNew: Bool, looks: Int)
    case column(isNew: Bool, grid: Int, number: Int)
  }

  mutating func group() {
    var groups: [ViewChange] = []
    var numbers: [GroupKey: Int] = [:]
    for change in changes {
      guard let key = key(change) else {
        groups.append(change)
        continue
      }
      if let number = numbers[key], isPartOfAnother(change, key, groups[number]) {
        groups[number].places += change.places
        if case .gain(_, let gain) = key, let property = change.property, groups[number].what != change.what {
          groups[number].what = .given(property, before: nil, after: gain)
        }
        if case .opacity(let before, let after) = key, groups[number].what != change.what {
          // Several colours that are seen through alike.
          let shared = groups[number].property == change.property ? change.property : nil
          groups[number].what = .given(
            shared ?? ViewProperty(.restyled, "opacity", .paint),
            before: shared == nil ? before : "opacity \(before)", after: after)
        }
        if groups[number].rule != change.rule { groups[number].rule = nil }
        // A bar's title is known by its text; of a field a tint shows in the caret alone.
        let isFirstPlain =
          groups[number].kind == "navigationBar" && change.kind == "Text"
          || Self.fields.contains(groups[number].kind) && !Self.fields.contains(change.kind)
        if isFirstPlain {
          groups[number].kind = change.kind
          groups[number].places.swapAt(0, groups[number].places.count - 1)
        }
        if let one = groups[number].property, let other = change.property, one != other, one.effect == .paint,
          one.name != "opacity", case .given(_, let before, let after) = groups[number].what
        {
          // A custom property of CSS is the one colour that all of them have.
          let custom = [one, other].first {
            StyleProperty.isCustom($0.name) || $0.name.hasPrefix(Self.seriesColor)
          }
          groups[number].what = .given(
            custom ?? ViewProperty(.restyled, "colour", .paint), before: before, after: after)
        }
      } else {
        numbers[key] = groups.count
        groups.append(change)
      }
    }
    changes = groups
    join()
  }

  /// Whether a part is one of another holder than those before; two rows of one list are two.
  private func isPartOfAnother(_ change: ViewChange, _ key: GroupKey, _ group: ViewChange) -> Bool {
    guard case .parts(let isNew, _) = key else { return true }
    let tree = isNew ? matching.candidate : matching.baseline
    func holder(_ place: ViewChange.Place) -> Int? { place.number(isNew: isNew).flatMap { tree[$0].parent } }
    guard let own = holder(change.place), let first = holder(group.place) else { return false }
    // Decorations say nothing, so that several of them are one.
    if let view = change.place.number(isNew: isNew), tree[view].contents.isEmpty,
      tree[view].firstElement == nil
    {
      return true
    }
    return (areRowsAlike(own, first, tree) || areComponents(own, first, tree))
      && !group.places.contains { holder($0) == own }
  }

  /// Whether two views are made alike, and lie in what holds both as deep and in views of the same kinds, as parts of the rows of
  /// one list do.
  func areRowsAlike(_ a: Int, _ b: Int, _ tree: FlatViewTree) -> Bool {
    guard tree.isMade(a, like: b) else { return false }
    var (one, other) = (a, b)
    while one != other {
      guard tree[one].kind == tree[other].kind, let next = tree[one].parent, let second = tree[other].parent
      else { return false }
      (one, other) = (next, second)
    }
    return true
  }

  /// Whether two views are one component at two places of what scrolls them, such as the bubbles of both sides of a chat: made
  /// alike, on the same shape, with the same room around.
  private func areComponents(_ a: Int, _ b: Int, _ tree: FlatViewTree) -> Bool {
    func scroller(_ number: Int) -> Int? {
      tree.around(number).first { ["ScrollView", "List"].contains(tree[$0].kind) }
    }
    let pairs = zip(tree[a].modifiers, tree[b].modifiers)
    return tree.isMade(a, like: b) && scroller(a) != nil && scroller(a) == scroller(b)
      && pairs.contains { $0.kind == "background" && $0.facts[.shape] != nil && $1.facts[.shape] != nil }
      && pairs.allSatisfy { one, other in
        Self.ofComponents.allSatisfy { one.facts[$0] == other.facts[$0] }
      }
  }

  /// What is the same of a component wherever it stands.
  private static let ofComponents: [ViewFact] = [
    .shape, .top, .leading, .bottom, .trailing, .width, .height, .maxWidth,
  ]

  private static let fields: Set<String> = ["TextField", "SecureField", "TextEditor", "searchable"]

  /// A colour without the name that the app gave it.
  static func bare(_ color: String) -> String {
    let last = color.split(separator: " ").last.map(String.init) ?? color
    return last.hasPrefix("#") && color.count { $0 == "#" } == 1 ? last : color
  }

  /// A gradient without its place in what it fills.
  private static func gradientColors(_ paint: String) -> String? {
    guard paint.contains("gradient"), paint.hasColor else { return nil }
    let ends = [" around ", " from "].compactMap { paint.range(of: $0)?.lowerBound }
    return ends.min().map { String(paint[..<$0]) }
  }

  /// Two colours without their names and the opacity that they have in common.
  private static func sharingAlpha(_ before: String, _ after: String) -> (String, String) {
    let (old, new) = (bare(before), bare(after))
    guard old.count == 9, new.count == 9, old.hasPrefix("#"), new.hasPrefix("#"),
      old.suffix(2) == new.suffix(2)
    else { return (old, new) }
    return (String(old.dropLast(2)), String(new.dropLast(2)))
  }

  /// The opacities of two colours that differ in nothing else, of 1; opaque ones are written without any.
  private static func opacityAlone(_ before: String, _ after: String) -> (before: String, after: String)? {
    func parts(_ color: String) -> (color: Substring, opacity: Int)? {
      let color = bare(color)
      guard color.hasPrefix("#"), color.count == 7 || color.count == 9 else { return nil }
      return (color.prefix(7), color.count == 7 ? 255 : Int(color.suffix(2), radix: 16) ?? 255)
    }
    guard let old = parts(before), let new = parts(after), old.color == new.color else { return nil }
    return (Numeral.decimal(Double(old.opacity) / 255), Numeral.decimal(Double(new.opacity) / 255))
  }

  /// Offsets to one side and to the other, as of things that are fanned out.
  private static func magnitude(of change: ViewChange) -> String? {
    guard !change.lengths.isEmpty, change.facts.count == change.lengths.count else { return nil }
    let lengths = change.facts.sorted { $0.key < $1.key }.map { name, values in
      "\(name) \(values.before?.drop { $0 == "-" } ?? "") → \(values.after?.drop { $0 == "-" } ?? "")"
    }
    return "\(change.kind) \(lengths.joined(separator: ", "))"
  }

  /// How much more an app's own shape was given for one argument, as one expression in its source makes it for each of several.
  private func gain(of change: ViewChange) -> String? {
    guard change.isPaint, let place = change.place.old, change.facts.count == 1,
      let length = change.length, let fact = change.facts.keys.first,
      matching.baseline[place].isOwnShape, ViewFact(rawValue: fact) == nil || fact == "from" || fact == "to"
    else { return nil }
    let gain = ((length.after - length.before) * 100).rounded() / 100
    return gain == 0 ? nil : "\(gain > 0 ? "+" : "−") \(Numeral.decimal(abs(gain)))"
  }

  /// The kind of shape whose argument changed, which modifiers draw as well.
  private func shape(of change: ViewChange) -> String {
    guard let place = change.place.old else { return change.kind }
    let modifier = matching.baseline[place].modifiers.first { $0.kind == change.kind }
    return modifier?.facts[.shape] ?? change.kind
  }

  private func key(_ change: ViewChange) -> GroupKey? {
    switch change.what {
    case .given(let property, let before, let after):
      // A colour that became another one is one change wherever it was used, through whatever it is seen.
      if property.effect == .paint, let before, let after, before.hasColor, after.hasColor,
        !before.contains(","), !after.contains(",")
      {
        if let opacity = Self.opacityAlone(before, after) { return .opacity(opacity.before, opacity.after) }
        let (old, new) = Self.sharingAlpha(before, after)
        return .value(.given(ViewProperty(.restyled, "colour", .paint), before: old, after: new), kind: "")
      }
      // One gradient lies otherwise in each shape that it fills.
      if property.effect == .paint, let old = before.flatMap(Self.gradientColors),
        let new = after.flatMap(Self.gradientColors), old != new
      {
        return .value(.given(ViewProperty(.restyled, "colour", .paint), before: old, after: new), kind: "")
      }
      if property.kind == .text, let edit = NumberFormatEdit(before ?? "", after ?? "") {
        return .edit(edit.text)
      }
      if property.name == "symbol", let before, let after, let edit = SymbolEdit(before, after) {
        return .edit(edit.text)
      }
      if property.name == "alignment" {
        // A stack, the frame around it and the lines of a text are aligned alike.
        return .value(
          .given(ViewProperty(.moved, "alignment", .layout), before: before, after: after), kind: "")
      }
      if property.name.hasSuffix("shape"), let before, let after {
        // Corners that an app computes of the size are others from size to size.
        func bare(_ shape: String) -> String { shape.components(separatedBy: ", corner radius")[0] }
        return .value(.given(property, before: bare(before), after: bare(after)), kind: "")
      }
      if let gain = gain(of: change) { return .gain("\(shape(of: change)) \(property.name)", gain) }
      if property.effect == .layout, property.name == "offset", let offset = Self.magnitude(of: change) {
        return .edit(offset)
      }
      // One rule of a style sheet is for elements of any kind.
      let isOfKind = property.effect == .layout && !StyledBox.isKind(change.kind)
      return .value(change.what, kind: isOfKind ? change.kind : "")
    case .replaced: return .value(change.what, kind: "")
    case .inserted: return arrivals(change, matching.candidate, change.place.new)
    case .removed: return arrivals(change, matching.baseline, change.place.old)
    case .reordered: return change.facts["order"]?.after.map { .edit("\(change.kind) \($0)") }
    }
  }

  /// Lines between rows, and marks on several rows, come and go together.
  private func arrivals(_ change: ViewChange, _ tree: FlatViewTree, _ number: Int?) -> GroupKey? {
    guard let number else { return nil }
    let node = tree[number]
    if Self.isPlain(node.kind) {
      return .lines(isNew: change.what == .inserted, kind: node.kind, parent: node.parent)
    }
    if let column = column(number, tree, isNew: change.what == .inserted) { return column }
    // A part of several rows that are made alike; rows themselves come and go one by one.
    guard node.id == nil, node.children.isEmpty || node.contents.isEmpty else { return nil }
    return .parts(isNew: change.what == .inserted, looks: node.look)
  }

  /// The column of a grid that a cell is in, where its row is on both screens.
  private func column(_ number: Int, _ tree: FlatViewTree, isNew: Bool) -> GroupKey? {
    guard let grid = tree[number].parent, tree[grid].kind == "Grid" else { return nil }
    let (partners, extent) = (isNew ? matching.origins : matching.partners, tree[number].extent)
    let row = tree[grid].children.filter { cell in
      tree[cell].id == tree[number].id && !Self.isPlain(tree[cell].kind)
        && tree[cell].extent.minY < extent.maxY && extent.minY < tree[cell].extent.maxY
    }
    guard row.contains(where: { partners[$0] != nil }), let place = row.firstIndex(of: number) else {
      return nil
    }
    return .column(isNew: isNew, grid: grid, number: place)
  }
}
