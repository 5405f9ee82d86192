/// The reaction of an action to an interruption, such as an alert, over its element.
///
/// Overlays that an atlas names are dismissed under each of these: a test expects them.
public enum InterruptionPolicy: String, Hashable, Sendable, CaseIterable {
  /// Monitors handle the interruption, newest first, and then the built-in handler.
  ///
  /// The built-in handler follows
  /// [`addUIInterruptionMonitor`](https://developer.apple.com/documentation/xctest/xctestcase/adduiinterruptionmonitor(withdescription:handler:)).
  case answer
  /// Only monitors handle the interruption; an interruption that none of them handles fails the action.
  case askMonitors
  /// Every interruption fails the action at once.
  case fail

  /// The policy of devices that a test switches on without saying another one.
  @TaskLocal public static var current: InterruptionPolicy = .answer
}
