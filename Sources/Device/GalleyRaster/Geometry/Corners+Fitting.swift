import Foundation

extension Corners {
  /// The four radii, clockwise from the upper left corner.
  var radii: [Double] {
    [topLeft, topRight, bottomRight, bottomLeft]
  }

  /// Whether no corner is round.
  var isSquare: Bool {
    !(topLeft > 0 || topRight > 0 || bottomRight > 0 || bottomLeft > 0)
  }

  /// Whether all corners have one radius.
  var isUniform: Bool {
    topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft
  }

  /// The corners with a map applied to every radius; results that are negative or not a number become 0.
  func mapped(_ map: (Double) -> Double) -> Corners {
    func radius(_ value: Double) -> Double {
      let image = map(value)
      return image > 0 ? image : 0
    }
    return Corners(
      topLeft: radius(topLeft), topRight: radius(topRight), bottomRight: radius(bottomRight),
      bottomLeft: radius(bottomLeft), style: style)
  }

  /// The corners with radii that fit into a rectangle.
  func fitted(to rect: CGRect) -> Corners {
    let (width, height) = (Double(rect.width), Double(rect.height))
    if isUniform { return mapped { min($0, min(width, height) / 2) } }
    let clean = mapped { min($0, width + height) }
    var factor = 1.0
    for (sum, side) in [
      (clean.topLeft + clean.topRight, width), (clean.bottomLeft + clean.bottomRight, width),
      (clean.topLeft + clean.bottomLeft, height), (clean.topRight + clean.bottomRight, height),
    ] where sum > side { factor = min(factor, side / sum) }
    return factor < 1 ? clean.mapped { $0 * factor } : clean
  }

  /// The length of the longest corner along its sides.
  var reach: Double {
    let radius = max(max(topLeft, topRight), max(bottomRight, bottomLeft))
    return style == .continuous ? radius * ContinuousCorner.reach : radius
  }
}
