import Foundation
import GalleyText
import GalleyTree

/// Movements of several fingers.
extension Gesture {
  /// The distance between fingers that lie side by side, in points, where there is room for it.
  ///
  /// Two fingertips touch the screen about as far apart as the sides of the smallest control are long; see
  /// [the HIG on buttons](https://developer.apple.com/design/human-interface-guidelines/buttons).
  private static let fingerDistance: CGFloat = 44
  /// The smallest distance between the fingers of a pinch, in points; nearer to each other they would be one.
  static let leastPinch: CGFloat = 10
  /// The part of an element's longer side within which the fingers of a pinch stay.
  private static let reach: CGFloat = 0.8

  /// Taps of one place by several fingers at once, in quick succession.
  ///
  /// - Parameters:
  ///   - taps: The number of taps.
  ///   - fingers: The number of fingers, side by side.
  ///   - point: The middle between them, in points of the screen.
  ///   - area: The area that has room for them.
  public static func taps(_ taps: Int, fingers: Int, at point: CGPoint, in area: CGRect) -> Gesture {
    let distance = min(fingerDistance, area.width / CGFloat(fingers + 1))
    return Gesture(
      fingers: (0..<taps).flatMap { tap in
        (0..<fingers).map { finger in
          let x = point.x + (CGFloat(finger) - CGFloat(fingers - 1) / 2) * distance
          let start = Duration.milliseconds(130) * tap
          let place = CGPoint(x: x, y: point.y)
          return [Sample(start, place), Sample(start + .milliseconds(50), place)]
        }
      })
  }

  /// Two fingers that move apart or together along the longer side of an area.
  ///
  /// - Parameters:
  ///   - scale: The distance between them at the end, in parts of that at the start.
  ///   - velocity: The change of the scale in a second; negative if the scale becomes smaller.
  ///   - area: The area in which they stay, in points of the screen.
  /// - Returns: The gesture.
  /// - Throws: ``DriverError`` if there is no such movement, or no room for it.
  public static func pinch(scale: Double, velocity: Double, in area: CGRect) throws(DriverError) -> Gesture {
    let name =
      "pinch with the scale \(Numeral.decimal(scale)) and the velocity \(Numeral.decimal(velocity))"
    guard scale > 0, scale.isFinite, scale != 1, velocity.isFinite, velocity != 0 else {
      throw .unsupported(
        name, reason: "a pinch needs a scale above 0 that is not 1, and a velocity that is not 0")
    }
    guard (scale > 1) == (velocity > 0) else {
      throw .unsupported(
        name,
        reason: "a scale above 1 opens and needs a velocity above 0, one below 1 closes and needs one below 0"
      )
    }
    let isWide = area.width >= area.height
    let far = (isWide ? area.width : area.height) * reach
    let near = far / max(scale, 1 / scale)
    guard near >= leastPinch else {
      throw .unsupported(
        name,
        reason:
          "in \(Numeral.decimal(far)) points the fingers would be \(Numeral.decimal(near)) points apart"
      )
    }
    func place(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
      let offset = distance / 2 * side
      return CGPoint(x: area.midX + (isWide ? offset : 0), y: area.midY + (isWide ? 0 : offset))
    }
    let (start, end) = scale > 1 ? (near, far) : (far, near)
    let time = Duration.microseconds(Int64((abs(scale - 1) / abs(velocity) * 1_000_000).rounded()))
    return Gesture(
      fingers: [-1, 1].map { [Sample(.zero, place(start, $0)), Sample(time, place(end, $0))] })
  }

  /// Two fingers that turn around the middle of an area, opposite to each other.
  ///
  /// - Parameters:
  ///   - angle: The angle, in radians; positive is clockwise.
  ///   - velocity: The speed, in radians a second, with the sign of the angle.
  ///   - area: The area in which they stay, in points of the screen.
  /// - Returns: The gesture.
  /// - Throws: ``DriverError`` if there is no such movement, or no room for it.
  public static func rotation(by angle: Double, velocity: Double, in area: CGRect) throws(DriverError)
    -> Gesture
  {
    let name = "rotate by \(Numeral.decimal(angle)) with the velocity \(Numeral.decimal(velocity))"
    guard angle.isFinite, angle != 0, velocity.isFinite, velocity != 0, (angle > 0) == (velocity > 0) else {
      throw .unsupported(
        name, reason: "a rotation needs an angle and a velocity that are not 0 and have one sign")
    }
    let radius = min(area.width, area.height) * reach / 2
    guard radius * 2 >= leastPinch else {
      throw .unsupported(
        name, reason: "the fingers would be \(Numeral.decimal(radius * 2)) points apart")
    }
    let time = Duration.microseconds(Int64((angle / velocity * 1_000_000).rounded()))
    // One sample for each twentieth of a radian: the chords are nowhere further than a third of a point from the circle.
    let steps = max(1, Int((abs(angle) * 20).rounded(.up)))
    return Gesture(
      fingers: [0, Double.pi].map { first in
        (0...steps).map { step in
          let turned = first + angle * Double(step) / Double(steps)
          return Sample(
            time * step / steps,
            CGPoint(x: area.midX + radius * cos(turned), y: area.midY + radius * sin(turned)))
        }
      })
  }
}
