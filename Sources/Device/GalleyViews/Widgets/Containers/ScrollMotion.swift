import Foundation

/// The motion of content that scrolls along one axis: with a finger, then by its momentum, and back from
/// beyond its ends.
///
/// The speed decays by UIKit's normal rate, 0.998 per millisecond
/// ([`UIScrollView.DecelerationRate`](https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct)).
/// It is applied a whole frame at a time, so that the result does not depend on a machine's `pow`.
@MainActor final class ScrollMotion {
  /// 0.998 to the power of 16⅔ milliseconds.
  private static let decayInFrame: CGFloat = 0.967_184
  private static let frameSeconds: CGFloat = 1.0 / 60
  /// The speed below which content stops, in points per second.
  private static let rest: CGFloat = 12
  /// The highest speed of a finger without momentum, in points per second.
  ///
  /// UIKit publishes none. Content follows XCUITest's drags, which lift the finger at 500 points per second
  /// without a rest, and stops with them, so that suites can scroll by a distance. The additional percent
  /// allows for rounded times.
  private static let leastThrow: CGFloat = 505
  /// The part of the first point of a pull beyond an end by which content follows.
  ///
  /// The part shrinks with the length of the pull, so that content never leaves its view: UIKit's curve, as
  /// found by Grant Paul (https://twitter.com/chpwn/status/285540192096497664).
  private static let stretch: CGFloat = 0.55

  /// The distance that the content has been scrolled, in points.
  private(set) var offset: CGFloat = 0
  /// The range of ``offset`` at rest.
  private(set) var limits: ClosedRange<CGFloat> = 0...0

  /// The distance before its start at which the content may rest, as during a refresh.
  private(set) var lead: CGFloat = 0
  /// The length of the visible part of the content, in points.
  private var viewport: CGFloat = 1

  /// Whether all of the content is drawn strip by strip: then no header is pinned.
  var isDrawnWhole = false
  /// Whether the content can be pulled beyond its ends.
  var bounces = true

  private let animation = FrameAnimation()
  private(set) var isDragged = false
  var isMoving: Bool { animation.isRunning }
  /// A closure that is called when content with momentum has come to rest.
  var settled: () -> Void = {}

  /// Sets the range of the content's offset.
  ///
  /// - Parameters:
  ///   - length: The length of the content beyond its view, in points.
  ///   - viewport: The length of the view.
  func setLimits(_ length: CGFloat, viewport: CGFloat) {
    self.viewport = max(1, viewport)
    limits = -lead...max(0, length)
    if !isMoving, !isDragged { offset = clamped(offset) }
  }

  /// Sets the distance before its start at which the content may rest, and lets it move there.
  func setLead(_ lead: CGFloat, in host: ViewHost) {
    self.lead = lead
    limits = -lead...limits.upperBound
    if !isDragged { release(velocity: 0, in: host) }
  }

  private func clamped(_ value: CGFloat) -> CGFloat { min(max(value, limits.lowerBound), limits.upperBound) }

  /// Returns the visible offset of content that has been pulled to a place.
  private func stretched(_ place: CGFloat) -> CGFloat {
    let end = clamped(place)
    guard bounces else { return end }
    let pull = abs(place - end) * Self.stretch
    let shown = pull / (pull / viewport + 1)
    return place < end ? end - shown : end + shown
  }

  /// The offset that the content would have without any resistance.
  private func released(_ shown: CGFloat) -> CGFloat {
    let end = clamped(shown)
    let part = min(abs(shown - end), viewport * 0.99)
    let pull = part / (1 - part / viewport) / Self.stretch
    return shown < end ? end - pull : end + pull
  }

  /// Whether all content is seen at once.
  var fits: Bool { limits.upperBound <= 0 }

  /// Returns the distance that content moves after it is released with a speed, in points.
  static func reach(of velocity: CGFloat) -> CGFloat { velocity * frameSeconds / (1 - decayInFrame) }

  /// Follows a finger.
  func drag(by length: CGFloat) {
    stop()
    isDragged = true
    offset = stretched(released(offset) - length)
  }

  /// Stops content with momentum, and returns whether it moved.
  @discardableResult
  func stop() -> Bool { animation.stop() }

  func jump(to offset: CGFloat) {
    stop()
    self.offset = clamped(offset)
  }

  /// Moves the origin of the distance, as when content before the visible part has grown.
  func shift(by length: CGFloat) { offset += length }

  /// Moves the content to a place, a fifth of the way per frame.
  func glide(to target: CGFloat, in host: ViewHost) {
    isDragged = false
    animation.start("scrolling", in: host, completion: settled) { [weak self] _ in
      guard let self else { return false }
      let end = clamped(target)
      offset += (end - offset) * 0.2
      guard abs(end - offset) < 0.5 else { return true }
      offset = end
      return false
    }
  }

  /// Continues the motion after the finger was lifted.
  ///
  /// - Parameters:
  ///   - velocity: The speed of the content, in points per second.
  ///   - host: The window.
  func release(velocity: CGFloat, in host: ViewHost) {
    isDragged = false
    stop()
    var velocity = abs(velocity) > Self.leastThrow ? velocity : 0
    guard velocity != 0 || !limits.contains(offset) else { return }
    animation.start("scrolling", in: host, completion: settled) { [weak self] _ in
      guard let self else { return false }
      if limits.contains(offset) {
        offset += velocity * Self.frameSeconds
        velocity *= Self.decayInFrame
        if limits.contains(offset) { return abs(velocity) >= Self.rest }
        guard bounces else {
          offset = clamped(offset)
          return false
        }
        velocity *= 0.5
        return true
      }
      // Beyond an end: the remaining speed is lost quickly, and the content comes back.
      let end = clamped(offset)
      offset += velocity * Self.frameSeconds
      velocity *= 0.6
      offset += (end - offset) * 0.2
      guard abs(end - offset) < 0.5, abs(velocity) < Self.rest else { return true }
      offset = end
      return false
    }
  }
}
