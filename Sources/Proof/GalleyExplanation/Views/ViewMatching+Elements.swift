import GalleyTree

/// Tells by elements which views may be one.
extension ViewMatching {
  /// Whether two rows say nothing alike, and are not on the same side of a sibling that is on both screens: one went, and
  /// another one came, though their elements were taken for one.
  func isAnother(_ b: Int, than a: Int) -> Bool {
    guard let parent = baseline[a].parent, let holder = candidate[b].parent,
      baseline[a].element.map({ elements.baseline[$0].element.type == .cell }) ?? false,
      areStrange(a, b)
    else { return false }
    if areOfOtherSources(a, b) { return true }
    let before = baseline[parent].children.prefix { $0 != a }.count { partners[$0] != nil }
    return before != candidate[holder].children.prefix { $0 != b }.count { origins[$0] != nil }
  }

  /// Whether two rows say nothing alike, and one of them is a member of a collection and the other one stands for itself.
  func areOfOtherSources(_ a: Int, _ b: Int) -> Bool {
    baseline[a].kind == "row" && (baseline[a].id == nil) != (candidate[b].id == nil)
      && !baseline[a].contents.isEmpty && !candidate[b].contents.isEmpty && areStrange(a, b)
  }

  /// Whether two views have nothing of what they say in common; of one at the edge of the screen that may be nothing.
  private func areStrange(_ a: Int, _ b: Int) -> Bool {
    baseline[a].contents.isDisjoint(with: candidate[b].contents)
  }

  /// The image element in which all of some views lie without standing for it, by its number on the approved screen.
  func image(around places: [ViewChange.Place]) -> Int? {
    var images: Set<Int?> = []
    for place in places {
      guard let view = place.old else { return nil }
      let element = baseline.around(view).lazy.compactMap { baseline[$0].element }.first { _ in true }
      let isImage = element.map { elements.baseline[$0].element.type == .image } ?? false
      images.insert(isImage && baseline[view].element == nil ? element : nil)
    }
    return images.count == 1 ? images.first ?? nil : nil
  }

  /// What an element is called on both screens, by its number on the approved one.
  func labels(ofElement number: Int) -> (String, String)? {
    elements.partners[number].map {
      (elements.baseline[number].element.label, elements.candidate[$0].element.label)
    }
  }

  /// Whether the first element of a view is on both screens under one name, where no other view is known to be the one that stands
  /// for it there.
  func hasPartner(of view: Int, isNew: Bool) -> Bool {
    guard let element = (isNew ? candidate : baseline)[view].firstElement,
      let other = isNew ? elements.origins[element] : elements.partners[element]
    else { return false }
    let (old, new) = isNew ? (other, element) : (element, other)
    guard elements.baseline[old].element.label == elements.candidate[new].element.label else { return false }
    let (tree, pairs) = isNew ? (baseline, partners) : (candidate, origins)
    return !tree.nodes.indices.contains { number in
      guard tree[number].element == other else { return false }
      if pairs[number] != nil { return true }
      return tree[number].kind == "row" && (isNew ? areStrange(number, view) : areStrange(view, number))
    }
  }
}
