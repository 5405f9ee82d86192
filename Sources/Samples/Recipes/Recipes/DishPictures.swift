import SwiftUI

/// The pictures of the dishes, drawn of a few flat shapes each.
enum DishPictures {
  private static let all: [String: @Sendable (inout GraphicsContext) -> Void] = [
    "Fluffy Pancakes": picture(background: 0xFBE3C0, draw: pancakes),
    "Banana Bread": picture(background: 0xF6E7B4) {
      loaf(&$0, crust: 0xB9763A, crumb: 0xE9C27C, dots: 0x6B4423)
    },
    "Tomato Soup": picture(background: 0xF9D5C9) {
      bowl(&$0, dish: 0xFFFFFF, soup: 0xD9422B, dots: 0x5B8C3A)
    },
    "Apple Pie": picture(background: 0xDDEBC8) { pie(&$0, crust: 0xD99A4E, filling: 0xF2CE86) },
    "Lentil Stew": picture(background: 0xE6DCCB) {
      bowl(&$0, dish: 0x5E7F8C, soup: 0x9A6B3B, dots: 0xE8A23D)
    },
    "Cinnamon Rolls": picture(background: 0xF3D9CF, draw: rolls),
    "Potato Salad": picture(background: 0xD7E8DF) {
      bowl(&$0, dish: 0xFFFFFF, soup: 0xF2DC8D, dots: 0x6FA24B)
    },
    "Plum Cake": picture(background: 0xE5D6EA) { cake(&$0, dough: 0xE3B169, fruit: 0x6D3B78) },
    "Mushroom Risotto": picture(background: 0xE3E0D3) {
      bowl(&$0, dish: 0x3F4A4F, soup: 0xF1E5C6, dots: 0x8D6E52)
    },
    "Garlic Bread": picture(background: 0xF2E3BF) {
      loaf(&$0, crust: 0xC98A3D, crumb: 0xF6DD9A, dots: 0x5E9142)
    },
    "Lemon Tart": picture(background: 0xCFE6EC) { pie(&$0, crust: 0xC98F47, filling: 0xF8DA4B) },
    "Zucchini Fritters": picture(background: 0xDCE9C9) { cake(&$0, dough: 0xC9A24C, fruit: 0x5F8F3E) },
  ]

  private static let size = CGSize(width: 320, height: 240)

  /// The picture of a recipe.
  ///
  /// - Parameters:
  ///   - recipe: Which recipe.
  ///   - label: The accessibility label; without one the picture is decorative.
  /// - Returns: The picture.
  static func image(of recipe: Recipe, label: Text? = nil) -> Image {
    let draw = all[recipe.name] ?? picture(background: 0xFBE3C0, draw: plate)
    return Image(size: size, label: label, renderer: draw)
  }

  private static func picture(
    background: UInt32, draw: @escaping @Sendable (inout GraphicsContext) -> Void
  ) -> @Sendable (inout GraphicsContext) -> Void {
    { context in
      context.fill(rectangle(0, 0, 320, 240), with: .color(Color(hex: background)))
      context.fill(rectangle(0, 176, 320, 64), with: .color(.white.opacity(0.35)))
      draw(&context)
    }
  }

  private static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: x, y: y))
    path.addLine(to: CGPoint(x: x + width, y: y))
    path.addLine(to: CGPoint(x: x + width, y: y + height))
    path.addLine(to: CGPoint(x: x, y: y + height))
    path.closeSubpath()
    return path
  }

  private static func ellipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(ellipseIn: CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height))
  }

  private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double)
    -> Path
  {
    Path(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius)
  }

  private static func plate(_ context: inout GraphicsContext) {
    context.fill(ellipse(160, 204, 236, 40), with: .color(.black.opacity(0.08)))
    context.fill(ellipse(160, 196, 232, 40), with: .color(.white))
    context.fill(ellipse(160, 193, 188, 26), with: .color(Color(hex: 0xEDEAE4)))
  }

  private static func pancakes(_ context: inout GraphicsContext) {
    plate(&context)
    for (index, inset) in [0.0, 4, -3, 3].enumerated() {
      let y = 166 - Double(index) * 24
      context.fill(box(84 + inset, y, 152, 27, 13), with: .color(Color(hex: 0xB8692B)))
      context.fill(box(84 + inset, y - 4, 152, 25, 12), with: .color(Color(hex: 0xE6A756)))
      context.fill(box(90 + inset, y + 3, 140, 8, 4), with: .color(Color(hex: 0xF3C988)))
    }
    context.fill(ellipse(163, 92, 138, 22), with: .color(Color(hex: 0xD98B3B)))
    var syrup = Path()
    syrup.move(to: CGPoint(x: 108, y: 90))
    syrup.addCurve(
      to: CGPoint(x: 214, y: 90), control1: CGPoint(x: 120, y: 74), control2: CGPoint(x: 204, y: 74))
    syrup.addLine(to: CGPoint(x: 214, y: 132))
    syrup.addCurve(
      to: CGPoint(x: 200, y: 132), control1: CGPoint(x: 214, y: 142), control2: CGPoint(x: 200, y: 142))
    syrup.addLine(to: CGPoint(x: 198, y: 106))
    syrup.addCurve(
      to: CGPoint(x: 150, y: 108), control1: CGPoint(x: 184, y: 98), control2: CGPoint(x: 160, y: 98))
    syrup.addLine(to: CGPoint(x: 149, y: 158))
    syrup.addCurve(
      to: CGPoint(x: 134, y: 158), control1: CGPoint(x: 149, y: 168), control2: CGPoint(x: 134, y: 168))
    syrup.addLine(to: CGPoint(x: 132, y: 106))
    syrup.addCurve(
      to: CGPoint(x: 108, y: 90), control1: CGPoint(x: 124, y: 98), control2: CGPoint(x: 112, y: 100))
    syrup.closeSubpath()
    context.fill(syrup, with: .color(Color(hex: 0x8A3F14)))
    context.fill(box(146, 66, 36, 22, 5), with: .color(Color(hex: 0xF7D862)))
    context.fill(box(146, 66, 36, 8, 4), with: .color(Color(hex: 0xFCE98F)))
  }

  private static func loaf(_ context: inout GraphicsContext, crust: UInt32, crumb: UInt32, dots: UInt32) {
    plate(&context)
    context.fill(box(66, 86, 188, 104, 40), with: .color(Color(hex: crust)))
    context.fill(box(66, 130, 188, 60, 10), with: .color(Color(hex: crust)))
    context.fill(box(190, 94, 62, 92, 26), with: .color(Color(hex: crumb)))
    for (x, y) in [(208.0, 118.0), (232, 128), (214, 150), (236, 160), (222, 138)] {
      context.fill(ellipse(x, y, 7, 7), with: .color(Color(hex: dots)))
    }
    for x in [92.0, 122, 152] {
      var cut = Path()
      cut.move(to: CGPoint(x: x, y: 112))
      cut.addQuadCurve(to: CGPoint(x: x + 26, y: 98), control: CGPoint(x: x + 14, y: 98))
      context.stroke(
        cut, with: .color(Color(hex: crumb)),
        style: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round))
    }
  }

  private static func bowl(_ context: inout GraphicsContext, dish: UInt32, soup: UInt32, dots: UInt32) {
    context.fill(ellipse(160, 208, 200, 26), with: .color(.black.opacity(0.08)))
    var body = Path()
    body.move(to: CGPoint(x: 52, y: 112))
    body.addCurve(
      to: CGPoint(x: 268, y: 112), control1: CGPoint(x: 62, y: 236), control2: CGPoint(x: 258, y: 236))
    body.closeSubpath()
    context.fill(body, with: .color(Color(hex: dish)))
    context.fill(ellipse(160, 112, 218, 62), with: .color(Color(hex: dish)))
    context.fill(ellipse(160, 114, 194, 48), with: .color(Color(hex: soup)))
    context.fill(ellipse(128, 107, 60, 10), with: .color(.white.opacity(0.3)))
    for (x, y) in [(120.0, 120.0), (150, 108), (176, 124), (204, 112), (146, 128), (190, 104)] {
      context.fill(ellipse(x, y, 15, 8), with: .color(Color(hex: dots)))
    }
  }

  private static func pie(_ context: inout GraphicsContext, crust: UInt32, filling: UInt32) {
    context.fill(ellipse(160, 168, 250, 92), with: .color(.black.opacity(0.08)))
    context.fill(ellipse(160, 152, 244, 100), with: .color(Color(hex: crust)))
    context.fill(ellipse(160, 138, 244, 96), with: .color(Color(hex: crust)))
    for index in 0..<16 {
      let angle = Double(index) / 16 * 2 * Double.pi
      let spot = ellipse(160 + 112 * cos(angle), 138 + 43 * sin(angle), 26, 15)
      context.fill(spot, with: .color(.white.opacity(0.18)))
    }
    context.fill(ellipse(160, 136, 196, 72), with: .color(Color(hex: filling)))
    for offset in [-60.0, -20, 20, 60] {
      var lattice = Path()
      lattice.move(to: CGPoint(x: 160 + offset - 26, y: 108 + abs(offset) / 8))
      lattice.addLine(to: CGPoint(x: 160 + offset + 26, y: 164 - abs(offset) / 8))
      lattice.move(to: CGPoint(x: 160 + offset + 26, y: 108 + abs(offset) / 8))
      lattice.addLine(to: CGPoint(x: 160 + offset - 26, y: 164 - abs(offset) / 8))
      context.stroke(
        lattice, with: .color(Color(hex: crust)),
        style: StrokeStyle(lineWidth: 7, lineCap: .round, lineJoin: .round))
    }
  }

  private static func rolls(_ context: inout GraphicsContext) {
    plate(&context)
    for (x, y) in [(108.0, 142.0), (212, 142), (160, 112)] {
      context.fill(ellipse(x, y + 8, 98, 84), with: .color(Color(hex: 0xB87433)))
      context.fill(ellipse(x, y, 98, 82), with: .color(Color(hex: 0xE2AE66)))
      for (width, height) in [(74.0, 60.0), (46, 36), (20, 14)] {
        context.stroke(
          ellipse(x, y, width, height), with: .color(Color(hex: 0x8A4B1C)),
          style: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round))
      }
      context.fill(ellipse(x - 12, y - 22, 44, 12), with: .color(.white.opacity(0.75)))
    }
  }

  private static func cake(_ context: inout GraphicsContext, dough: UInt32, fruit: UInt32) {
    plate(&context)
    context.fill(box(64, 132, 192, 56, 12), with: .color(Color(hex: dough)))
    context.fill(box(64, 120, 192, 34, 14), with: .color(.white.opacity(0.35)))
    for row in 0..<2 {
      for column in 0..<6 {
        let x = 84 + Double(column) * 30 + (row == 1 ? 8 : 0)
        context.fill(ellipse(x, 138 - Double(row) * 16, 28, 20), with: .color(Color(hex: fruit)))
        context.fill(ellipse(x - 4, 134 - Double(row) * 16, 9, 5), with: .color(.white.opacity(0.35)))
      }
    }
  }
}
