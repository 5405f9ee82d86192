import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree

/// Screens of 320 × 480 points whose driver tells of their views.
enum ViewedScreen {
  static let frame = CGRect(x: 0, y: 0, width: 320, height: 480)

  /// Draws elements, and the shapes of views that none of them covers.
  ///
  /// - Parameters:
  ///   - elements: What is on the screen; in tree order, the numbers begin with 1.
  ///   - views: The views of the app.
  static func snapshot(_ elements: [Element], _ views: [ViewDescription]) -> ScreenSnapshot {
    var tree = Placed.screen(elements)
    tree.views = ViewDescription("screen", frame: frame, element: 0, children: views)
    var picture = TreeRenderer.draw(tree, scale: 1)
    for view in views { fill(view, &picture) }
    return ScreenSnapshot(picture: picture, tree: tree)
  }

  private static func fill(_ view: ViewDescription, _ picture: inout Bitmap) {
    if let fill = view.facts["fill"], view.children.isEmpty, let color = RGBA(text: fill) {
      for y in Int(view.frame.minY)..<Int(view.frame.maxY) {
        for x in Int(view.frame.minX)..<Int(view.frame.maxX) { picture[x, y] = color }
      }
    }
    for child in view.children { fill(child, &picture) }
  }

  /// A text with its element's number.
  static func text(
    _ text: String, _ frame: CGRect, _ element: Int, facts: [String: String] = [:]
  ) -> ViewDescription {
    ViewDescription(
      "Text", facts: facts.merging(["text": text]) { first, _ in first }, frame: frame, element: element)
  }

  /// The element of a text.
  static func element(_ text: String, _ frame: CGRect, _ type: ElementType = .staticText) -> Element {
    Placed.element(type, "", text, frame.minX, frame.minY, frame.width, frame.height)
  }
}

extension ViewDescription {
  /// The view in a modifier, as large as the view unless the modifier has a frame of its own.
  func modified(_ kind: String, _ facts: [String: String] = [:], frame: CGRect? = nil) -> ViewDescription {
    ViewDescription(kind, facts: facts, frame: frame ?? self.frame, children: [self])
  }
}
