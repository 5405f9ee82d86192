import Foundation
import GalleyTree

/// Names the elements by which people know the views of a screen.
struct ViewNaming {
  let matching: ViewMatching
  let elements: ElementMatching

  /// The types that hold whatever is shown, and so say nothing about where in it something is.
  private static let vague: Set<ElementType> = [
    .application, .window, .scrollView, .table, .collectionView, .other, .any, .navigationBar, .tabBar,
    .toolbar,
    .group, .layoutArea,
  ]

  private static let scrolling: Set<ElementType> = [.scrollView, .table, .collectionView]

  /// The element by which a changed view is known.
  ///
  /// - Parameters:
  ///   - place: The view.
  ///   - isArrival: Whether the view came or went: then it is known by what is inside of it.
  ///   - isOfPlace: Whether it is about how things are placed: then what scrolls them tells more than one of them.
  func subject(of place: ViewChange.Place, isArrival: Bool, isOfPlace: Bool) -> (
    Finding.Subject, ViewPlacing.Relation
  ) {
    if let old = place.old,
      let found = find(old, isArrival, isOfPlace, matching.baseline, elements.baseline)
    {
      let new = place.new.flatMap { matching.candidate[$0].element }
      var partner = elements.partners[found.element]
      if found.relation == .own { partner = new ?? partner }
      return (.init(baseline: found.element, candidate: partner), found.relation)
    }
    if let new = place.new,
      let found = find(new, isArrival, isOfPlace, matching.candidate, elements.candidate)
    {
      // What came may have the place of something else, and is not called by its name.
      let origin = elements.origins[found.element].flatMap { origin in
        isArrival
          && (elements.baseline[origin].element.label != elements.candidate[found.element].element.label
            || isOfAnother(origin, than: new))
          ? nil : origin
      }
      return (.init(baseline: origin, candidate: found.element), found.relation)
    }
    return (.init(baseline: 0, candidate: 0), .alone)
  }

  /// Whether an element of the approved screen stands for another view than the partner of one that came.
  private func isOfAnother(_ origin: Int, than new: Int) -> Bool {
    let view = matching.baseline.nodes.firstIndex { $0.element == origin }
    return view.map { matching.partners[$0] != new } ?? false
  }

  /// The element by which people know what came or went: its first text of some length, or else its first element.
  private func title(of number: Int, _ tree: FlatViewTree, _ elements: FlatElementTree) -> Int? {
    guard let first = tree[number].firstElement else { return nil }
    let name = elements[first].element.identifier
    // The name of a symbol is none that anybody gave its image.
    let isSymbol = (number..<tree[number].end).contains {
      tree[$0].element == first && tree[$0].facts[.symbol] == name
    }
    let isNamed = !name.isEmpty && !isSymbol || elements[first].element.type != .image
    if isNamed && elements[first].element.label.count > 2 { return first }
    let text = (number..<tree[number].end).lazy.compactMap { tree[$0].element }.first { element in
      elements[element].element.type == .staticText && elements[element].element.label.count > 2
    }
    return text ?? first
  }

  /// Whether a view takes but a small part of an element around that is no row.
  private func isSmall(_ extent: CGRect, in element: Element) -> Bool {
    element.type != .cell && extent.width * extent.height < 0.4 * element.frame.width * element.frame.height
  }

  private func find(
    _ number: Int, _ isArrival: Bool, _ isOfPlace: Bool, _ tree: FlatViewTree, _ elements: FlatElementTree
  ) -> (element: Int, relation: ViewPlacing.Relation)? {
    func isTelling(_ element: Int) -> Bool {
      let element = elements[element].element
      return !Self.vague.contains(element.type) || !element.identifier.isEmpty
        || element.type == .other && !element.label.isEmpty
    }
    let around = tree.around(number).lazy.compactMap { tree[$0].element }
    // A pseudo-element is known by its element.
    if tree[number].kind.hasPrefix("<::"), let host = tree[number].parent.flatMap({ tree[$0].element }) {
      return (host, .inside)
    }
    if let own = tree[number].element {
      // A box without text, such as the bar of a meter, has the name of the box around it.
      if StyledBox.isKind(tree[number].kind), elements[own].children.isEmpty, !isTelling(own),
        elements[own].element.label.isEmpty, let outer = around.first(where: isTelling)
      {
        return (outer, .inside)
      }
      return (own, .own)
    }
    if isArrival, let inner = title(of: number, tree, elements) { return (inner, .around) }
    if let outer = around.first(where: isTelling) {
      // What is in a row is known by its own words.
      let isOfRow = !isOfPlace && elements[outer].element.type == .cell
      if isOfRow || isSmall(tree[number].extent, in: elements[outer].element),
        let inner = title(of: number, tree, elements)
      {
        return (inner, .around)
      }
      return (outer, .inside)
    }
    // What lies behind everything is known by what holds it all.
    if tree[number].extent.width * tree[number].extent.height > 0.5 * tree[0].extent.width
      * tree[0].extent.height,
      tree[number].firstElement == nil, let outer = around.first(where: { _ in true })
    {
      return (outer, .inside)
    }
    if isOfPlace, let outer = around.first(where: { Self.scrolling.contains(elements[$0].element.type) }) {
      return (outer, .inside)
    }
    if let inner = tree[number].firstElement { return (inner, .around) }
    // Beside it: what the nearest view around holds next.
    for outer in tree.around(number) {
      let inside = tree.inside(outer)
      if let next = inside.first(where: { $0 > number && tree[$0].firstElement != nil })
        ?? inside.last(where: { tree[$0].firstElement != nil })
      {
        return (tree[next].firstElement!, .beside)
      }
    }
    return around.first { _ in true }.map { ($0, .alone) }
  }
}
