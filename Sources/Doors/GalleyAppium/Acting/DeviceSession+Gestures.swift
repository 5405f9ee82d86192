import Foundation
import GalleyAutomation
import GalleyJSON
import GalleySimulator
import GalleyTree

/// The gestures of `mobile:` commands and of WebDriverAgent's paths: on an element, or at points of the screen.
extension DeviceSession {
  /// The reference of the element that a command is about, in one of the forms of clients.
  func elementArgument(_ arguments: [String: JSONValue]) throws(CommandError) -> String? {
    for name in ["elementId", "element", "elementToScrollTo"] {
      switch arguments[name] {
      case nil, .null?: continue
      case .text(let reference)?: return reference
      case .object(let object)?:
        if let reference = Self.reference(in: object) { return reference }
        throw .argument("\"\(name)\" is an object without the reference of an element.")
      default: throw .argument("\"\(name)\" is no element.")
      }
    }
    return nil
  }

  /// The point that a gesture is at: from the corner of an element, or of the screen; `nil` for the middle of the element.
  private func point(_ arguments: [String: JSONValue], of reference: String?) throws -> CGPoint? {
    guard let offset = try arguments.optionalPoint() else {
      guard reference == nil else { return nil }
      throw CommandError.argument("The command needs an element, or \"x\" and \"y\".")
    }
    guard let reference else { return try onScreen(offset) }
    let frame = try facts(of: reference).rect
    return try onScreen(CGPoint(x: frame.minX + offset.x, y: frame.minY + offset.y))
  }

  private func onScreen(_ point: CGPoint) throws(CommandError) -> CGPoint {
    let size = device.configuration.size
    guard (0...size.width).contains(point.x), (0...size.height).contains(point.y) else {
      throw .argument(
        "(\(point.x), \(point.y)) is not on the screen of \(Int(size.width)) × \(Int(size.height)) points.")
    }
    return point
  }

  func tap(_ arguments: [String: JSONValue]) throws {
    let reference = try elementArgument(arguments)
    if let point = try point(arguments, of: reference) { return try automator.tap(at: point) }
    if let reference { try click(reference) }
  }

  func doubleTap(_ arguments: [String: JSONValue]) throws {
    let reference = try elementArgument(arguments)
    if let point = try point(arguments, of: reference) { return try automator.doubleTap(at: point) }
    if let reference { try automator.doubleTap(target(reference), requiringEnabled: false, until: deadline) }
  }

  func touchAndHold(_ arguments: [String: JSONValue], usual: Duration? = nil) throws {
    guard let duration = try arguments.optionalSeconds("duration") ?? usual else {
      throw CommandError.argument("The argument \"duration\" is missing; it is a number of seconds.")
    }
    let reference = try elementArgument(arguments)
    if let point = try point(arguments, of: reference) {
      return try automator.press(at: point, for: duration)
    }
    if let reference {
      try automator.press(target(reference), for: duration, requiringEnabled: false, until: deadline)
    }
  }

  func twoFingerTap(_ arguments: [String: JSONValue]) throws {
    try automator.tap(anyTarget(arguments), taps: 1, fingers: 2, until: deadline)
  }

  func taps(_ arguments: [String: JSONValue]) throws {
    let taps = try arguments.optionalNumber("numberOfTaps") ?? 1
    let fingers = try arguments.optionalNumber("numberOfTouches") ?? 1
    guard (1...20).contains(taps), (1...5).contains(fingers) else {
      throw CommandError.argument("There are 1 to 20 taps of 1 to 5 fingers.")
    }
    try automator.tap(anyTarget(arguments), taps: Int(taps), fingers: Int(fingers), until: deadline)
  }

  func pinch(_ arguments: [String: JSONValue]) throws {
    let scale = try arguments.number("scale")
    // Clients give the velocity of both directions without a sign.
    let speed = abs(try arguments.optionalNumber("velocity") ?? 1)
    let velocity = scale > 1 ? speed : -speed
    try Self.requireBriefness(abs(scale - 1) / abs(velocity))
    try automator.pinch(anyTarget(arguments), scale: scale, velocity: velocity, until: deadline)
  }

  func rotate(_ arguments: [String: JSONValue]) throws {
    let angle = try arguments.number("rotation")
    let velocity = try arguments.optionalNumber("velocity") ?? (angle > 0 ? 1 : -1)
    guard abs(angle) <= Self.widestRotation else {
      throw CommandError.argument("The rotation is at most \(Int(Self.widestRotation)) radians.")
    }
    try Self.requireBriefness(angle / velocity)
    try automator.rotate(anyTarget(arguments), by: angle, velocity: velocity, until: deadline)
  }

  /// The widest rotation, in radians: some sixteen turns.
  private static let widestRotation = 100.0
  /// The longest gesture of two fingers, in seconds of the device's time.
  private static let longestGesture = 60.0

  /// Refuses a gesture that would last too long.
  private static func requireBriefness(_ seconds: Double) throws(CommandError) {
    // A velocity of 0 is refused with its own words.
    guard seconds <= longestGesture || seconds.isInfinite else {
      throw .argument(
        "The gesture would last \(seconds) seconds, more than \(Int(longestGesture)); use a greater velocity."
      )
    }
  }

  /// The element of a command as a target, or the app if there is none.
  private func anyTarget(_ arguments: [String: JSONValue]) throws -> Target {
    if let reference = try elementArgument(arguments) { return try target(reference) }
    return Target(.application(try look().bundleIdentifier))
  }

  private func direction(_ arguments: [String: JSONValue]) throws(CommandError) -> SwipeDirection {
    let text = try arguments.text("direction")
    guard let direction = SwipeDirection(rawValue: text.lowercased()) else {
      throw .argument("The direction is up, down, left or right, and not \"\(text.prefix(40))\".")
    }
    return direction
  }

  /// Moves a finger quickly in a direction.
  func swipe(_ arguments: [String: JSONValue]) throws {
    let velocity = try arguments.optionalNumber("velocity") ?? Velocity.ordinary
    guard (1...100_000).contains(velocity) else {
      throw CommandError.argument("The velocity is no number of points a second from 1 to 100000.")
    }
    try automator.swipe(anyTarget(arguments), direction(arguments), velocity: velocity, until: deadline)
  }

  /// Drags between two points, of an element or of the screen.
  func drag(_ arguments: [String: JSONValue]) throws {
    guard let from = try arguments.optionalPoint("fromX", "fromY"),
      let to = try arguments.optionalPoint("toX", "toY")
    else {
      throw CommandError.argument("The command needs the numbers \"fromX\", \"fromY\", \"toX\" and \"toY\".")
    }
    try drag(from, to, arguments)
  }

  private func drag(_ from: CGPoint, _ to: CGPoint, _ arguments: [String: JSONValue]) throws {
    var corner = CGPoint.zero
    if let reference = try elementArgument(arguments) { corner = try facts(of: reference).rect.origin }
    // A drag that leaves the screen ends at its edge, as a finger does.
    let screen = CGRect(origin: .zero, size: device.configuration.size)
    let start = CGPoint(x: from.x + corner.x, y: from.y + corner.y).clamped(to: screen)
    let end = CGPoint(x: to.x + corner.x, y: to.y + corner.y).clamped(to: screen)
    let press =
      try arguments.optionalSeconds("duration") ?? arguments.optionalSeconds("pressDuration") ?? .zero
    let hold = try arguments.optionalSeconds("holdDuration") ?? .zero
    let velocity = try arguments.optionalNumber("velocity") ?? Velocity.drag
    guard (1...100_000).contains(velocity) else {
      throw CommandError.argument("The velocity is no number of points a second from 1 to 100000.")
    }
    try automator.drag(from: start, to: end, pressing: press, velocity: velocity, hold: hold)
  }

  /// Scrolls to an element, or by a part of a container.
  func scroll(_ arguments: [String: JSONValue]) throws {
    if try arguments.optionalBoolean("toVisible") == true, let reference = try elementArgument(arguments) {
      return try automator.scroll(to: target(reference), until: deadline)
    }
    if let name = try arguments.optionalText("name") {
      return try scroll(to: .name(name), "the name \"\(name.prefix(80))\"", in: arguments)
    }
    if let format = try arguments.optionalText("predicateString") {
      return try scroll(to: .predicate(try Locator.predicate(format)), "the predicate", in: arguments)
    }
    let part = try arguments.optionalNumber("distance") ?? 1
    guard part > 0, part <= 100 else { throw CommandError.argument("The distance is no number above 0.") }
    try turn(direction(arguments), by: part, in: arguments)
  }

  /// The longest swipe in a container, as a fraction of its length.
  private static let stroke = 0.8
  /// The most swipes of a search.
  private static let mostStrokes = 100

  /// Reveals the content in a direction by swipes in the opposite direction.
  private func turn(_ direction: SwipeDirection, by part: Double, in arguments: [String: JSONValue]) throws {
    var rest = part
    while rest > 0.01 {
      let length = min(rest, Self.stroke)
      rest -= length
      let (low, high) = (0.5 - length / 2, 0.5 + length / 2)
      let (start, end): (UnitPoint, UnitPoint) =
        switch direction {
        case .down: (UnitPoint(x: 0.5, y: high), UnitPoint(x: 0.5, y: low))
        case .up: (UnitPoint(x: 0.5, y: low), UnitPoint(x: 0.5, y: high))
        case .right: (UnitPoint(x: high, y: 0.5), UnitPoint(x: low, y: 0.5))
        case .left: (UnitPoint(x: low, y: 0.5), UnitPoint(x: high, y: 0.5))
        }
      let frame = try visibleFrame(arguments)
      try automator.drag(
        from: start.point(in: frame), to: end.point(in: frame), velocity: Velocity.slow,
        hold: Automator.restBeforeLift)
    }
  }

  /// The visible part of the element of a command, or of the screen.
  private func visibleFrame(_ arguments: [String: JSONValue]) throws -> CGRect {
    let look = try look()
    guard let reference = try elementArgument(arguments) else { return look.screen.bounds }
    let place = try place(of: reference, in: look.screen)
    guard let visible = look.screen.nodes[place].visible else {
      throw CommandError(.elementNotInteractable, "No part of the element is on the screen.")
    }
    return visible
  }

  /// Scrolls until an element of the container is there and visible: down to the end, then up to the start.
  private func scroll(to locator: Locator, _ words: String, in arguments: [String: JSONValue]) throws {
    let reference = try elementArgument(arguments)
    var direction = SwipeDirection.down
    for _ in 0..<Self.mostStrokes {
      let look = try look()
      let root =
        try reference.map { reference throws(CommandError) in try place(of: reference, in: look.screen) }
        ?? look.root
      let found = try locator.places(in: look.screen, from: root)
      if let place = found.first(where: { $0 != root }) {
        return try automator.scroll(to: target(at: place, in: look.screen), until: deadline)
      }
      try turn(direction, by: Self.stroke, in: arguments)
      if try self.look().snapshot.applications == look.snapshot.applications {
        guard direction == .down else { break }
        direction = .up
      }
    }
    throw CommandError(.noSuchElement, "Scrolling has shown no element with \(words).")
  }

  /// Turns a picker's wheel by one value, up to an expected one.
  func turnPickerWheel(_ arguments: [String: JSONValue]) throws {
    guard let reference = try elementArgument(arguments) else {
      throw CommandError.argument("The command needs the element of a picker's wheel.")
    }
    let order = try arguments.text("order").lowercased()
    guard ["next", "previous"].contains(order) else {
      throw CommandError.argument("The order is next or previous, and not \"\(order.prefix(40))\".")
    }
    let offset = try arguments.optionalNumber("offset") ?? 0.2
    guard offset > 0, offset <= 0.5 else {
      throw CommandError.argument("The offset is no number above 0 and up to 0.5.")
    }
    let wanted = try arguments.optionalText("value")
    let attempts = Int(min(max(try arguments.optionalNumber("maxAttempts") ?? 25, 1), 1000))
    for _ in 0..<(wanted == nil ? 1 : attempts) {
      let before = try facts(of: reference)
      guard before.type == ElementFacts.typeName(.pickerWheel) else {
        throw CommandError.argument("\(before.type) is no picker's wheel.")
      }
      if let wanted, before.value == wanted { return }
      let y = 0.5 + (order == "next" ? offset : -offset)
      try automator.tap(
        target(reference), at: UnitPoint(x: 0.5, y: y), requiringEnabled: false, until: deadline)
      if let wanted, try facts(of: reference).value == wanted { return }
    }
    guard let wanted else { return }
    throw CommandError(
      .invalidElementState, "The wheel has not come to \"\(wanted.prefix(80))\" in \(attempts) attempts.")
  }
}

extension CGPoint {
  /// The nearest point of a rectangle.
  fileprivate func clamped(to area: CGRect) -> CGPoint {
    CGPoint(x: min(max(x, area.minX), area.maxX - 1), y: min(max(y, area.minY), area.maxY - 1))
  }
}
