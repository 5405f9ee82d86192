/// A driver that knows when something happens next on its device.
///
/// Its device's time stands still unless it is advanced, so that events of real time, such as a block on the main queue or
/// the answer of a socket, can only come while something waits for them.
public protocol ScheduleReporting: Driver {
  /// The time of the next event, counted from the device's start; `nil` if nothing is scheduled.
  var nextEvent: Duration? { get }
}
