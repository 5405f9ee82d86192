import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

extension NavigationNode: DescribedNode {
  package var description: ViewFacts? { ViewFacts("NavigationStack") }
}

extension NavigationBarNode: DescribedNode {
  package var description: ViewFacts? {
    ViewFacts(
      "navigationBar",
      [
        .title: title.isEmpty ? nil : title, .displayMode: isLarge ? "large" : "inline",
        .background: look.isBackgroundHidden.map { $0 ? "hidden" : "visible" },
        .colorScheme: look.shownScheme.map { FactText.name($0) },
      ])
  }
}

extension ToolbarItemNode: DescribedNode {
  package var description: ViewFacts? {
    ViewFacts("toolbarItem", [.placement: FactText.name(placement.slot)])
  }
}

extension BottomBarNode: DescribedNode {
  package var description: ViewFacts? { ViewFacts("bottomBar") }
}

extension TabNode: DescribedNode {
  package var description: ViewFacts? {
    ViewFacts("TabView", [.selection: FactText.count(chosenIndex)])
  }
}

extension TabBarNode: DescribedNode {
  package var description: ViewFacts? { ViewFacts("tabBar") }
}

extension TabButtonNode: DescribedNode {
  package var description: ViewFacts? {
    var facts = ViewFacts(
      "tabItem",
      [
        .title: title.text.isEmpty ? nil : title.text, .badge: badge.text.isEmpty ? nil : badge.text,
        .isSelected: FactText.flag(isChosen),
      ])
    facts.add(.foreground, ForegroundStyle(), in: environment)
    if let image = icon?.description?.facts {
      facts.add(.symbol, image[.symbol])
      facts.add(.image, image[.image])
    }
    return facts
  }
}

extension PagerNode: DescribedNode {
  package var description: ViewFacts? {
    ViewFacts("TabView", [.style: "page", .selection: "\(currentIndex)"])
  }
}

extension PageIndicatorNode: DescribedNode {
  package var description: ViewFacts? { ViewFacts("pageIndicator") }
}

extension SafeAreaInsetModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    ViewFacts(
      "safeAreaInset",
      [
        .edge: FactText.name(edge), .spacing: FactText.number(spacing, unless: 0),
        .alignment: FactText.alignment(unlessCenter: alignment),
      ])
  }

  @MainActor func describedContent(of node: ModifierNode<Self>) -> [DescribedContent] {
    node.placedChildren.map { DescribedContent($0) }
      + (node.extra?.layoutChildren ?? []).map { DescribedContent($0, role: "layer") }
  }
}
