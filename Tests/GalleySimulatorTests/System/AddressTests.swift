import Foundation
import GalleyAutomation
import GalleyServices
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

// As an app's module has it, where this is the app.
private typealias ProcessInfo = SimulatedProcessInfo

private struct KitchenApp: SimulatedApp {
  static let bundleIdentifier = "org.example.Kitchen"
  static let urlSchemes = ["kitchen"]

  var body: some Scene { WindowGroup { AddressView(name: "kitchen") } }
}

private struct GardenApp: SimulatedApp {
  static let bundleIdentifier = "org.example.Garden"
  static let urlSchemes = ["garden"]

  var body: some Scene { WindowGroup { AddressView(name: "garden") } }
}

private struct AddressView: View {
  let name: String
  @Environment(\.openURL) private var openURL
  @Environment(\.clock) private var clock
  @State private var opened = "nothing"
  @State private var given = Self.given
  @State private var later = ""

  private static var given: String {
    let process = ProcessInfo.processInfo
    return (process.arguments.dropFirst() + [process.environment["COLOR"] ?? "none"])
      .joined(separator: " ")
  }

  var body: some View {
    VStack {
      Text("screen \(name)")
      Text("opened \(opened)")
      Text("given \(given)")
      Text("later \(later)")
      ForEach(["kitchen://soup", "garden://bed", "unknown://x"], id: \.self) { address in
        Button(address) { URL(string: address).map { openURL($0) } }
      }
    }
    .onOpenURL { opened = $0.absoluteString }
    .onAppear { clock.after(.seconds(1)) { later = Self.given } }
  }
}

/// Addresses that lead into apps, and what apps are given at their launch.
@Suite struct AddressTests {
  let device: SimulatedDevice

  init() throws {
    device = try SimulatedDevice()
    device.install(KitchenApp.self)
    device.install(GardenApp.self)
    try device.launch(LaunchRequest(KitchenApp.bundleIdentifier))
  }

  @Test func anAddressOfAnotherAppIsOpenedAfterAQuestion() throws {
    try device.touch("garden://bed")
    let alert = try #require(try device.systemElements(.alert).first)
    #expect(alert.label == "“Kitchen” wants to open “Garden”")
    try device.touch("Cancel")
    #expect(try device.element("screen kitchen") != nil)
    try device.touch("garden://bed")
    try device.touch("Open")
    #expect(try device.element("screen garden") != nil)
    #expect(try device.element("opened garden://bed") != nil)
    #expect(device.state(of: KitchenApp.bundleIdentifier) == .runningBackground)
  }

  @Test func anAppsOwnAddressComesBackToIt() throws {
    try device.touch("kitchen://soup")
    device.advance(by: .milliseconds(10))
    #expect(try device.element("opened kitchen://soup") != nil)
    #expect(try device.systemElements(.alert).isEmpty)
  }

  @Test func anAddressOfNoAppIsRecorded() throws {
    try device.touch("unknown://x")
    device.advance(by: .seconds(1))
    #expect(device.openedURLs.map(\.absoluteString) == ["unknown://x"])
    #expect(try device.element("screen kitchen") != nil)
  }

  @Test func theSystemKnowsWhoseAddressItIs() throws {
    let urls = try ["kitchen://a", "GARDEN://b", "unknown://c", "nothing"].map {
      try #require(URL(string: $0))
    }
    #expect(
      urls.map(device.application(opening:)) == [
        KitchenApp.bundleIdentifier, GardenApp.bundleIdentifier, nil, nil,
      ])
  }

  @Test func theProcessIsThatOfTheLaunch() throws {
    try device.launch(
      LaunchRequest(KitchenApp.bundleIdentifier, arguments: ["-fast"], environment: ["COLOR": "red"]))
    #expect(try device.element("given -fast red") != nil)
    try device.launch(
      LaunchRequest(GardenApp.bundleIdentifier, arguments: ["-slow", "-x"], environment: ["COLOR": "blue"]))
    #expect(try device.element("given -slow -x blue") != nil)
    device.advance(by: .seconds(1))
    #expect(try device.element("later -slow -x blue") != nil, "also when its clock calls it")
    #expect(ProcessInfo.processInfo.arguments == Foundation.ProcessInfo.processInfo.arguments)
    #expect(ProcessInfo.processInfo.processorCount == Foundation.ProcessInfo.processInfo.processorCount)
  }
}
