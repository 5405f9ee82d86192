import Foundation
import GalleyText
import GalleyTree

/// Touches at points of the screen, without a search for elements; the hit element is only reported.
extension Automator {
  /// Taps a point of the screen, without any check of the element there.
  package func tap(at point: CGPoint) throws {
    try perform(.tap, at: point) { try driver.perform(.tap(point)) }
  }

  /// Taps a point of the screen twice in quick succession.
  package func doubleTap(at point: CGPoint) throws {
    try perform(.doubleTap, at: point) { try performDoubleTap(at: point) }
  }

  /// Touches a point of the screen and stays there.
  package func press(at point: CGPoint, for duration: Duration) throws {
    try perform(.press(duration), at: point) { try driver.perform(.tap(point, duration: duration)) }
  }

  /// Presses a point of the screen and drags to another one.
  package func drag(
    from start: CGPoint, to end: CGPoint, pressing: Duration = .zero, velocity: Double = Velocity.drag,
    hold: Duration = .zero
  ) throws {
    try perform(.drag, at: start) {
      try driver.perform(.drag(from: start, to: end, press: pressing, velocity: velocity, hold: hold))
    }
  }

  func perform(_ action: Action, at point: CGPoint, _ body: () throws -> Void) throws {
    let step = "\(action.title) (\(Numeral.decimal(point.x)), \(Numeral.decimal(point.y)))"
    try log.step(step) {
      try rest(until: deadline)
      let snapshot = try driver.snapshot()
      let (hit, element) = hit(at: point, in: index(of: snapshot), snapshot)
      log.note("Synthesize event")
      let start = driver.now
      try body()
      try rest(until: deadline)
      if action.isInput { reportInput(action, step, hit: hit, element: element, began: start) }
    }
  }

  /// Two taps with the pause that a person makes between them.
  func performDoubleTap(at point: CGPoint) throws {
    try driver.perform(.doubleTap(point))
  }
}
