import Foundation
import GalleyAutomation
import GalleyJSON
import GalleyTree
import GalleyWebDriver

extension BrowserDriver {
  /// Moves fingers, or on a device without a touch screen a mouse, whose wheel turns where a finger would scroll.
  public func perform(_ gesture: Gesture) throws(DriverError) {
    guard try !touchesDialog(at: gesture.fingers.first?.last?.point) else { return }
    let abilities = commands.abilities
    let kind: PointerActions.Kind = device.isMobile && abilities.hasTouch ? .touch : .mouse
    if kind == .mouse, gesture.fingers.count > 1 {
      throw .unsupported(
        "move several fingers",
        reason: abilities.hasTouch
          ? "\(device.name) has no touch screen"
          : "\(commands.browser) knows no touches; Chromium and Firefox do")
    }
    let scrolling = device.isMobile ? abilities.scrolling : .wheelAlone
    guard scrolling != .touch, let scroll = Self.scroll(of: gesture) else {
      return try act(PointerActions.chain(gesture, as: kind))
    }
    if scrolling == .wheelAfterTouch {
      try act(PointerActions.chain(gesture, as: kind))
    } else if try drags(scroll) {
      return try act(PointerActions.chain(gesture, as: kind))
    }
    guard try openDialog() == nil else { return }
    try act(PointerActions.chain(scroll))
    try hold("turned()")
  }

  /// Whether a finger that would scroll moves something of the page instead.
  private func drags(_ gesture: PointerGesture) throws(DriverError) -> Bool {
    guard case .scroll(let point, let way) = gesture else { return false }
    let isVertical = abs(way.dy) >= abs(way.dx)
    return try run { () throws(WebDriverError) in
      try commands.call("drags(\(point.x), \(point.y), \(isVertical))").boolean ?? false
    }
  }

  /// The shortest way of a finger that scrolls, in CSS pixels.
  private static let slop: CGFloat = 10

  /// The turn of a wheel in place of a finger that moves at once; `nil` for any other gesture.
  private static func scroll(of gesture: Gesture) -> PointerGesture? {
    guard gesture.fingers.count == 1, let samples = gesture.fingers.first, let first = samples.first,
      let last = samples.last, let moved = samples.first(where: { $0.point != first.point })
    else { return nil }
    // A finger that rests first drags an object.
    let rest = samples.last { $0.point == first.point && $0.time <= moved.time }?.time ?? first.time
    guard rest - first.time < .milliseconds(500) else { return nil }
    let way = CGVector(dx: last.point.x - first.point.x, dy: last.point.y - first.point.y)
    return hypot(way.dx, way.dy) < slop ? nil : .scroll(first.point, by: way)
  }

  /// Whether a dialog is open, which takes all touches; one of its buttons answers it.
  private func touchesDialog(at point: CGPoint?) throws(DriverError) -> Bool {
    guard let dialog = try openDialog() else { return false }
    defer { tick() }
    if let point, let answer = DialogScene(dialog: dialog, size: configuration.size).answer(at: point) {
      try answerDialog(answer)
    }
    return true
  }

  /// Presses keys for the focused element, or for the field of a dialog.
  public func press(_ keys: [KeyInput]) throws(DriverError) { try press(keys, holding: [], needsFocus: true) }

  private func press(_ keys: [KeyInput], holding modifiers: KeyModifiers, needsFocus: Bool)
    throws(DriverError)
  {
    defer { tick() }
    guard try openDialog() == nil else { return try typeIntoDialog(keys) }
    let hasFocus: Bool
    do throws(WebDriverError) { hasFocus = try commands.call("hasFocus()").boolean ?? false } catch {
      if error.code == BrowserDialog.code { return try typeIntoDialog(keys) }
      throw .unavailable(reason: WebDriverErrorText.reason(error))
    }
    guard hasFocus || !needsFocus else { throw .noKeyboardFocus }
    for part in KeyActions.parts(of: keys, hasForeignKeys: commands.abilities.hasForeignKeys) {
      switch part {
      case .keys(let keys): try act(KeyActions.chain(keys, holding: modifiers))
      case .text(let text):
        try unlessDialog { () throws(WebDriverError) in try commands.insert(text) }
      }
    }
  }

  private func typeIntoDialog(_ keys: [KeyInput]) throws(DriverError) {
    let text = keys.compactMap { key -> Character? in if case .character(let it) = key { it } else { nil } }
    try run { () throws(WebDriverError) in try commands.type(String(text)) }
  }

  /// Sends a chain of actions; a dialog that opens meanwhile ends it.
  private func act(_ chain: JSONValue) throws(DriverError) {
    defer { tick() }
    try unlessDialog { () throws(WebDriverError) in try commands.act(chain, within: .seconds(120)) }
  }

  /// Runs a command of input, which a dialog that opens meanwhile ends.
  private func unlessDialog(_ input: () throws(WebDriverError) -> Void) throws(DriverError) {
    do throws(WebDriverError) { try input() } catch {
      guard error.code == BrowserDialog.code else {
        throw .unavailable(reason: WebDriverErrorText.reason(error))
      }
    }
  }
}

extension BrowserDriver: DragSlackReporting {
  /// Chromium takes a finger for a touch up to 15 points, and each end of a drag is rounded to whole ones.
  ///
  /// - Reference: [Chromium, `gesture_configuration.cc`](https://source.chromium.org/chromium/chromium/src/+/main:ui/events/gesture_detection/gesture_configuration.cc),
  ///   `max_touch_move_in_pixels_for_click_`.
  public var dragSlack: CGFloat { 17 }
}

extension BrowserDriver: HardwareKeyPressing {
  /// Presses keys while others are held; the command key is a browser's control key.
  public func press(_ keys: [KeyInput], holding modifiers: KeyModifiers) throws(DriverError) {
    try press(keys, holding: modifiers, needsFocus: false)
  }
}

extension BrowserDriver: PointerMoving {
  /// Moves a mouse.
  public func move(_ gesture: PointerGesture) throws(DriverError) {
    let point: CGPoint? =
      switch gesture {
      case .hover: nil
      case .click(let point, _, _), .scroll(let point, _): point
      case .drag(let samples): samples.last?.point
      }
    guard try !touchesDialog(at: point) else { return }
    try act(PointerActions.chain(gesture))
  }
}
