import Foundation
import GalleyTree

extension Automator {
  /// The default for the longest turn of a wheel: some two hundred options, in the device's time.
  package static let wheelTimeout = Duration.seconds(120)

  /// Turns a picker's wheel, option by option, until it holds a value.
  ///
  /// It is turned one way to its end, then the other way; an end is where it does not turn within ``timeout``. A wheel
  /// without an end is turned once around.
  ///
  /// - Reference: [`adjust(toPickerWheelValue:)`](https://developer.apple.com/documentation/xcuiautomation/xcuielement/adjust(topickerwheelvalue:)).
  package func adjust(
    _ target: Target, toPickerWheelValue value: String, requiringEnabled isEnabled: Bool = true,
    until deadline: Duration, patience: Duration = .zero
  ) throws {
    let action = Action.adjust(value)
    let began = driver.now
    try act(action, on: target, Readiness(isEnabled: isEnabled), until: deadline) { aim in
      var found = FoundElement(snapshot: aim.snapshot, screen: aim.screen, place: aim.place)
      let end = capped(max(deadline, driver.now + patience))
      var wheel = WheelTurn(at: found.element.shownValue, to: value)
      while wheel.value != value {
        guard driver.now < end else {
          let cause = AutomationError.Cause.notAdjusted(found.path, wanted: value, holds: wheel.value)
          throw failure(cause, action, target, began: began, found.snapshot)
        }
        // Each turn is a separate action, because an alert may have come up over the wheel since the last
        // one.
        if inputMethod == .voiceOver {
          try flick(found, isUp: wheel.isForward, for: action, of: target)
        } else {
          try tap(
            target, at: WheelTurn.point(in: found.element.frame, isForward: wheel.isForward),
            requiringEnabled: isEnabled, until: end)
        }
        // A wheel that does not react in time is at its end: there are two ends, so patience costs little. A
        // wheel that turned later still would be turned once too often.
        _ = try wait(until: min(end, driver.now + timeout)) { snapshot in
          let screen = index(of: snapshot)
          let places = target.places(in: screen, snapshot)
          return places.count == 1 && screen.nodes[places[0]].element.shownValue != wheel.value
        }
        found = try read(target)
        guard wheel.turn(to: found.element.shownValue) else {
          let cause = AutomationError.Cause.notOffered(found.path, wanted: value, offered: wheel.options)
          throw failure(cause, action, target, began: began, found.snapshot)
        }
      }
    }
  }
}

/// The options of a wheel that were seen so far, and the direction of its next turn.
private struct WheelTurn {
  /// The distance from the middle at which a touch moves a wheel by one option, in points: the height of a
  /// row.
  private static let row = 34.0

  private(set) var value: String
  /// The options that were seen, in order.
  private(set) var options: [String]
  /// Whether the option below the middle is next.
  private(set) var isForward: Bool
  private let first: String
  private var ends = 0

  init(at value: String, to wanted: String) {
    self.value = value
    first = value
    options = [value]
    // Of numbers, the smaller one is nearly always above.
    if let now = Double(value), let goal = Double(wanted) {
      isForward = goal >= now
    } else {
      isForward = true
    }
  }

  static func point(in frame: CGRect, isForward: Bool) -> UnitPoint {
    let distance = min(row, max(0, frame.height / 2 - 2)) / max(1, frame.height)
    return UnitPoint(x: 0.5, y: 0.5 + (isForward ? distance : -distance))
  }

  /// Takes note of a turn.
  mutating func turn(to next: String) -> Bool {
    if next == value {
      ends += 1
      isForward.toggle()
      return ends < 2
    }
    value = next
    guard !options.contains(next) else {
      // On the way back everything is known up to where it began; on the way there, it has gone round.
      return ends == 1
    }
    if isForward { options.append(next) } else { options.insert(next, at: 0) }
    return true
  }
}
