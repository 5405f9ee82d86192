import Foundation
import GalleyRaster

extension Symbol {
  /// Arrows and other signs.
  static let ofSigns: [String: Symbol] = [
    "circle": Symbol(strokes: [circle(12, 12, 9)], width: 1.7),
    "circle.fill": Symbol(fills: [circle(12, 12, 9.8)]),
    "square": Symbol(strokes: [box(3, 3, 18, 18, 4)], width: 1.7),
    "square.fill": Symbol(fills: [box(2.2, 2.2, 19.6, 19.6, 4.5)]),
    "chevron.up": Symbol(strokes: [line((5, 15), (12, 8), (19, 15))], width: 2.6),
    "chevron.forward": Symbol(strokes: [line((9, 5), (16, 12), (9, 19))], width: 2.6),
    "chevron.backward": Symbol(strokes: [line((15, 4), (7, 12), (15, 20))], width: 2.6),
    "arrow.up": Symbol(strokes: [line((12, 20), (12, 4)), line((6, 10), (12, 4), (18, 10))]),
    "arrow.down": Symbol(strokes: [line((12, 4), (12, 20)), line((6, 14), (12, 20), (18, 14))]),
    "arrow.left": Symbol(strokes: [line((20, 12), (4, 12)), line((10, 6), (4, 12), (10, 18))]),
    "arrow.right": Symbol(strokes: [line((4, 12), (20, 12)), line((14, 6), (20, 12), (14, 18))]),
    "arrow.up.right": Symbol(strokes: [line((5, 19), (19, 5)), line((9, 5), (19, 5), (19, 15))]),
    "arrow.up.arrow.down": Symbol(
      strokes: [
        line((7.5, 20), (7.5, 4)), line((3.5, 8), (7.5, 4), (11.5, 8)), line((16.5, 4), (16.5, 20)),
        line((12.5, 16), (16.5, 20), (20.5, 16)),
      ], width: 1.9),
    "arrow.left.arrow.right": Symbol(
      strokes: [
        line((20, 7.5), (4, 7.5)), line((8, 3.5), (4, 7.5), (8, 11.5)), line((4, 16.5), (20, 16.5)),
        line((16, 12.5), (20, 16.5), (16, 20.5)),
      ], width: 1.9),
    "arrow.counterclockwise": Symbol(
      strokes: [arc(12, 12.5, 8, from: -110, to: 200), line((4.4, 3.6), (4.2, 9.4), (10, 9.4))]),
    "arrow.2.squarepath": Symbol(
      strokes: [
        line((5, 15), (5, 8), (16, 8)), line((13, 4.5), (16.5, 8), (13, 11.5)),
        line((19, 9), (19, 16), (8, 16)), line((11, 12.5), (7.5, 16), (11, 19.5)),
      ], width: 1.8),
    "repeat": Symbol(
      strokes: [
        line((4, 11), (4, 7.5), (19, 7.5)), line((16, 4.5), (19.5, 7.5), (16, 10.5)),
        line((20, 13), (20, 16.5), (5, 16.5)), line((8, 13.5), (4.5, 16.5), (8, 19.5)),
      ], width: 1.9),
    "shuffle": Symbol(
      strokes: [
        line((3, 17), (7, 17), (14.5, 7.5), (20, 7.5)), line((17, 4.5), (20.3, 7.5), (17, 10.5)),
        line((3, 7.5), (7, 7.5), (14.5, 17), (20, 17)), line((17, 14), (20.3, 17), (17, 20)),
      ], width: 1.9),
    "line.3.horizontal": Symbol(
      strokes: [line((3.5, 6.5), (20.5, 6.5)), line((3.5, 12), (20.5, 12)), line((3.5, 17.5), (20.5, 17.5))]),
    "line.3.horizontal.decrease": Symbol(strokes: decreasingLines),
    "line.horizontal.3.decrease": Symbol(strokes: decreasingLines),
    "slider.horizontal.3": Symbol(
      strokes: [
        line((3, 6), (21, 6)), line((3, 12), (21, 12)), line((3, 18), (21, 18)),
      ], fills: [circle(8, 6, 2.6), circle(16, 12, 2.6), circle(9, 18, 2.6)], width: 1.6),
    "info": Symbol(
      strokes: [line((9.5, 10.5), (12.5, 10.5), (12.5, 19)), line((9, 19), (16, 19))],
      fills: [circle(12, 5, 1.7)]),
    "exclamationmark": Symbol(
      strokes: [line((12, 3.5), (12, 14))], fills: [circle(12, 19.3, 1.7)], width: 2.8),
    "questionmark": Symbol(
      strokes: [arc(12, 8, 4.3, from: 180, to: 385), line((15.9, 9.8), (12, 12.4), (12, 14.6))],
      fills: [circle(12, 19.3, 1.6)]),
    "exclamationmark.triangle": Symbol(
      strokes: [closedLine((12, 3.5), (21.5, 20), (2.5, 20)), line((12, 9.5), (12, 14))],
      fills: [circle(12, 17, 1.1)], width: 1.7),
    "exclamationmark.triangle.fill": Symbol(
      fills: [
        cut(
          box(11, 8.8, 2, 6, 1),
          from: cut(circle(12, 17.2, 1.2), from: closedLine((12, 2.2), (23, 21), (1, 21))))
      ]),
    "number": Symbol(
      strokes: [
        line((9.5, 3.5), (7.5, 20.5)), line((16.5, 3.5), (14.5, 20.5)), line((4, 9), (20.5, 9)),
        line((3.5, 15), (20, 15)),
      ], width: 1.8),
    "at": Symbol(
      strokes: [
        circle(12, 12, 3.8), arc(12, 12, 8.8, from: -28, to: 300), arc(18, 12, 2.2, from: 0, to: 180),
      ],
      width: 1.7),
    "textformat": Symbol(
      strokes: [
        line((2.5, 18.5), (7.5, 5.5), (12.5, 18.5)), line((4.3, 14), (10.7, 14)), circle(17.5, 15, 3.4),
        line((20.9, 11.5), (20.9, 18.5)),
      ], width: 1.7),
    "list.number": Symbol(
      strokes: [
        line((9.5, 6), (20.5, 6)), line((9.5, 12), (20.5, 12)), line((9.5, 18), (20.5, 18)),
        line((3.4, 5), (4.6, 4.2), (4.6, 7.8)), line((3.2, 10.4), (5.4, 10.4), (3.2, 13.6), (5.6, 13.6)),
        line((3.2, 16.2), (5.4, 16.2), (4.2, 18), (5.4, 19.8), (3.2, 19.8)),
      ], width: 1.5),
    "play": Symbol(strokes: [closedLine((6.5, 4), (19.5, 12), (6.5, 20))], width: 1.7),
    "play.fill": Symbol(
      strokes: [closedLine((6.5, 4), (19.5, 12), (6.5, 20))],
      fills: [closedLine((6.5, 4), (19.5, 12), (6.5, 20))],
      width: 1.6),
    "pause": Symbol(strokes: [box(6, 4, 4, 16, 1.5), box(14, 4, 4, 16, 1.5)], width: 1.5),
    "pause.fill": Symbol(fills: [box(5.5, 3.5, 5, 17, 1.5), box(13.5, 3.5, 5, 17, 1.5)]),
    "stop": Symbol(strokes: [box(4.5, 4.5, 15, 15, 2)], width: 1.7),
    "stop.fill": Symbol(fills: [box(4, 4, 16, 16, 2.5)]),
    "forward.fill": Symbol(fills: [
      closedLine((2.5, 5), (12, 12), (2.5, 19)), closedLine((12, 5), (21.5, 12), (12, 19)),
    ]),
    "backward.fill": Symbol(
      fills: [closedLine((21.5, 5), (12, 12), (21.5, 19)), closedLine((12, 5), (2.5, 12), (12, 19))]),
  ]

  private static let decreasingLines = [
    line((3.5, 7), (20.5, 7)), line((6.5, 12), (17.5, 12)), line((9.5, 17), (14.5, 17)),
  ]
}
