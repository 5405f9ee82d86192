import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

extension ScrollingNode {
  /// Returns the scroll position, and the insets of the content.
  fileprivate func scrolling(_ kind: String, _ facts: KeyValuePairs<ViewFact, String?> = [:]) -> ViewFacts {
    var all = ViewFacts(kind, facts)
    let point = scrolledPoint
    if point != .zero {
      all.add(.contentOffset, "\(FactText.number(point.x)),\(FactText.number(point.y))")
    }
    let margins = settings.margins
    if margins != EdgeInsets() {
      let lengths = [margins.top, margins.leading, margins.bottom, margins.trailing]
      all.add(.contentMargins, lengths.map { FactText.number($0) }.joined(separator: ","))
    }
    return all
  }
}

extension ScrollNode: DescribedNode {
  package var description: ViewFacts? {
    scrolling("ScrollView", [.axes: axes == .vertical ? nil : FactText.axes(axes)])
  }
}

extension ListNode: DescribedNode {
  package var description: ViewFacts? {
    var facts = scrolling("List", [.style: FactText.name(style)])
    facts.add(.sectionSpacing, FactText.number(ifAny: environment.listSectionSpacing.map { Double($0) }))
    let height = environment.defaultMinListRowHeight
    if height != EnvironmentValues().defaultMinListRowHeight {
      facts.add(.minHeight, FactText.number(height))
    }
    return facts
  }
}

extension RowNode: DescribedNode {
  package var description: ViewFacts? {
    guard let entry else { return nil }
    switch entry.item {
    case .header: return ViewFacts("header")
    case .footer: return ViewFacts("footer")
    case .row: break
    }
    var facts = ViewFacts("row", [.id: entry.identity().flatMap { FactText.id($0) }])
    let look = row.look
    if let insets = look.insets {
      let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
      facts.add(.insets, lengths.map { FactText.number($0) }.joined(separator: ","))
    }
    if !look.hiddenSeparators.isEmpty {
      facts.add(
        .hiddenSeparators,
        look.hiddenSeparators == .all ? "all" : look.hiddenSeparators.contains(.top) ? "top" : "bottom")
    }
    if let tint = look.separatorTint { facts.add(.separatorTint, tint, in: environment) }
    facts.add(.isSelected, FactText.flag(isMarkedSelected))
    if let background = ownBackground.first as? ShapeNode, let shape = background.description {
      facts.add(.background, shape.facts[.fill])
      facts.facts[ViewFact.background.nameOfPaint] = shape.facts[ViewFact.fill.nameOfPaint]
      facts.add(.backgroundRule, shape.facts[.fillRule])
    }
    return facts
  }
}

extension BadgeModifier: DescribedModifier {
  /// The badge of a tab is among the facts of its item.
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    shown(node) == nil ? nil : ViewFacts("badge")
  }

  @MainActor func describedContent(of node: ModifierNode<Self>) -> [DescribedContent] {
    let badge = shown(node)
    return node.placedChildren.filter { $0 !== badge }.map { DescribedContent($0) }
      + [badge].compactMap(\.self).map { DescribedContent($0, role: "layer") }
  }
}

extension SearchDrawerNode: DescribedNode {
  package var description: ViewFacts? { ViewFacts("searchable", [.stays: FactText.flag(stays)]) }
}
