import Foundation
import GalleyText
import GalleyTree

/// Finds which changes of views are one, though they are not alike.
extension ViewChanges {
  /// Puts together what somebody changed at once.
  mutating func join() {
    removeLayerNumbers()
    joinSwaps()
    joinBorders()
    joinLabelStyles()
    joinPictures()
    joinGrounds()
    joinMixedColors()
    joinArrivals()
    joinShares()
    joinCorners()
    joinClips()
    joinLengths()
    joinSizes()
    joinNumberFormats()
    joinParts()
    tellValues()
    joinBars()
    joinAppearance()
    joinPalette()
  }

  /// A view that lies behind another one now instead of in front of it, or the other way round.
  mutating func joinLayers() {
    var isGone = [Bool](repeating: false, count: changes.count)
    for (number, change) in changes.enumerated() where !isGone[number] {
      guard let gone = extra(change, isNew: false) else { continue }
      for (index, other) in changes.enumerated() where index != number && !isGone[index] {
        guard let new = extra(other, isNew: true),
          matching.baseline[gone].parent.flatMap({ matching.partners[$0] }) == matching.candidate[new].parent,
          matching.baseline[gone].digest == matching.candidate[new].digest,
          let was = matching.baseline[gone].role, let became = matching.candidate[new].role, was != became
        else { continue }
        isGone[index] = true
        let isBehind = became == "background"
        changes[number] = ViewChange(
          what: .given(
            ViewProperty(.restyled, "z-order", .paint), before: isBehind ? "in front" : "behind",
            after: isBehind ? "behind" : "in front"),
          kind: "ZStack", view: matching.baseline[gone].kind, places: [.init(old: gone, new: new)])
      }
    }
    removeChanges { isGone[$0] }
  }

  /// The numbers of layers that go with another place among these.
  private mutating func removeLayerNumbers() {
    var isGone = [Bool](repeating: false, count: changes.count)
    let layered = changes.enumerated().filter { $0.element.isOfLayer }
    for (index, other) in changes.enumerated() where other.kind == "zIndex" {
      // Its number goes with its place.
      isGone[index] = layered.contains { layer in
        // Of several numbers side by side the first tells all.
        let isLeader = layer.element.kind != "zIndex" || layer.offset < index
        return layer.offset != index && isLeader && isNear(layer.element.place, other.place)
      }
    }
    removeChanges { isGone[$0] }
  }

  /// The view of a background or overlay that came or went.
  private func extra(_ change: ViewChange, isNew: Bool) -> Int? {
    guard change.places.count == 1 else { return nil }
    let tree = isNew ? matching.candidate : matching.baseline
    let partners = isNew ? matching.origins : matching.partners
    switch change.what {
    case isNew ? .inserted : .removed:
      guard let view = change.place.number(isNew: isNew), tree[view].role != nil else { return nil }
      return view
    case .given(let property, let before, let after) where property.name == "background":
      guard (isNew ? before : after) == nil, let parent = change.place.number(isNew: isNew) else {
        return nil
      }
      return tree.inside(parent).first { tree[$0].role == "background" && partners[$0] == nil }
    default: return nil
    }
  }

  private func isNear(_ place: ViewChange.Place, _ other: ViewChange.Place) -> Bool {
    guard let view = place.old, let around = other.old else { return false }
    return matching.baseline[view].parent == around
      || matching.baseline[view].parent == matching.baseline[around].parent
  }

  /// A line that had no width, or has none any more, with all else that was given to it, and what is computed of its width.
  private mutating func joinBorders() {
    var isGone = [Bool](repeating: false, count: changes.count)
    for (number, change) in changes.enumerated() where !isGone[number] {
      guard let property = change.property, Self.lines.contains(property.name),
        case .given(_, let before, let after) = change.what
      else { continue }
      let isPresence = [before, after].contains { $0 == nil || $0 == "0 pt" }
      for (index, other) in changes.enumerated() where index != number && !isGone[index] && other.isPaint {
        let isOfLine =
          other.property?.name == "inset"
          || isPresence
            && (other.property?.name == "opacity" || other.property?.name.hasSuffix("dash") == true
              || Self.lines.contains(other.property?.name ?? ""))
        if isOfLine, Set(other.places).isSubset(of: change.places) { isGone[index] = true }
      }
      guard isPresence, property.name == "line width" else { continue }
      changes[number].what = .given(ViewProperty(.restyled, "border", .paint), before: before, after: after)
    }
    removeChanges { isGone[$0] }
  }

  private static let lines: Set<String> = ["line width", "border width", "border", "stroke"]

  /// Several texts that became capitals, or no longer are, were given another case.
  mutating func joinCases() {
    var byCase: [[String]: [Int]] = [:]
    for (index, change) in changes.enumerated() where change.property?.kind == .text {
      guard case .given(_, let before?, let after?) = change.what, before != after,
        before.lowercased() == after.lowercased()
      else { continue }
      byCase[[Self.letterCase(before), Self.letterCase(after)], default: []].append(index)
    }
    for (cases, indices) in byCase where indices.count > 1 && cases[0] != cases[1] {
      for index in indices {
        changes[index].what = .given(
          ViewProperty(.restyled, "text case", .content), before: cases[0], after: cases[1])
        changes[index].facts = ["textCase": .init(before: cases[0], after: cases[1])]
      }
    }
  }

  private static func letterCase(_ text: String) -> String {
    text == text.uppercased() ? "uppercase" : text == text.lowercased() ? "lowercase" : "mixed"
  }

  /// A label with another ground, another colour of its text, and with that other edges or a mark, has another style.
  private mutating func joinLabelStyles() {
    var isGone = [Bool](repeating: false, count: changes.count)
    for indices in changesOfLabels().values {
      let names = Set(indices.compactMap { changes[$0].property?.name })
      guard !names.isDisjoint(with: ["text colour", "colour"]),
        let first = indices.first(where: { changes[$0].property?.name == "background" })
      else { continue }
      let sides = Self.sides(of: indices.map { changes[$0].what })
      changes[first].what = .given(
        ViewProperty(.restyled, "style", .paint), before: sides.before, after: sides.after)
      for index in indices where index != first { isGone[index] = true }
    }
    removeChanges { isGone[$0] }
  }

  /// The changes of how labels look, by the labels around all places of each.
  private func changesOfLabels() -> [[Int]: [Int]] {
    var byLabels: [[Int]: [Int]] = [:]
    for (index, change) in changes.enumerated() {
      let isOfMarks = change.isArrival && change.places.allSatisfy { isMark($0) }
      guard isOfMarks || change.isPaint && Self.ofLabels.contains(change.property?.name ?? "") else {
        continue
      }
      let labels = change.places.compactMap { label(around: $0) }
      if labels.count == change.places.count { byLabels[labels, default: []].append(index) }
    }
    return byLabels
  }

  /// What several changes of what was given come from and lead to, in one text each.
  private static func sides(of changes: [ViewChange.What]) -> (before: String, after: String) {
    var sides: (before: [String], after: [String]) = ([], [])
    for case .given(let property, let before, let after) in changes {
      sides.before.append("\(property.name) \(before ?? "none")")
      sides.after.append("\(property.name) \(after ?? "none")")
    }
    return (sides.before.joined(separator: ", "), sides.after.joined(separator: ", "))
  }

  /// The innermost view around a place that an element stands for, by its number on the approved screen.
  private func label(around place: ViewChange.Place) -> Int? {
    let (tree, number) = place.old.map { (matching.baseline, $0) } ?? (matching.candidate, place.new ?? 0)
    let found = tree[number].element == nil ? tree.around(number).first { tree[$0].element != nil } : number
    return place.old == nil ? found.flatMap { matching.origins[$0] } : found
  }

  /// Whether what came or went is a small picture that no element stands for.
  private func isMark(_ place: ViewChange.Place) -> Bool {
    if let old = place.old { return Self.isMark(matching.baseline[old]) }
    if let new = place.new { return Self.isMark(matching.candidate[new]) }
    return false
  }

  private static func isMark(_ node: FlatViewTree.Node) -> Bool {
    marks.contains(node.kind) && node.element == nil
  }

  private static let marks: Set<String> = ["Image", "Circle", "Capsule", "Rectangle"]

  private static let ofLabels: Set<String> = [
    "background", "text colour", "colour", "border", "border width", "shape", "corner radius",
  ]

  /// What is drawn of several shapes and known as one image is another picture.
  private mutating func joinPictures() {
    var byImage: [Int: [Int]] = [:]
    for (index, change) in changes.enumerated() where change.isPaint && !StyledBox.isKind(change.kind) {
      guard let image = matching.image(around: change.places) else { continue }
      byImage[image, default: []].append(index)
    }
    var isGone = [Bool](repeating: false, count: changes.count)
    for (image, indices) in byImage {
      let labels = matching.labels(ofElement: image)
      guard indices.count > 1 || labels.map({ $0.0 != $0.1 }) ?? false else { continue }
      let first = indices[0]
      var before: String?
      var after: String?
      if let labels, labels.0 != labels.1 {
        (before, after) = labels
      } else if case .given(_, let old, let new) = changes[first].what {
        let more = indices.count > 1 ? " \(EnglishList.more(indices.count - 1))" : ""
        (before, after) = ((old ?? "none") + more, (new ?? "none") + more)
      }
      changes[first].what = .given(ViewProperty(.restyled, "picture", .content), before: before, after: after)
      for index in indices.dropFirst() {
        changes[first].places += changes[index].places
        isGone[index] = true
      }
    }
    removeChanges { isGone[$0] }
  }

  /// The colour behind a picture that became another one goes with it.
  private mutating func joinGrounds() {
    let all = self
    remove(joinsPlaces: true) { ground, picture in
      guard ground.isOfColor, let name = picture.property?.name, name == "symbol" || name == "picture" else {
        return false
      }
      return ground.places.allSatisfy { place in picture.places.contains { all.isGround(place, of: $0) } }
    }
  }

  /// Whether a view lies behind a picture, with nothing else in front of it.
  private func isGround(_ place: ViewChange.Place, of picture: ViewChange.Place) -> Bool {
    guard let ground = place.old, let image = picture.old, ground != image,
      let holder = matching.baseline[ground].parent, matching.baseline.isInside(image, of: holder)
    else { return false }
    return matching.baseline[holder].end - holder <= 4
      && matching.baseline[ground].extent.encloses(matching.baseline[image].extent)
  }

  /// A gradient, or a colour of another opacity, in which nothing but a changed colour is otherwise, goes with that colour.
  private mutating func joinMixedColors() {
    remove(joinsPlaces: true) { mixed, plain in
      guard plain.property?.name != "shadow",
        let (old, new) = plain.colors.map({ (Self.bare($0.before), Self.bare($0.after)) }),
        old.count == 7 || old.count == 9, new.count == old.count, old.hasPrefix("#"),
        let (before, after) = mixed.colors, Self.bare(before).count > old.count
      else { return false }
      return before.contains(old.prefix(7))
        && before.replacing(old.prefix(7), with: new.prefix(7)) == after
    }
    let all = self
    // A shadow in a colour of what throws it.
    remove { shadow, painted in
      guard shadow.property?.name == "shadow", painted.property?.name != "shadow",
        let (before, after) = painted.colors,
        let color = shadow.colors.map({ (Self.bare($0.before).prefix(7), Self.bare($0.after).prefix(7)) })
      else { return false }
      return before.contains(color.0) && after.contains(color.1)
        && shadow.places.allSatisfy { place in painted.places.contains { all.areClose(place, $0) } }
    }
  }

  /// Where numbers have other signs around them, dates that are written otherwise go with them.
  private mutating func joinNumberFormats() {
    let formatted = changes.indices.filter { index in
      changes[index].texts.map(NumberFormatEdit.keepsFigures) ?? false
    }
    guard let first = formatted.first, changes[first].places.count + formatted.count > 2 else { return }
    unite(formatted, as: changes[first].what)
  }

  /// Makes one change of several, at all their places.
  mutating func unite(_ numbers: [Int], as what: ViewChange.What) {
    guard let first = numbers.first else { return }
    changes[first].what = what
    for number in numbers.dropFirst() {
      changes[first].places += changes[number].places
      changes[first].following += changes[number].following
    }
    removeChanges { $0 != first && numbers.contains($0) }
  }

  /// Where dark texts became light ones, or the other way round, the colours are those of the other appearance.
  private mutating func joinAppearance() {
    let colors = changes.indices.filter { changes[$0].isOfColor }
    let flips = colors.compactMap { Self.flip(changes[$0]) }
    guard colors.count > 2, let isDark = flips.first, Set(flips).count == 1, !keepsBlackTexts else { return }
    unite(
      colors,
      as: .given(
        ViewProperty(.restyled, "appearance", .paint), before: isDark ? "light" : "dark",
        after: isDark ? "dark" : "light"))
  }

  /// Whether some text is black on both screens, which it would be in one appearance alone.
  private var keepsBlackTexts: Bool {
    matching.pairs.contains { a, b in
      let (old, new) = (matching.baseline[a], matching.candidate[b])
      return old.kind == "Text" && old.facts[.foreground] == "#000000FF"
        && new.facts[.foreground] == "#000000FF"
    }
  }

  /// Whether a text is white that was black; `nil` where it is neither that nor the reverse.
  private static func flip(_ change: ViewChange) -> Bool? {
    switch change.colors.map({ (bare($0.before), bare($0.after)) }) {
    case ("#000000", "#FFFFFF")?: true
    case ("#FFFFFF", "#000000")?: false
    default: nil
    }
  }

  /// Bars that an app draws itself, of other lengths each: what they stand for has other values.
  private mutating func joinBars() {
    var byHolder: [String: [Int]] = [:]
    for (index, change) in changes.enumerated() where change.property?.kind == .resized {
      guard let bar = change.place.old, let property = change.property,
        change.places.allSatisfy({ $0.old.map { ViewProperty.isShape(matching.baseline[$0]) } ?? false })
      else { continue }
      let holder = label(around: change.place) ?? matching.baseline[bar].parent ?? 0
      byHolder["\(holder) \(property.name) \(matching.baseline[bar].kind)", default: []].append(index)
    }
    var isGone = [Bool](repeating: false, count: changes.count)
    for (_, indices) in byHolder where indices.count > 1 {
      let first = indices[0]
      guard let property = changes[first].property else { continue }
      let lengths = indices.compactMap { index -> ViewChange.Values? in
        guard case .given(_, let before, let after) = changes[index].what else { return nil }
        return .init(before: before, after: after)
      }
      let ratios = indices.compactMap { changes[$0].ratio }
      let isScaled = ratios.count > 2 && ratios.allSatisfy { abs($0 / ratios[0] - 1) < 0.02 }
      for index in indices.dropFirst() {
        changes[first].places += changes[index].places
        isGone[index] = true
      }
      changes[first].what = .given(
        ViewProperty(.resized, "\(property.name)s", .layout), before: Self.listed(lengths.map(\.before)),
        after: Self.listed(lengths.map(\.after)))
      // All by one ratio follow from the space that something else left.
      isGone[first] =
        isScaled && changes.indices.contains { !indices.contains($0) && changes[$0].movesThings }
    }
    removeChanges { isGone[$0] }
  }

  /// The lengths of bars, of many the first ones; `nil` where one has none.
  private static func listed(_ lengths: [String?]) -> String? {
    let known = lengths.compactMap(\.self)
    guard known.count == lengths.count else { return nil }
    return known.count > 3 ? EnglishList.first(3, of: known) : EnglishList.and(known)
  }

  /// So many colours that change together are another palette.
  private static let fewestOfPalette = 5

  private mutating func joinPalette() {
    let colors = changes.indices.filter { changes[$0].isOfColor }
    guard colors.count >= Self.fewestOfPalette, let (before, after) = changes[colors[0]].colors else {
      return
    }
    let more = EnglishList.more(colors.count - 1)
    unite(
      colors,
      as: .given(
        ViewProperty(.restyled, "colours", .paint), before: "\(before) \(more)", after: "\(after) \(more)"))
  }
}
