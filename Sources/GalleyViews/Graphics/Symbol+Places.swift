import Foundation
import GalleyRaster

extension Symbol {
  /// The symbols that stand for an app's places and for what is done there.
  static let ofPlaces: [String: Symbol] = [
    "book": Symbol(strokes: [openBook, line((12, 6.8), (12, 19.8))], width: 1.7),
    "book.fill": Symbol(fills: [leftPage, rightPage]),
    "cart": Symbol(strokes: [cartHandle, basket], fills: cartWheels, width: 1.7),
    "cart.fill": Symbol(strokes: [cartHandle, basket], fills: cartWheels + [basket], width: 1.7),
    "gearshape": Symbol(strokes: [gear, circle(12, 12, 3.2)], width: 1.6),
    "gearshape.fill": Symbol(strokes: [gear], fills: [cut(circle(12, 12, 3.2), from: gear)], width: 1.2),
    "house": Symbol(strokes: [roof, closed(walls), door], width: 1.7),
    "house.fill": Symbol(strokes: [roof], fills: [cut(closed(door), from: closed(filledWalls))], width: 1.7),
    "star": Symbol(strokes: [star], width: 1.6),
    "star.fill": Symbol(strokes: [star], fills: [star], width: 1.6),
    "heart": Symbol(strokes: [heart], width: 1.7),
    "heart.fill": Symbol(strokes: [heart], fills: [heart], width: 1.7),
    "person": Symbol(strokes: [circle(12, 8, 4), shoulders], width: 1.7),
    "person.fill": Symbol(strokes: [shoulders], fills: [circle(12, 8, 4.6), shoulders], width: 1.2),
    "bookmark": Symbol(strokes: [bookmark], width: 1.7),
    "bookmark.fill": Symbol(strokes: [bookmark], fills: [bookmark], width: 1.7),
    "bell": Symbol(strokes: [bell, arc(12, 18.6, 2.6, from: 20, to: 160)], width: 1.7),
    "bell.fill": Symbol(strokes: [bell, arc(12, 18.6, 2.6, from: 20, to: 160)], fills: [bell], width: 1.7),
    "list.bullet": Symbol(
      strokes: [line((8.5, 6), (20.5, 6)), line((8.5, 12), (20.5, 12)), line((8.5, 18), (20.5, 18))],
      fills: [circle(4, 6, 1.5), circle(4, 12, 1.5), circle(4, 18, 1.5)], width: 1.9),
    "square.grid.2x2": Symbol(strokes: grid, width: 1.7),
    "square.grid.2x2.fill": Symbol(strokes: grid, fills: grid, width: 1.2),
    "fork.knife": Symbol(
      strokes: [
        line((4.4, 3.5), (4.4, 8)), line((9.6, 3.5), (9.6, 8)), arc(7, 8, 2.6, from: 0, to: 180),
        line((7, 3.5), (7, 20.5)), knife,
      ], width: 1.7),
    "ellipsis": Symbol(fills: [circle(5, 12, 1.9), circle(12, 12, 1.9), circle(19, 12, 1.9)]),
    "checkmark.circle": Symbol(
      strokes: [circle(12, 12, 9), line((7.8, 12.4), (10.8, 15.4), (16.2, 8.8))], width: 1.7),
    "checkmark.circle.fill": Symbol(fills: [cut(check, from: circle(12, 12, 9.8))]),
    "xmark.circle.fill": Symbol(fills: [cut(cross, from: circle(12, 12, 9.8))]),
  ]

  private static func curve(_ start: (Double, Double), _ curves: [[(Double, Double)]]) -> Path {
    func point(_ pair: (Double, Double)) -> CGPoint { CGPoint(x: pair.0, y: pair.1) }
    var path = Path()
    path.move(to: point(start))
    for part in curves {
      if part.count == 1 {
        path.addLine(to: point(part[0]))
      } else {
        path.addCurve(to: point(part[2]), control1: point(part[0]), control2: point(part[1]))
      }
    }
    path.closeSubpath()
    return path
  }

  private static func closed(_ path: Path) -> Path {
    var path = path
    path.closeSubpath()
    return path
  }

  /// One path around a form and around the hole in it, for the even-odd rule.
  static func cut(_ hole: Path, from path: Path) -> Path {
    Path(path.segments + hole.segments)
  }

  private static func polygon(_ points: [(Double, Double)]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }

  /// The outline of a check mark.
  private static let check = closed(
    polygon([(6.7, 12.9), (10.85, 17), (17.15, 9.45), (15.7, 8.25), (10.7, 14.2), (8.05, 11.5)]))

  /// The outline of a cross of two arms at right angles, turned by an eighth.
  private static let cross: Path = {
    let (arm, half) = (4.6, 0.9)
    let corners: [(Double, Double)] = [
      (-half, -arm), (half, -arm), (half, -half), (arm, -half), (arm, half), (half, half), (half, arm),
      (-half, arm), (-half, half), (-arm, half), (-arm, -half), (-half, -half),
    ]
    let part = 0.5.squareRoot()
    return closed(polygon(corners.map { (12 + ($0.0 - $0.1) * part, 12 + ($0.0 + $0.1) * part) }))
  }()

  private static let openBook = curve(
    (12, 6.6),
    [
      [(9.4, 4.7), (6.2, 4.2), (2.8, 4.6)], [(2.8, 18.2)], [(6.2, 17.8), (9.4, 18.2), (12, 20)],
      [(14.6, 18.2), (17.8, 17.8), (21.2, 18.2)], [(21.2, 4.6)], [(17.8, 4.2), (14.6, 4.7), (12, 6.6)],
    ])

  private static let leftPage = curve(
    (11.3, 6),
    [[(8.8, 4.1), (5.6, 3.6), (2, 4)], [(2, 19)], [(5.6, 18.5), (8.8, 18.9), (11.3, 20.6)], [(11.3, 6)]])

  private static let rightPage = curve(
    (12.7, 6),
    [
      [(15.2, 4.1), (18.4, 3.6), (22, 4)], [(22, 19)], [(18.4, 18.5), (15.2, 18.9), (12.7, 20.6)],
      [(12.7, 6)],
    ])

  private static let cartHandle = line((2, 4), (4.4, 4), (7, 16.2), (18.8, 16.2))
  private static let basket = closed(line((5.1, 7), (21.2, 7), (19.3, 13.2), (6.4, 13.2)))
  private static let cartWheels = [circle(8.8, 19.6, 1.7), circle(17, 19.6, 1.7)]

  /// A wheel of eight teeth: each goes from the inner to the outer circle and back.
  private static let gear: Path = {
    let (inner, outer) = (7.3, 9.7)
    let corners: [(part: Double, radius: Double)] = [
      (0.14, inner), (0.3, outer), (0.7, outer), (0.86, inner),
    ]
    var points: [(Double, Double)] = []
    for tooth in 0..<8 {
      for corner in corners {
        let angle = (Double(tooth) + corner.part - 0.5) * .pi / 4
        points.append((12 + corner.radius * sin(angle), 12 - corner.radius * cos(angle)))
      }
    }
    return closed(polygon(points))
  }()

  private static let roof = line((2.8, 11.6), (12, 3.8), (21.2, 11.6))
  private static let walls = line((5.4, 9.8), (5.4, 20), (18.6, 20), (18.6, 9.8))
  private static let filledWalls = line((4.9, 20.6), (4.9, 11.4), (12, 5.4), (19.1, 11.4), (19.1, 20.6))
  private static let door = line((9.8, 20.6), (9.8, 14.4), (14.2, 14.4), (14.2, 20.6))

  /// Five points; the inner circle is that of a regular pentagram.
  private static let star: Path = {
    let (outer, inner) = (9.6, 9.6 * 0.42)
    return closed(
      polygon(
        (0..<10).map { number in
          let angle = Double(number) * .pi / 5
          let radius = number.isMultiple(of: 2) ? outer : inner
          return (12 + radius * sin(angle), 12.6 - radius * cos(angle))
        }))
  }()

  private static let heart = curve(
    (12, 20.4),
    [
      [(5, 15.6), (2.6, 12), (2.6, 8.8)], [(2.6, 6), (4.7, 4), (7.3, 4)], [(9.3, 4), (11, 5.1), (12, 7)],
      [(13, 5.1), (14.7, 4), (16.7, 4)], [(19.3, 4), (21.4, 6), (21.4, 8.8)],
      [(21.4, 12), (19, 15.6), (12, 20.4)],
    ])

  private static let shoulders = curve(
    (4, 20.4), [[(4, 16.4), (7.6, 14.6), (12, 14.6)], [(16.4, 14.6), (20, 16.4), (20, 20.4)], [(4, 20.4)]])

  private static let bookmark = closed(
    line((6.2, 3.6), (17.8, 3.6), (17.8, 20.6), (12, 15.6), (6.2, 20.6)))

  private static let bell = curve(
    (4, 17),
    [
      [(6.2, 15), (6.2, 12.6), (6.2, 9.8)], [(6.2, 6.2), (8.8, 3.6), (12, 3.6)],
      [(15.2, 3.6), (17.8, 6.2), (17.8, 9.8)], [(17.8, 12.6), (17.8, 15), (20, 17)], [(4, 17)],
    ])

  private static let grid = [
    box(3.4, 3.4, 7.2, 7.2, 1.8), box(13.4, 3.4, 7.2, 7.2, 1.8), box(3.4, 13.4, 7.2, 7.2, 1.8),
    box(13.4, 13.4, 7.2, 7.2, 1.8),
  ]

  private static let knife = curve(
    (18, 20.5), [[(18, 3.5)], [(15.4, 5), (14.6, 8.4), (14.9, 13)], [(18, 13)]])
}
