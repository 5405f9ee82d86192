import Foundation
import GalleyImage
import GalleyTree

/// Captures the whole content of a scroll container, as if the screen were long enough for it.
///
/// It goes to the start, then on by slow drags, each of which leaves a part in view that was seen before. The
/// trees show the distance that content moved; content on two screens must be the same on both. Elements that
/// do not scroll are taken once: those at the start from the first screen, those at the end from the last.
/// Afterwards content is scrolled back.
package struct WholeContentCapture {
  /// The time that it may take, in the device's time: as long as a search through a hundred screens.
  static let patience = Duration.seconds(120)
  /// The number of screens that it may fill, should they be small ones.
  static let mostScreens = 100
  /// The part of the clear area that one drag moves: the rest is seen twice.
  private static let stride = 0.6
  /// The distance of one drag towards the start, in points: it may end beyond the start, and no list is
  /// refreshed by so short a pull.
  private static let step: CGFloat = 100
  /// The distance that the first drag towards the start goes, in points: mostly content is at its start.
  private static let nudge: CGFloat = 14
  /// The greatest number of drags until content is back, beyond those that its way needs.
  private static let returns = 6

  private let automator: Automator
  private let began: Duration
  private let deadline: Duration
  private let limits: ImageLimits
  private let see: () throws -> Capture
  private var dragger: ScrollDragger
  /// The distance that content went towards its start since the beginning, in pixels.
  private var position = 0

  /// Prepares to see all of something.
  package init(_ automator: Automator, limits: ImageLimits = .standard, see: (() throws -> Capture)? = nil) {
    self.automator = automator
    self.limits = limits
    self.see = see ?? { try automator.driver.capture() }
    began = automator.driver.now
    deadline = began + max(Self.patience, automator.timeout)
    dragger = ScrollDragger(automator, until: deadline)
  }

  /// Sees all of it.
  package mutating func capture(
    of subject: (Snapshot) throws -> ElementPath,
    ignoring: (Snapshot) throws -> [ElementPath] = { _ in [] }
  ) throws -> Capture {
    let start = try see()
    let screen = automator.index(of: start.snapshot)
    let path = try subject(start.snapshot)
    let place = screen.place(at: path)
    guard let container = ContentViewport.container(at: place, on: screen) else {
      guard let place, screen.nodes[place].parent != nil else { return start }
      throw WholeContentError.nothingScrolls(ElementText.name(screen.nodes[place].element))
    }
    let part = try ContentViewport(start, screen, of: container)
    let key = ElementKey(of: container, in: screen)
    var sheet = StitchedContent(try rewound(part, key))
    do {
      try scroll(through: &sheet, key, ignoring: ignoring)
    } catch {
      // The reason why it cannot be checked is reported, whether or not content can be brought back.
      try? bringBack(part, key)
      throw error
    }
    try bringBack(part, key)
    return sheet.finished()
  }

  /// The present content of the screen.
  private func look(_ key: ElementKey, along axis: ScrollAxis, name: String) throws -> ContentViewport {
    let capture = try see()
    let screen = automator.index(of: capture.snapshot)
    guard let place = key.place(in: screen) else { throw WholeContentError.gone(name, drags: dragger.drags) }
    return try ContentViewport(capture, screen, of: place, along: axis)
  }

  /// Drags once.
  private mutating func moved(
    _ part: ContentViewport, by distance: CGFloat, _ key: ElementKey, isExact: Bool = false
  ) throws -> (part: ContentViewport, way: Int, expected: Int) {
    let expected = Int((try part.move(by: distance, isExact: isExact, &dragger) * part.scale).rounded())
    let next = try look(key, along: part.axis, name: part.name)
    let slack = Int((ScrollDragger.slack * part.scale).rounded())
    guard
      let way = ContentDisplacement.pixels(
        from: part.sights, to: next.sights, expected: expected, slack: slack)
    else {
      throw WholeContentError.lost(part.name, drags: dragger.drags)
    }
    position += way
    return (next, way, expected)
  }

  /// Goes to the start.
  private mutating func rewound(_ part: ContentViewport, _ key: ElementKey) throws -> ContentViewport {
    var (part, way, _) = try moved(part, by: -Self.nudge, key)
    while way != 0 {
      try checkTime(part, points: 0)
      (part, way, _) = try moved(part, by: -Self.step, key)
    }
    return part
  }

  /// Goes from the start to the end.
  private mutating func scroll(
    through sheet: inout StitchedContent, _ key: ElementKey, ignoring: (Snapshot) throws -> [ElementPath]
  ) throws {
    var endings = 0
    while true {
      let part = sheet.last
      let distance = CGFloat(part.clear.count) / part.scale * Self.stride
      let (next, way, expected) = try moved(part, by: distance, key)
      // Content that goes the other way is not the same any more.
      guard way >= 0 else { throw WholeContentError.lost(part.name, drags: dragger.drags) }
      if way > 0 {
        endings = 0
        // The first drag shows how far a finger moves before the content follows.
        if sheet.count == 1, abs(way - expected) <= Int(dragger.slack * part.scale) + 1 {
          dragger.slack += CGFloat(expected - way) / part.scale
        }
        try sheet.add(next, way: way, ignoring: ignored(on: next, ignoring))
        try checkSize(sheet)
      } else {
        // Late content, such as more rows that are loaded, may lie below the visible part: it is dragged once
        // more.
        endings += 1
        if endings > 1 { return }
        try waitForMore(after: next, key)
        sheet.renew(try look(key, along: part.axis, name: part.name))
      }
      try checkTime(part, points: sheet.points)
    }
  }

  /// Waits at an end for late content.
  private func waitForMore(after part: ContentViewport, _ key: ElementKey) throws {
    let sights = part.sights.map(\.position)
    _ = try automator.wait(until: min(deadline, automator.driver.now + automator.timeout)) { snapshot in
      let screen = automator.index(of: snapshot)
      guard let place = key.place(in: screen) else { return true }
      let element = screen.nodes[place].element
      return ContentDisplacement.sights(in: element, along: part.axis, scale: part.scale).map(\.position)
        != sights
    }
  }

  private func ignored(
    on part: ContentViewport, _ ignoring: (Snapshot) throws -> [ElementPath]
  ) -> [CGRect] {
    // An element that cannot be found on one of the screens cannot be ignored there.
    let screen = part.capture.snapshot.screen
    return ((try? ignoring(part.capture.snapshot)) ?? []).compactMap { screen[$0]?.frame }
  }

  private func checkTime(_ part: ContentViewport, points: Double) throws {
    guard automator.driver.now >= deadline else { return }
    let seconds = (deadline - began) / .seconds(1)
    throw WholeContentError.outOfTime(part.name, points: points, seconds: seconds)
  }

  private func checkSize(_ sheet: StitchedContent) throws {
    let size = sheet.size
    let screens = Int((Double(sheet.length) / Double(sheet.screenLength)).rounded(.up))
    let limit: String
    if size.width * size.height > limits.area {
      limit = "a picture may have \(limits.area) pixels"
    } else if max(size.width, size.height) > limits.side {
      limit = "a side of a picture may have \(limits.side) pixels"
    } else if screens > Self.mostScreens {
      limit = "a picture may show \(Self.mostScreens) screens"
    } else {
      return
    }
    throw WholeContentError.tooLong(sheet.last.name, points: sheet.points, screens: screens, limit: limit)
  }

  /// Shorter drags may be taken for taps, in points.
  private static let tap: CGFloat = 24

  /// Brings content back to where it was.
  private mutating func bringBack(_ start: ContentViewport, _ key: ElementKey) throws {
    guard abs(position) > 1 else { return }
    var part = try look(key, along: start.axis, name: start.name)
    let room = CGFloat(part.clear.count) / part.scale * Self.stride
    var drags = Self.returns + Int(CGFloat(abs(position)) / part.scale / room)
    var stuck = 0
    while abs(position) > 1, drags > 0, stuck < 2 {
      drags -= 1
      try checkTime(part, points: 0)
      let rest = -CGFloat(position) / part.scale
      if abs(rest) < Self.tap {
        // So short a drag may be taken for a tap. It goes further first, away from where it is to come back to, or past it.
        let away = rest > 0 ? -2 * Self.tap : 2 * Self.tap
        let far = try moved(part, by: away, key)
        part = far.way == 0 ? try moved(far.part, by: -away, key).part : far.part
        continue
      }
      let next = try moved(part, by: max(-room, min(room, rest)), key, isExact: abs(rest) < room)
      part = next.part
      stuck = next.way == 0 ? stuck + 1 : 0
    }
  }
}

extension ContentViewport {
  /// The content, with its positions.
  var sights: ContentDisplacement.Sights {
    ContentDisplacement.sights(in: element, along: axis, scale: scale)
  }
}
