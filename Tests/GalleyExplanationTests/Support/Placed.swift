import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyTree

/// Elements with the frames that a test gives them, on a screen of 320 × 480 pt.
enum Placed {
  static func element(
    _ type: ElementType, _ identifier: String, _ label: String = "", _ x: Double, _ y: Double,
    _ width: Double, _ height: Double, background: String? = nil, _ children: [Element] = []
  ) -> Element {
    var element = Element(
      type, identifier: identifier, label: label, frame: CGRect(x: x, y: y, width: width, height: height),
      children: children)
    element.appearance = Appearance()
    element.appearance?.background = background
    return element
  }

  static func screen(_ children: [Element]) -> Element {
    var tree = Sketch.screen([]).tree()
    tree.children = children
    return tree
  }

  static func snapshot(_ children: [Element], scale: Double = 1) -> ScreenSnapshot {
    let tree = screen(children)
    return ScreenSnapshot(picture: TreeRenderer.draw(tree, scale: scale), tree: tree, scale: scale)
  }
}
