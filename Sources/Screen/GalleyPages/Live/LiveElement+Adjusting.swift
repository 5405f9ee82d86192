import Foundation
import GalleyAutomation
import GalleyTree

extension LiveElement where Spec == Toggle<Stay> {
  /// Whether the toggle is on.
  public var isOn: Bool {
    get throws { try element.isSwitchedOn ?? false }
  }

  /// Taps the toggle if it is not as wanted, and reads it back.
  ///
  /// - Parameters:
  ///   - wanted: Whether it should be on.
  ///   - duration: The longest wait; if you omit it, the device's `timeout`.
  /// - Throws: ``PageError`` if it does not become as wanted in time.
  public func set(
    _ wanted: Bool, within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws {
    try subject.act("set", until: context.deadline(within: duration), at: site) { target, deadline in
      try context.automator.set(target, on: wanted, until: deadline)
    }
  }
}

extension LiveElement where Spec == Slider {
  /// The position of the thumb, from 0 to 1.
  ///
  /// - Throws: ``PageError`` if the slider is not there, or its value is not a position.
  public var position: Double {
    get throws {
      let (lookup, place) = try subject.single(for: "read")
      guard let position = lookup.screen.nodes[place].element.sliderPosition else {
        throw subject.refusal(.lacks("a value that is a position"), "read", lookup)
      }
      return position
    }
  }

  /// Drags the thumb to a position, and reads it back; a slider with steps is set to the nearest one.
  ///
  /// - Parameters:
  ///   - position: The position, from 0 to 1.
  ///   - tolerance: The greatest distance between the thumb and the position. If you omit it, the thumb has
  ///     to reach the nearest step, or show the position as a value in whole percents.
  ///   - duration: The longest wait; if you omit it, the device's `timeout`.
  /// - Returns: The final position of the thumb, from 0 to 1.
  /// - Throws: ``PageError`` if it cannot be dragged, or stays further away.
  @discardableResult
  public func adjust(
    to position: Double, tolerance: Double? = nil, within duration: Duration? = nil,
    site: CallSite = #_callSite
  ) throws -> Double {
    let accuracy = tolerance.map { SliderAccuracy.within($0) } ?? .nearestStep
    return try subject.act("adjust", until: context.deadline(within: duration), at: site) {
      target, deadline in
      try context.automator.adjust(target, toNormalizedSliderPosition: position, accuracy, until: deadline)
    }
  }
}

extension LiveElement where Spec == Stepper {
  /// Taps the button that makes the value larger, and reads it back each time.
  ///
  /// - Parameters:
  ///   - count: The number of times.
  ///   - duration: The longest wait; if you omit it, the device's `timeout`.
  /// - Throws: ``PageError`` if it cannot be tapped, or the value stays as it is.
  public func increment(
    by count: Int = 1, within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws {
    try step("increment", by: max(0, count), within: duration, at: site)
  }

  /// Taps the button that makes the value smaller, and reads it back each time.
  ///
  /// - Parameters:
  ///   - count: The number of times.
  ///   - duration: The longest wait; if you omit it, the device's `timeout`.
  /// - Throws: ``PageError`` if it cannot be tapped, or the value stays as it is.
  public func decrement(
    by count: Int = 1, within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws {
    try step("decrement", by: -max(0, count), within: duration, at: site)
  }

  private func step(_ verb: String, by count: Int, within duration: Duration?, at site: CallSite) throws {
    guard count != 0 else { return }
    try subject.act(verb, until: context.deadline(within: duration), at: site) { target, deadline in
      try context.automator.step(target, by: count, until: deadline)
    }
  }
}

extension LiveElement {
  /// Prevents the adjustment of elements without a thumb, at compile time.
  @available(*, unavailable, message: "declare it as a Slider")
  public func adjust(
    to position: Double, tolerance: Double? = nil, within duration: Duration? = nil,
    site: CallSite = #_callSite
  ) {}

  /// Prevents the increment of elements without a value, at compile time.
  @available(*, unavailable, message: "declare it as a Stepper")
  public func increment(
    by count: Int = 1, within duration: Duration? = nil, site: CallSite = #_callSite
  ) {}

  /// Prevents the decrement of elements without a value, at compile time.
  @available(*, unavailable, message: "declare it as a Stepper")
  public func decrement(
    by count: Int = 1, within duration: Duration? = nil, site: CallSite = #_callSite
  ) {}

  /// Prevents the switching of elements that are no switch, at compile time.
  @available(*, unavailable, message: "declare it as a Toggle that opens nothing")
  public func set(
    _ wanted: Bool, within duration: Duration? = nil, site: CallSite = #_callSite
  ) {}
}
