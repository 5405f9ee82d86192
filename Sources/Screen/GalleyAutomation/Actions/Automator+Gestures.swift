import Foundation
import GalleyTree

extension Automator {
  /// The time that a finger rests at the end of a drag that throws nothing.
  ///
  /// The speed of a throw is that of the last tenth of a second.
  package static let restBeforeLift = Duration.milliseconds(250)

  /// Taps an element, once it takes touches.
  ///
  /// With `aimsAtControl`, a switch is tapped where a person taps it: at the switch within it, instead of at its label.
  @discardableResult
  package func tap(
    _ target: Target, at point: UnitPoint? = nil, requiringEnabled isEnabled: Bool = true,
    aimsAtControl: Bool = false, until deadline: Duration,
    observing observe: ((Snapshot) -> ((Snapshot) -> Void)?)? = nil
  ) throws -> Element {
    let readiness = Readiness(isEnabled: isEnabled, point: point, aimsAtControl: aimsAtControl)
    return try act(.tap, on: target, readiness, until: deadline, observing: observe) { aim in
      if inputMethod == .voiceOver {
        let order = ReadingOrder(aim.snapshot, index: aim.screen)
        let stop = order.stop(for: aim.place) ?? aim.place
        try focus(aim.screen.nodes[stop].element)
        try activate(stop, in: order, until: deadline)
        return aim.screen.nodes[stop].element
      }
      try driver.perform(.tap(aim.point))
      return aim.hit
    }
  }

  /// Taps an element twice in quick succession, once it takes touches.
  package func doubleTap(
    _ target: Target, at point: UnitPoint? = nil, requiringEnabled isEnabled: Bool = true,
    until deadline: Duration
  ) throws {
    try act(.doubleTap, on: target, Readiness(isEnabled: isEnabled, point: point), until: deadline) { aim in
      try performDoubleTap(at: aim.point)
    }
  }

  /// Touches an element and stays there, once it takes touches.
  package func press(
    _ target: Target, at point: UnitPoint? = nil, for duration: Duration,
    requiringEnabled isEnabled: Bool = true,
    until deadline: Duration
  ) throws {
    try act(.press(duration), on: target, Readiness(isEnabled: isEnabled, point: point), until: deadline) {
      aim in
      try driver.perform(.tap(aim.point, duration: duration))
    }
  }

  /// Presses a point of an element and drags to another point.
  package func drag(
    _ target: Target, from start: UnitPoint, to end: UnitPoint, pressing: Duration = .zero,
    velocity: Double = Velocity.drag, hold: Duration = .zero, until deadline: Duration
  ) throws {
    try act(.drag, on: target, Readiness(isEnabled: false, point: start), until: deadline) { aim in
      let end = end.point(in: aim.element.frame)
      try driver.perform(.drag(from: aim.point, to: end, press: pressing, velocity: velocity, hold: hold))
    }
  }

  /// Presses an element and drags to another one.
  package func drag(
    _ target: Target, to other: Target, pressing: Duration = .zero, velocity: Double = Velocity.drag,
    hold: Duration = .zero, until deadline: Duration
  ) throws {
    try act(.drag, on: target, Readiness(isEnabled: false), until: deadline) { aim in
      let end = try read(other)
      let point = HitTest.hitPoint(of: end.place, in: end.screen) ?? end.element.frame.middle
      try driver.perform(.drag(from: aim.point, to: point, press: pressing, velocity: velocity, hold: hold))
    }
  }

  /// Moves a finger quickly from the middle of an element towards one of its edges.
  package func swipe(
    _ target: Target, _ direction: SwipeDirection, velocity: Double = Velocity.ordinary,
    until deadline: Duration
  ) throws {
    try act(.swipe(direction), on: target, Readiness(isEnabled: false), until: deadline) { aim in
      let end = Self.swipeEnd(from: aim.point, direction, in: aim.visible, on: aim.screen.bounds)
      try driver.perform(.drag(from: aim.point, to: end, velocity: velocity))
    }
  }

  /// Moves the container of an element until the element can be touched.
  package func scroll(to target: Target, until deadline: Duration) throws {
    try act(.scrollTo, on: target, Readiness(isEnabled: false), until: deadline) { _ in }
  }

  /// Focuses a field by a tap if need be and types.
  package func type(
    _ text: String, into target: Target, focusing: Bool = true, until deadline: Duration
  ) throws {
    let deadline = capped(deadline)
    let readiness = Readiness(isEnabled: focusing, isReachable: false)
    var before: String?
    var rest = Substring(text)
    var target = target
    // An interruption such as an alert takes the keyboard: the field gets it again, with the remaining text.
    while true {
      let isDone = try act(.type(text), on: target, readiness, until: deadline) { aim in
        before = before ?? aim.element.heldText
        target = target.bound(to: aim.place, in: aim.screen)
        if !aim.element.hasFocusInside {
          guard focusing else { throw noFocus(text, target, aim.snapshot, aim.place, in: aim.screen) }
          guard try focus(target, for: text, until: deadline) else { return false }
        }
        do {
          try press(Keystrokes.keys(of: String(rest)))
          return true
        } catch DriverError.noKeyboardFocus {
          let held = try read(target).element.heldText
          // A field that formats its text does not show how much was typed.
          guard driver.now < deadline, let before, held.hasPrefix(before),
            text.hasPrefix(held.dropFirst(before.count))
          else { throw DriverError.noKeyboardFocus }
          rest = text.dropFirst(held.count - before.count)
          return false
        }
      }
      if isDone { return }
      try pass(min(deadline, driver.now + Self.frame))
    }
  }

  /// Taps a field, and waits until it has the keyboard.
  private func focus(_ target: Target, for text: String, until deadline: Duration) throws -> Bool {
    let began = driver.now
    try tap(target, until: deadline)
    var isCleared = false
    let isFocused = try wait(until: deadline) { snapshot in
      let screen = index(of: snapshot)
      let places = target.places(in: screen, snapshot)
      if places.contains(where: { screen.nodes[$0].element.hasFocusInside }) { return true }
      isCleared = try driver.now < deadline && clearsObstruction(snapshot, until: deadline)
      return isCleared
    }
    if !isFocused {
      let found = try read(target)
      throw noFocus(text, target, found.snapshot, found.place, in: found.screen, began: began)
    }
    return !isCleared
  }

  private func noFocus(
    _ text: String, _ target: Target, _ snapshot: Snapshot, _ place: Int, in screen: ScreenIndex,
    began: Duration? = nil
  ) -> AutomationError {
    let focused = screen.nodes.indices.last { screen.nodes[$0].element.isFocused }
    let cause = AutomationError.Cause.noKeyboardFocus(
      screen.path(of: place), focused: focused.map(screen.path))
    return failure(cause, .type(text), target, began: began ?? driver.now, snapshot)
  }

  /// The shortest way of a swipe, in points: on something small it goes beyond its edge.
  ///
  /// Three times the distance at which a touch is no tap any more, ``ScrollDragger/slack``.
  private static let leastSwipe: CGFloat = 30

  /// The point at which a swipe is lifted: just inside the edge that it goes to.
  static func swipeEnd(
    from start: CGPoint, _ direction: SwipeDirection, in visible: CGRect, on screen: CGRect
  ) -> CGPoint {
    switch direction {
    case .up:
      let end = min(visible.minY + visible.height * 0.1, start.y - leastSwipe)
      return CGPoint(x: start.x, y: max(end, screen.minY + 1))
    case .down:
      let end = max(visible.minY + visible.height * 0.9, start.y + leastSwipe)
      return CGPoint(x: start.x, y: min(end, screen.maxY - 1))
    case .left:
      let end = min(visible.minX + visible.width * 0.1, start.x - leastSwipe)
      return CGPoint(x: max(end, screen.minX + 1), y: start.y)
    case .right:
      let end = max(visible.minX + visible.width * 0.9, start.x + leastSwipe)
      return CGPoint(x: min(end, screen.maxX - 1), y: start.y)
    }
  }
}

extension Element {
  /// The text in a field; an empty one of Apple's has its placeholder as value.
  fileprivate var heldText: String {
    let text = value?.text ?? ""
    return text == placeholder ? "" : text
  }

  /// Whether it, or anything below it, has the keyboard.
  var hasFocusInside: Bool {
    isFocused || children.contains { $0.hasFocusInside }
  }
}
