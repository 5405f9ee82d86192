import Foundation
import GalleyAutomation
import GalleyServices
import GalleySimulator
import GalleyTree
import Testing
import UserNotifications

/// Notifications that an app sends to the person, on a simulated device.
@Suite struct UserNotificationTests {
  let device: SimulatedDevice
  private let app = RemindingApp.bundleIdentifier

  init() throws {
    device = try SimulatedDevice()
    device.install(RemindingApp.self)
    try device.launch(LaunchRequest(app))
  }

  private func element(_ name: String) throws -> Element? {
    let screen = try device.snapshot().screen
    return screen.paths { $0.identifier == name || $0.label == name }.first.flatMap { screen[$0] }
  }

  private func touch(_ name: String, for time: Duration = .milliseconds(50)) throws {
    let frame = try #require(try element(name), "\(name) is not on the screen").frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    try device.perform(GalleyAutomation.Gesture(fingers: [[.init(.zero, middle), .init(time, middle)]]))
    device.advance(by: .milliseconds(10))
  }

  private var answer: String? { get throws { try element("answer")?.label } }
  private var banner: Element? { get throws { try element("NotificationShortLookView") } }

  private func allow() throws {
    device.setPermission(.authorized, of: .notifications, for: RemindingApp.self)
  }

  @Test func `the system asks once and the app hears the answer`() throws {
    try touch("settings")
    #expect(try answer == "notDetermined notSupported notSupported notSupported")
    try touch("ask")
    #expect(try element("“Reminding” Would Like to Send You Notifications")?.type == .alert)
    try touch("Allow")
    #expect(try answer == "granted")
    try touch("settings")
    #expect(try answer == "authorized enabled enabled notSupported")
    device.setPermission(.denied, of: .notifications, for: RemindingApp.self)
    try touch("ask")
    #expect(try answer == "refused")
    try touch("settings")
    #expect(try answer == "denied disabled disabled notSupported")
  }

  @Test func `a refusal is kept`() throws {
    try touch("ask")
    try touch("Don’t Allow")
    #expect(try answer == "refused")
    try touch("ask")
    #expect(try element("Don’t Allow") == nil)
    #expect(try answer == "refused")
  }

  @Test func `nothing is scheduled without permission`() throws {
    try touch("in ten")
    #expect(try answer == "Notifications are not allowed for this application")
    try touch("lists")
    #expect(try answer == "[] []")
  }

  @Test func `quiet notifications are listed only`() throws {
    try touch("ask quietly")
    #expect(try answer == "granted")
    try touch("settings")
    #expect(try answer == "provisional disabled notSupported notSupported")
    try touch("in ten")
    try device.press(.home)
    device.advance(by: .seconds(10))
    #expect(try banner == nil)
    try device.activate(LaunchRequest(app))
    try touch("lists")
    #expect(try answer == "[] [\"ten\"]")
  }

  @Test func `an app in front shows what its delegate says`() throws {
    try allow()
    try touch("in ten")
    device.advance(by: .seconds(11))
    #expect(try banner == nil)
    try touch("in ten, shown")
    device.advance(by: .seconds(9))
    #expect(try banner == nil)
    device.advance(by: .seconds(1))
    #expect(try banner?.label == "Reminding, now, Tea, It is ready.")
    try touch("lists")
    #expect(try answer == "[] [\"shown\"]")
  }

  @Test func `a banner on the home screen leads to the app, and the icon has a number`() throws {
    try allow()
    try touch("in ten")
    try touch("lists")
    #expect(try answer == "[\"ten\"] []")
    try device.press(.home)
    device.advance(by: .seconds(10))
    #expect(try banner?.role == .temporaryBanner)
    let screen = try device.snapshot().screen
    let icon = try #require(screen.paths { $0.type == .icon && $0.label == "Reminding" }.first)
    #expect(screen[icon]?.value == "2 new items")
    try touch("NotificationShortLookView")
    #expect(device.state(of: app) == .runningForeground)
    #expect(try element("response")?.label == "com.apple.UNNotificationDefaultActionIdentifier ten")
    try touch("lists")
    #expect(try answer == "[] []", "one that is opened leaves the list")
  }

  @Test func `a notification comes after the app has ended, and a tap starts it`() throws {
    try allow()
    try touch("in ten")
    try device.terminate(app)
    device.advance(by: .seconds(10))
    try touch("NotificationShortLookView")
    #expect(device.state(of: app) == .runningForeground)
    #expect(try element("response")?.label == "com.apple.UNNotificationDefaultActionIdentifier ten")
  }

  @Test(arguments: [("Later", "later ten", false), ("Open", "open ten", true)])
  func `a long press shows the actions`(_ action: (title: String, response: String, opens: Bool)) throws {
    try allow()
    try touch("in ten")
    try device.press(.home)
    device.advance(by: .seconds(10))
    try touch("NotificationShortLookView", for: .seconds(1))
    #expect(try banner == nil)
    #expect(try element("Later")?.type == .button && element("Open")?.type == .button)
    device.advance(by: .seconds(10))
    try touch(action.title)
    #expect(try element(action.title) == nil)
    #expect((device.state(of: app) == .runningForeground) == action.opens)
    try device.activate(LaunchRequest(app))
    #expect(try element("response")?.label == action.response)
  }

  @Test func `a daily notification comes each day until it is taken back`() throws {
    try allow()
    try touch("at ten o’clock")
    try device.press(.home)
    // The clock starts at 9:41.
    device.advance(by: .seconds(18 * 60))
    #expect(try banner == nil)
    device.advance(by: .seconds(62))
    #expect(try banner != nil)
    device.advance(by: .seconds(6))
    #expect(try banner == nil)
    device.advance(by: .seconds(24 * 3600 - 6))
    #expect(try banner != nil)
    device.uninstall(app)
    device.advance(by: .seconds(24 * 3600))
    #expect(try banner == nil)
  }

  @Test func `what is taken back does not come`() throws {
    try allow()
    try touch("in ten")
    try touch("clear")
    try device.press(.home)
    device.advance(by: .seconds(20))
    #expect(try banner == nil)
  }

  @Test func `a request without a trigger comes at once, and the list and the number are cleared`() throws {
    try allow()
    try touch("at once")
    try touch("lists")
    #expect(try answer == "[] []", "the delegate shows nothing of it")
    try touch("in ten")
    try device.press(.home)
    device.advance(by: .seconds(20))
    try device.activate(LaunchRequest(app))
    try touch("lists")
    #expect(try answer == "[] [\"ten\"]")
    try touch("clear")
    try touch("lists")
    #expect(try answer == "[] []")
    try device.press(.home)
    #expect(try device.snapshot().screen.paths { $0.value == "2 new items" }.isEmpty)
  }

  @Test func `a request keeps the content as it was`() {
    let content = UNMutableNotificationContent()
    content.title = "one"
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "two"
    #expect(request.content.title == "one")
    #expect((request.content.mutableCopy() as? UNMutableNotificationContent)?.title == "one")
  }

  @Test func `a date that is over has no trigger date`() {
    var past = DateComponents()
    (past.year, past.month, past.day) = (1999, 1, 1)
    #expect(UNCalendarNotificationTrigger(dateMatching: past, repeats: false).nextTriggerDate() == nil)
  }

  @Test func `outside of a device nothing is allowed`() async throws {
    let center = UNUserNotificationCenter.current()
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    let request = UNNotificationRequest(
      identifier: "a", content: UNNotificationContent(), trigger: nil)
    await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request) }
    await #expect(throws: UNError(.badgeInputInvalid)) { try await center.setBadgeCount(-1) }
    #expect(await center.pendingNotificationRequests().isEmpty)
  }
}
