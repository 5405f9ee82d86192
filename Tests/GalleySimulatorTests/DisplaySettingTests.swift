import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// The settings of a device that apps follow by their environment.
@Suite struct DisplaySettingTests {
  private func launch(_ device: SimulatedDevice) throws {
    device.install(DisplayApp.self)
    try device.launch(LaunchRequest(DisplayApp.bundleIdentifier, arguments: [], environment: [:]))
  }

  private func labels(_ device: SimulatedDevice) throws -> Set<String> {
    Set(try frames(device).keys)
  }

  private func frames(_ device: SimulatedDevice) throws -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    try device.capture().snapshot.screen.walk { element, _ in
      if !element.label.isEmpty { frames[element.label] = element.frame }
      return true
    }
    return frames
  }

  private func slug(_ device: SimulatedDevice) throws -> String {
    try device.capture().snapshot.configuration.slug
  }

  @Test func contrastIsASettingOfTheDevice() throws {
    let device = try SimulatedDevice(contrast: .increased)
    try launch(device)
    #expect(try labels(device).contains("increased"))
    #expect(try slug(device) == "iphone-x-light-increased-contrast")
    try device.setContrast(.standard)
    #expect(try labels(device).contains("standard"))
    #expect(try slug(device) == "iphone-x-light")
  }

  @Test func boldTextMakesTheSystemsFaceHeavierAndNoOther() throws {
    let device = try SimulatedDevice()
    try launch(device)
    let usual = try frames(device)
    try device.setBoldText(true)
    let bold = try frames(device)
    #expect(bold["bold"] != nil && usual["bold"] == nil)
    #expect(try slug(device) == "iphone-x-light-bold-text")
    let wide = "The quick brown fox"
    #expect(try #require(bold[wide]).width > #require(usual[wide]).width)
    // There is nothing heavier than the heaviest weight, and an app's own face is for the app.
    for same in ["Heaviest of all", "A face of its own"] {
      #expect(try #require(bold[same]).size == #require(usual[same]).size, "\(same)")
    }
    try device.setBoldText(false)
    #expect(try frames(device) == usual)
    let fromTheStart = try SimulatedDevice(boldText: true)
    try launch(fromTheStart)
    #expect(try frames(fromTheStart) == bold)
  }

  @Test func lessMotionIsForTheAppToFollow() throws {
    let device = try SimulatedDevice(reduceMotion: true)
    try launch(device)
    #expect(try labels(device).contains("still"))
    #expect(try slug(device) == "iphone-x-light-reduce-motion")
    try device.setReduceMotion(false)
    #expect(try labels(device).contains("moving"))
    #expect(try slug(device) == "iphone-x-light")
  }

  @Test(arguments: [(nil, "12:00 AM", ""), ("Europe/Berlin", "1:00 AM", "-Europe-Berlin")])
  func datesAreWrittenInTheDevicesTimeZone(_ zone: String?, _ time: String, _ slugEnd: String) throws {
    let device = try SimulatedDevice(timeZone: zone)
    try launch(device)
    let labels = try labels(device).map { $0.replacing("\u{202F}", with: " ") }
    #expect(labels.contains(time), "\(labels)")
    #expect(try slug(device) == "iphone-x-light" + slugEnd)
  }

  @Test func aTimeZoneThatThereIsNotIsTold() {
    #expect {
      _ = try SimulatedDevice(timeZone: "Berlin")
    } throws: { error in
      "\(error)"
        == "The device cannot use the time zone Berlin: there is none of this name; one is Europe/Berlin."
    }
  }
}

private struct DisplayApp: App {
  var body: some Scene {
    WindowGroup { DisplayTexts() }
  }
}

private struct DisplayTexts: View {
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.legibilityWeight) private var weight
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    VStack {
      Text(contrast == .increased ? "increased" : "standard")
      Text(weight == .bold ? "bold" : "regular")
      Text(reduceMotion ? "still" : "moving")
      Text("The quick brown fox")
      Text("Heaviest of all").fontWeight(.black)
      Text("A face of its own").font(.custom("Noto Sans", size: 17))
      Text(Date(timeIntervalSinceReferenceDate: 0), style: .time)
    }
  }
}
