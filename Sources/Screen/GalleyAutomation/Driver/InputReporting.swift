/// A driver that knows whether anything on the screen answered to an input.
public protocol InputReporting: Driver {
  /// Whether anything answered to the latest gesture, movement of a pointer or key: an action, a gesture of a view, something that moves
  /// with a finger, or the system.
  var isLatestInputAnswered: Bool { get }
}
