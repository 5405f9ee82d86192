import GalleyAutomation

/// One way out of what is on the screen.
struct WayBack {
  /// What is done.
  let action: NavigationStep.Action
  /// Whether it only hides the keyboard.
  var isOfKeyboard = false
  /// Whether it is the system that answers, at once or not at all, and not the app.
  var isOfSystem = false
  /// Whether nothing says that it leads back.
  var isGuess = false
  /// How long its effect is waited for.
  ///
  /// What an app does may be late; a way without effect costs all of that time, which is nothing to a simulated device, and
  /// is real elsewhere.
  func timeout(on automator: Automator) -> Duration { isOfSystem ? automator.restLimit : automator.timeout }

  /// Does it.
  let go: (Automator, _ deadline: Duration) throws -> Void
}
