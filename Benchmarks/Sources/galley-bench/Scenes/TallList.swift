import Foundation
import GalleyImage
import GalleyRaster

/// A scrollable list, much taller than a screen.
final class TallList {
  let height: Double
  private let list: DisplayList
  private let renderer: Renderer

  init(_ library: FontLibrary, height: Double = 100_000) {
    var sketch = Sketch(Typesetter(library))
    for row in 0..<Int(height / 58) {
      let top = Double(row) * 58
      sketch.box(16, top, 358, 52, radius: 12, Ink.card)
      sketch.text("Row \(row)", x: 74, y: top + 6, size: 17, Ink.label)
      sketch.text("in a list without an end", x: 74, y: top + 28, size: 13, Ink.secondary)
    }
    self.height = height
    list = sketch.list
    renderer = Renderer(library)
  }

  /// Draws it in bands of 256 rows at three pixels a point.
  ///
  /// - Returns: How many rows there are.
  @discardableResult
  func draw() -> Int {
    var rows = 0
    renderer.renderBands(
      list, size: CGSize(width: 390, height: height), scale: 3, background: Ink.ground, bandHeight: 256
    ) { rows += $0.bitmap.height }
    return rows
  }
}
