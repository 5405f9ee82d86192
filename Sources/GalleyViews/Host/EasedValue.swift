import Foundation

/// A number that goes to another one in a while, quickly at first and slowly at the end.
///
/// The curve is a cubic, whose steps are the same on every machine.
final class EasedValue {
  /// What it is now.
  private(set) var value: CGFloat
  /// Where it goes, or where it stands.
  private(set) var target: CGFloat
  private(set) var isMoving = false
  private var run = 0

  init(_ value: CGFloat) {
    self.value = value
    target = value
  }

  /// Sets the number at once.
  func jump(to value: CGFloat) {
    stop()
    self.value = value
    target = value
  }

  /// Ends a motion where it is.
  func stop() {
    run += 1
    isMoving = false
    target = value
  }

  /// Goes to another number.
  ///
  /// - Parameters:
  ///   - end: Where to.
  ///   - duration: How long it takes.
  ///   - name: What moves, in words.
  ///   - host: The window it is in, which is laid out anew on the way.
  ///   - completion: What to do at the end; nothing is done if something else happens before.
  func go(
    to end: CGFloat, over duration: Duration, _ name: String, in host: ViewHost,
    completion: @escaping () -> Void = {}
  ) {
    run += 1
    let run = run
    let start = value
    target = end
    isMoving = true
    host.animator.run(name) { [weak self, unowned host] elapsed in
      guard let self, self.run == run else { return false }
      host.setNeedsLayout()
      let left = 1 - min(1, elapsed / duration)
      self.value = end + (start - end) * left * left * left
      guard left <= 0 else { return true }
      self.isMoving = false
      completion()
      return false
    }
  }
}
