import GalleyAutomation
import GalleyServices
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// An app that asks for whatever its arguments name.
struct AskingApp: SimulatedApp {
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
      Spacer()
    }
  }
}

/// What is protected, and the device's question for it.
struct PermissionWalk {
  let device: SimulatedDevice
  let permission: Permission
  private let app = AskingApp.bundleIdentifier

  init(_ permission: Permission, on device: SimulatedDevice) throws {
    self.device = device
    self.permission = permission
    device.install(AskingApp.self)
    try launch()
  }

  func launch() throws {
    try device.launch(LaunchRequest(app, arguments: [permission.rawValue]))
  }

  /// The system's question on the screen: an alert, or on a Mac a dialog.
  var question: Element? {
    get throws {
      let isMac = device.platform == .macOS
      let process = isMac ? SimulatedDevice.userNotificationCenter : SimulatedDevice.springboard
      let root = try device.snapshot().application(process)?.root
      return root?.paths { $0.type == (isMac ? .dialog : .alert) }.first.flatMap { root?[$0] }
    }
  }

  func status(is status: PermissionStatus) throws -> Bool {
    try device.element("status \(status.rawValue)") != nil
  }

  /// Whether the app is answered at once when it asks.
  func isAnswered(_ status: PermissionStatus) throws -> Bool {
    try device.touch("ask")
    device.advance(by: .milliseconds(10))
    return try question == nil && device.element("answer \(status.rawValue)") != nil
  }

  func reset() throws {
    if let resource = ProtectedResource.allCases.first(where: { "\($0)" == permission.rawValue }) {
      try device.resetAuthorization(for: resource, of: app)
      #expect(device.state(of: app) == .notRunning)
    } else {
      // Apple's list has no notifications: they are forgotten with the app.
      #expect(permission == .notifications)
      device.uninstall(app)
      device.install(AskingApp.self)
    }
  }

  /// Decides with a button, asks again, starts the app again, resets the decision and restores it.
  func decide(with button: String, _ status: PermissionStatus) throws {
    try launch()
    #expect(try self.status(is: .notDetermined))
    try device.touch("ask")
    try device.touch(button)
    #expect(try device.element("answer \(status.rawValue)") != nil)
    #expect(try isAnswered(status), "it is asked once")
    try launch()
    #expect(try self.status(is: status), "it is kept when the app is started again")
    #expect(try isAnswered(status))
    try reset()
    try launch()
    #expect(try self.status(is: .notDetermined), "it is forgotten")
    // What was decided before is restored in Settings.
    device.setPermission(status, of: permission, for: AskingApp.self)
    try launch()
    #expect(try isAnswered(status), "it is restored")
    try reset()
  }
}
