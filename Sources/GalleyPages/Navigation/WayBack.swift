import GalleyAutomation

/// One way out of what is on the screen.
struct WayBack {
  /// What is done.
  let deed: NavigationStep.Deed
  /// Whether it only hides the keyboard.
  var isOfKeyboard = false
  /// Whether nothing says that it leads back.
  var isGuess = false
  /// Does it.
  let go: (Automator, _ deadline: Duration) throws -> Void
}
