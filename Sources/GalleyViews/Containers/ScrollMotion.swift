import Foundation

/// A node that scrolls up and down.
protocol VerticalScroller: ReturnsToStart {
  var motion: ScrollMotion { get }
  /// Whether it scrolls up and down at present.
  var scrollsDown: Bool { get }
  /// How high all that it scrolls is, in points, as far as it is known.
  var contentHeight: CGFloat { get }
  /// Where content is seen that no bar covers, in points of the window.
  var viewport: CGRect { get }
}

extension VerticalScroller where Self: FillsWindow {
  /// How much of the bar above goes away as this is scrolled, in points.
  var collapsingHeight: CGFloat {
    windowInsets.top > 0 ? environment.page?.largeTitleHeight ?? 0 : 0
  }
}

extension VerticalScroller {
  func returnToStart() -> Bool {
    guard scrollsDown, motion.offset > motion.limits.lowerBound else { return false }
    motion.glide(to: motion.limits.lowerBound, in: host)
    return true
  }
}

/// How something scrolls along one axis: with the finger, then on its own, and back from beyond its ends.
///
/// The speed decays by UIKit's normal rate, 0.998 a millisecond
/// ([`UIScrollView.DecelerationRate`](https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct)).
/// It is applied a whole frame at a time, so that no machine's `pow` shows in the result.
final class ScrollMotion {
  /// 0.998 to the power of 16⅔ milliseconds.
  private static let decayInFrame: CGFloat = 0.967_184
  private static let frameSeconds: CGFloat = 1.0 / 60
  /// Slower than this, in points a second, is standing still.
  private static let rest: CGFloat = 12
  /// How much of the first point of a pull beyond an end is followed.
  ///
  /// The further the pull, the less of it, so that content never leaves its view: UIKit's curve, as Grant Paul found it
  /// (https://twitter.com/chpwn/status/285540192096497664).
  private static let stretch: CGFloat = 0.55

  /// How far the content has been scrolled, in points.
  private(set) var offset: CGFloat = 0
  /// How far it can be scrolled.
  private(set) var limits: ClosedRange<CGFloat> = 0...0

  /// How far before its start the content may rest, as while it is refreshed.
  private(set) var lead: CGFloat = 0
  /// How much of the content is seen at once.
  private var viewport: CGFloat = 1

  /// Whether all of the content is drawn strip by strip: then nothing stays in sight that belongs further up.
  var isDrawnWhole = false

  private var run = 0
  private(set) var isMoving = false
  private(set) var isDragged = false

  /// Says how far the content can be scrolled.
  ///
  /// - Parameters:
  ///   - length: How much longer than its view the content is, in points.
  ///   - viewport: How long the view is.
  func setLimits(_ length: CGFloat, viewport: CGFloat) {
    self.viewport = max(1, viewport)
    limits = -lead...max(0, length)
    if !isMoving, !isDragged { offset = clamped(offset) }
  }

  /// Lets the content rest before its start, or not any more: then it goes back.
  func setLead(_ lead: CGFloat, in host: ViewHost) {
    self.lead = lead
    limits = -lead...limits.upperBound
    if !isDragged { release(velocity: 0, in: host) }
  }

  private func clamped(_ value: CGFloat) -> CGFloat { min(max(value, limits.lowerBound), limits.upperBound) }

  /// Where the content is shown when it has been pulled to a place.
  private func stretched(_ place: CGFloat) -> CGFloat {
    let end = clamped(place)
    let pull = abs(place - end) * Self.stretch
    let shown = pull / (pull / viewport + 1)
    return place < end ? end - shown : end + shown
  }

  /// Where the content would be without any resistance.
  private func released(_ shown: CGFloat) -> CGFloat {
    let end = clamped(shown)
    let part = min(abs(shown - end), viewport * 0.99)
    let pull = part / (1 - part / viewport) / Self.stretch
    return shown < end ? end - pull : end + pull
  }

  /// Follows a finger.
  func drag(by length: CGFloat) {
    stop()
    isDragged = true
    offset = stretched(released(offset) - length)
  }

  /// Ends whatever goes on by itself.
  ///
  /// - Returns: Whether something did.
  @discardableResult
  func stop() -> Bool {
    defer {
      run += 1
      isMoving = false
    }
    return isMoving
  }

  func jump(to offset: CGFloat) {
    stop()
    self.offset = clamped(offset)
  }

  /// Goes to a place by itself, a fifth of the way a frame.
  ///
  /// - Parameters:
  ///   - target: The place.
  ///   - host: The window it is in.
  func glide(to target: CGFloat, in host: ViewHost) {
    stop()
    isDragged = false
    let run = run
    isMoving = true
    host.animator.run("scrolling") { [weak self, unowned host] _ in
      guard let self, self.run == run else { return false }
      host.setNeedsLayout()
      let end = self.clamped(target)
      self.offset += (end - self.offset) * 0.2
      guard abs(end - self.offset) < 0.5 else { return true }
      self.offset = end
      self.isMoving = false
      return false
    }
  }

  /// Goes on after the finger was lifted.
  ///
  /// - Parameters:
  ///   - velocity: How fast the content moves, in points a second.
  ///   - host: The window it is in.
  func release(velocity: CGFloat, in host: ViewHost) {
    isDragged = false
    run += 1
    let run = run
    var velocity = velocity
    guard abs(velocity) >= Self.rest || !limits.contains(offset) else { return }
    isMoving = true
    host.animator.run("scrolling") { [weak self, unowned host] _ in
      guard let self, self.run == run else { return false }
      host.setNeedsLayout()
      if self.limits.contains(self.offset) {
        self.offset += velocity * Self.frameSeconds
        velocity *= Self.decayInFrame
        if !self.limits.contains(self.offset) { velocity *= 0.5 }
        if abs(velocity) >= Self.rest { return true }
        if self.limits.contains(self.offset) {
          self.isMoving = false
          return false
        }
        return true
      }
      // Beyond an end: whatever speed is left is lost quickly, and the content comes back.
      let end = self.clamped(self.offset)
      self.offset += velocity * Self.frameSeconds
      velocity *= 0.6
      self.offset += (end - self.offset) * 0.2
      if abs(end - self.offset) < 0.5, abs(velocity) < Self.rest {
        self.offset = end
        self.isMoving = false
        return false
      }
      return true
    }
  }
}
