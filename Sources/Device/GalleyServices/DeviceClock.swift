/// The clock of a device, as an app sees it.
public protocol DeviceClock {
  /// The present, counted from the device's start.
  var now: Duration { get }

  /// Calls an action later.
  func after(_ delay: Duration, do action: @escaping () -> Void)
}

/// The clock of an app that runs on a device, whose code has the device's time in all that it calls.
package protocol AppTimeline: DeviceClock {
  /// Runs code of the app.
  ///
  /// - Parameter body: The code.
  /// - Returns: The closure's result.
  func perform<Value>(_ body: () -> Value) -> Value
}

/// The clock of views outside of any device: it stands still.
package struct StoppedClock: DeviceClock {
  package init() {}

  /// The start.
  package var now: Duration { .zero }

  /// Never calls the action.
  package func after(_ delay: Duration, do action: @escaping () -> Void) {}
}
