import Foundation
import GalleyTree

extension VoiceOver {
  /// Flicks one finger: to the right and left to the next element and the one before; up and down within the element.
  ///
  /// Up and down change a value that can be adjusted, choose one of several actions, or else read the label letter by letter.
  ///
  /// - Parameter direction: Where the finger goes.
  /// - Returns: What is said; `nil` where it does not go on.
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
  /// - Returns: What is said of each element; what is scrolled out of sight is brought there.
  /// - Throws: ``DriverError`` if the device does not answer.
  public mutating func readAll() throws -> [String] {
    try look()
    guard !order.places.isEmpty else { return [] }
    place(at: 0)
    return try readOn()
  }

  /// Reads on, from the cursor's element to the last: two fingers flicked down.
  ///
  /// - Returns: What is said of each element; what is scrolled out of sight is brought there.
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
    var next = isForward ? index + 1 : index - 1
    if try continueList(isForward: isForward, leavingFor: next) {
      next = (self.index ?? index) + (isForward ? 1 : -1)
    }
    guard order.places.indices.contains(next) else { return nil }
    place(at: next)
    try show()
    return utterance?.text
  }

  /// Scrolls to the cursor's element, if nothing of it is in sight.
  private mutating func show() throws {
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
  private mutating func continueList(isForward: Bool, leavingFor next: Int) throws -> Bool {
    guard let place, let list = ScrollContainer(holding: place, on: order.screen),
      let driver = automator.driver as? any ListTotalReporting,
      let total = driver.total(of: order.screen.nodes[list.place].element),
      total > order.screen.places(of: .cell, in: order.screen.descendants(of: list.place)).count
    else { return false }
    if order.places.indices.contains(next), order.screen.isPlace(order.places[next], within: list.place) {
      return false
    }
    return try scroll(list, isForward ? .down : .up, by: list.usable.height / 2)
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
    try look()
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
