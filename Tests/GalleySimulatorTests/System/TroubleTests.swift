import Combine
import Foundation
import GalleyAutomation
import GalleyServices
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// An app that shows what UIKit tells it.
private struct ToldApp: App {
  static let bundleIdentifier = "org.example.Told"

  var body: some Scene { WindowGroup { ToldView() } }
}

private struct ToldView: View {
  @Environment(\.clock) private var clock
  @State private var told: [String] = []
  @State private var taps = 0
  @State private var isLate = false
  @State private var text = ""

  private static let names: [(name: Notification.Name, word: String)] = [
    (UIApplication.didBecomeActiveNotification, "active"),
    (UIApplication.willResignActiveNotification, "resign"),
    (UIApplication.willEnterForegroundNotification, "foreground"),
    (UIApplication.didEnterBackgroundNotification, "background"),
    (UIApplication.didReceiveMemoryWarningNotification, "memory"),
  ]

  var body: some View {
    VStack {
      Text("told \(told.joined(separator: " "))")
      Text("taps \(taps)")
      Text(isLate ? "late" : "early")
      Button("tap") { taps += 1 }
      TextField("field", text: $text).accessibilityIdentifier("field")
    }
    .onAppear { clock.after(.seconds(2)) { isLate = true } }
    .onReceive(
      Publishers.MergeMany(
        Self.names.map { name, word in
          NotificationCenter.default.publisher(for: name).map { _ in word }
        })
    ) { told.append($0) }
  }
}

/// What UIKit tells apps, and what befalls them.
@Suite struct TroubleTests {
  let device: SimulatedDevice
  private let app = ToldApp.bundleIdentifier

  init() throws {
    device = try SimulatedDevice()
    device.install(ToldApp.self)
    device.launchTime = .zero
    try device.launch(LaunchRequest(app))
  }

  @Test func anAppIsToldOfItsLife() throws {
    #expect(try device.element("told active") != nil)
    try device.press(.home)
    try device.activate(LaunchRequest(app))
    #expect(try device.element("told active resign background foreground active") != nil)
    device.present(SystemAlert("Battery Low"))
    #expect(try device.element("told active resign background foreground active resign") != nil)
  }

  @Test func whatOneAppIsToldIsNotForTheAppsOfOtherDevices() throws {
    let other = try SimulatedDevice()
    other.install(ToldApp.self)
    try other.launch(LaunchRequest(app))
    try other.press(.home)
    #expect(try device.element("told active") != nil)
  }

  @Test func lowMemoryWarnsWhatRunsAndEndsWhatIsSuspended() throws {
    device.install("org.example.Other", named: "Other") { AnyView(Text("other")) }
    try device.launch(LaunchRequest("org.example.Other"))
    device.advance(by: .seconds(10))
    #expect(device.state(of: app) == .runningBackgroundSuspended)
    device.warnOfLowMemory()
    #expect(device.state(of: app) == .notRunning)
    #expect(device.state(of: "org.example.Other") == .runningForeground)
    try device.launch(LaunchRequest(app))
    device.warnOfLowMemory()
    #expect(try device.element("told active memory") != nil)
  }

  @Test func aCrashLeavesTheHomeScreen() throws {
    try device.crash(app)
    #expect(device.state(of: app) == .notRunning)
    #expect(try device.systemElements(.icon).map(\.label) == ["Told"])
    #expect(throws: DriverError.notRunning(app)) { try device.crash(app) }
    #expect(throws: DriverError.notInstalled("org.example.Nope", installed: [app])) {
      try device.crash("org.example.Nope")
    }
    try device.touch("Told")
    #expect(try device.element("told active") != nil)
  }

  @Test func anAppThatHangsTakesTouchesAndKeysAfterwards() throws {
    try device.touch("field")
    let start = device.now
    try device.hang(app, for: .seconds(4))
    #expect(device.activity == ["org.example.Told does not respond"])
    try device.touch("tap")
    try device.touch("tap")
    try device.press([.character("x")])
    device.advance(to: start + .milliseconds(3_999))
    #expect(try device.element("taps 0") != nil)
    #expect(try device.element("early") != nil, "its timers wait, too")
    device.advance(to: start + .seconds(4))
    #expect(try device.element("taps 2") != nil)
    #expect(try device.element("late") != nil)
    #expect(try device.element("field")?.value == "x")
    #expect(device.activity.isEmpty)
  }

  @Test func anAppThatHangsCanBeLeftAndEnded() throws {
    try device.hang(app, for: .seconds(60))
    try device.press(.home)
    #expect(device.state(of: app) == .runningBackground)
    try device.terminate(app)
    device.advance(by: .seconds(120))
    try device.touch("Told")
    try device.touch("tap")
    #expect(try device.element("taps 1") != nil)
  }
}
