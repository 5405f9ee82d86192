import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree

/// The finger that scrolls through content: slow drags that go whole points a frame and end with a hold, so that nothing
/// is thrown and everything stays on whole pixels.
struct ContentHand {
  /// How far a finger must move until it scrolls, in points, as far as nothing else is known.
  static let slack: CGFloat = 10
  /// How far the finger moves in a frame, in points.
  private static let step: CGFloat = 6
  private static let frame = Duration.microseconds(16_667)
  private static let hold = Duration.milliseconds(250)
  /// Where the system's own gestures begin at the edges of a screen, in points.
  private static let margin: CGFloat = 17

  /// How far a finger moves before the content follows, in points: measured at the first drag.
  var slack = Self.slack
  /// How often something was dragged.
  private(set) var drags = 0

  let automator: Automator
  let deadline: Duration

  init(_ automator: Automator, until deadline: Duration) {
    self.automator = automator
    self.deadline = deadline
  }

  /// Moves content by one drag, and waits until the screen is at rest.
  ///
  /// - Parameters:
  ///   - part: What is on the screen.
  ///   - distance: How far the content should move towards its start, in points; towards its end if negative.
  ///   - isExact: Whether that way matters more than whole points.
  /// - Returns: How far the content should have moved, in points: there may not be room for more.
  /// - Throws: `DriverError` if the device does not answer.
  mutating func move(_ part: ContentPart, by distance: CGFloat, isExact: Bool = false) throws -> CGFloat {
    let axis = part.axis
    let bounds = part.screen.bounds.insetBy(dx: Self.margin, dy: Self.margin)
    let low = max(CGFloat(part.clear.lowerBound) / part.scale, axis.low(bounds)) + 1
    let high = min(CGFloat(part.clear.upperBound) / part.scale, axis.high(bounds)) - 1
    var way = min(high - low, abs(distance) + slack)
    if !isExact { way = max(Self.step, (way / Self.step).rounded(.down) * Self.step) }
    let sign: CGFloat = distance < 0 ? -1 : 1
    let start = sign > 0 ? ((low + high + way) / 2).rounded() : ((low + high - way) / 2).rounded()
    let line = clearLine(part, at: start, within: bounds)
    let frames = max(2, Int((way / Self.step).rounded()))
    let end = axis.at(start - sign * way, across: line)
    let gesture = Gesture(fingers: [
      [
        Gesture.Sample(.zero, axis.at(start, across: line)), Gesture.Sample(Self.frame * frames, end),
        Gesture.Sample(Self.frame * frames + Self.hold, end),
      ]
    ])
    drags += 1
    try automator.log.step("Scroll \(part.name)") {
      try automator.driver.perform(gesture)
      try automator.settle(until: min(deadline, automator.driver.now + automator.timeout))
    }
    return sign * max(0, way - slack)
  }

  /// Where across the axis a finger touches the container, and neither what lies over it nor what moves inside of it.
  private func clearLine(_ part: ContentPart, at position: CGFloat, within bounds: CGRect) -> CGFloat {
    let across = part.axis.across
    let room = part.visible.intersection(bounds)
    let lines = [0.5, 0.3, 0.7, 0.1, 0.9].map { (across.low(room) + across.length(room) * $0).rounded() }
    let screen = part.screen
    let own = lines.first { line in
      let point = part.axis.at(position, across: line)
      guard HitTest.cover(of: part.container, at: point, in: screen) == nil else { return false }
      guard let top = HitTest.topmost(at: point, in: screen) else { return true }
      let chain = ([top] + screen.ancestors(of: top)).prefix { $0 != part.container }
      return !chain.contains { Self.takesDrags(screen.nodes[$0].element.type) }
    }
    return own ?? lines[0]
  }

  private static func takesDrags(_ type: ElementType) -> Bool {
    switch type {
    case .slider, .pickerWheel, .picker, .datePicker, .map, .pageIndicator: true
    default: ContentPart.isScrollable(type)
    }
  }
}
