import Foundation
import GalleyAutomation
import GalleyImage
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// An app with every control in a form, and a sheet over it.
private struct ControlsApp: App {
  static let bundleIdentifier = "org.example.Controls"

  var body: some Scene { WindowGroup { ControlsView() } }
}

private struct ControlsView: View {
  @Environment(\.openURL) private var openURL
  @State private var isOn = false
  @State private var portions = 2
  @State private var volume = 0.5
  @State private var unit = "Metric"
  @State private var theme = "Light"
  @State private var row = 3
  @State private var isShown = false
  @State private var isAsking = false

  var body: some View {
    NavigationStack {
      Form {
        Toggle("Dark", isOn: $isOn).accessibilityIdentifier("dark")
        Stepper("Portions \(portions)", value: $portions, in: 1...4).accessibilityIdentifier("portions")
        Slider(value: $volume).accessibilityIdentifier("volume")
        Picker("Units", selection: $unit) { ForEach(["Metric", "Imperial"], id: \.self) { Text($0) } }
          .accessibilityIdentifier("units")
        Picker("Theme", selection: $theme) { ForEach(["Light", "Night"], id: \.self) { Text($0) } }
          .pickerStyle(.segmented).accessibilityIdentifier("theme")
        Button("Show sheet") { isShown = true }
        Button("Ask") { isAsking = true }
        if let url = URL(string: "https://example.org/") { Link("Site", destination: url) }
        Picker("Row", selection: $row) { ForEach(0..<9) { Text("Row \($0)") } }
          .pickerStyle(.wheel).accessibilityIdentifier("wheel")
      }
      .navigationTitle("Controls").navigationBarTitleDisplayMode(.inline)
    }
    .sheet(isPresented: $isShown) {
      NavigationStack {
        List { ForEach(0..<20) { Text("Line \($0)") } }
          .navigationTitle("Sheet").navigationBarTitleDisplayMode(.inline)
      }
      .presentationDetents([.medium, .large])
    }
    .confirmationDialog("Really?", isPresented: $isAsking) { Button("Yes") {} }
  }
}

@Suite struct ControlsOnDeviceTests {
  let device: SimulatedDevice
  let automator: Automator

  init() throws {
    device = try SimulatedDevice()
    device.install(ControlsApp.self)
    try device.launch(LaunchRequest(ControlsApp.bundleIdentifier))
    automator = Automator(driver: device)
  }

  private func element(_ name: String) throws -> Element {
    let screen = try device.snapshot().screen
    let path = screen.paths { $0.identifier == name || $0.label == name || $0.value?.text == name }.first
    return try #require(path.flatMap { screen[$0] }, "\(name)")
  }

  private func tap(_ name: String) throws {
    try automator.settle(until: device.now + .seconds(5))
    let element = try element(name)
    #expect(element.isHittable, "\(name)")
    // A toggle is tapped at the switch within it.
    let frame = element.type == .switch ? element.children[0].frame : element.frame
    try device.perform(.tap(CGPoint(x: frame.midX, y: frame.midY)))
    try automator.settle(until: device.now + .seconds(5))
  }

  @Test func touchesDoWhatTheElementsSay() throws {
    try tap("dark")
    #expect(try element("dark").value == "1")
    try tap("portions-Increment")
    try tap("portions-Increment")
    #expect(try element("portions").label == "Portions 4")
    #expect(try !element("portions-Increment").isEnabled)
    try tap("units")
    #expect(try !element("dark").isHittable)
    try tap("Imperial")
    #expect(try element("units").value == "Imperial")
    try tap("Night")
    #expect(try element("Night").isSelected)
    try tap("Site")
    #expect(device.openedURLs.map(\.absoluteString) == ["https://example.org/"])
    let wheel = try element("wheel").frame
    try device.perform(.tap(CGPoint(x: wheel.midX, y: wheel.midY + 34)))
    try automator.settle(until: device.now + .seconds(5))
    #expect(try element("Row 4").type == .pickerWheel)
    try tap("Ask")
    try tap("Cancel")
    #expect(try element("Ask").isHittable)
  }

  @Test func aSliderGoesToWhereAFingerTakesIt() throws {
    let frame = try element("volume").frame
    let thumb = CGPoint(x: frame.midX, y: frame.midY)
    try device.perform(.drag(from: thumb, to: CGPoint(x: frame.maxX - 14, y: frame.midY), velocity: 500))
    #expect(try element("volume").value == "100%")
  }

  @Test func aFingerThatStaysOnAStepperStepsOn() throws {
    let frame = try element("portions-Decrement").frame
    try device.perform(.tap(CGPoint(x: frame.midX, y: frame.midY), duration: .seconds(2)))
    #expect(try element("portions").value == "1")
  }

  @Test func whatASheetCoversTakesNoTouches() throws {
    try tap("Show sheet")
    #expect(try !element("dark").isHittable)
    #expect(try element("Line 0").isHittable)
    #expect(device.activity.isEmpty)
    let sheet = try element("Sheet Grabber").frame
    try device.perform(
      .drag(from: CGPoint(x: sheet.midX, y: sheet.midY), to: CGPoint(x: sheet.midX, y: 800), velocity: 1500))
    #expect(device.activity == ["sheet"])
    try automator.settle(until: device.now + .seconds(5))
    #expect(try element("dark").isHittable)
  }

  /// The top of the screen is black around a large sheet, so the clock is white there.
  @Test func theStatusBarCanBeReadAroundALargeSheet() throws {
    try tap("Show sheet")
    try tap("Sheet Grabber")
    let picture = try device.capture().picture
    let bright = (0..<132).contains { y in (0..<400).contains { x in picture[x, y] == .white } }
    #expect(bright)
    #expect(picture[3, 3] == .black || picture[3, 3].red < 30)
  }

  /// The same touches on two devices end with the same tree and the same pixels, also in the midst of a motion.
  @Test(arguments: 0..<6) func twoDevicesAgreeOnEveryPixelAndElement(_ seed: UInt64) throws {
    func play() throws -> Capture {
      let device = try SimulatedDevice()
      device.install(ControlsApp.self)
      try device.launch(LaunchRequest(ControlsApp.bundleIdentifier))
      var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
      func random(_ limit: Int) -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(Int(state >> 33) % limit)
      }
      for _ in 0..<12 {
        let start = CGPoint(x: random(375), y: random(812))
        if random(2) == 0 {
          try device.perform(.tap(start))
        } else {
          try device.perform(
            .drag(from: start, to: CGPoint(x: random(375), y: random(812)), velocity: 300 + random(2000)))
        }
        device.advance(by: .milliseconds(Int64(random(600))))
      }
      return try device.capture()
    }
    let (first, second) = (try play(), try play())
    #expect(first.picture == second.picture)
    #expect(first.snapshot.applications.map(\.root) == second.snapshot.applications.map(\.root))
  }
}
