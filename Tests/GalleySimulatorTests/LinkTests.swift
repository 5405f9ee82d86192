import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

private struct LinkedApp: App {
  static let bundleIdentifier = "org.example.Linked"

  var body: some Scene { WindowGroup { LinkedView() } }
}

private struct LinkedView: View {
  @Environment(\.launchArguments) private var arguments
  @State private var opened: [String] = []

  var body: some View {
    VStack {
      Text("given \(arguments.joined())")
      Text("opened \(opened.joined(separator: " "))")
        .onOpenURL { opened.append("inside:\($0.host() ?? "")") }
    }
    .onOpenURL { opened.append("outside:\($0.host() ?? "")") }
  }
}

private struct DeafApp: App {
  static let bundleIdentifier = "org.example.Deaf"

  var body: some Scene { WindowGroup { Text("deaf") } }
}

@Suite struct LinkTests {
  let device: SimulatedDevice
  let soup: URL

  init() throws {
    device = try SimulatedDevice()
    device.install(LinkedApp.self)
    device.install(DeafApp.self)
    soup = try #require(URL(string: "linked://soup"))
  }

  private func labels() throws -> [String] {
    let screen = try device.snapshot().screen
    return screen.paths { !$0.label.isEmpty }.compactMap { screen[$0]?.label }
  }

  @Test func anAddressStartsAnAppThatDoesNotRun() throws {
    try device.open(soup, in: LaunchRequest(LinkedApp.bundleIdentifier, arguments: ["-a"]))
    #expect(device.state(of: LinkedApp.bundleIdentifier) == .runningForeground)
    #expect(try labels().contains("given -a"))
    #expect(try labels().contains("opened outside:soup inside:soup"))
    #expect(device.now == device.launchTime)
  }

  @Test func anAddressBringsAnAppToTheFrontAndLeavesItAsItWas() throws {
    try device.launch(LaunchRequest(LinkedApp.bundleIdentifier, arguments: ["-a"]))
    try device.launch(LaunchRequest(DeafApp.bundleIdentifier))
    try device.open(soup, in: LaunchRequest(LinkedApp.bundleIdentifier))
    try device.open(soup, in: LaunchRequest(LinkedApp.bundleIdentifier))
    #expect(try labels().contains("given -a"))
    #expect(try labels().contains("opened outside:soup inside:soup outside:soup inside:soup"))
  }

  @Test func anAppThatDoesNothingWithAddressesComesToTheFrontAndSaysSo() throws {
    let request = LaunchRequest(DeafApp.bundleIdentifier)
    #expect(throws: DriverError.opensNoURL(DeafApp.bundleIdentifier, url: "linked://soup")) {
      try device.open(soup, in: request)
    }
    #expect(device.state(of: DeafApp.bundleIdentifier) == .runningForeground)
  }

  @Test func anAppThatIsNotInstalledIsRefused() {
    #expect(
      throws: DriverError.notInstalled("nobody", installed: ["org.example.Deaf", "org.example.Linked"])
    ) {
      try device.open(soup, in: LaunchRequest("nobody"))
    }
  }
}
