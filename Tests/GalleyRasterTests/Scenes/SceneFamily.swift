import Foundation
import GalleyImage
import GalleyRaster

/// A kind of scene.
///
/// Fifty scenes in the list of digests are of each. A new kind goes to the end, and no kind is ever changed, so that what
/// scenes show stays the same however many there are.
enum SceneFamily: CaseIterable {
  case boxes
  case fills
  case strokes
  case clips
  case transforms
  case images
  case layers
  case gradients
  case shadows
  case mixture
  case scripts

  /// Random parts of this kind.
  func nodes(_ dice: inout SceneGenerator, _ text: SceneText) -> [SceneNode] {
    var nodes: [SceneNode] = []
    for _ in 0..<dice.whole(2, 9) { nodes.append(node(&dice, text, depth: 0)) }
    return nodes
  }

  /// One random part of this kind.
  func node(_ dice: inout SceneGenerator, _ text: SceneText, depth: Int) -> SceneNode {
    switch self {
    case .boxes:
      return .leaf(.roundedRectangle(dice.rect(), dice.corners(), dice.color()))
    case .fills:
      return .leaf(.fill(dice.path(), dice.color(), dice.flip() ? .nonZero : .evenOdd))
    case .strokes:
      return .leaf(.stroke(dice.path(), dashed(&dice), dice.color()))
    case .clips:
      let push: DisplayList.Command =
        dice.flip()
        ? .pushClip(dice.path(), dice.flip() ? .nonZero : .evenOdd)
        : .pushClipRectangle(dice.rect(), dice.corners())
      return .group(push, children(&dice, text, depth))
    case .transforms:
      return .group(.pushTransform(dice.transform()), children(&dice, text, depth))
    case .images:
      return .leaf(.image(dice.bitmap(), dice.rect(), dice.flip() ? .bilinear : .nearest))
    case .layers:
      return .group(.pushLayer(style(&dice)), children(&dice, text, depth))
    case .gradients:
      return painted(&dice, text, dice.gradient())
    case .shadows:
      if dice.flip(0.3) {
        let tint = dice.color().opacity(0.4)
        let backdrop = DisplayList.Backdrop(
          radius: dice.number(0, 6), saturation: dice.number(0, 2), tint: tint)
        return .leaf(.backdropBlur(dice.rect(), dice.corners(), backdrop))
      }
      return dice.flip(0.3)
        ? SceneFamily.fills.node(&dice, text, depth: depth)
        : .leaf(.shadow(dice.rect(), dice.corners(), dice.shadow()))
    case .mixture:
      let families: [SceneFamily] = [
        .boxes, .fills, .strokes, .clips, .transforms, .images, .layers, .gradients, .shadows,
      ]
      if dice.flip(0.2) { return text.node(&dice, .color(dice.color())) }
      return dice.pick(families).node(&dice, text, depth: depth)
    case .scripts:
      let node = text.paragraph(&dice)
      return dice.flip(0.2) ? .group(.pushTransform(dice.transform()), [node]) : node
    }
  }

  private func children(_ dice: inout SceneGenerator, _ text: SceneText, _ depth: Int) -> [SceneNode] {
    let plain: [SceneFamily] = [.boxes, .fills, .strokes, .images, .gradients]
    let families = depth < 2 ? plain + [.clips, .transforms, .layers, .mixture] : plain
    var nodes: [SceneNode] = []
    for _ in 0..<dice.whole(1, 4) { nodes.append(dice.pick(families).node(&dice, text, depth: depth + 1)) }
    return nodes
  }

  private func dashed(_ dice: inout SceneGenerator) -> DisplayList.Stroke {
    var stroke = dice.stroke()
    stroke.miterLimit = dice.number(1, 10)
    guard dice.flip(0.4) else { return stroke }
    for _ in 0..<dice.whole(1, 4) { stroke.dash.append(dice.number(0.5, 12)) }
    stroke.dashPhase = dice.number(-10, 20)
    return stroke
  }

  private func style(_ dice: inout SceneGenerator) -> DisplayList.LayerStyle {
    var style = DisplayList.LayerStyle(opacity: dice.number(0, 1))
    if dice.flip() { style.blendMode = dice.pick(BlendMode.allCases) }
    if dice.flip(0.3) { style.blur = dice.number(0, 5) }
    if dice.flip(0.3) { style.shadow = dice.shadow() }
    return style
  }

  /// Something painted with more than one colour.
  private func painted(_ dice: inout SceneGenerator, _ text: SceneText, _ paint: Paint) -> SceneNode {
    switch dice.whole(0, 3) {
    case 0: .leaf(.fill(dice.path(), paint, .nonZero))
    case 1: .leaf(.stroke(dice.path(), dice.stroke(), paint))
    case 2: .leaf(.roundedRectangle(dice.rect(), dice.corners(), paint))
    default: text.node(&dice, paint)
    }
  }
}

extension SceneGenerator {
  mutating func gradient() -> Paint {
    var location = 0.0
    var stops: [Gradient.Stop] = []
    for _ in 0..<whole(1, 5) {
      stops.append(Gradient.Stop(color: color(), location: location))
      location = min(1, location + number(0, 0.6))
    }
    let gradient = Gradient(stops: stops)
    switch whole(0, 2) {
    case 0: return .linearGradient(gradient, from: point(), to: point())
    case 1:
      return .radialGradient(gradient, center: point(), startRadius: number(0, 10), endRadius: number(5, 50))
    default:
      return .angularGradient(gradient, center: point(), startAngle: number(-7, 7), endAngle: number(-7, 7))
    }
  }

  mutating func shadow() -> DisplayList.Shadow {
    DisplayList.Shadow(
      color: color(), radius: flip(0.2) ? 0 : number(0.1, 8), x: number(-6, 6), y: number(-6, 6),
      spread: flip() ? 0 : number(-3, 6), isHollow: flip(0.3))
  }
}
