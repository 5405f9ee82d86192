/// The closure that a beep calls.
public typealias BeepHandler = () -> Void

/// A sender and receiver of events between programs: an event has a name and nothing else.
///
/// A test uses it for actions of an app that are not on its screen, such as the greeting of a new user:
///
/// ```swift
/// beeper.register(identifier: "welcome") { [unowned self] in showWelcomePrompt?() }  // in the app
/// beeper.beep(identifier: "welcome")                                                 // in the test
/// ```
///
/// - Reference: [Triggering events in UI tests](https://mxpr.net), whose protocol this is;
///   [MMWormhole](https://github.com/mutualmobile/MMWormhole), by which it was inspired.
public protocol Beeper {
  /// Beeps: every program that has registered the identifier calls its handler.
  func beep(identifier: String)

  /// Calls a handler at each beep of an identifier, in place of the previous handler.
  func register(identifier: String, handler: @escaping BeepHandler)

  /// Removes the handler of an identifier.
  func unregister(identifier: String)
}

/// The names of the notifications of beeps.
package enum BeepName {
  /// The name of a beep's notification.
  package static func of(_ identifier: String, prefix: String) -> String { "\(prefix).\(identifier)" }
}
