import Foundation

extension Extent {
  /// The distance beyond its rectangle that a command may paint, in pixels.
  static func reach(of command: DisplayList.Command, under transform: Transform) -> Int {
    guard case .shadow(_, _, let shadow) = command else { return 0 }
    return reach(of: shadow, under: transform)
  }

  /// The distance around its own pixels that a command reads, in pixels.
  static func reading(of command: DisplayList.Command, under transform: Transform) -> Int {
    guard case .backdropBlur(_, _, let backdrop) = command else { return 0 }
    return reach(ofBlur: backdrop.radius, under: transform)
  }

  /// The distance beyond its content that a layer may paint, in pixels.
  static func reach(of style: DisplayList.LayerStyle, under transform: Transform) -> Int {
    var reach = reach(ofBlur: style.blur, under: transform)
    if let shadow = style.shadow { reach += self.reach(of: shadow, under: transform) }
    return reach
  }

  /// The distance beyond its shape that a shadow may paint, in pixels.
  private static func reach(of shadow: DisplayList.Shadow, under transform: Transform) -> Int {
    reach(ofBlur: shadow.radius, under: transform)
      + whole((max(abs(shadow.x), abs(shadow.y)) + max(0, shadow.spread)) * transform.largestScale)
  }

  /// The reach of a Gaussian of a standard deviation in points, in pixels: four deviations, and two for rounding.
  static func reach(ofBlur radius: Double, under transform: Transform) -> Int {
    radius > 0 ? whole(4 * min(radius * transform.largestScale, GaussianBlur.widest)) + 2 : 0
  }

  /// A length in whole pixels, rounded up; one that is no number or very long becomes the longest.
  private static func whole(_ length: Double) -> Int {
    length < SubPixel.farthest ? Int(length.rounded(.up)) : Int(SubPixel.farthest)
  }
}
