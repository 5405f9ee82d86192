import Foundation
import GalleyAutomation
import GalleyServices
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// An app that asks for whatever its arguments name.
private struct AskingApp: SimulatedApp {
  static let bundleIdentifier = "org.example.Asking"
  static let usageDescriptions = Dictionary(
    uniqueKeysWithValues: Permission.allCases.map { ($0, "The reason for \($0.rawValue).") })

  var body: some Scene { WindowGroup { AskingView() } }
}

private struct AskingView: View {
  @Environment(\.permissions) private var permissions
  @Environment(\.launchArguments) private var arguments
  @State private var answer = "nothing"

  private var permission: Permission? { arguments.first.flatMap(Permission.init) }

  var body: some View {
    VStack {
      Text("status \(permission.map { permissions.status(of: $0).rawValue } ?? "")")
      Text("answer \(answer)")
      Button("ask") { permission.map { permissions.request($0) { answer = $0.rawValue } } }
    }
  }
}

/// A question in the words of Apple's system.
struct ExpectedQuestion: Sendable, CustomTestStringConvertible {
  let permission: Permission
  let title: String
  var message = ""
  /// The buttons, from the top or from the left.
  var buttons = ["Don’t Allow", "Allow"]
  /// The button that allows for good.
  var allow = "Allow"

  var testDescription: String { permission.rawValue }

  static let all: [ExpectedQuestion] = [
    .init(permission: .contacts, title: "“Asking” Would Like to Access Your Contacts"),
    .init(
      permission: .calendar, title: "“Asking” Would Like Full Access to Your Calendar",
      buttons: ["Allow Full Access", "Don’t Allow"], allow: "Allow Full Access"),
    .init(
      permission: .reminders, title: "“Asking” Would Like Full Access to Your Reminders",
      buttons: ["Allow Full Access", "Don’t Allow"], allow: "Allow Full Access"),
    .init(
      permission: .photos, title: "“Asking” Would Like to Access Your Photos",
      buttons: ["Limit Access…", "Allow Full Access", "Don’t Allow"], allow: "Allow Full Access"),
    .init(permission: .microphone, title: "“Asking” Would Like to Access the Microphone"),
    .init(permission: .camera, title: "“Asking” Would Like to Access the Camera"),
    .init(
      permission: .mediaLibrary,
      title:
        "“Asking” Would Like to Access Apple Music, Your Music and Video Activity, and Your Media Library"),
    .init(permission: .homeKit, title: "“Asking” Would Like to Access Your Home Data"),
    .init(permission: .focus, title: "“Asking” Would Like to Access Your Focus Status"),
    .init(permission: .bluetooth, title: "“Asking” Would Like to Use Bluetooth"),
    .init(
      permission: .keyboardNetwork, title: "Allow Full Access for “Asking” Keyboards?",
      message:
        "Full access allows the developer of this keyboard to transmit anything you type, including things you have previously "
        + "typed with this keyboard. This could include sensitive information such as your credit card number or street "
        + "address.\n"),
    .init(
      permission: .location, title: "Allow “Asking” to use your location?",
      buttons: ["Allow Once", "Allow While Using App", "Don’t Allow"], allow: "Allow While Using App"),
    .init(permission: .health, title: "“Asking” Would Like to Access and Update Your Health Data"),
    .init(
      permission: .userTracking,
      title: "Allow “Asking” to track your activity across other companies’ apps and websites?",
      buttons: ["Ask App Not to Track", "Allow"]),
    .init(permission: .localNetwork, title: "Allow “Asking” to find devices on local networks?"),
    .init(
      permission: .notifications, title: "“Asking” Would Like to Send You Notifications",
      message:
        "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings.\n"),
  ]

  /// The button that refuses.
  var refuse: String { buttons.first { $0 == "Don’t Allow" } ?? buttons[0] }
}

/// The system's questions for what it protects, and the decisions that it keeps.
@Suite struct PermissionTests {
  let device: SimulatedDevice
  private let app = AskingApp.bundleIdentifier

  init() throws {
    device = try SimulatedDevice()
    device.install(AskingApp.self)
  }

  private func launch(_ permission: Permission) throws {
    try device.launch(LaunchRequest(app, arguments: [permission.rawValue]))
  }

  private func isAnswered(_ status: PermissionStatus) throws -> Bool {
    try device.touch("ask")
    device.advance(by: .milliseconds(10))
    return try device.systemElements(.alert).isEmpty && device.element("answer \(status.rawValue)") != nil
  }

  @Test func theTableNamesThemAll() {
    #expect(ExpectedQuestion.all.map(\.permission) == Permission.allCases)
  }

  @Test(arguments: ExpectedQuestion.all) func theSystemAsksInItsWords(_ expected: ExpectedQuestion) throws {
    try launch(expected.permission)
    #expect(try device.element("status notDetermined") != nil)
    try device.touch("ask")
    let alerts = try device.systemElements(.alert)
    #expect(alerts.map(\.label) == [expected.title])
    let alert = try #require(alerts.first)
    let buttons = alert.paths { $0.type == .button }.compactMap { alert[$0]?.label }
    #expect(buttons == expected.buttons)
    let texts = alert.paths { $0.type == .staticText }.compactMap { alert[$0]?.label }
    #expect(texts == [expected.title, expected.message + "The reason for \(expected.permission.rawValue)."])
    #expect(try device.element("ask")?.isHittable == false)
  }

  @Test(arguments: ExpectedQuestion.all)
  func decisionsAreKeptUntilTheyAreReset(_ expected: ExpectedQuestion) throws {
    let permission = expected.permission
    for (button, status) in [(expected.allow, PermissionStatus.authorized), (expected.refuse, .denied)] {
      try launch(permission)
      try device.touch("ask")
      try device.touch(button)
      #expect(try device.element("answer \(status.rawValue)") != nil)
      #expect(try isAnswered(status), "it is asked once")
      // The app is started again.
      try launch(permission)
      #expect(try device.element("status \(status.rawValue)") != nil)
      #expect(try isAnswered(status))
      try reset(permission)
      #expect(device.state(of: app) == .notRunning)
      try launch(permission)
      #expect(try device.element("status notDetermined") != nil)
    }
    // What was decided before is restored by deciding it again.
    try device.touch("ask")
    try device.touch(expected.allow)
    #expect(try device.element("answer authorized") != nil)
  }

  private func reset(_ permission: Permission) throws {
    if let resource = ProtectedResource.allCases.first(where: { "\($0)" == permission.rawValue }) {
      try device.resetAuthorization(for: resource, of: app)
    } else {
      // Apple's list has no notifications: they are forgotten with the app.
      #expect(permission == .notifications)
      device.uninstall(app)
      device.install(AskingApp.self)
    }
  }

  @Test func whatIsAllowedOnceIsAskedAgainAfterTheAppHasEnded() throws {
    try launch(.location)
    try device.touch("ask")
    try device.touch("Allow Once")
    #expect(try device.element("answer authorized") != nil)
    try device.press(.home)
    device.advance(by: .seconds(60))
    try device.activate(LaunchRequest(app))
    #expect(try isAnswered(.authorized))
    try launch(.location)
    #expect(try device.element("status notDetermined") != nil)
    try device.touch("ask")
    #expect(try device.systemElements(.alert).count == 1)
  }

  @Test func whatOneAppMayAnotherMayNot() throws {
    device.install(ProbeApp.self)
    device.setPermission(.authorized, of: .photos, for: AskingApp.self)
    try launch(.photos)
    #expect(try isAnswered(.authorized))
    try device.launch(LaunchRequest(ProbeApp.bundleIdentifier))
    try device.touch("photos")
    #expect(try device.systemElements(.alert).map(\.label) == ["“Probe” Would Like to Access Your Photos"])
  }

  @Test func whatOnlyAMacProtectsIsNoPermission() throws {
    let macs = ProtectedResource.allCases.filter { $0.rawValue >= 0x4000_0000 }
    #expect(macs.count == 7)
    for resource in macs {
      #expect {
        try device.resetAuthorization(for: resource, of: app)
      } throws: {
        "\($0)"
          == "The device cannot reset the authorization for \(resource): only a Mac protects that."
      }
    }
    for resource in ProtectedResource.allCases where !macs.contains(resource) {
      try device.resetAuthorization(for: resource, of: app)
    }
  }
}
