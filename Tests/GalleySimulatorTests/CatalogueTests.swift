import Foundation
import GalleyAutomation
import GalleyImage
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

private struct PlainApp: App {
  static let bundleIdentifier = "org.example.Plain"

  var body: some Scene { WindowGroup { ClassesView() } }
}

/// Says which size classes it has, and fills the safe area.
private struct ClassesView: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical

  var body: some View {
    Text("\(horizontal == .regular ? "regular" : "compact") \(vertical == .regular ? "regular" : "compact")")
      .accessibilityIdentifier("classes").frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.red)
  }
}

/// The models that a person holds.
private let handheld = DeviceProfile.catalogue.filter { !$0.isMac }

/// Every model of the catalogue, held in every way.
@Suite struct CatalogueTests {
  private func start(_ profile: DeviceProfile) throws -> SimulatedDevice {
    let device = try SimulatedDevice(profile)
    device.install(PlainApp.self)
    try device.launch(LaunchRequest(PlainApp.bundleIdentifier))
    return device
  }

  private func element(_ name: String, on device: SimulatedDevice) throws -> Element {
    let screen = try device.snapshot().screen
    return try #require(
      screen.paths { $0.label == name || $0.identifier == name }.first.flatMap { screen[$0] })
  }

  @Test(arguments: handheld) func statusBarAndCutOutLeaveEachOtherFree(
    _ profile: DeviceProfile
  )
    throws
  {
    let device = try start(profile)
    let capture = try device.capture()
    let screen = CGRect(origin: .zero, size: profile.size)
    let time = try element("9:41", on: device).frame
    let battery = try element("100% battery power", on: device).frame
    #expect(screen.contains(time) && screen.contains(battery))
    #expect(battery.maxX > time.maxX)
    // What is drawn is dark on white or white on dark, and never under the cut-out.
    guard let cutOut = profile.cutOut else { return }
    let picture = capture.picture
    for y in stride(from: cutOut.minY + 1, to: cutOut.maxY - 1, by: 4) {
      // A notch has round corners below, where the first of the signs has its place.
      for x in stride(from: cutOut.minX + 11, to: cutOut.maxX - 11, by: 3) {
        #expect(
          picture[Int(x * profile.scale), Int(y * profile.scale)] == picture[picture.width / 2, 2],
          "something is drawn at \(x), \(y)")
      }
    }
  }

  /// Apple's table of size classes.
  ///
  /// - Reference: [Human Interface Guidelines, Layout, "Device size
  ///   classes"](https://developer.apple.com/design/human-interface-guidelines/layout#Device-size-classes).
  @Test(arguments: handheld) func sizeClassesAreAsInApplesTable(_ profile: DeviceProfile)
    throws
  {
    let device = try start(profile)
    let isTablet = profile.name.hasPrefix("iPad")
    #expect(try element("classes", on: device).label == (isTablet ? "regular regular" : "compact regular"))
    try device.rotate(to: .landscapeLeft)
    let isLarge = profile.name == "iPhone 15 Pro Max"
    let expected = isTablet ? "regular regular" : isLarge ? "regular compact" : "compact compact"
    #expect(try element("classes", on: device).label == expected)
  }

  @Test(arguments: handheld) func aDeviceOnItsSideHasItsOwnSafeArea(_ profile: DeviceProfile)
    throws
  {
    let device = try start(profile)
    for orientation in [Orientation.landscapeLeft, .landscapeRight] {
      try device.rotate(to: orientation)
      let snapshot = try device.snapshot()
      let insets = profile.landscapeSafeArea
      #expect(snapshot.configuration.size == CGSize(width: profile.size.height, height: profile.size.width))
      let frame = try element("classes", on: device).frame
      #expect(frame.midX == profile.size.height / 2)
      #expect(
        abs(frame.midY - (insets.top + profile.size.width - insets.bottom) / 2) <= 0.5,
        "the text is in the middle of what is safe")
      let hasStatusBar = !snapshot.screen.paths { $0.type == .statusBar }.isEmpty
      #expect(hasStatusBar == profile.name.hasPrefix("iPad"))
    }
    try device.rotate(to: .portrait)
    #expect(try device.snapshot().configuration.size == profile.size)
  }

  @Test func modelsAreFoundByTheirNames() {
    #expect(DeviceProfile(named: "ipad pro (9.7-inch)") == .iPadPro9)
    #expect(DeviceProfile(named: "Pixel") == nil)
    #expect(DeviceProfile.catalogue.first == .iPhoneX)
  }
}
