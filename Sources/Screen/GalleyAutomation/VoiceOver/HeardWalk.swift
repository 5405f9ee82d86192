import GalleyImage
import GalleyTree

/// The speech that a person hears who flicks from the first element of a screen, or of a part of it, to the
/// last.
///
/// Lists are scrolled on as the cursor comes to their ends, where the driver can put them back; elsewhere
/// only the present content counts.
package struct HeardWalk: Sendable {
  /// The texts that are heard.
  package let walk: SpokenWalk
  /// The reading order of the screen at the beginning.
  package let order: ReadingOrder
  package let picture: Bitmap
  /// The place of each element that is heard; `nil` for one that was not there at the beginning.
  package let places: [Int?]
  /// The configuration of the device.
  package let configuration: Configuration

  /// The number of elements after which a walk is ended, where a test says nothing: more than a person would listen to.
  package static let usualLimit = 500

  /// Goes through a screen at rest, with VoiceOver on meanwhile, and restores the scroll positions.
  ///
  /// - Parameters:
  ///   - automator: The device.
  ///   - subject: Finds the element whose inside is meant; the root means all of the screen.
  ///   - limit: The number of elements after which it is ended.
  package init(
    _ automator: Automator, of subject: (Snapshot) -> ElementPath, limit: Int = Self.usualLimit
  ) throws {
    let device = automator.driver as? any VoiceOverSwitching
    let isOn = device?.isVoiceOverOn
    try device?.setVoiceOver(true)
    // If the device does not answer any more, the next action reports it.
    defer { if let isOn { try? device?.setVoiceOver(isOn) } }
    try automator.settle(until: automator.driver.now + automator.timeout)
    let scroller = automator.driver as? any ScrollRestoring
    let positions = try scroller?.scrollPositions()
    defer { if let positions { try? scroller?.restore(scrollPositions: positions) } }
    let capture = try automator.driver.capture()
    let snapshot = capture.snapshot
    let screen = automator.index(of: snapshot)
    let range = screen.place(at: subject(snapshot)).map { $0..<screen.nodes[$0].end }
    var cursor = try VoiceOver(automator) { _ in range }
    (walk, places) = try cursor.walk(
      within: range.map { ElementKey(of: $0.lowerBound, in: screen) }, on: screen, limit: limit,
      scrolls: scroller != nil)
    order = ReadingOrder(snapshot, index: screen)
    picture = capture.picture
    configuration = snapshot.configuration
  }
}

extension VoiceOver {
  /// Goes from the first element of a part of the screen to the last, regardless of messages from apps.
  ///
  /// - Parameters:
  ///   - part: The element whose inside is meant; `nil` for all of the screen.
  ///   - first: The screen at the beginning.
  ///   - limit: The number of elements after which it is ended.
  ///   - scrolls: Whether lists are scrolled on.
  /// - Returns: The spoken texts, and the place of each element at the beginning.
  fileprivate mutating func walk(
    within part: ElementKey?, on first: ScreenIndex, limit: Int, scrolls: Bool
  ) throws -> (SpokenWalk, [Int?]) {
    var stops: [SpokenWalk.Stop] = []
    var places: [Int?] = []
    func next(from index: Int) -> Int? {
      guard let part else { return order.places.indices.contains(index) ? index : nil }
      guard let root = part.place(in: order.screen) else { return nil }
      return order.places.indices.dropFirst(index).first {
        order.screen.isPlace(order.places[$0], within: root)
      }
    }
    var following = next(from: 0)
    while let index = following, stops.count < limit {
      try place(at: index)
      // Apps may show something else where the cursor is.
      try see()
      guard let place, let now = self.index else { break }
      stops.append(order.stop(at: place))
      places.append(ElementKey(of: place, in: order.screen).place(in: first))
      following = next(from: now + 1)
      if scrolls, holdsList(around: place, part), try continueList(isForward: true, leavingFor: now + 1) {
        following = self.index.flatMap { next(from: $0 + 1) }
      }
    }
    return (SpokenWalk(stops, isCut: following != nil), places)
  }

  /// Whether the list that an element is in belongs to a part of the screen.
  private func holdsList(around place: Int, _ part: ElementKey?) -> Bool {
    guard let part else { return true }
    guard let root = part.place(in: order.screen),
      let list = ScrollContainer(holding: place, on: order.screen)
    else { return false }
    return order.screen.isPlace(list.place, within: root)
  }
}
