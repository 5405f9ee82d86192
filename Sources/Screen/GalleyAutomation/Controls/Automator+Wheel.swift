import Foundation
import GalleyImage
import GalleyTree

extension Automator {
  /// The default for the longest turn of a wheel: some two hundred options, in the device's time.
  package static let wheelTimeout = Duration.seconds(120)

  /// Turns a picker's wheel, option by option, until it holds a value.
  ///
  /// It is turned one way to its end, then the other way; an end is where neither its value changes within ``timeout`` nor, by
  /// another turn, its picture: neighbours may have the same label, or none. A wheel without an end is turned once around.
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
      let target = target.bound(to: aim.place, in: aim.screen)
      let end = capped(max(deadline, driver.now + patience))
      var wheel = WheelTurn(at: found.element.shownValue, to: value)
      while wheel.value != value {
        guard driver.now < end else {
          let cause = AutomationError.Cause.notAdjusted(found.path, wanted: value, holds: wheel.value)
          throw failure(cause, action, target, began: began, found.snapshot)
        }
        func turn() throws {
          // Each turn is a separate action, because an alert may have come up over the wheel since the last one.
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
        }
        try turn()
        var hasTurned = found.element.shownValue != wheel.value
        if !hasTurned, driver.now < end {
          let before = try picture(of: found)
          try turn()
          hasTurned = try found.element.shownValue != wheel.value || picture(of: found) != before
        }
        guard wheel.turn(to: found.element.shownValue, hasTurned: hasTurned) else {
          let cause = AutomationError.Cause.notOffered(found.path, wanted: value, offered: wheel.options)
          throw failure(cause, action, target, began: began, found.snapshot)
        }
      }
    }
  }

  /// The pixels of an element on the screen now.
  private func picture(of found: FoundElement) throws -> Bitmap? {
    let capture = try driver.capture()
    let picture = capture.picture
    return picture.cropped(
      to: PixelRect(
        found.element.frame, scale: capture.snapshot.configuration.scale, within: picture.width,
        picture.height))
  }
}

/// The options of a wheel that were seen so far, and the direction of its next turn.
private struct WheelTurn {
  /// The distance from the middle at which a touch moves a wheel by one option, in points: the height of a
  /// row.
  private static let row = 34.0

  private(set) var value: String
  /// The rows that were seen, in order.
  private var rows: [String]
  /// The place of the value among them.
  private var position = 0
  /// Whether the option below the middle is next.
  private(set) var isForward: Bool
  private var ends = 0

  /// The options that were seen, each once.
  var options: [String] {
    var seen: Set<String> = []
    return rows.filter { seen.insert($0).inserted }
  }

  init(at value: String, to wanted: String) {
    self.value = value
    rows = [value]
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
  ///
  /// - Parameters:
  ///   - next: The value after it.
  ///   - hasTurned: Whether the wheel moved at all; it may have moved to a row of the same name.
  /// - Returns: Whether there may be more options.
  mutating func turn(to next: String, hasTurned: Bool) -> Bool {
    guard hasTurned else {
      ends += 1
      isForward.toggle()
      return ends < 2
    }
    value = next
    let isKnown = isForward ? position + 1 < rows.count : position > 0
    if isKnown {
      position += isForward ? 1 : -1
    } else if isForward {
      rows.append(next)
      position += 1
    } else {
      rows.insert(next, at: 0)
    }
    // On the way back everything is known up to where it began; on the way there, it may have gone round.
    return ends > 0 || !hasGoneRound
  }

  /// Whether the rows came twice, in the same order.
  ///
  /// Some rows of a wheel with ends have equal names as well, but seldom so many, in such an order.
  private var hasGoneRound: Bool {
    let half = rows.count / 2
    return rows.count >= 6 && rows.count % 2 == 0 && rows[..<half].elementsEqual(rows[half...])
  }
}
