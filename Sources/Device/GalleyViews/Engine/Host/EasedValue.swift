import Foundation

/// A number that moves to another one, fast at first and slowly at the end.
///
/// The curve is a cubic, whose steps are the same on every machine.
@MainActor final class EasedValue {
  private(set) var value: CGFloat
  /// The number it moves to, or stands at.
  private(set) var target: CGFloat
  private let animation = FrameAnimation()

  init(_ value: CGFloat) {
    self.value = value
    target = value
  }

  var isMoving: Bool { animation.isRunning }

  /// Sets the number at once.
  func jump(to value: CGFloat) {
    self.value = value
    stop()
  }

  /// Ends a motion at its current point.
  func stop() {
    animation.stop()
    target = value
  }

  /// Moves to another number.
  ///
  /// - Parameters:
  ///   - end: The other number.
  ///   - duration: The time it takes.
  ///   - name: The name of the motion, for people.
  ///   - host: The window, which is laid out again on the way.
  ///   - completion: A closure that is called at the end, unless another motion begins before.
  func go(
    to end: CGFloat, over duration: Duration, _ name: String, in host: ViewHost,
    completion: @escaping () -> Void = {}
  ) {
    let start = value
    target = end
    animation.start(name, in: host, completion: completion) { [weak self] elapsed in
      let left = 1 - min(1, elapsed / duration)
      self?.value = end + (start - end) * left * left * left
      return left > 0
    }
  }
}
