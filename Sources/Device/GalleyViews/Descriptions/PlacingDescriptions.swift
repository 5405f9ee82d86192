import Foundation
import GalleyTree

extension PaddingModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    ViewFacts("padding", FactText.insets(insets))
  }
}

extension FrameModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    ViewFacts(
      "frame",
      [
        .width: FactText.number(ifAny: width.map { Double($0) }),
        .height: FactText.number(ifAny: height.map { Double($0) }),
        .alignment: FactText.alignment(unlessCenter: alignment),
      ])
  }
}

extension FlexibleFrameModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    func text(_ length: CGFloat?) -> String? { FactText.number(ifAny: length.map { Double($0) }) }
    return ViewFacts(
      "frame",
      [
        .minWidth: text(width.least), .idealWidth: text(width.ideal), .maxWidth: text(width.most),
        .minHeight: text(height.least), .idealHeight: text(height.ideal), .maxHeight: text(height.most),
        .alignment: FactText.alignment(unlessCenter: alignment),
      ])
  }
}

extension FixedSizeModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return ViewFacts("fixedSize", [.axes: horizontal && vertical ? nil : FactText.axes(axes)])
  }
}

extension AspectRatioModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    ViewFacts(
      "aspectRatio",
      [.ratio: FactText.number(ifAny: ratio.map { Double($0) }), .contentMode: FactText.name(mode)])
  }
}

extension OffsetModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    ViewFacts("offset", [.x: FactText.number(x, unless: 0), .y: FactText.number(y, unless: 0)])
  }
}

extension PositionModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    ViewFacts("position", [.x: FactText.number(position.x), .y: FactText.number(position.y)])
  }
}

extension PriorityModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    layoutPriority.map { ViewFacts("layoutPriority", [.value: FactText.number($0)]) }
  }
}

extension AlignmentGuideModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    guard let child = node.placedChildren.first else { return nil }
    let value = node.explicitGuide(key, in: node.offered) ?? child.dimensions(in: node.offered)[key]
    return ViewFacts("alignmentGuide", [.guide: FactText.alignment(key), .value: FactText.number(value)])
  }
}

extension LayoutValueModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    let text: String? =
      switch value {
      case let number as Int: "\(number)"
      case let number as Double: FactText.number(number)
      case let number as CGFloat: FactText.number(number)
      case let guide as HorizontalAlignment: FactText.alignment(guide.key)
      case let axes as Axis.Set: FactText.axes(axes)
      case let point as UnitPoint: FactText.point(point)
      case let text as String: text
      default: nil
      }
    let name = FactText.name(ofType: Key.self)
    guard let modifier = builtInLayoutValues[name] else {
      return ViewFacts("layoutValue", [.key: name, .value: text])
    }
    return ViewFacts(modifier, [.value: text])
  }
}

/// The modifiers that set the library's keys.
private let builtInLayoutValues = [
  "ZIndexKey": "zIndex", "GridCellColumns": "gridCellColumns", "GridCellAnchor": "gridCellAnchor",
  "GridColumnAlignment": "gridColumnAlignment", "GridCellUnsizedAxes": "gridCellUnsizedAxes",
]

extension HiddenModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? { ViewFacts("hidden") }
}

extension SafeAreaPaddingModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    ViewFacts("safeAreaPadding", FactText.insets(insets))
  }
}
