import SwiftUI
import UserNotifications

/// An app that does with notifications what its launch argument names.
struct RemindingApp: App {
  static let bundleIdentifier = "org.example.Reminding"
  static let displayName = "Reminding"

  @UIApplicationDelegateAdaptor private var delegate: RemindingDelegate

  var body: some Scene { WindowGroup { RemindingView(delegate: delegate) } }
}

/// A delegate that shows notifications in front if they ask for it, and keeps the latest response.
final class RemindingDelegate: NSObject, ObservableObject, UIApplicationDelegate,
  UNUserNotificationCenterDelegate
{
  @Published private(set) var response = "no response"

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    let actions = [
      UNNotificationAction(identifier: "later", title: "Later"),
      UNNotificationAction(identifier: "open", title: "Open", options: .foreground),
    ]
    center.setNotificationCategories([
      UNNotificationCategory(identifier: "tea", actions: actions, intentIdentifiers: [])
    ])
    return true
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    notification.request.content.userInfo["shown"] as? Bool == true ? [.banner, .list, .badge] : []
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    self.response = "\(response.actionIdentifier) \(response.notification.request.identifier)"
    completionHandler()
  }
}

/// The buttons of the app, and the answers that it has received.
private struct RemindingView: View {
  @ObservedObject var delegate: RemindingDelegate
  @State private var answer = "nothing"
  private let center = UNUserNotificationCenter.current()

  var body: some View {
    VStack {
      Text(answer).accessibilityIdentifier("answer")
      Text(delegate.response).accessibilityIdentifier("response")
      Button("ask") { ask([.alert, .badge, .sound]) }
      Button("ask quietly") { ask([.alert, .provisional]) }
      Button("settings") { Task { answer = await settings } }
      Button("at once") { add("now", nil) }
      Button("in ten") { add("ten", UNTimeIntervalNotificationTrigger(timeInterval: 10, repeats: false)) }
      Button("in ten, shown") {
        add("shown", UNTimeIntervalNotificationTrigger(timeInterval: 10, repeats: false), isShown: true)
      }
      Button("at ten o’clock") {
        var time = DateComponents()
        time.hour = 10
        add("daily", UNCalendarNotificationTrigger(dateMatching: time, repeats: true))
      }
      Button("lists") { Task { answer = await lists } }
      Button("clear") {
        center.removePendingNotificationRequests(withIdentifiers: ["ten"])
        center.removeAllDeliveredNotifications()
        UIApplication.shared.applicationIconBadgeNumber = 0
      }
    }
  }

  private func ask(_ options: UNAuthorizationOptions) {
    Task {
      do {
        answer = try await center.requestAuthorization(options: options) ? "granted" : "refused"
      } catch {
        answer = error.localizedDescription
      }
    }
  }

  private var settings: String {
    get async {
      let settings = await center.notificationSettings()
      return
        "\(settings.authorizationStatus) \(settings.alertSetting) \(settings.badgeSetting) \(settings.carPlaySetting)"
    }
  }

  private var lists: String {
    get async {
      let pending = await center.pendingNotificationRequests().map(\.identifier)
      let delivered = await center.deliveredNotifications().map(\.request.identifier)
      return "\(pending) \(delivered)"
    }
  }

  private func add(_ identifier: String, _ trigger: UNNotificationTrigger?, isShown: Bool = false) {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.body = "It is ready."
    content.badge = 2
    content.categoryIdentifier = "tea"
    content.userInfo = ["shown": isShown]
    let request = UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    center.add(request) { error in
      let words = error?.localizedDescription ?? "added"
      Task { @MainActor in answer = words }
    }
  }
}
