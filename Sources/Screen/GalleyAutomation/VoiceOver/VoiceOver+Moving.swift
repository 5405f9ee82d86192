import Foundation
import GalleyTree

extension VoiceOver {
  /// Flicks one finger: to the right and left to the next element and the one before; up and down within the element.
  ///
  /// Up and down perform the setting of the rotor: see ``rotor``.
  ///
  /// - Parameter direction: The direction of the finger.
  /// - Returns: The spoken description; `nil` at the end.
  /// - Throws: ``DriverError`` if the device does not answer.
  @discardableResult
  public mutating func flick(_ direction: SwipeDirection) throws -> String? {
    try automator.log.step("VoiceOver: flick \(direction.rawValue)") {
      switch direction {
      case .right: try move(isForward: true)
      case .left: try move(isForward: false)
      case .up: try turn(isUp: true)
      case .down: try turn(isUp: false)
      }
    }
  }

  /// Reads everything, from the first element to the last: two fingers flicked up.
  ///
  /// - Returns: The spoken description of each element; elements out of view are scrolled into view.
  /// - Throws: ``DriverError`` if the device does not answer.
  public mutating func readAll() throws -> [String] {
    try look()
    guard !order.places.isEmpty else { return [] }
    try place(at: 0)
    return try readOn()
  }

  /// Reads on, from the cursor's element to the last: two fingers flicked down.
  ///
  /// - Returns: The spoken description of each element; elements out of view are scrolled into view.
  /// - Throws: ``DriverError`` if the device does not answer.
  public mutating func readOn() throws -> [String] {
    try look()
    try show()
    guard let utterance else { return [] }
    var said = [utterance.text]
    while let next = try move(isForward: true) { said.append(next) }
    return said
  }

  private mutating func move(isForward: Bool) throws -> String? {
    try look()
    guard let index else { return nil }
    let last = groupPlace.flatMap { order.indexes(within: $0).last } ?? index
    var next = isForward ? last + 1 : index - 1
    if try continueList(isForward: isForward, leavingFor: next) {
      next = (self.index ?? index) + (isForward ? 1 : -1)
    }
    guard order.places.indices.contains(next) else { return nil }
    try place(at: next)
    try show()
    return utterance?.text
  }

  /// Scrolls to the cursor's element, if nothing of it is in sight.
  mutating func show() throws {
    guard let place, order.screen.nodes[place].visible == nil else { return }
    let target = Target(
      .object(
        ElementKey(of: place, in: order.screen), name: ElementNaming.name(order.screen.nodes[place].element)))
    let deadline = automator.deadline
    var attempt = Attempt(
      action: .scrollTo, target: target, readiness: Readiness(), began: automator.driver.now)
    while let place = self.place, order.screen.nodes[place].visible == nil,
      try automator.scroll(to: place, in: order.screen, &attempt, until: deadline)
    {
      try look()
    }
  }

  /// Scrolls a list on that makes its rows as they come into view, before the cursor leaves it.
  ///
  /// - Returns: Whether there is more of it now.
  mutating func continueList(isForward: Bool, leavingFor next: Int) throws -> Bool {
    guard let place, let list = ScrollContainer(holding: place, on: order.screen),
      mayGoOn(list, isForward: isForward)
    else { return false }
    if order.places.indices.contains(next), order.screen.isPlace(order.places[next], within: list.place) {
      return false
    }
    return try scroll(list, isForward ? .down : .up, by: list.usable.height / 2)
  }

  /// Whether there may be more of a list than the app has made, as far as the driver knows.
  private func mayGoOn(_ list: ScrollContainer, isForward: Bool) -> Bool {
    guard let driver = automator.driver as? any ListTotalReporting else { return false }
    let inside = order.screen.descendants(of: list.place)
    if let total = driver.total(of: order.screen.nodes[list.place].element) {
      return total > order.screen.places(of: .cell, in: inside).count
    }
    // A stack in a scroll view may be lazy. Where nothing is above it is not pulled down, which could refresh it.
    guard list.axis(on: order.screen) == .vertical else { return false }
    return isForward || inside.contains { order.screen.nodes[$0].element.frame.minY < list.frame.minY - 1 }
  }

  /// Scrolls a container by a drag that throws nothing.
  ///
  /// - Returns: Whether it moved.
  mutating func scroll(
    _ container: ScrollContainer, _ direction: AccessibilityRequest.Direction, by distance: CGFloat
  ) throws -> Bool {
    let before = container.landmarks(on: order.screen)
    let key = ElementKey(of: container.place, in: order.screen)
    var dragger = ScrollDragger(automator, until: automator.deadline)
    try dragger.move(
      container, on: order.screen, along: direction.axis, by: direction.isForward ? distance : -distance,
      name: ElementNaming.name(order.screen.nodes[container.place].element))
    try see()
    let after = key.place(in: order.screen).flatMap { ScrollContainer($0, on: order.screen) }
    return after.map { $0.landmarks(on: order.screen) != before } ?? true
  }
}

extension AccessibilityRequest.Direction {
  /// The axis that it scrolls along.
  var axis: ScrollAxis { [.left, .right].contains(self) ? .horizontal : .vertical }
  /// Whether it leads to the end.
  var isForward: Bool { [.down, .right].contains(self) }
}
