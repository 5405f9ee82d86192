import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

extension BackgroundOverlayModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    var facts = ViewFacts(
      name ?? (isBehind ? "background" : "overlay"),
      [.alignment: FactText.alignment(unlessCenter: alignment)])
    if let layer = onlyShape(node), let shape = layer.description {
      if layer.outline.shape != nil, shape.kind != "Rectangle" { facts.add(.shape, shape.kind) }
      facts.add(shape.facts)
    }
    return facts
  }

  /// Returns the layers; a single shape has none, because its facts are the modifier's.
  @MainActor func describedContent(of node: ModifierNode<Self>) -> [DescribedContent] {
    let content = node.placedChildren.map { DescribedContent($0) }
    guard onlyShape(node) == nil else { return content }
    let layers = (node.extra?.layoutChildren ?? []).map { DescribedContent($0, role: "layer") }
    return isBehind ? layers + content : content + layers
  }

  @MainActor private func onlyShape(_ node: ModifierNode<Self>) -> ShapeNode? {
    let layers = node.extra?.layoutChildren ?? []
    return layers.count == 1 ? layers[0] as? ShapeNode : nil
  }
}

extension MaskModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    ViewFacts("mask", [.alignment: FactText.alignment(unlessCenter: alignment)])
  }

  @MainActor func describedContent(of node: ModifierNode<Self>) -> [DescribedContent] {
    (node.extra?.layoutChildren ?? []).map { DescribedContent($0, role: "layer") }
      + node.placedChildren.map { DescribedContent($0) }
  }
}

extension ClipModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    guard let shape = outline.shape, !(shape is Rectangle) else { return ViewFacts("clipped") }
    if let rounded = shape as? RoundedRectangle, rounded.style == .circular {
      return ViewFacts("cornerRadius", [.radius: FactText.number(rounded.cornerSize.width)])
    }
    let facts = shape.described
    var clip = ViewFacts("clipShape", [.shape: facts.kind])
    clip.add(facts.facts)
    return clip
  }
}

extension BorderModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    var facts = ViewFacts("border", [.width: FactText.number(width)])
    facts.add(.color, style, in: node.environment)
    return facts
  }
}

extension OpacityModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    ViewFacts("opacity", [.value: FactText.number(opacity)])
  }
}

extension CompositingModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    if let shadow {
      var facts = ViewFacts(
        "shadow",
        [
          .radius: FactText.number(shadow.radius), .x: FactText.number(shadow.x, unless: 0),
          .y: FactText.number(shadow.y, unless: 0),
        ])
      facts.add(.color, shadow.color, in: node.environment)
      return facts
    }
    if isGroup { return ViewFacts("compositingGroup") }
    if blendMode != .normal { return ViewFacts("blendMode", [.mode: FactText.name(blendMode)]) }
    // A blur or blend mode that does nothing is none.
    return blur == 0 ? nil : ViewFacts("blur", [.radius: FactText.number(blur)])
  }
}

extension ColorEffectModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? { facts(node.environment) }
}

extension TransformModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    let anchor = FactText.anchor(anchor)
    if let axis {
      let numbers = [axis.x, axis.y, axis.z].map { FactText.number($0) }
      return ViewFacts(
        "rotation3DEffect",
        [.degrees: FactText.degrees(angle), .axis: numbers.joined(separator: ","), .anchor: anchor])
    }
    // One that turns and scales by nothing may be either.
    if angle == 0, scale == CGSize(width: 1, height: 1) { return nil }
    guard angle == 0 else {
      return ViewFacts("rotationEffect", [.degrees: FactText.degrees(angle), .anchor: anchor])
    }
    return ViewFacts(
      "scaleEffect",
      [.x: FactText.number(scale.width), .y: FactText.number(scale.height), .anchor: anchor])
  }
}

extension ProjectionModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    let map = projection(node.settledFrame.size).affine(
      around: CGPoint(x: node.settledFrame.width / 2, y: node.settledFrame.height / 2))
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty]
    return ViewFacts(
      "transformEffect", [.transform: numbers.map { FactText.number($0) }.joined(separator: ",")])
  }
}

extension PreferredColorSchemeModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    colorScheme.map { ViewFacts("preferredColorScheme", [.value: FactText.name($0)]) }
  }
}

extension ContentShapeModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? {
    guard let shape = outline?.shape else { return nil }
    let facts = shape.described
    let numbers = facts.facts.sorted { $0.key < $1.key }.map { " \($0.key) \($0.value)" }.joined()
    return ViewFacts("contentShape", [.hitArea: facts.kind + numbers])
  }
}
