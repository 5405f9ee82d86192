import Foundation
import GalleyAutomation
import GalleyServices
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// An app that never stops asking, as long as it runs.
private struct BusyApp: App {
  static let bundleIdentifier = "org.example.Busy"

  var body: some Scene { WindowGroup { BusyView() } }
}

private struct BusyView: View {
  @Environment(\.launchArguments) private var arguments
  @Environment(\.clock) private var clock
  @Environment(\.network) private var network
  @Environment(\.permissions) private var permissions

  var body: some View {
    Text(arguments.joined()).accessibilityIdentifier("given").onAppear { again() }
  }

  private func again() {
    clock.after(.seconds(1)) {
      network.send(NetworkRequest(url: "https://example.org/")) { _ in again() }
      permissions.request(.camera) { _ in }
    }
  }
}

private struct PlainApp: App {
  static let bundleIdentifier = "org.example.Plain"

  var body: some Scene { WindowGroup { PlainView() } }
}

private struct PlainView: View {
  @Environment(\.launchArguments) private var arguments
  @Environment(\.permissions) private var permissions
  @State private var answers: [String] = []

  var body: some View {
    VStack {
      Text("given \(arguments.joined())")
      Text("answers \(answers.joined(separator: " "))")
      Button("ask") { permissions.request(.photos) { answers.append($0.rawValue) } }
      NavigationStack { List { ForEach(0..<20) { NavigationLink("row \($0)") { Text("page") } } } }
    }
  }
}

private struct RestlessApp: App {
  static let bundleIdentifier = "org.example.Restless"

  var body: some Scene { WindowGroup { RestlessView() } }
}

private struct RestlessView: View {
  @State private var count = 0

  var body: some View {
    count += 1
    return Text("\(count)")
  }
}

@Suite struct AppLifeTests {
  let device: SimulatedDevice

  init() throws {
    device = try SimulatedDevice()
    device.install(BusyApp.self)
    device.install(PlainApp.self)
  }

  private func labels(_ device: SimulatedDevice) throws -> [String] {
    let screen = try device.snapshot().screen
    return screen.paths { !$0.label.isEmpty }.compactMap { screen[$0]?.label }
  }

  private func tap(_ label: String) throws {
    let screen = try device.snapshot().screen
    let element = try #require(screen.paths { $0.label == label }.first.flatMap { screen[$0] })
    try device.perform(.tap(CGPoint(x: element.frame.midX, y: element.frame.midY)))
  }

  @Test func launchingAgainShowsTheNewAppEvenIfItDoesAsMuchAsTheOld() throws {
    for number in 0..<3 {
      try device.launch(LaunchRequest(PlainApp.bundleIdentifier, arguments: ["\(number)"]))
      #expect(try labels(device).contains("given \(number)"))
    }
  }

  @Test func anAppThatHasEndedAsksForNothingMore() throws {
    try device.launch(LaunchRequest(BusyApp.bundleIdentifier))
    device.advance(by: .seconds(3))
    let sent = device.network.requests.count
    #expect(sent > 0)
    #expect(try labels(device).contains { $0.contains("the Camera") })
    try device.terminate(BusyApp.bundleIdentifier)
    #expect(try !labels(device).contains { $0.contains("the Camera") })
    device.advance(by: .seconds(10))
    #expect(device.network.requests.count == sent)
    #expect(try !labels(device).contains { $0.contains("the Camera") })
  }

  @Test func twoAppsThatAskAreAnsweredOneAfterTheOther() throws {
    try device.launch(LaunchRequest(BusyApp.bundleIdentifier))
    device.advance(by: .seconds(1))
    #expect(try labels(device).contains { $0.hasPrefix("“Busy” Would Like") })
    try device.launch(LaunchRequest(PlainApp.bundleIdentifier))
    #expect(device.state(of: BusyApp.bundleIdentifier) == .runningBackground)
    try tap("Don’t Allow")
    try tap("ask")
    #expect(try labels(device).contains { $0.hasPrefix("“Plain” Would Like") })
    try device.activate(LaunchRequest(BusyApp.bundleIdentifier))
    #expect(
      try labels(device).contains { $0.hasPrefix("“Plain” Would Like") }, "it stays until it is answered")
    try tap("Allow Full Access")
    try device.activate(LaunchRequest(PlainApp.bundleIdentifier))
    #expect(try labels(device).contains("answers authorized"))
  }

  @Test func waitingForThePastChangesNothing() throws {
    try device.launch(LaunchRequest(PlainApp.bundleIdentifier))
    let now = device.now
    try device.wait(until: .zero)
    #expect(device.now == now)
  }

  @Test func viewsThatNeverSettleAreAnErrorThatNamesTheApp() throws {
    device.install(RestlessApp.self)
    try device.launch(LaunchRequest(RestlessApp.bundleIdentifier))
    #expect {
      try device.snapshot()
    } throws: { error in
      "\(error)"
        == """
        The device does not answer: org.example.Restless never comes to rest: the state declared in \
        GalleySimulatorTests/AppLifeTests.swift:62 is set whenever RestlessView is evaluated, which evaluates it again without \
        end; set it in an action, a task or onAppear instead of a body.
        """
    }
    try device.launch(LaunchRequest(PlainApp.bundleIdentifier))
    #expect(try labels(device).contains("ask"))
  }

  @Test func handlesAreUniqueAndStayTheSame() throws {
    try device.launch(LaunchRequest(PlainApp.bundleIdentifier))
    func handles() throws -> [UInt64] {
      var handles: [UInt64] = []
      try device.snapshot().screen.walk { element, _ in
        if let handle = element.handle { handles.append(handle) }
        return true
      }
      return handles
    }
    let before = try handles()
    #expect(before.count > 20)
    #expect(Set(before).count == before.count)
    try tap("ask")
    try tap("Allow Full Access")
    #expect(try handles() == before)
  }

  @Test func aDeviceAndItsAppsAreFreed() throws {
    weak var freed: SimulatedDevice?
    do {
      let device = try SimulatedDevice()
      freed = device
      device.install(BusyApp.self)
      device.install(PlainApp.self)
      try device.launch(LaunchRequest(BusyApp.bundleIdentifier))
      device.advance(by: .seconds(2))
      _ = try device.capture()
      try device.launch(LaunchRequest(PlainApp.bundleIdentifier))
      try device.activate(LaunchRequest(SimulatedDevice.springboard))
      _ = try device.snapshot()
    }
    #expect(freed == nil)
  }
}
