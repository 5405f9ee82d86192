import Foundation
import GalleyAutomation
import GalleyServices
import GalleySystem

/// The notifications of an app on a device, which stay from launch to launch.
@MainActor final class AppNotifications {
  /// A notification to come, with the number of its place on the clock.
  struct Pending {
    let notification: ScheduledNotification
    let number: UInt64
  }

  /// The options of the app's latest request for permission.
  var options: UInt?
  /// Whether they are delivered quietly, without a question.
  var isProvisional = false
  /// The notifications to come.
  var pending: [Pending] = []
  /// Those in the device's list, oldest first.
  var delivered: [DeliveredNotification] = []
  /// The number on the app's icon.
  var badge = 0
  /// The actions of each category.
  var actions: [String: [NotificationAction]] = [:]
  private var count: UInt64 = 0

  func nextNumber() -> UInt64 {
    count += 1
    return count
  }
}

/// The notifications of a device, as one launch of an app sees them.
@MainActor final class LaunchNotifications: UserNotificationService {
  private let app: String
  private let kept: AppNotifications
  private let permissions: AppPermissions
  private weak let device: SimulatedDevice?
  var receiver: NotificationReceiver?

  init(
    of app: String, keptIn kept: AppNotifications, permissions: AppPermissions, on device: SimulatedDevice
  ) {
    self.app = app
    self.kept = kept
    self.permissions = permissions
    self.device = device
  }

  var status: PermissionStatus { permissions.status(of: .notifications) }
  var options: UInt? {
    get { kept.options }
    set { kept.options = newValue }
  }
  var isProvisional: Bool {
    get { kept.isProvisional }
    set { kept.isProvisional = newValue }
  }
  var pending: [ScheduledNotification] { kept.pending.map(\.notification) }
  var delivered: [DeliveredNotification] { kept.delivered }
  var badge: Int {
    get { kept.badge }
    set {
      kept.badge = newValue
      device?.showIcons()
    }
  }
  var actions: [String: [NotificationAction]] {
    get { kept.actions }
    set { kept.actions = newValue }
  }

  func ask(completion: @escaping @Sendable (PermissionStatus) -> Void) {
    permissions.request(.notifications, completion: completion)
  }

  func schedule(_ notification: ScheduledNotification) {
    device?.schedule(notification, of: app, in: kept)
  }

  func removePending(_ identifiers: Set<String>?) {
    kept.pending.removeAll { identifiers?.contains($0.notification.identifier) ?? true }
  }

  func removeDelivered(_ identifiers: Set<String>?) {
    kept.delivered.removeAll { identifiers?.contains($0.notification.identifier) ?? true }
  }
}

/// The delivery of notifications that apps have scheduled.
extension SimulatedDevice {
  /// Schedules a notification in place of another one with its identifier.
  @MainActor func schedule(
    _ notification: ScheduledNotification, of app: String, in kept: AppNotifications
  ) {
    kept.pending.removeAll { $0.notification.identifier == notification.identifier }
    // A date that is over never comes.
    guard let date = notification.date(date) else { return }
    let number = kept.nextNumber()
    kept.pending.append(.init(notification: notification, number: number))
    // Sums of dates are not exact.
    let delay = Duration.milliseconds((date.timeIntervalSince(self.date) * 1_000).rounded())
    clock.after(delay) { [weak self, weak kept] in
      guard let self, let kept, let index = kept.pending.firstIndex(where: { $0.number == number }) else {
        return
      }
      kept.pending.remove(at: index)
      if notification.repeats { schedule(notification, of: app, in: kept) }
      deliver(DeliveredNotification(notification, date: self.date), of: app, in: kept)
    }
  }

  /// Delivers a notification: an app in front decides how it is shown, and one without a delegate shows nothing.
  ///
  /// - Reference: [`userNotificationCenter(_:willPresent:withCompletionHandler:)`](https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate/usernotificationcenter(_:willpresent:withcompletionhandler:)).
  @MainActor private func deliver(
    _ delivered: DeliveredNotification, of app: String, in kept: AppNotifications
  ) {
    let status = permissions.status(of: .notifications, for: app)
    let isAllowed = status == .authorized
    guard isAllowed || status == .notDetermined && kept.isProvisional else { return }
    guard front == app, let running = running[app] else {
      return show(delivered, as: isAllowed ? [.badge, .list, .banner] : .list, of: app, in: kept)
    }
    guard let receiver = running.notifications.receiver else { return }
    running.lifetime.perform {
      running.clock.run {
        receiver.present(delivered) { [weak self] presentation in
          MainActorEntry.run { self?.show(delivered, as: presentation, of: app, in: kept) }
        }
      }
    }
  }

  @MainActor private func show(
    _ delivered: DeliveredNotification, as presentation: NotificationPresentation, of app: String,
    in kept: AppNotifications
  ) {
    let notification = delivered.notification
    if presentation.contains(.badge), let badge = notification.badge {
      kept.badge = badge
      showIcons()
    }
    if presentation.contains(.list) {
      kept.delivered.removeAll { $0.notification.identifier == notification.identifier }
      kept.delivered.append(delivered)
    }
    guard presentation.contains(.banner), !(notification.title + notification.body).isEmpty else { return }
    present(
      PushNotification(notification.title, body: notification.body, for: app),
      actions: kept.actions[notification.category] ?? []
    ) { [weak self, weak kept] action in
      if let kept { self?.respond(to: delivered, with: action, of: app, in: kept) }
    }
  }

  /// Passes the response of a person to the app: an action, or `nil` for a tap.
  @MainActor private func respond(
    to delivered: DeliveredNotification, with action: NotificationAction?, of app: String,
    in kept: AppNotifications
  ) {
    kept.delivered.removeAll { $0.notification.identifier == delivered.notification.identifier }
    if action?.opensApp != false {
      bringToFront(app)
    } else if running[app] == nil, let installed = installed.first(where: { $0.bundleIdentifier == app }) {
      // The system starts it in the background.
      start(installed, LaunchRequest(app))
      flush()
    }
    guard let running = running[app] else { return }
    if running.isSuspended {
      // The system lets an app run for its response.
      running.isSuspended = false
      let departures = running.departures
      clock.after(Self.backgroundTime) { [weak self, weak running] in
        if let running, running.departures == departures, self?.front != app { running.isSuspended = true }
      }
    }
    running.clock.run {
      running.notifications.receiver?.respond(delivered, action?.identifier)
    }
    flush()
  }
}
