import Foundation
import GalleyTree

/// Actions of several fingers, and of swipes at points.
extension Automator {
  /// Touches an element with several fingers at once, so many times.
  package func tap(
    _ target: Target, taps: Int, fingers: Int, until deadline: Duration
  ) throws {
    let action = Action.taps(taps, fingers: fingers)
    guard taps > 0, fingers > 0 else {
      throw DriverError.unsupported(action.verb, reason: "there must be at least one of each")
    }
    // The system of a telephone knows no more than five fingers at once.
    guard fingers <= 5 else {
      throw DriverError.unsupported(action.verb, reason: "a screen takes five fingers at the most")
    }
    try act(action, on: target, Readiness(isEnabled: false), until: deadline) { aim in
      try driver.perform(.taps(taps, fingers: fingers, at: aim.point, in: aim.visible))
    }
  }

  /// Moves two fingers apart or together in an element.
  package func pinch(_ target: Target, scale: Double, velocity: Double, until deadline: Duration) throws {
    try act(.pinch, on: target, Readiness(isEnabled: false), until: deadline) { aim in
      try driver.perform(.pinch(scale: scale, velocity: velocity, in: aim.visible))
    }
  }

  /// Turns two fingers in an element.
  package func rotate(_ target: Target, by angle: Double, velocity: Double, until deadline: Duration) throws {
    try act(.rotate, on: target, Readiness(isEnabled: false), until: deadline) { aim in
      try driver.perform(.rotation(by: angle, velocity: velocity, in: aim.visible))
    }
  }

  /// Moves a finger quickly from a point of the screen, by as much as there is room for: a third of the screen's side.
  package func swipe(at point: CGPoint, _ direction: SwipeDirection, velocity: Double) throws {
    try perform(.swipe(direction), at: point) {
      let size = try driver.snapshot().configuration.size
      let (x, y) = (size.width / 3, size.height / 3)
      let end =
        switch direction {
        case .up: CGPoint(x: point.x, y: max(point.y - y, 1))
        case .down: CGPoint(x: point.x, y: min(point.y + y, size.height - 1))
        case .left: CGPoint(x: max(point.x - x, 1), y: point.y)
        case .right: CGPoint(x: min(point.x + x, size.width - 1), y: point.y)
        }
      try driver.perform(.drag(from: point, to: end, velocity: velocity))
    }
  }
}
