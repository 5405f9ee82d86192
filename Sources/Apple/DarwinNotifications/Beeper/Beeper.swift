/// What is done at a beep.
public typealias BeepHandler = () -> Void

/// Tells other programs that something is to happen now: an event with a name and nothing else.
///
/// A test makes an app do what is not on its screen by it, such as to greet a person who is new:
///
/// ```swift
/// beeper.register(identifier: "welcome") { [unowned self] in showWelcomePrompt?() }  // in the app
/// beeper.beep(identifier: "welcome")                                                 // in the test
/// ```
///
/// - Reference: [Triggering events in UI tests](https://mxpr.net), whose protocol this is;
///   [MMWormhole](https://github.com/mutualmobile/MMWormhole), by which it was inspired.
public protocol Beeper {
  /// Beeps: whoever has registered the identifier, in any program, does what it does then.
  func beep(identifier: String)

  /// Does something at each beep of an identifier, in the place of what was registered for it before.
  func register(identifier: String, handler: @escaping BeepHandler)

  /// Does nothing any more at beeps of an identifier.
  func unregister(identifier: String)
}

/// What the notifications of beeps are called.
package enum BeepName {
  /// What the names begin with where nothing else is said: that of the text that beepers are from.
  package static let prefix = "net.mxpr.utils.beeper"

  /// The name of a beep's notification.
  package static func of(_ identifier: String, prefix: String) -> String { "\(prefix).\(identifier)" }
}
