/// What an action does about an alert, or anything like it, that came up over its element.
///
/// Overlays that an atlas names are dismissed under each of these: a test expects them.
public enum InterruptionPolicy: String, Hashable, Sendable, CaseIterable {
  /// Monitors are asked, newest first, and then the built-in handler, as
  /// [`addUIInterruptionMonitor`](https://developer.apple.com/documentation/xctest/xctestcase/adduiinterruptionmonitor(withdescription:handler:))
  /// tells.
  case answer
  /// Monitors are asked, and nobody else: what none of them answers fails the action.
  case askMonitors
  /// Nobody is asked: what comes up fails the action at once.
  case fail

  /// The policy of devices that a test switches on without saying another one.
  @TaskLocal public static var current: InterruptionPolicy = .answer
}
