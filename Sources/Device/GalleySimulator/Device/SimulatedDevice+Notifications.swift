import DarwinNotifications
import GalleySystem

extension SimulatedDevice {
  /// The time that a notification takes: longer than the system needs for one, and shorter than a frame.
  ///
  /// A test that looks at once sees nothing of it, as on a real device; one that waits does.
  package static let notificationTime = Duration.milliseconds(1)

  /// Posts a notification without content, like any app on the device.
  ///
  /// Apps that observe it are called a millisecond later; a suspended app is called when it goes on, and an
  /// app that has ended is not called.
  ///
  /// - Parameter name: The whole name.
  public func post(notification name: String) {
    notifications.post(name)
  }

  /// Lets in, from now on, the notifications of other programs of this machine's user, such as those of `galley beep`.
  ///
  /// They arrive in real time, so that their effects differ from run to run. A wait gives them the real time
  /// of `realEventLimit`.
  public func hearOtherProcesses() {
    MachinePeers.shared.listen { [weak self] name in self?.notifications.post(name) }
  }

  /// The notifications of a device: they arrive at a time of its clock.
  static func notificationSpace(on clock: VirtualClock) -> NotificationSpace {
    NotificationSpace { [weak clock] space, name in
      clock?.after(notificationTime, what: "the notification \(name)") { space.deliver(name) }
    }
  }

  /// The scope of notifications of an app that is about to start.
  @MainActor func notificationScope(
    of bundleIdentifier: String, _ lifetime: AppLifetime
  ) -> NotificationScope {
    NotificationScope(notifications, program: lifetime) { [weak self] action in
      nonisolated(unsafe) let action = action
      MainActorEntry.run {
        guard let app = self?.running[bundleIdentifier], app.lifetime === lifetime else { return }
        lifetime.perform { app.clock.run(action) }
      }
    }
  }
}
