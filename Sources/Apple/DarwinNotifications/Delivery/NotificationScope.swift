import Synchronization

/// The scope of code that posts or observes: a program in a space.
package struct NotificationScope {
  /// The space that the program is in.
  package let space: NotificationSpace
  /// The program, whose observations end with it; `nil` for the process itself.
  package let program: AnyObject?
  /// Calls something of the program in its surroundings, as soon as it runs.
  package let perform: (@escaping () -> Void) -> Void

  /// Describes where code is.
  package init(
    _ space: NotificationSpace, program: AnyObject? = nil,
    perform: @escaping (@escaping () -> Void) -> Void = { $0() }
  ) {
    self.space = space
    self.program = program
    self.perform = perform
  }

  /// The space of code of tests; that of the machine without one.
  @TaskLocal package static var ofTest: NotificationSpace?

  /// Returns the scope of the code on this thread, if it belongs to an app on a simulated device.
  package static let ofApp = Mutex<(@Sendable () -> NotificationScope?)?>(nil)

  /// The scope of the calling code.
  static var current: NotificationScope {
    if let find = ofApp.withLock({ $0 }), let scope = find() { return scope }
    return NotificationScope(ofTest ?? .machine)
  }

  func add(observer: UInt, name: String, call: @escaping () -> Void) {
    if space === NotificationSpace.machine { MachinePeers.shared.listen() }
    NotificationObservations.add(observer: observer, name: name, in: self, call: call)
  }
}
