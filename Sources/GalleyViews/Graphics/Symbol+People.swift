import Foundation
import GalleyRaster

extension Symbol {
  /// People, and what they say.
  static let ofPeople: [String: Symbol] = [
    "person.crop.circle": Symbol(
      strokes: [circle(12, 12, 9.2), circle(12, 10, 3.2), arc(12, 20.5, 6.3, from: 207, to: 333)], width: 1.6),
    "person.crop.circle.fill": Symbol(
      fills: [cut(circle(12, 9.5, 3.5), from: circle(12, 12, 9.8))]),
    "person.3": Symbol(
      strokes: [
        circle(12, 8, 3), arc(12, 19.5, 5.5, from: 180, to: 360), circle(4.8, 9.5, 2.1),
        arc(4.6, 18.5, 3.6, from: 180, to: 290),
        circle(19.2, 9.5, 2.1), arc(19.4, 18.5, 3.6, from: 250, to: 360),
      ], width: 1.6),
    "person.2.fill": Symbol(fills: [
      circle(9, 8.5, 4), half(9, 21, 7), circle(17.5, 9.5, 3), half(18, 20.5, 5),
    ]),
    "person.badge.plus": Symbol(
      strokes: [
        circle(9.5, 8, 3.8), arc(9.5, 20.5, 7, from: 180, to: 360), line((2.5, 20.5), (16.5, 20.5)),
        line((19.5, 9), (19.5, 15)), line((16.5, 12), (22.5, 12)),
      ],
      width: 1.7),
    "bubble.left": Symbol(strokes: [bubble], width: 1.7),
    "bubble.left.fill": Symbol(strokes: [bubble], fills: [bubble], width: 1.5),
    "bubble.right": Symbol(strokes: [mirrored(bubble)], width: 1.7),
    "bubble.right.fill": Symbol(strokes: [mirrored(bubble)], fills: [mirrored(bubble)], width: 1.5),
    "message": Symbol(strokes: [bubble], width: 1.7),
    "message.fill": Symbol(strokes: [bubble], fills: [bubble], width: 1.5),
    "text.bubble": Symbol(
      strokes: [bubble, line((7, 8.5), (17, 8.5)), line((7, 12.5), (14, 12.5))], width: 1.6),
    "quote.bubble": Symbol(
      strokes: [bubble], fills: [circle(9, 10.5, 1.7), circle(15, 10.5, 1.7)], width: 1.6),
    "exclamationmark.bubble": Symbol(
      strokes: [bubble, line((12, 6.5), (12, 11))], fills: [circle(12, 13.8, 1.1)], width: 1.7),
    "face.smiling": Symbol(
      strokes: [circle(12, 12, 9.2), arc(12, 12.5, 4.8, from: 25, to: 155)],
      fills: [circle(8.7, 9.6, 1.3), circle(15.3, 9.6, 1.3)],
      width: 1.7),
    "heart.circle": Symbol(strokes: [circle(12, 12, 9.2)], fills: [smallHeart], width: 1.6),
  ]

  private static let bubble: Path = {
    var path = box(2.5, 4, 19, 13.5, 4)
    path.addPath(Symbol.line((7, 17.5), (7, 21.5), (11.5, 17.5)))
    return path
  }()

  private static let smallHeart: Path = {
    var path = Path()
    path.move(to: CGPoint(x: 12, y: 16.5))
    path.addCurve(
      to: CGPoint(x: 12, y: 9.2), control1: CGPoint(x: 4.5, y: 11.5), control2: CGPoint(x: 9.5, y: 5))
    path.addCurve(
      to: CGPoint(x: 12, y: 16.5), control1: CGPoint(x: 14.5, y: 5), control2: CGPoint(x: 19.5, y: 11.5))
    path.closeSubpath()
    return path
  }()

  /// The upper half of a disc.
  private static func half(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    var path = arc(x, y, radius, from: 180, to: 360)
    path.closeSubpath()
    return path
  }

  private static func mirrored(_ path: Path) -> Path {
    path.transformed(by: Transform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0))
  }
}
