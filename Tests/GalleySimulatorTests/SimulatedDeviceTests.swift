import Foundation
import GalleyAutomation
import GalleyImage
import GalleyServices
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// An app that shows what it is given, and asks for what it may not have.
struct ProbeApp: SimulatedApp {
  static let bundleIdentifier = "org.example.Probe"
  static let usageDescriptions: [Permission: String] = [.photos: "To show them."]

  var body: some Scene { WindowGroup { ProbeView() } }
}

struct ProbeView: View {
  @Environment(\.launchArguments) private var arguments
  @Environment(\.launchEnvironment) private var launchEnvironment
  @Environment(\.network) private var network
  @Environment(\.permissions) private var permissions
  @Environment(\.photoLibrary) private var library
  @State private var answer = "nothing yet"
  @State private var text = ""
  @State private var photo: Bitmap?

  var body: some View {
    VStack(spacing: 12) {
      Text((arguments + launchEnvironment.keys.sorted()).joined(separator: " ")).accessibilityIdentifier(
        "given")
      Text(answer).accessibilityIdentifier("answer")
      Button("fetch") {
        network.send(NetworkRequest(url: "https://example.org/data")) { result in
          switch result {
          case .success(let response): answer = String(decoding: response.body, as: UTF8.self)
          case .failure(let error): answer = "\(error)"
          }
        }
      }
      Button("photos") {
        permissions.request(.photos) { status in
          answer = status.rawValue
          photo = library.latestPhoto()
        }
      }
      TextField("field", text: $text).accessibilityIdentifier("field")
      if let photo { Image(photo, scale: 2, label: "photo") }
      ProgressView("spinning")
    }
  }
}

@Suite struct SimulatedDeviceTests {
  let device: SimulatedDevice

  init() throws {
    device = try SimulatedDevice()
    device.install(ProbeApp.self)
  }

  private func launch(_ arguments: [String] = [], _ environment: [String: String] = [:]) throws {
    try device.launch(
      LaunchRequest(ProbeApp.bundleIdentifier, arguments: arguments, environment: environment))
  }

  private func element(_ name: String) throws -> Element? {
    let screen = try device.snapshot().screen
    return screen.paths { $0.identifier == name || $0.label == name }.first.flatMap { screen[$0] }
  }

  private func tap(_ name: String) throws {
    let frame = try #require(try element(name)).frame
    try device.perform(.tap(CGPoint(x: frame.midX, y: frame.midY)))
  }

  @Test func anAppIsGivenArgumentsAndEnvironment() throws {
    device.launchEnvironment = ["OUTER": "1"]
    try launch(["-fast"], ["INNER": "2"])
    #expect(try element("given")?.label == "-fast INNER OUTER")
  }

  @Test func whatIsNotInstalledIsNamedWithWhatIs() throws {
    #expect(throws: DriverError.notInstalled("org.example.Nope", installed: ["org.example.Probe"])) {
      try device.launch(LaunchRequest("org.example.Nope"))
    }
  }

  @Test func appsComeAndGo() throws {
    #expect(device.state(of: ProbeApp.bundleIdentifier) == .notRunning)
    #expect(device.state(of: "org.example.Nope") == .unknown)
    try launch()
    #expect(device.state(of: ProbeApp.bundleIdentifier) == .runningForeground)
    try device.activate(LaunchRequest(SimulatedDevice.springboard))
    #expect(device.state(of: ProbeApp.bundleIdentifier) == .runningBackground)
    try tap("Probe")
    #expect(device.state(of: ProbeApp.bundleIdentifier) == .runningForeground)
    try device.terminate(ProbeApp.bundleIdentifier)
    #expect(device.state(of: ProbeApp.bundleIdentifier) == .notRunning)
  }

  @Test func launchingAgainBeginsAnew() throws {
    try launch()
    try tap("field")
    try device.press([.character("x")])
    #expect(try element("field")?.value == "x")
    try launch()
    #expect(try element("field")?.value == "field")
  }

  @Test func answersOfTheNetworkTakeTheirTime() throws {
    device.network.serve("https://example.org/") { request in
      NetworkResponse(body: Data("you asked for \(request.url.suffix(4))".utf8))
    }
    try launch()
    try tap("fetch")
    #expect(try element("answer")?.label == "nothing yet")
    device.advance(by: device.network.latency)
    #expect(try element("answer")?.label == "you asked for data")
  }

  @Test func aNetworkCanFailOnceOrForGood() throws {
    device.network.serve("https://example.org/") { _ in NetworkResponse(body: Data("ok".utf8)) }
    device.network.upcomingFailures = 1
    try launch()
    try tap("fetch")
    device.advance(by: .seconds(1))
    #expect(try element("answer")?.label == "no server answers GET https://example.org/data")
    try tap("fetch")
    device.advance(by: .seconds(1))
    #expect(try element("answer")?.label == "ok")
    device.network.isReachable = false
    try tap("fetch")
    device.advance(by: .seconds(1))
    #expect(try element("answer")?.label == "no server answers GET https://example.org/data")
    #expect(device.network.requests.count == 3)
  }

  @Test func theSystemAsksOnceAndRemembers() throws {
    try launch()
    try tap("photos")
    let snapshot = try device.snapshot()
    let springboard = try #require(snapshot.application(SimulatedDevice.springboard)?.root)
    let alerts = springboard.paths { $0.type == .alert }
    #expect(alerts.count == 1)
    #expect(springboard[alerts[0]]?.label == "“Probe” Would Like to Access Your Photos")
    #expect(snapshot.application(ProbeApp.bundleIdentifier)?.root.paths { $0.type == .alert } == [])
    #expect(try element("photos")?.isHittable == false)
    try tap("Allow Full Access")
    #expect(try element("answer")?.label == "authorized")
    #expect(try element("photo")?.type == .image)
    try launch()
    try tap("photos")
    device.advance(by: .milliseconds(10))
    #expect(try element("answer")?.label == "authorized")
  }

  @Test func aDeniedAppSeesNoPhotosUntilTheAnswerIsReset() throws {
    try launch()
    try tap("photos")
    try tap("Don’t Allow")
    #expect(try element("answer")?.label == "denied")
    #expect(try element("photo") == nil)
    try device.resetAuthorization(for: .photos, of: ProbeApp.bundleIdentifier)
    #expect(device.state(of: ProbeApp.bundleIdentifier) == .notRunning)
    try launch()
    try tap("photos")
    #expect(try element("Allow Full Access") != nil)
  }

  @Test func keysWithoutFocusAreRefused() throws {
    try launch()
    #expect(throws: DriverError.noKeyboardFocus) { try device.press([.character("x")]) }
  }

  @Test func waitingGoesToTheNextEventAndNeverBeyondTheDeadline() throws {
    try launch()
    let start = device.now
    try device.wait(until: start + .seconds(30))
    #expect(device.now - start <= .milliseconds(17))
    try device.terminate(ProbeApp.bundleIdentifier)
    device.advance(by: .seconds(1))
    let later = device.now
    try device.wait(until: later + .seconds(30))
    #expect(device.now == later + .seconds(30))
  }

  @Test func treeAndPictureAreOfOneInstant() throws {
    try launch()
    let before = try device.capture()
    device.advance(by: .milliseconds(200))
    let after = try device.capture()
    #expect(before.snapshot.instant < after.snapshot.instant)
    #expect(before.picture != after.picture, "the spinner has turned")
    #expect(after.picture.width == 1125 && after.picture.height == 2436)
  }

  @Test func anUnchangedScreenIsTheSameArray() throws {
    try launch()
    try device.terminate(ProbeApp.bundleIdentifier)
    let first = try device.snapshot().applications
    device.advance(by: .seconds(5))
    let second = try device.snapshot().applications
    #expect(
      first.withUnsafeBufferPointer { a in second.withUnsafeBufferPointer { a.baseAddress == $0.baseAddress }
      })
  }

  @Test func twoDevicesShowTheSameBytes() throws {
    func picture(_ profile: DeviceProfile) throws -> Bitmap {
      let device = try SimulatedDevice(profile, appearance: .dark, textSize: .xLarge)
      device.install(ProbeApp.self)
      try device.launch(LaunchRequest(ProbeApp.bundleIdentifier))
      device.advance(by: .milliseconds(333))
      return try device.capture().picture
    }
    for profile in DeviceProfile.catalogue {
      #expect(try picture(profile).digest == picture(profile).digest)
    }
  }

  @Test func missingFontsAreNamedWithTheWayOut() {
    #expect {
      try SimulatedDevice(fontFolders: ["/nowhere"])
    } throws: { error in
      "\(error)".contains("/nowhere") && "\(error)".contains("fonts-inter")
    }
  }
}
