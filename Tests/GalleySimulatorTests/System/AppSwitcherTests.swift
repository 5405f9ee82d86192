import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// The app switcher: cards of the apps that were used, which open them and end them.
@Suite struct AppSwitcherTests {
  let device: SimulatedDevice

  init() throws {
    device = try SimulatedDevice()
    for number in 0..<3 {
      device.install("org.example.App\(number)", named: "App \(number)") {
        AnyView(PhaseView(name: "screen \(number)"))
      }
    }
    for number in 0..<3 { try device.launch(LaunchRequest("org.example.App\(number)")) }
  }

  private var cards: [String] {
    get throws {
      try device.systemElements(.other).filter { $0.identifier.hasPrefix("card:") && $0.frame.maxX > 0 }
        .sorted { $0.frame.minX > $1.frame.minX }.map(\.label)
    }
  }

  private func card(_ number: Int) -> String {
    "card:org.example.App\(number):sceneID:org.example.App\(number)-default"
  }

  private func open() throws {
    try device.swipe(
      from: CGPoint(x: 187, y: 811), to: CGPoint(x: 187, y: 450), resting: .milliseconds(500))
  }

  private func throwAway(_ number: Int) throws {
    let frame = try #require(try device.element(card(number))).frame
    let visible = frame.intersection(CGRect(origin: .zero, size: device.configuration.size))
    try device.swipe(
      from: CGPoint(x: visible.midX, y: 500), to: CGPoint(x: visible.midX, y: 100))
  }

  @Test func aSwipeThatRestsShowsTheLatestFirst() throws {
    try open()
    #expect(try cards.first == "App 2")
    #expect(try cards.contains("App 1"))
    #expect(device.state(of: "org.example.App2") == .runningForeground, "it is inactive, but not left yet")
    #expect(try device.snapshot().application("org.example.App2") == nil)
  }

  @Test func aTapOpensAnAppAndTheOneInFrontComesBackAsItWas() throws {
    try open()
    try device.touch(card(2))
    #expect(try device.element("screen 2") != nil)
    #expect(try device.element("phases active inactive active") != nil)
    try open()
    #expect(try device.element(card(1))?.isHittable == true)
    let frame = try #require(try device.element(card(1))).frame
    try device.perform(.tap(CGPoint(x: frame.maxX - 10, y: frame.midY)))
    #expect(device.state(of: "org.example.App1") == .runningForeground)
    #expect(device.state(of: "org.example.App2") == .runningBackground)
  }

  @Test func aSwipeUpEndsAnApp() throws {
    try open()
    try throwAway(2)
    #expect(device.state(of: "org.example.App2") == .notRunning)
    #expect(try cards.first == "App 1")
    try throwAway(1)
    try throwAway(0)
    #expect(try device.element("No Recently Used Apps") != nil)
    try device.press(.home)
    #expect(try device.systemElements(.icon).count == 3)
    try device.touch("App 2")
    #expect(try device.element("phases active") != nil, "it was started anew")
  }

  @Test func aShortMoveUpEndsNothing() throws {
    try open()
    let frame = try #require(try device.element(card(2))).frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    try device.swipe(from: middle, to: CGPoint(x: middle.x, y: middle.y - 40))
    #expect(device.state(of: "org.example.App2") == .runningForeground)
    #expect(try device.element(card(2))?.frame == frame)
  }

  @Test func anAppThatHasEndedKeepsItsCard() throws {
    try device.terminate("org.example.App2")
    try open()
    #expect(try cards.first == "App 2")
    try device.touch(card(2))
    #expect(try device.element("phases active") != nil)
  }

  @Test func aTapBesideTheCardsLeadsHome() throws {
    try open()
    try device.perform(.tap(CGPoint(x: 187, y: 60)))
    #expect(device.state(of: "org.example.App2") == .runningBackground)
    #expect(try device.systemElements(.icon).count == 3)
  }
}

/// A view that shows the phases that its app went through.
struct PhaseView: View {
  let name: String
  @Environment(\.scenePhase) private var phase
  @State private var phases: [String] = []

  var body: some View {
    VStack {
      Text(name)
      Text("phases \((["\(ScenePhase.active)"] + phases).joined(separator: " "))")
    }
    .onChange(of: phase) { phases.append("\(phase)") }
  }
}
