import Foundation
import GalleyServices
import GalleySystem

/// The notifications of the app whose code runs.
///
/// They are shown on the simulated device, at the time of its clock; outside of a device nothing is allowed.
///
/// - Reference: [`UNUserNotificationCenter`](https://developer.apple.com/documentation/usernotifications/unusernotificationcenter).
public final class UNUserNotificationCenter: NSObject, Sendable {
  private static let shared = UNUserNotificationCenter()

  private override init() {
    super.init()
  }

  /// Returns the notification center of the app.
  public class func current() -> UNUserNotificationCenter { shared }

  /// Calls a closure with the notifications of the running app; `nil` outside of a device.
  private func onDevice<Value>(_ body: @MainActor ((any UserNotificationService)?) -> Value) -> Value {
    let surroundings = AppLaunch.current?.surroundings
    return MainActorEntry.run { body(surroundings?.userNotifications) }
  }

  /// Calls a closure with the state of the running app's launch; `nil` outside of a device.
  private func inLaunch<Value>(
    _ body: @MainActor (LaunchState?, (any UserNotificationService)?) -> Value
  ) -> Value {
    let surroundings = AppLaunch.current?.surroundings
    return MainActorEntry.run {
      body(surroundings?.objects.object(LaunchState.self) { LaunchState() }, surroundings?.userNotifications)
    }
  }

  /// Calls a handler after the code that runs now, as the system does on another thread.
  private func later(_ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    Task { action() }
  }

  // MARK: Permission

  /// Asks the person whether the app may send notifications, unless there is an answer already.
  ///
  /// - Parameters:
  ///   - options: The kinds of notifications; with `provisional` nothing is asked.
  ///   - completionHandler: A closure that receives the answer.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    onDevice { service in
      guard let service else { return completionHandler(false, UNError(.notificationsNotAllowed)) }
      service.options = options.rawValue
      if options.contains(.provisional), service.status == .notDetermined {
        service.isProvisional = true
        return later { completionHandler(true, nil) }
      }
      service.ask { completionHandler($0 == .authorized, nil) }
    }
  }

  /// Asks the person whether the app may send notifications, unless there is an answer already.
  ///
  /// - Parameter options: The kinds of notifications; with `provisional` nothing is asked.
  /// - Returns: The answer.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      requestAuthorization(options: options) { isGranted, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: isGranted)
        }
      }
    }
  }

  private var settings: UNNotificationSettings {
    onDevice { service in
      guard let service else { return UNNotificationSettings(.denied, []) }
      let status: UNAuthorizationStatus =
        switch service.status {
        case .notDetermined: service.isProvisional ? .provisional : .notDetermined
        case .denied: .denied
        case .authorized, .limited: .authorized
        }
      return UNNotificationSettings(
        status, service.options.map(UNAuthorizationOptions.init) ?? [.alert, .badge, .sound])
    }
  }

  /// Returns the settings of the app's notifications.
  public func notificationSettings() async -> UNNotificationSettings { settings }

  /// Passes the settings of the app's notifications to a closure.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    let settings = settings
    later { completionHandler(settings) }
  }

  // MARK: Requests

  private func schedule(_ request: UNNotificationRequest) -> UNError? {
    let isAllowed = [.authorized, .provisional].contains(settings.authorizationStatus)
    guard isAllowed else { return UNError(.notificationsNotAllowed) }
    return onDevice { service in
      service?.schedule(request.scheduled)
      return nil
    }
  }

  /// Schedules a notification.
  ///
  /// - Throws: ``UNError`` where notifications are not allowed.
  public func add(_ request: UNNotificationRequest) async throws {
    if let error = schedule(request) { throw error }
  }

  /// Schedules a notification.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - completionHandler: A closure that receives an error where notifications are not allowed.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = schedule(request)
    if let completionHandler { later { completionHandler(error) } }
  }

  /// Returns the requests whose notifications are still to come.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

  /// Passes the requests whose notifications are still to come to a closure.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let pending = pending
    later { completionHandler(pending) }
  }

  private var pending: [UNNotificationRequest] {
    onDevice { $0?.pending.compactMap { $0.request as? UNNotificationRequest } ?? [] }
  }

  /// Takes back requests whose notifications are still to come.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    onDevice { $0?.removePending(Set(identifiers)) }
  }

  /// Takes back all requests whose notifications are still to come.
  public func removeAllPendingNotificationRequests() {
    onDevice { $0?.removePending(nil) }
  }

  /// Returns the notifications in the device's list, the latest first.
  public func deliveredNotifications() async -> [UNNotification] { delivered }

  /// Passes the notifications in the device's list to a closure.
  public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    let delivered = delivered
    later { completionHandler(delivered) }
  }

  private var delivered: [UNNotification] {
    onDevice { $0?.delivered.reversed().compactMap(UNNotification.init) ?? [] }
  }

  /// Takes notifications from the device's list.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    onDevice { $0?.removeDelivered(Set(identifiers)) }
  }

  /// Takes all notifications of the app from the device's list.
  public func removeAllDeliveredNotifications() {
    onDevice { $0?.removeDelivered(nil) }
  }

  // MARK: Number on the icon

  /// Sets the number on the app's icon.
  ///
  /// - Throws: ``UNError`` where it is not allowed, or for a negative number.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {
    if let error = setBadge(newBadgeCount) { throw error }
  }

  /// Sets the number on the app's icon.
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = setBadge(newBadgeCount)
    if let completionHandler { later { completionHandler(error) } }
  }

  private func setBadge(_ number: Int) -> UNError? {
    guard number >= 0 else { return UNError(.badgeInputInvalid) }
    guard settings.badgeSetting == .enabled else { return UNError(.notificationsNotAllowed) }
    return onDevice { service in
      service?.badge = number
      return nil
    }
  }

  // MARK: Categories

  /// Sets the categories, in place of earlier ones.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    inLaunch { state, service in
      state?.categories = categories
      service?.actions = Dictionary(
        categories.map { ($0.identifier, $0.actions.map(\.action)) }, uniquingKeysWith: { $1 })
    }
  }

  /// Returns the categories.
  public func notificationCategories() async -> Set<UNNotificationCategory> {
    inLaunch { state, _ in state?.categories ?? [] }
  }

  /// Passes the categories to a closure.
  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    let categories = inLaunch { state, _ in state?.categories ?? [] }
    later { completionHandler(categories) }
  }

  /// Whether content extensions are supported; here they are not.
  public var supportsContentExtensions: Bool { false }

  // MARK: Delegate

  /// The delegate, which decides about notifications that come while the app is in front, and takes responses.
  public weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get {
      inLaunch { state, _ in UncheckedDelegate(state?.delegate) }.value
    }
    set {
      let delegate = UncheckedDelegate(newValue)
      inLaunch { state, service in
        state?.delegate = delegate.value
        service?.receiver = state?.receiver
      }
    }
  }
}

/// A delegate on its way to the main actor and back, where all code of apps runs.
private struct UncheckedDelegate: @unchecked Sendable {
  let value: (any UNUserNotificationCenterDelegate)?

  init(_ value: (any UNUserNotificationCenterDelegate)?) { self.value = value }
}

/// The delegate and the categories of one launch of an app.
@MainActor private final class LaunchState {
  weak var delegate: (any UNUserNotificationCenterDelegate)?
  var categories: Set<UNNotificationCategory> = []

  /// The part of the launch that the device calls.
  var receiver: NotificationReceiver {
    NotificationReceiver(
      present: { [weak self] delivered, show in
        guard let delegate = self?.delegate, let notification = UNNotification(delivered) else { return }
        delegate.userNotificationCenter(.current(), willPresent: notification) { show($0.presentation) }
      },
      respond: { [weak self] delivered, action in
        guard let delegate = self?.delegate, let notification = UNNotification(delivered) else { return }
        let response = UNNotificationResponse(
          notification, action ?? UNNotificationDefaultActionIdentifier)
        delegate.userNotificationCenter(.current(), didReceive: response) {}
      })
  }
}
