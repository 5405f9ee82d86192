import Foundation
import GalleyAutomation
import GalleyServices
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

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

  /// Compares texts and buttons of a question.
  func check(_ question: Element) throws {
    let buttons = question.paths { $0.type == .button }.compactMap { question[$0]?.label }
    #expect(buttons == self.buttons)
    let texts = question.paths { $0.type == .staticText }.compactMap { question[$0]?.label }
    #expect(texts == [title, message + "The reason for \(permission.rawValue)."])
  }

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

  @Test func theTableNamesThemAll() {
    let macs = Set(ProtectedResource.allCases.filter { $0.rawValue >= 0x4000_0000 }.map { "\($0)" })
    #expect(
      ExpectedQuestion.all.map(\.permission) == Permission.allCases.filter { !macs.contains($0.rawValue) })
    #expect(macs.count == 7 && macs.allSatisfy { Permission(rawValue: $0) != nil })
  }

  @Test(arguments: ExpectedQuestion.all) func theSystemAsksInItsWords(_ expected: ExpectedQuestion) throws {
    let walk = try PermissionWalk(expected.permission, on: device)
    #expect(try walk.status(is: .notDetermined))
    try device.touch("ask")
    let alert = try #require(try walk.question)
    #expect(alert.label == expected.title)
    try expected.check(alert)
    #expect(try device.element("ask")?.isHittable == false)
  }

  @Test(arguments: ExpectedQuestion.all)
  func decisionsAreKeptUntilTheyAreReset(_ expected: ExpectedQuestion) throws {
    let walk = try PermissionWalk(expected.permission, on: device)
    try walk.decide(with: expected.allow, .authorized)
    try walk.decide(with: expected.refuse, .denied)
  }

  @Test func whatIsAllowedOnceIsAskedAgainAfterTheAppHasEnded() throws {
    let walk = try PermissionWalk(.location, on: device)
    try device.touch("ask")
    try device.touch("Allow Once")
    #expect(try device.element("answer authorized") != nil)
    try device.press(.home)
    device.advance(by: .seconds(60))
    try device.activate(LaunchRequest(app))
    #expect(try walk.isAnswered(.authorized))
    try walk.launch()
    #expect(try walk.status(is: .notDetermined))
    try device.touch("ask")
    #expect(try walk.question != nil)
  }

  @Test(arguments: [
    (Permission.photos, true), (.camera, true), (.contacts, true), (.location, false),
    (.notifications, false),
  ])
  func anotherAnswerInSettingsEndsTheApp(_ permission: Permission, _ ends: Bool) throws {
    let walk = try PermissionWalk(permission, on: device)
    try walk.launch()
    device.setPermission(.denied, of: permission, for: AskingApp.self)
    #expect(device.state(of: AskingApp.bundleIdentifier) == (ends ? .notRunning : .runningForeground))
    try walk.launch()
    device.setPermission(.denied, of: permission, for: AskingApp.self)
    #expect(device.state(of: AskingApp.bundleIdentifier) == .runningForeground, "it is no other answer")
  }

  @Test func whatOneAppMayAnotherMayNot() throws {
    device.install(ProbeApp.self)
    device.setPermission(.authorized, of: .photos, for: AskingApp.self)
    let walk = try PermissionWalk(.photos, on: device)
    #expect(try walk.isAnswered(.authorized))
    try device.launch(LaunchRequest(ProbeApp.bundleIdentifier))
    try device.touch("photos")
    #expect(try walk.question?.label == "“Probe” Would Like to Access Your Photos")
  }

  @Test(arguments: ProtectedResource.allCases.filter { $0.rawValue >= 0x4000_0000 })
  func whatOnlyAMacProtectsIsDenied(_ resource: ProtectedResource) throws {
    let walk = try PermissionWalk(try #require(Permission(rawValue: "\(resource)")), on: device)
    #expect(try walk.status(is: .denied))
    #expect(try walk.isAnswered(.denied))
  }

  @Test func whatOnlyAMacProtectsIsNotReset() throws {
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
