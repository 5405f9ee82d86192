import Foundation
import GalleyImage
import GalleyRaster

extension Scene {
  /// A web page of 3446 × 10728 pixels: text in two columns, cards, gradients in boxes.
  static func longPage(_ typesetter: Typesetter) -> Scene {
    var sketch = Sketch(typesetter)
    let size = CGSize(width: 1723, height: 5364)
    sketch.box(0, 0, size.width, size.height, Ink.card)
    sketch.box(0, 0, size.width, 90, Ink.tint)
    sketch.text("Proofs and corrections", x: 60, y: 24, size: 34, weight: .bold, .white)
    var y = 130.0
    var section = 0
    while y < size.height - 300 {
      let top = y
      sketch.text("Section \(section + 1)", x: 60, y: top, size: 24, weight: .semibold, Ink.label)
      var bottom = top + 44
      for _ in 0..<3 {
        bottom += sketch.paragraph(story, x: 60, y: bottom, width: 900, size: 17, Ink.label) + 14
      }
      let ink = Ink.icons[section % 8]
      let picture = CGRect(x: 1020, y: top, width: 640, height: 200)
      sketch.list.append(
        .roundedRectangle(
          picture, .continuous(24),
          .linearGradient(
            Gradient(colors: [ink, Ink.icons[(section + 3) % 8]]), from: CGPoint(x: 1020, y: top),
            to: CGPoint(x: 1660, y: top + 200))))
      let caption = "Plate \(section + 1). Set in Inter, with a shadow of its own."
      sketch.text(caption, x: 1020, y: top + 212, size: 13, Ink.secondary)
      y = max(bottom, top + 240) + 40
      sketch.box(60, y - 20, 1600, 0.5, Ink.separator)
      section += 1
    }
    return Scene(
      name: "page", title: "long page", size: size, scale: 2, background: .white, list: sketch.list)
  }

  private static let story = """
    A galley proof is the sheet a printer hands over for approval before anything is published. The word comes from \
    the long metal trays in which set type was laid; a quick print was pulled from the tray, read against the \
    manuscript, marked in the margin, and sent back. Reading proofs is dull work done with care.
    """
}
