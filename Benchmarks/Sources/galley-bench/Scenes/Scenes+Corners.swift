import Foundation
import GalleyImage
import GalleyRaster

extension Scene {
  /// Continuous corners, hollow shadows, and bars that blur what is below them.
  static func corners(_ typesetter: Typesetter) -> Scene {
    var sketch = Sketch(typesetter)
    sketch.box(0, 0, 390, 844, Ink.ground)
    for index in 0..<4 {
      let size = 40 + Double(index) * 16
      let rect = CGRect(
        x: 20 + Double(index * index) * 6 + Double(index) * 62, y: 120, width: size, height: size)
      sketch.list.append(
        .roundedRectangle(rect, .continuous(size * 0.2237), .color(Ink.icons[index * 2])))
    }
    for row in 0..<3 {
      let rect = CGRect(x: 28, y: 240 + Double(row) * 120, width: 334, height: 92)
      let radius = 12 + 12 * Double(row)
      let shadow = DisplayList.Shadow(
        color: RGBA(0, 0, 0, 80), radius: 6 + 4 * Double(row), y: 4, isHollow: true)
      // Of translucent glass, below which a shadow that is not hollow would be seen.
      sketch.list.append(.shadow(rect, .circular(radius), shadow))
      sketch.list.append(
        .roundedRectangle(rect, .continuous(radius), .color(RGBA(255, 255, 255, UInt8(120 + 60 * row)))))
      sketch.text("Card \(row + 1)", x: 52, y: rect.minY + 20, size: 20, weight: .semibold, Ink.label)
    }
    for index in 0..<9 {
      let center = CGPoint(x: 20 + Double(index) * 44, y: index.isMultiple(of: 2) ? 30 : 74)
      let circle = CGRect(x: center.x - 30, y: center.y - 30, width: 60, height: 60)
      sketch.list.append(.fill(Path(ellipseIn: circle), .color(Ink.icons[index % 8]), .nonZero))
      let lower = circle.offsetBy(dx: 0, dy: 700)
      sketch.list.append(.fill(Path(ellipseIn: lower), .color(Ink.icons[(index + 3) % 8]), .nonZero))
    }
    sketch.list.append(
      .backdropBlur(
        CGRect(x: 0, y: 0, width: 390, height: 96), .square,
        DisplayList.Backdrop(radius: 12, saturation: 1.8, tint: RGBA(249, 249, 249, 150))))
    sketch.list.append(
      .backdropBlur(
        CGRect(x: 24, y: 716, width: 342, height: 84), .circular(28),
        DisplayList.Backdrop(radius: 8, tint: RGBA(255, 255, 255, 90))))
    return Scene(
      name: "corners", title: "continuous corners, hollow shadows, backdrops", size: phoneSize, scale: 3,
      background: .white, list: sketch.list)
  }
}
