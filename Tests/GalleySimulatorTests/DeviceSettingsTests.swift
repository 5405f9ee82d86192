import Foundation
import GalleyAutomation
import GalleyImage
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

private struct CornersApp: App {
  static let bundleIdentifier = "org.example.Corners"

  var body: some Scene { WindowGroup { CornersView() } }
}

private struct CornersView: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack {
      Text(scheme == .dark ? "dark" : "light").frame(maxWidth: .infinity, alignment: .leading)
      Spacer()
      Text("bottom")
    }
    .background(Color.red)
  }
}

/// What a person changes about a device while an app runs.
@Suite struct DeviceSettingsTests {
  private func start(_ profile: DeviceProfile) throws -> SimulatedDevice {
    let device = try SimulatedDevice(profile)
    device.install(CornersApp.self)
    try device.launch(LaunchRequest(CornersApp.bundleIdentifier))
    return device
  }

  private func frame(_ label: String, on device: SimulatedDevice) throws -> CGRect {
    let screen = try device.snapshot().screen
    return try #require(screen.paths { $0.label == label }.first.flatMap { screen[$0] }).frame
  }

  @Test func aTelephoneOnItsSideKeepsContentClearOfItsShapeAndHasNoStatusBar() throws {
    let device = try start(.iPhoneX)
    let upright = try device.capture()
    try device.rotate(to: .landscapeLeft)
    let capture = try device.capture()
    #expect(capture.picture.width == upright.picture.height)
    #expect(capture.picture.height == upright.picture.width)
    #expect(capture.snapshot.configuration.orientation == .landscapeLeft)
    #expect(capture.snapshot.configuration.size == CGSize(width: 812, height: 375))
    #expect(capture.snapshot.screen.paths { $0.type == .statusBar }.isEmpty)
    #expect(try frame("light", on: device).minX == 44)
    #expect(try frame("light", on: device).minY < 44)
    #expect(try frame("bottom", on: device).maxY <= 375 - 21)
    try device.rotate(to: .portrait)
    #expect(try device.capture().picture == upright.picture)
  }

  @Test func aTabletTurnsBothWaysAndKeepsItsStatusBar() throws {
    let device = try start(.iPad)
    for orientation in [Orientation.landscapeLeft, .landscapeRight, .portraitUpsideDown, .portrait] {
      try device.rotate(to: orientation)
      let snapshot = try device.snapshot()
      #expect(snapshot.configuration.orientation == orientation)
      let bar = try #require(snapshot.screen.paths { $0.type == .statusBar }.first)
      #expect(snapshot.screen[bar]?.frame.width == snapshot.configuration.size.width)
    }
  }

  @Test func aTelephoneIsNotUsedUpsideDown() throws {
    let device = try start(.iPhoneX)
    #expect(throws: DriverError.self) { try device.rotate(to: .portraitUpsideDown) }
    #expect(device.configuration.orientation == .portrait)
  }

  @Test func anAppearanceChangesEverythingAndBack() throws {
    let device = try start(.iPhoneX)
    let light = try device.capture().picture
    try device.setAppearance(.dark)
    #expect(try frame("dark", on: device).width > 0)
    #expect(try device.capture().picture != light)
    try device.setAppearance(.light)
    #expect(try device.capture().picture == light)
  }

  @Test func theHomeButtonLeavesTheAppAndNoOtherButtonIsThere() throws {
    let device = try start(.iPhoneX)
    try device.press(.home)
    #expect(device.state(of: CornersApp.bundleIdentifier) == .runningBackground)
    for button in HardwareButton.allCases where button != .home {
      #expect(
        throws: DriverError.unsupported("press \(button)", reason: "a simulated device has no such button")
      ) { try device.press(button) }
    }
  }
}

/// How a device is set from its start.
@Suite struct FirstSettingsTests {
  private func start(_ device: SimulatedDevice) throws -> SimulatedDevice {
    device.install(CornersApp.self)
    try device.launch(LaunchRequest(CornersApp.bundleIdentifier))
    return device
  }

  @Test func aDeviceThatIsHeldOnItsSideShowsWhatATurnedOneShows() throws {
    let held = try start(SimulatedDevice(.iPhone15, orientation: .landscapeRight))
    let turned = try start(SimulatedDevice(.iPhone15))
    try turned.rotate(to: .landscapeRight)
    #expect(try held.snapshot().configuration == turned.snapshot().configuration)
    #expect(try held.capture().picture == turned.capture().picture)
    #expect(try held.capture().picture.width == 852 * 3)
  }

  @Test func aTelephoneIsNotHeldUpsideDown() throws {
    #expect(throws: DriverError.self) { try SimulatedDevice(.iPhone15, orientation: .portraitUpsideDown) }
    for profile in [DeviceProfile.iPadAir, .iPad, .iPhone8] {
      #expect(
        try SimulatedDevice(profile, orientation: .portraitUpsideDown).configuration.size == profile.size)
    }
  }

  @Test func aLanguageFromRightToLeftMirrorsTheLayout() throws {
    func text(_ locale: String) throws -> CGRect {
      let screen = try start(SimulatedDevice(locale: locale)).snapshot().screen
      return try #require(screen.paths { $0.label == "light" }.first.flatMap { screen[$0] }).frame
    }
    let (english, arabic) = (try text("en-US"), try text("ar"))
    #expect(english.minX == 0 && arabic.maxX == 375)
    let hebrew = try start(SimulatedDevice(locale: "he-IL")).capture().picture
    #expect(try start(SimulatedDevice()).capture().picture != hebrew)
  }
}
