import GalleyAutomation
import GalleyServices
import GalleySimulator
import GalleyTree
import Testing

/// The questions of a Mac for what it protects, and the decisions that it keeps.
@Suite struct MacPermissionTests {
  private let device: SimulatedDevice

  init() throws {
    device = try SimulatedDevice(.mac)
  }

  private static func asking(_ permission: Permission, _ what: String) -> ExpectedQuestion {
    .init(permission: permission, title: "“Asking” would like to \(what).")
  }

  /// Every row of Apple's list that is there on a Mac and asked for, in the words of macOS.
  private static let rows: [ExpectedQuestion] = [
    asking(.contacts, "access your contacts"),
    .init(
      permission: .calendar, title: "“Asking” would like full access to your Calendar.",
      buttons: ["Don’t Allow", "Allow Full Access"], allow: "Allow Full Access"),
    asking(.reminders, "access your Reminders"), asking(.photos, "access your Photos"),
    asking(.microphone, "access the microphone"), asking(.camera, "access the camera"),
    asking(.mediaLibrary, "access Apple Music, your music and video activity, and your media library"),
    asking(.homeKit, "access your home data"),
    .init(
      permission: .focus,
      title: "Allow “Asking” to share that you have notifications silenced when using Focus?"),
    asking(.userDesktopDirectory, "access files in your Desktop folder"),
    asking(.userDownloadsDirectory, "access files in your Downloads folder"),
    asking(.userDocumentsDirectory, "access files in your Documents folder"),
    asking(.networkVolumes, "access files on a network volume"),
    asking(.removableVolumes, "access files on a removable volume"),
    .init(
      permission: .appleEvents, title: "“Asking” wants access to control “System Events”.",
      message:
        "Allowing control will provide access to documents and data in “System Events”, and to perform actions within that "
        + "app.\n"),
  ]

  /// What a Mac asks for beside.
  private static let others: [ExpectedQuestion] = [
    asking(.bluetooth, "use Bluetooth"), asking(.location, "use your current location"),
    .init(
      permission: .userTracking,
      title: "Allow “Asking” to track your activity across other companies’ apps and websites?",
      buttons: ["Ask App Not to Track", "Allow"]),
    .init(permission: .localNetwork, title: "Allow “Asking” to find devices on local networks?"),
    asking(.notifications, "send you notifications"),
  ]

  @Test func theTableHasEveryRowOfApplesList() {
    let onMac = ProtectedResource.allCases.filter { $0.rawValue > 0 && $0 != .systemRootDirectory }
    #expect(Set(Self.rows.map(\.permission.rawValue)) == Set(onMac.map { "\($0)" }))
  }

  @Test(arguments: rows + others) func theSystemAsksInItsWords(_ expected: ExpectedQuestion)
    throws
  {
    let walk = try PermissionWalk(expected.permission, on: device)
    #expect(try walk.status(is: .notDetermined))
    try device.touch("ask")
    let dialog = try #require(try walk.question)
    #expect(dialog.type == .dialog)
    try expected.check(dialog)
    #expect(try device.element("ask")?.isHittable == true, "the dialog lies elsewhere")
  }

  @Test(arguments: rows) func decisionsAreKeptUntilTheyAreReset(_ expected: ExpectedQuestion)
    throws
  {
    let walk = try PermissionWalk(expected.permission, on: device)
    try walk.decide(with: expected.allow, .authorized)
    try walk.decide(with: expected.refuse, .denied)
  }

  /// *User must edit system privacy settings*, as Apple's guide says of full access to the disk.
  @Test func theWholeDiskIsAllowedInSystemSettingsOnly() throws {
    let walk = try PermissionWalk(.systemRootDirectory, on: device)
    #expect(try walk.status(is: .denied))
    #expect(try walk.isAnswered(.denied))
    device.setPermission(.authorized, of: .systemRootDirectory, for: AskingApp.self)
    try walk.launch()
    #expect(try walk.isAnswered(.authorized))
    try walk.reset()
    try walk.launch()
    #expect(try walk.isAnswered(.denied))
  }

  @Test func whatATelephoneProtectsIsNotReset() throws {
    device.install(AskingApp.self)
    let phones = ProtectedResource.allCases.filter { $0.rawValue < 0 }
    #expect(phones.count == 6)
    for resource in phones {
      #expect {
        try device.resetAuthorization(for: resource, of: AskingApp.bundleIdentifier)
      } throws: {
        "\($0)"
          == "The device cannot reset the authorization for \(resource): only a telephone or tablet protects that."
      }
    }
  }

  @Test(arguments: [Permission.health, .keyboardNetwork]) func whatAMacHasNotIsDenied(
    _ permission: Permission
  ) throws {
    let walk = try PermissionWalk(permission, on: device)
    #expect(try walk.isAnswered(.denied))
  }
}
