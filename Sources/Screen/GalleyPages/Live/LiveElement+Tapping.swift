import Foundation
import GalleyAutomation
import GalleyTree

extension LiveElement where Spec: Tappable, Spec.Destination == Stay {
  /// Taps the element, once it takes touches.
  ///
  /// - Parameter duration: The longest wait; if you omit it, the device's `timeout`.
  /// - Throws: ``PageError`` if it does not take touches in time.
  public func tap(
    within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws {
    try subject.act("tap", until: context.deadline(within: duration), at: site) { target, deadline in
      try context.automator.tap(target, aimsAtControl: true, until: deadline)
    }
  }
}

extension LiveElement where Spec: Tappable, Spec.Destination: Arrival {
  /// Taps the element, once it takes touches, and waits for the page it opens.
  ///
  /// Tap and wait share one deadline. A page that was there before the tap counts once the screen has changed, unless
  /// it is declared as ``MayBeThere``.
  ///
  /// - Parameter duration: The longest wait for both; if you omit it, the device's `timeout`.
  /// - Returns: The live page.
  /// - Throws: ``PageError`` if it does not take touches, or the page is not there in time.
  public func tap(
    within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws -> Spec.Destination.Arrived {
    let deadline = context.deadline(within: duration)
    var arrival = context.live.asked(at: site)
    arrival.scope = []
    let watch = PrecedingStepObserver(
      tapping: subject, to: Spec.Destination.arrivals, isStrict: !Spec.Destination._mayBeThere,
      from: arrival)
    try subject.act("tap", until: deadline, at: site) { target, deadline in
      try context.automator.tap(target, aimsAtControl: true, until: deadline, observing: watch.begin)
    }
    return try arrival.arrive(at: Spec.Destination.self, until: deadline, after: watch.departure)
  }
}

extension LiveElement {
  /// Prevents taps of elements that do not act, at compile time.
  @available(
    *, unavailable,
    message: "declare it as a tappable spec, such as Button; to press a point use tap(at:)"
  )
  public func tap(
    within duration: Duration? = nil, site: CallSite = #_callSite
  ) {}

  /// Taps a point of the element, once it takes touches there.
  ///
  /// - Parameters:
  ///   - point: The point in parts of its frame.
  ///   - duration: The longest wait; if you omit it, the device's `timeout`.
  /// - Returns: The element that the touch hit, as it was just before: this element or one inside of it.
  /// - Throws: ``PageError`` if it does not take touches there in time, or the point is outside of it.
  @discardableResult
  public func tap(
    at point: UnitPoint, within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws -> Element {
    return try subject.tap(at: point, until: context.deadline(within: duration), at: site)
  }

  /// Touches the element for a time, once it takes touches.
  ///
  /// - Parameters:
  ///   - time: The duration of the touch.
  ///   - point: The point in parts of its frame; if you omit it, any point at which a touch reaches it.
  ///   - duration: The longest wait; if you omit it, the device's `timeout`.
  /// - Throws: ``PageError`` if it does not take touches in time, or the point is outside of it.
  public func press(
    for time: Duration, at point: UnitPoint? = nil, within duration: Duration? = nil,
    site: CallSite = #_callSite
  ) throws {
    if let point { try subject.check([point], at: site) }
    try subject.act("press", until: context.deadline(within: duration), at: site) { target, deadline in
      try context.automator.press(target, at: point, for: time, until: deadline)
    }
  }
}
