import Foundation
import GalleyImage
import GalleyRaster

extension Scene {
  /// A list of twelve rows of two lines each, on rounded cards with a circle, a disclosure mark and a hairline.
  static func phone(_ typesetter: Typesetter, changedRow: Int? = nil) -> Scene {
    var sketch = Sketch(typesetter)
    sketch.box(0, 0, 390, 844, Ink.ground)
    sketch.text("9:41", x: 40, y: 18, size: 16, weight: .semibold, Ink.label)
    sketch.text("Recipes", x: 20, y: 58, size: 34, weight: .bold, Ink.label)
    for row in 0..<12 {
      let top = 108.0 + Double(row) * 58
      sketch.box(16, top, 358, 52, radius: 12, Ink.card)
      sketch.list.append(
        .fill(Path(ellipseIn: CGRect(x: 26, y: top + 8, width: 36, height: 36)), Ink.icons[row % 8], .nonZero)
      )
      let title = row == changedRow ? "Something else" : titles[row]
      sketch.text(title, x: 74, y: top + 6, size: 17, Ink.label)
      sketch.text(details[row], x: 74, y: top + 28, size: 13, Ink.secondary)
      var mark = Path()
      mark.move(to: CGPoint(x: 350, y: top + 20))
      mark.addLine(to: CGPoint(x: 356, y: top + 26))
      mark.addLine(to: CGPoint(x: 350, y: top + 32))
      sketch.list.append(.stroke(mark, .init(width: 2, cap: .round, join: .round), Ink.separator))
    }
    sketch.box(0, 809, 390, 1.0 / 3, Ink.separator)
    sketch.box(128, 830, 134, 5, radius: 2.5, Ink.label)
    return Scene(
      name: changedRow == nil ? "phone" : "phone-changed", title: "phone screen, 12 rows of 2 lines",
      size: phoneSize, scale: 3, background: .white, list: sketch.list)
  }

  private static let titles = [
    "Apple crumble", "Beetroot soup with dill", "Carrot and ginger cake", "Dumplings, steamed",
    "Egg fried rice", "Fennel and orange salad", "Gnocchi with sage butter", "Hummus, the slow way",
    "Irish soda bread", "Jollof rice", "Kimchi pancakes", "Lemon drizzle cake",
  ]
  private static let details = [
    "45 minutes · serves 6", "1 hour 10 minutes · serves 4", "55 minutes · serves 10",
    "40 minutes · makes 24",
    "15 minutes · serves 2", "20 minutes · serves 4 as a side", "1 hour 30 minutes · serves 4",
    "12 hours, mostly soaking · serves 8", "50 minutes · one loaf", "1 hour · serves 6",
    "25 minutes · makes 6",
    "1 hour 5 minutes · serves 12",
  ]
}
