import Foundation
import GalleyTree

/// Scrolls by slow drags that end with a hold, so that nothing is thrown.
package struct ScrollDragger {
  /// The distance that a finger moves before content follows, in points, as far as nothing else is known.
  package static let slack: CGFloat = 10

  /// The distance from the upper edge of the screen and those at its sides within which the system's own gestures begin, in points.
  ///
  /// This is the narrowest margin that content has on a telephone; see
  /// [layout](https://developer.apple.com/design/human-interface-guidelines/layout).
  package static let edgeMargin: CGFloat = 16

  /// The distance from the lower edge within which the system's own gestures begin, in points.
  ///
  /// The bar of a telephone without a home button is 20 points of the 21 that its safe area keeps free in landscape.
  package static let lowerEdgeMargin: CGFloat = 20

  private static let hold = Automator.restBeforeLift
  /// The distance that a finger moves in a frame where content must stay on whole pixels, in points.
  private static let step: CGFloat = 6

  /// The part of a screen in which no gesture of the system begins.
  static func contentBounds(of screen: ScreenIndex) -> CGRect {
    var bounds = screen.bounds.insetBy(dx: edgeMargin + 1, dy: edgeMargin + 1)
    bounds.size.height -= lowerEdgeMargin - edgeMargin
    return bounds
  }

  /// The distance that a finger moves before content follows, in points.
  var slack = Self.slack
  /// The number of drags so far.
  package private(set) var drags = 0

  private let automator: Automator
  private let deadline: Duration
  private let attempt: (_ deadline: Duration, _ drag: (Duration) throws -> Void) throws -> Void

  package init(
    _ automator: Automator, until deadline: Duration,
    attempt: @escaping (_ deadline: Duration, _ drag: (Duration) throws -> Void) throws -> Void = {
      try $1($0)
    }
  ) {
    self.automator = automator
    self.deadline = deadline
    self.attempt = attempt
    slack = (automator.driver as? any DragSlackReporting)?.dragSlack ?? Self.slack
  }

  /// Moves content by one drag.
  package mutating func move(
    _ view: ScrollContainer, on screen: ScreenIndex, along axis: ScrollAxis, by distance: CGFloat,
    name: String
  ) throws {
    let room = view.room(on: screen)
    let length = min(axis.length(of: room) - 2, abs(distance) + slack)
    let reach = length / 2 * (distance < 0 ? -1 : 1)
    let middle = (axis.start(of: room) + axis.end(of: room)) / 2
    let across = view.clearLine(along: axis, from: middle + reach, in: room, on: screen)
    let start = axis.point(at: middle + reach, across: across)
    let end = axis.point(at: middle - reach, across: across)
    try drag(view, on: screen, from: start, to: end, velocity: Velocity.slow, hold: Self.hold, name: name)
  }

  /// Drags on a container from point to point, in points of the screen.
  package mutating func drag(
    _ view: ScrollContainer, on screen: ScreenIndex, from start: CGPoint, to end: CGPoint, velocity: Double,
    hold: Duration = .zero, name: String
  ) throws {
    let container = Target(.object(ElementKey(of: view.place, in: screen), name: "container of \(name)"))
    let frame = view.frame
    func unit(_ point: CGPoint) -> UnitPoint {
      UnitPoint(x: (point.x - frame.minX) / frame.width, y: (point.y - frame.minY) / frame.height)
    }
    drags += 1
    let automator = automator
    try attempt(min(deadline, automator.driver.now + automator.timeout)) { deadline in
      // With VoiceOver three fingers scroll, by pages; it leads to the same places.
      try automator.withContext({ $0.inputMethod = .touch }) {
        try automator.drag(
          container, from: unit(start), to: unit(end), velocity: velocity, hold: hold, until: deadline)
      }
    }
  }

  /// Moves content by one drag that goes whole points a frame, so that everything stays on whole pixels, and waits
  /// until the screen is at rest.
  mutating func moveByWholePoints(
    _ view: ScrollContainer, on screen: ScreenIndex, along axis: ScrollAxis, within range: Range<CGFloat>,
    by distance: CGFloat, isExact: Bool, name: String
  ) throws -> CGFloat {
    let bounds = Self.contentBounds(of: screen)
    let low = max(range.lowerBound, axis.start(of: bounds)) + 1
    let high = min(range.upperBound, axis.end(of: bounds)) - 1
    var way = min(high - low, abs(distance) + slack)
    if !isExact { way = max(Self.step, (way / Self.step).rounded(.down) * Self.step) }
    let sign: CGFloat = distance < 0 ? -1 : 1
    let start = sign > 0 ? ((low + high + way) / 2).rounded() : ((low + high - way) / 2).rounded()
    let room = (screen.nodes[view.place].visible ?? view.frame).intersection(bounds)
    let across = view.clearLine(along: axis, from: start, in: room, on: screen).rounded()
    let time = Automator.frame * max(2, Int((way / Self.step).rounded()))
    let end = axis.point(at: start - sign * way, across: across)
    let gesture = Gesture(fingers: [
      [
        Gesture.Sample(.zero, axis.point(at: start, across: across)), Gesture.Sample(time, end),
        Gesture.Sample(time + Self.hold, end),
      ]
    ])
    drags += 1
    try automator.log.step("Scroll \(name)") {
      try automator.driver.perform(gesture)
      try automator.settle(until: min(deadline, automator.driver.now + automator.timeout))
    }
    return sign * max(0, way - slack)
  }
}
