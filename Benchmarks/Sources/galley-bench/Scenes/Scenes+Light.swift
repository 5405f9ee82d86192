import Foundation
import GalleyImage
import GalleyRaster

extension Scene {
  /// A gradient over the whole screen, cards with soft shadows, and gradients in and around circles.
  static func light(_ typesetter: Typesetter) -> Scene {
    var sketch = Sketch(typesetter)
    let ground = Gradient(colors: [0x1B2A6B, 0x7A3FA0, 0xF08A5D].map { RGBA(hex: $0) })
    sketch.list.append(
      .roundedRectangle(
        CGRect(origin: .zero, size: phoneSize), .square,
        .linearGradient(ground, from: .zero, to: CGPoint(x: 120, y: 844))))
    sketch.text("Evening", x: 24, y: 60, size: 34, weight: .bold, .white)
    for row in 0..<5 {
      let rect = CGRect(x: 24, y: 124 + Double(row) * 138, width: 342, height: 118)
      sketch.list.append(
        .shadow(
          rect, .circular(20), DisplayList.Shadow(color: RGBA(0, 0, 0, 90), radius: 8 + Double(row), y: 6)))
      sketch.box(rect.minX, rect.minY, rect.width, rect.height, radius: 20, RGBA(hex: 0xFDFBFF))
      let center = CGPoint(x: rect.minX + 58, y: rect.midY)
      let dial = Path(ellipseIn: CGRect(x: center.x - 40, y: center.y - 40, width: 80, height: 80))
      let colors = (0..<4).map { Ink.icons[(row + $0) % 8] }
      sketch.list.append(.fill(dial, paint(row, Gradient(colors: colors + [colors[0]]), center), .nonZero))
      sketch.text(
        "Card \(row + 1)", x: rect.minX + 118, y: rect.minY + 28, size: 20, weight: .semibold, Ink.label)
      sketch.text(
        "A shadow of \(8 + row) points", x: rect.minX + 118, y: rect.minY + 60, size: 15, Ink.secondary)
    }
    return Scene(
      name: "light", title: "gradients and shadows", size: phoneSize, scale: 3, background: .white,
      list: sketch.list)
  }

  private static func paint(_ row: Int, _ gradient: Gradient, _ center: CGPoint) -> Paint {
    switch row % 3 {
    case 0: .angularGradient(gradient, center: center, startAngle: 0, endAngle: 2 * Double.pi)
    case 1: .radialGradient(gradient, center: center, startRadius: 0, endRadius: 40)
    default:
      .linearGradient(
        gradient, from: CGPoint(x: center.x - 40, y: center.y), to: CGPoint(x: center.x + 40, y: center.y))
    }
  }
}
