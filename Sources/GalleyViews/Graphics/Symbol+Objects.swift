import Foundation
import GalleyRaster

extension Symbol {
  /// Things.
  static let ofObjects: [String: Symbol] = [
    "square.and.arrow.up": Symbol(
      strokes: [
        line((8.5, 9), (5, 9), (5, 21), (19, 21), (19, 9), (15.5, 9)), line((12, 14.5), (12, 2.5)),
        line((8, 6.5), (12, 2.5), (16, 6.5)),
      ], width: 1.7),
    "square.and.arrow.down": Symbol(
      strokes: [
        line((8.5, 8), (5, 8), (5, 20.5), (19, 20.5), (19, 8), (15.5, 8)), line((12, 2.5), (12, 15)),
        line((8, 11), (12, 15), (16, 11)),
      ], width: 1.7),
    "square.and.pencil": Symbol(
      strokes: [
        line((13, 4.5), (4, 4.5), (4, 20), (19.5, 20), (19.5, 11)),
        closedLine((9.5, 14.5), (10.3, 11), (19, 2.5), (21.5, 5), (13, 13.7)),
      ], width: 1.6),
    "pencil": Symbol(
      strokes: [
        closedLine((3.5, 20.5), (5, 15), (16.5, 3.5), (20.5, 7.5), (9, 19)), line((14, 6), (18, 10)),
      ],
      width: 1.7),
    "link": Symbol(
      strokes: [
        line((10, 14), (14, 10)), arcBox(4, 11.5), arcBox(11.5, 4),
      ], width: 1.8),
    "calendar": Symbol(
      strokes: [
        box(3, 5, 18, 16, 3), line((3, 10), (21, 10)), line((8, 3), (8, 7)), line((16, 3), (16, 7)),
      ],
      fills: [
        circle(8, 14, 1.1), circle(12, 14, 1.1), circle(16, 14, 1.1), circle(8, 17.5, 1.1),
        circle(12, 17.5, 1.1),
      ],
      width: 1.7),
    "globe": Symbol(
      strokes: [
        circle(12, 12, 9), line((3, 12), (21, 12)), Path(ellipseIn: CGRect(x: 8, y: 3, width: 8, height: 18)),
      ], width: 1.6),
    "lock": Symbol(
      strokes: [
        box(5, 10.5, 14, 10.5, 2.5), line((8, 10.5), (8, 7)), line((16, 10.5), (16, 7)),
        arc(12, 7, 4, from: 180, to: 360),
      ],
      width: 1.7),
    "lock.fill": Symbol(
      strokes: [line((8, 10.5), (8, 7)), line((16, 10.5), (16, 7)), arc(12, 7, 4, from: 180, to: 360)],
      fills: [box(4.5, 10, 15, 11.5, 3)], width: 1.9),
    "lock.open": Symbol(
      strokes: [
        box(4, 10.5, 13, 10.5, 2.5), line((13, 10.5), (13, 7)), arc(17, 7, 4, from: 180, to: 360),
        line((21, 7), (21, 9)),
      ],
      width: 1.7),
    "eye": Symbol(strokes: [eye, circle(12, 12, 3.2)], width: 1.7),
    "eye.fill": Symbol(strokes: [eye], fills: [cut(circle(12, 12, 3.2), from: eye)], width: 1.6),
    "folder": Symbol(
      strokes: [
        closedLine((3, 5), (9, 5), (11, 7.5), (21, 7.5), (21, 19.5), (3, 19.5)), line((3, 11), (21, 11)),
      ],
      width: 1.7),
    "folder.fill": Symbol(
      strokes: [closedLine((3, 5), (9, 5), (11, 7.5), (21, 7.5), (21, 19.5), (3, 19.5))],
      fills: [closedLine((3, 5), (9, 5), (11, 7.5), (21, 7.5), (21, 19.5), (3, 19.5))], width: 1.6),
    "tray": Symbol(
      strokes: [
        closedLine((3, 13), (6, 5), (18, 5), (21, 13), (21, 19.5), (3, 19.5)),
        line((3, 13), (8.5, 13), (9.5, 16), (14.5, 16), (15.5, 13), (21, 13)),
      ],
      width: 1.7),
    "doc": Symbol(
      strokes: [
        closedLine((5.5, 2.5), (13.5, 2.5), (18.5, 8), (18.5, 21.5), (5.5, 21.5)),
        line((13, 2.5), (13, 8.3), (18.5, 8.3)),
      ], width: 1.7),
    "doc.text": Symbol(
      strokes: [
        closedLine((5.5, 2.5), (13.5, 2.5), (18.5, 8), (18.5, 21.5), (5.5, 21.5)),
        line((8.5, 12.5), (15.5, 12.5)),
        line((8.5, 16.5), (15.5, 16.5)),
      ], width: 1.6),
    "doc.on.doc": Symbol(
      strokes: [
        box(8.5, 2.5, 11, 14, 2), line((5.5, 6.5), (4.5, 6.5), (4.5, 21.5), (15.5, 21.5), (15.5, 19.5)),
      ], width: 1.7),
    "envelope": Symbol(
      strokes: [box(2.5, 5, 19, 14, 2.5), line((3.5, 7), (12, 13.5), (20.5, 7))], width: 1.7),
    "envelope.fill": Symbol(fills: [
      cut(
        line((2.6, 6.2), (12, 13.4), (21.4, 6.2), (21.4, 7.6), (12, 15), (2.6, 7.6)),
        from: box(2, 4.5, 20, 15, 3))
    ]),
    "tag": Symbol(
      strokes: [closedLine((3, 3.5), (12, 3.5), (21, 12.5), (12.5, 21), (3, 12))],
      fills: [circle(7.5, 8, 1.5)], width: 1.7),
    "tag.fill": Symbol(
      strokes: [closedLine((3, 3.5), (12, 3.5), (21, 12.5), (12.5, 21), (3, 12))],
      fills: [
        cut(circle(7.5, 8, 1.6), from: closedLine((3, 3.5), (12, 3.5), (21, 12.5), (12.5, 21), (3, 12)))
      ], width: 1.4),
    "flag": Symbol(
      strokes: [line((5, 21.5), (5, 3.5), (19.5, 3.5), (16.5, 8.5), (19.5, 13.5), (5, 13.5))], width: 1.7),
    "flag.fill": Symbol(
      strokes: [line((5, 21.5), (5, 3.5))],
      fills: [closedLine((5, 3), (20.5, 3), (17, 8.5), (20.5, 14), (5, 14))], width: 1.9),
    "pin": Symbol(
      strokes: [
        line((8, 3), (16, 3)), closedLine((9.5, 3), (14.5, 3), (14.5, 9), (17.5, 14), (6.5, 14), (9.5, 9)),
        line((12, 14), (12, 21.5)),
      ], width: 1.7),
    "pin.fill": Symbol(
      strokes: [line((8, 3), (16, 3)), line((12, 14), (12, 21.5))],
      fills: [closedLine((9, 3), (15, 3), (15, 9), (18, 14.5), (6, 14.5), (9, 9))], width: 1.9),
    "bolt": Symbol(strokes: [bolt], width: 1.7),
    "bolt.fill": Symbol(strokes: [bolt], fills: [bolt], width: 1.4),
    "briefcase": Symbol(
      strokes: [
        box(2.5, 7, 19, 13, 2.5), line((8.5, 7), (8.5, 4), (15.5, 4), (15.5, 7)), line((2.5, 13), (21.5, 13)),
      ], width: 1.7),
    "briefcase.fill": Symbol(
      strokes: [line((8.5, 7), (8.5, 4), (15.5, 4), (15.5, 7))], fills: [box(2, 6.5, 20, 14, 3)], width: 1.9),
    "creditcard": Symbol(
      strokes: [box(2, 5, 20, 14, 2.5), line((2, 10), (22, 10)), line((5.5, 15), (10, 15))], width: 1.7),
    "creditcard.fill": Symbol(fills: [cut(box(1.5, 8.2, 21, 3, 0), from: box(1.5, 4.5, 21, 15, 3))]),
    "chart.bar": Symbol(
      strokes: [box(3, 12, 4.5, 8.5, 1), box(9.8, 7, 4.5, 13.5, 1), box(16.5, 3.5, 4.5, 17, 1)], width: 1.6),
    "chart.bar.fill": Symbol(fills: [
      box(2.5, 12, 5.2, 9, 1.2), box(9.4, 7, 5.2, 14, 1.2), box(16.3, 3, 5.2, 18, 1.2),
    ]),
    "gear": Symbol(
      strokes: [circle(12, 12, 6.5), circle(12, 12, 2.4)] + (0..<8).map { tooth(Double($0) * 45) }, width: 1.8
    ),
    "shippingbox": Symbol(
      strokes: [
        closedLine((12, 2.5), (20.5, 7), (20.5, 17), (12, 21.5), (3.5, 17), (3.5, 7)),
        line((3.5, 7), (12, 11.5), (20.5, 7)), line((12, 11.5), (12, 21.5)),
      ], width: 1.6),
    "timer": Symbol(
      strokes: [
        circle(12, 13.5, 8), line((12, 13.5), (12, 8.5)), line((9.5, 2.5), (14.5, 2.5)),
        line((12, 2.5), (12, 5.5)),
      ], width: 1.7),
    "stopwatch": Symbol(
      strokes: [
        circle(12, 13.5, 8), line((12, 13.5), (15.5, 10)), line((9.5, 2.5), (14.5, 2.5)),
        line((12, 2.5), (12, 5.5)),
      ], width: 1.7),
    "sun.max": Symbol(strokes: [circle(12, 12, 4.4)] + (0..<8).map { ray(Double($0) * 45) }, width: 1.7),
    "sun.max.fill": Symbol(
      strokes: (0..<8).map { ray(Double($0) * 45) }, fills: [circle(12, 12, 5)], width: 1.9),
    "snowflake": Symbol(
      strokes: [line((12, 2.5), (12, 21.5)), line((3.8, 7.2), (20.2, 16.8)), line((20.2, 7.2), (3.8, 16.8))],
      width: 1.8),
    "cloud": Symbol(strokes: [cloud], width: 1.7),
    "cloud.fill": Symbol(strokes: [cloud], fills: [cloud], width: 1.5),
    "paperplane": Symbol(
      strokes: [closedLine((2.5, 11.5), (21.5, 3), (15.5, 21.5), (11, 13.5)), line((11, 13.5), (21.5, 3))],
      width: 1.6),
    "paperplane.fill": Symbol(fills: [closedLine((2, 11.6), (22.5, 2), (11.2, 13), (15.8, 22))]),
    "airplane": Symbol(fills: [
      closedLine(
        (22, 12), (20, 10.7), (14.5, 10.5), (9.5, 2.5), (7.3, 2.5), (10, 10.5), (5, 10.5), (3, 8), (1.5, 8),
        (2.8, 12), (1.5, 16), (3, 16), (5, 13.5), (10, 13.5), (7.3, 21.5), (9.5, 21.5), (14.5, 13.5),
        (20, 13.3))
    ]),
    "music.note": Symbol(
      strokes: [line((10, 17.5), (10, 4.5), (19, 3), (19, 7), (10, 8.5))], fills: [circle(7, 18, 3.2)],
      width: 1.8),
    "speaker.wave.2.fill": Symbol(
      strokes: [arc(11, 12, 6, from: -40, to: 40), arc(11, 12, 9.5, from: -40, to: 40)], fills: [speaker],
      width: 1.8),
    "speaker.fill": Symbol(fills: [speaker]),
    "speaker": Symbol(strokes: [speaker], width: 1.6),
  ]

  static func closedLine(_ points: (Double, Double)...) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  /// A link of a chain: a pill that lies from the lower left to the upper right.
  private static func arcBox(_ x: Double, _ y: Double) -> Path {
    let pill = box(0, 0, 11.5, 6.5, 3.25)
    let turn = Transform.rotation(radians: -.pi / 4)
    let turned = Transform.translation(x: -5.75, y: -3.25).then(turn).then(
      .translation(x: x + 4.25, y: y + 4.25))
    return pill.transformed(by: turned)
  }

  private static func tooth(_ degrees: Double) -> Path {
    line((12, 3.9), (12, 2.6)).transformed(by: around(degrees))
  }

  private static func ray(_ degrees: Double) -> Path {
    line((12, 4), (12, 1.8)).transformed(by: around(degrees))
  }

  /// A turn around the middle of the grid.
  private static func around(_ degrees: Double) -> Transform {
    Transform.translation(x: -12, y: -12).then(.rotation(radians: degrees * .pi / 180))
      .then(.translation(x: 12, y: 12))
  }

  private static let speaker = closedLine((2.5, 9), (6, 9), (11, 4.5), (11, 19.5), (6, 15), (2.5, 15))
  private static let bolt = closedLine((13.5, 2), (5, 13.5), (11, 13.5), (10, 22), (19, 10), (12.8, 10))

  private static let eye: Path = {
    var path = Path()
    path.move(to: CGPoint(x: 1.8, y: 12))
    path.addCurve(
      to: CGPoint(x: 22.2, y: 12), control1: CGPoint(x: 6.5, y: 3.2), control2: CGPoint(x: 17.5, y: 3.2))
    path.addCurve(
      to: CGPoint(x: 1.8, y: 12), control1: CGPoint(x: 17.5, y: 20.8), control2: CGPoint(x: 6.5, y: 20.8))
    path.closeSubpath()
    return path
  }()

  private static let cloud: Path = {
    var path = Path()
    path.move(to: CGPoint(x: 6.5, y: 19))
    path.addCurve(
      to: CGPoint(x: 6.5, y: 10.5), control1: CGPoint(x: 1, y: 19), control2: CGPoint(x: 1, y: 10.8))
    path.addCurve(
      to: CGPoint(x: 17, y: 9.5), control1: CGPoint(x: 8, y: 3.5), control2: CGPoint(x: 16, y: 3.5))
    path.addCurve(
      to: CGPoint(x: 17.5, y: 19), control1: CGPoint(x: 23.5, y: 9.3), control2: CGPoint(x: 23.5, y: 19))
    path.closeSubpath()
    return path
  }()
}
