import Dispatch

/// The programs among which notifications go: those of one device, or those of this machine.
package final class NotificationSpace: Sendable {
  private let send: @Sendable (NotificationSpace, String) -> Void

  /// Creates a space.
  ///
  /// - Parameter send: Brings a name to where observers are, and calls ``deliver(_:)`` there, later or at once.
  package init(send: @escaping @Sendable (NotificationSpace, String) -> Void) {
    self.send = send
  }

  /// The programs of this machine's user.
  package static let machine = NotificationSpace { space, name in
    DispatchQueue.main.async { space.deliver(name) }
    MachinePeers.shared.send(name)
  }

  /// Sends a notification to all in the space, this program included.
  package func post(_ name: String) {
    send(self, name)
  }

  /// Calls those in this process who observe a name, in the order in which they began to.
  ///
  /// One that another has ended meanwhile is not called.
  package func deliver(_ name: String) {
    for number in NotificationObservations.numbers(of: name, in: self) {
      NotificationObservations.call(number, of: name)
    }
  }
}
