import Foundation
import GalleyAutomation
import GalleyTree

/// The finger that scrolls: slow drags with a hold at the end, so that nothing is thrown.
struct ScrollHand {
  /// How far a finger must move until it scrolls, in points; drags are longer by this.
  static let slack = 10.0
  /// How long the finger stays at the end of a drag.
  private static let hold = Duration.milliseconds(250)

  /// All of the app: what is dragged may be a part of any page.
  private let app: Subject
  private let place: SourcePlace
  /// When everything must be over, counted from the device's start.
  let deadline: Duration
  /// How often something was dragged.
  private(set) var drags = 0

  init(_ context: PageContext, until deadline: Duration, at place: SourcePlace) {
    app = context.wholeApp
    self.deadline = deadline
    self.place = place
  }

  private var automator: Automator { app.context.automator }

  /// Moves content by one drag.
  ///
  /// - Parameters:
  ///   - view: What holds the content.
  ///   - screen: What is on the screen.
  ///   - axis: Along which direction.
  ///   - distance: How far the content should move towards its start, in points; towards its end if negative. One
  ///     drag moves no more than there is room for.
  ///   - name: What the container is called in the log.
  /// - Throws: ``PageError`` if the device refuses to drag.
  mutating func move(
    _ view: ScrollView, on screen: ScreenIndex, along axis: ScrollAxis, by distance: CGFloat, name: String
  ) throws {
    let room = view.room(on: screen)
    let length = min(axis.length(of: room) - 2, abs(distance) + Self.slack)
    let reach = length / 2 * (distance < 0 ? -1 : 1)
    let middle = (axis.start(of: room) + axis.end(of: room)) / 2
    let across = view.clearLine(along: axis, from: middle + reach, in: room, on: screen)
    let start = axis.point(at: middle + reach, across: across)
    let end = axis.point(at: middle - reach, across: across)
    try drag(view, on: screen, from: start, to: end, velocity: Velocity.slow, hold: Self.hold, name: name)
  }

  /// Drags on a container from point to point, in points of the screen.
  mutating func drag(
    _ view: ScrollView, on screen: ScreenIndex, from start: CGPoint, to end: CGPoint, velocity: Double,
    hold: Duration = .zero, name: String
  ) throws {
    let container = Target(.object(ElementKey(of: view.place, in: screen), name: "container of \(name)"))
    let frame = view.frame
    func unit(_ point: CGPoint) -> UnitPoint {
      UnitPoint(x: (point.x - frame.minX) / frame.width, y: (point.y - frame.minY) / frame.height)
    }
    let limit = min(deadline, automator.driver.now + automator.timeout)
    drags += 1
    try app.act("scroll", until: limit, at: place) { _, deadline in
      try automator.drag(
        container, from: unit(start), to: unit(end), velocity: velocity, hold: hold, until: deadline)
    }
  }
}
