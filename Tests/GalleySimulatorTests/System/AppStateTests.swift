import Foundation
import GalleyAutomation
import GalleyServices
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// An app whose clock ticks once a second.
private struct TickingApp: App {
  static let bundleIdentifier = "org.example.Ticking"

  var body: some Scene { WindowGroup { TickingView() } }
}

private struct TickingView: View {
  @Environment(\.clock) private var clock
  @State private var ticks = 0

  var body: some View {
    VStack {
      Text("ticks \(ticks)")
      PhaseView(name: "ticking")
    }
    .onAppear { tick() }
  }

  private func tick() {
    clock.after(.seconds(1)) {
      ticks += 1
      tick()
    }
  }
}

/// The states of an app: not running, in front, in the background, suspended.
@Suite struct AppStateTests {
  let device: SimulatedDevice
  private let app = TickingApp.bundleIdentifier

  init() throws {
    device = try SimulatedDevice()
    device.install(TickingApp.self)
    device.launchTime = .zero
  }

  @Test func anAppIsSuspendedFiveSecondsAfterItWasLeft() throws {
    #expect(device.state(of: app) == .notRunning)
    try device.launch(LaunchRequest(app))
    #expect(device.state(of: app) == .runningForeground)
    let left = device.now
    try device.press(.home)
    #expect(device.state(of: app) == .runningBackground)
    device.advance(to: left + .milliseconds(4_999))
    #expect(device.state(of: app) == .runningBackground)
    device.advance(to: left + .seconds(5))
    #expect(device.state(of: app) == .runningBackgroundSuspended)
    try device.activate(LaunchRequest(app))
    #expect(device.state(of: app) == .runningForeground)
    try device.terminate(app)
    #expect(device.state(of: app) == .notRunning)
  }

  @Test func comingBackInTimeStartsTheFiveSecondsAnew() throws {
    try device.launch(LaunchRequest(app))
    try device.press(.home)
    device.advance(by: .seconds(3))
    try device.activate(LaunchRequest(app))
    try device.press(.home)
    device.advance(by: .seconds(4))
    #expect(device.state(of: app) == .runningBackground)
    device.advance(by: .seconds(1))
    #expect(device.state(of: app) == .runningBackgroundSuspended)
  }

  @Test func aSuspendedAppDoesNothingUntilItComesBack() throws {
    try device.launch(LaunchRequest(app))
    device.advance(by: .milliseconds(2_500))
    #expect(try device.element("ticks 2") != nil)
    try device.press(.home)
    device.advance(by: .seconds(60))
    try device.activate(LaunchRequest(app))
    // Five seconds in the background, and the one tick that was due while it was suspended.
    #expect(try device.element("ticks 8") != nil)
    device.advance(by: .seconds(1))
    #expect(try device.element("ticks 9") != nil)
  }

  @Test func itIsInactiveOnItsWaysAndBelowAQuestion() throws {
    try device.launch(LaunchRequest(app))
    #expect(try device.element("phases active") != nil)
    try device.press(.home)
    try device.activate(LaunchRequest(app))
    #expect(try device.element("phases active inactive background inactive active") != nil)
    device.present(SystemAlert("Battery Low"))
    device.present(PushNotification("Dinner", for: app))
    #expect(
      try device.element("phases active inactive background inactive active inactive") != nil)
    try device.touch("OK")
    #expect(
      try device.element("phases active inactive background inactive active inactive active") != nil,
      "a banner changes nothing")
  }
}
