/// Apple's continuous corner: three curves whose curvature grows from 0, joined by two short lines.
///
/// Points are (along the side that comes to the corner, along the side that leaves it), both from the corner, in radii.
/// Where a rectangle is too small for the whole reach, the figure is blended with the circular corner of the same radius
/// point by point, as far as needed, so that a corner as large as it can be is round: a capsule's. (UIKit of 2013 jumped
/// between three figures there, which Apple has since given up; the blend is ours.)
///
/// - Reference: The figures were read off `UIBezierPath(roundedRect:cornerRadius:)` by PixelCut, "Drawing Code for iOS 7
///   Rounded Rectangles" (paintcodeapp.com/news/code-for-ios-7-rounded-rectangles, 2013). They are made symmetric here;
///   the published ones are, but for the last two digits.
enum ContinuousCorner {
  /// The length of the corner along each side, in radii.
  static let reach = 1.528_664_83

  /// A point on a corner.
  typealias Place = (along: Double, away: Double)

  /// The place where the corner begins.
  static func begin(smoothness: Double) -> Place {
    blend((reach, 0), (1, 0), smoothness)
  }

  /// The five steps of the corner: a curve's two handles and end, or a line's end alone.
  static func steps(smoothness: Double) -> [[Place]] {
    zip(continuous, circular).map { steps in
      zip(steps.0, steps.1).map { blend($0, $1, smoothness) }
    }
  }

  /// The part of the way from the circular to the continuous figure that two corners on a side may go.
  static func smoothness(radii: Double, side: Double) -> Double {
    guard radii > 0 else { return 1 }
    return min(max((side - radii) / ((reach - 1) * radii), 0), 1)
  }

  private static func blend(_ full: Place, _ round: Place, _ smoothness: Double) -> Place {
    if smoothness == 1 { return full }
    return (
      round.along + (full.along - round.along) * smoothness,
      round.away + (full.away - round.away) * smoothness
    )
  }

  private static let continuous: [[Place]] = [
    [(1.088_492_96, 0), (0.868_406_94, 0), (0.669_934_27, 0.065_496)],
    [(0.631_493_99, 0.074_911)],
    [(0.372_823_92, 0.169_058_99), (0.169_058_99, 0.372_823_92), (0.074_911, 0.631_493_99)],
    [(0.065_496, 0.669_934_27)],
    [(0, 0.868_406_94), (0, 1.088_492_96), (0, reach)],
  ]

  private static let circular: [[Place]] = [
    [(1, 0), (1, 0), (1, 0)],
    [(1, 0)],
    [(1 - Path.circleHandle, 0), (0, 1 - Path.circleHandle), (0, 1)],
    [(0, 1)],
    [(0, 1), (0, 1), (0, 1)],
  ]
}
