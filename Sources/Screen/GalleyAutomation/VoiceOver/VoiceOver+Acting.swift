import Foundation
import GalleyTree

extension VoiceOver {
  /// Double taps: activates the cursor's element, or performs the action that was chosen by flicks up and down.
  ///
  /// An element that does nothing by itself is touched, at its activation point.
  ///
  /// - Returns: The spoken description of the element that the cursor is on then.
  /// - Throws: ``DriverError`` if the device does not answer, and an error if the element cannot be touched.
  @discardableResult
  public mutating func doubleTap() throws -> String? {
    try automator.log.step("VoiceOver: double tap") {
      try look()
      guard let place else { return nil }
      let actions = order.screen.namedActions(of: place)
      if steps.action > 0, actions.indices.contains(steps.action - 1) {
        let name = actions[steps.action - 1].name
        guard try automator.ask(.named(name), of: place, in: order.screen) else { return nil }
      } else {
        try automator.activate(place, in: order, until: automator.deadline)
      }
      try look(afterAction: true)
      steps.action = 0
      return utterance?.text
    }
  }

  /// Swipes three fingers, which scrolls by a page: swiping up shows lower content.
  ///
  /// - Parameter direction: The direction of the fingers.
  /// - Returns: The spoken description of the element that the cursor is on then, which is in view; `nil` if
  ///   nothing scrolls.
  /// - Throws: ``DriverError`` if the device does not answer.
  @discardableResult
  public mutating func swipeThreeFingers(_ direction: SwipeDirection) throws -> String? {
    try automator.log.step("VoiceOver: swipe three fingers \(direction.rawValue)") {
      try look()
      guard let place else { return nil }
      let way = direction.page
      let everything = 0..<order.screen.nodes.count
      let container =
        ScrollContainer(holding: place, on: order.screen)
        ?? ScrollContainer(largestIn: everything, on: order.screen)
      let list = container.map { ElementKey(of: $0.place, in: order.screen) }
      let former = key
      if try !automator.ask(.scroll(way), of: place, in: order.screen) {
        guard let container, try scroll(container, way, by: way.axis.length(of: container.usable) * Self.page)
        else {
          return nil
        }
      }
      try look()
      if key != former || self.place.map({ order.screen.nodes[$0].visible == nil }) ?? true {
        try enter(list?.place(in: order.screen))
      }
      return utterance?.text
    }
  }

  /// The part of a container's visible area that is a page; the rest stays in view, and the finger far from
  /// the edges of the screen.
  private static let page: CGFloat = 0.8

  /// Puts the cursor on the first element in sight of a container, if there is one.
  private mutating func enter(_ container: Int?) throws {
    let first = order.places.firstIndex { place in
      order.screen.nodes[place].visible != nil
        && container.map { order.screen.isPlace(place, within: $0) } ?? true
    }
    if let first { try place(at: first) }
  }

  /// Scrubs with two fingers, which leads back: the app handles it, else an alert is cancelled, else the
  /// previous screen appears.
  ///
  /// - Returns: The spoken description of the element that the cursor is on then; `nil` if nothing answered.
  /// - Throws: ``DriverError`` if the device does not answer.
  @discardableResult
  public mutating func escape() throws -> String? {
    try automator.log.step("VoiceOver: two-finger scrub") {
      try look()
      guard let place else { return nil }
      if try !automator.ask(.escape, of: place, in: order.screen) {
        guard let back = order.places.last(where: leadsBack) else { return nil }
        try automator.activate(back, in: order, until: automator.deadline)
      }
      try look(afterAction: true)
      return utterance?.text
    }
  }

  /// Taps twice with two fingers, for the app's main action: an ancestor of the cursor's element handles it,
  /// or else any other element.
  ///
  /// - Returns: The spoken description of the element that the cursor is on then; `nil` if nothing answered.
  /// - Throws: ``DriverError`` if the device does not answer.
  @discardableResult
  public mutating func magicTap() throws -> String? {
    try automator.log.step("VoiceOver: two-finger double tap") {
      try look()
      guard let place else { return nil }
      let others = order.places.filter {
        order.screen.nodes[$0].element.accessibility?.action(.magicTap) != nil
      }
      guard
        try ([place] + others).contains(where: {
          try automator.ask(.magicTap, of: $0, in: order.screen)
        })
      else { return nil }
      try look(afterAction: true)
      return utterance?.text
    }
  }

  /// Swipes up from the lower edge of the screen, which leads to the home screen.
  ///
  /// - Throws: ``DriverError`` if the device does not answer.
  public mutating func goHome() throws {
    try swipeFromEdge("home", by: Self.homeSwipe)
  }

  /// Swipes up from the lower edge further, and rests there, which shows the apps that were used last.
  ///
  /// - Throws: ``DriverError`` if the device does not answer.
  public mutating func showAppSwitcher() throws {
    try swipeFromEdge("app switcher", by: Self.switcherSwipe, hold: Self.switcherRest)
  }

  /// The distance that the finger moves up, in parts of the screen's height.
  private static let homeSwipe = 0.15
  /// The same for the app switcher: *further*, until the later sound.
  private static let switcherSwipe = 0.4
  /// The pause of the finger for the app switcher; the system's own gesture needs a quarter of a second.
  private static let switcherRest = Duration.milliseconds(400)

  private mutating func swipeFromEdge(_ name: String, by part: Double, hold: Duration = .zero) throws {
    try automator.log.step("VoiceOver: swipe up from the lower edge (\(name))") {
      let bounds = order.screen.bounds
      let start = CGPoint(x: bounds.midX, y: bounds.maxY - 1)
      let end = CGPoint(x: bounds.midX, y: bounds.maxY - bounds.height * part)
      try automator.driver.perform(.drag(from: start, to: end, velocity: Velocity.ordinary, hold: hold))
      try look()
    }
  }

  /// Whether an element is the system's target of a scrub: the button that cancels, or leads to the previous
  /// screen.
  private func leadsBack(_ place: Int) -> Bool {
    let element = order.screen.nodes[place].element
    let isInAlert = order.screen.ancestors(of: place).contains {
      order.screen.nodes[$0].element.type == .alert
    }
    return isInAlert ? element.role == .cancel : order.utterance(of: place).parts.contains(.role(.backButton))
  }
}

extension SwipeDirection {
  /// The direction of a page for fingers that move in this direction.
  fileprivate var page: AccessibilityRequest.Direction {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    }
  }
}
