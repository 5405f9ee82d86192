import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// A button with a menu that says whether the pointer is over it.
private struct PointerApp: App {
  static let bundleIdentifier = "org.example.Pointer"

  var body: some Scene { WindowGroup { PointerView() } }
}

private struct PointerView: View {
  @State private var isOver = false
  @State private var noticed = "nothing"

  var body: some View {
    VStack(spacing: 40) {
      Text(isOver ? "over" : "beside").accessibilityIdentifier("hover")
      Text(noticed).accessibilityIdentifier("noticed")
      Button("target") { noticed = "click" }.frame(height: 60).onHover { isOver = $0 }
        .contextMenu { Button("Copy") { noticed = "copied" } }
      Text("plain").frame(height: 60)
    }
  }
}

/// A pointer moves over all windows of a device.
@Suite struct PointerOnDeviceTests {
  private let device: SimulatedDevice

  init() throws {
    device = try SimulatedDevice(.iPadAir)
    device.install(PointerApp.self)
    try device.launch(LaunchRequest(PointerApp.bundleIdentifier))
  }

  private func middle(_ name: String) throws -> CGPoint {
    let frame = try #require(try device.element(name), "\(name) is not on the screen").frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test func itLeavesAnAppForAQuestionOfTheSystem() throws {
    try device.move(.hover(middle("target")))
    #expect(try device.element("hover")?.label == "over")
    device.present(SystemAlert("Battery low"))
    try device.move(.hover(middle("Battery low")))
    try device.touch("OK")
    #expect(try device.element("hover")?.label == "beside")
  }

  @Test func theSecondaryButtonOpensTheMenuAndThePrimaryOneActs() throws {
    try device.move(.click(middle("target"), button: .secondary))
    device.advance(by: .seconds(1))
    #expect(device.isLatestInputAnswered)
    try device.move(.click(middle("Copy")))
    device.advance(by: .seconds(1))
    #expect(try device.element("noticed")?.label == "copied")
    try device.move(.click(middle("target")))
    #expect(try device.element("noticed")?.label == "click")
  }

  @Test func whereNothingAsksForThePointerNothingAnswers() throws {
    try device.move(.click(middle("plain"), button: .secondary))
    #expect(!device.isLatestInputAnswered)
    try device.move(.click(middle("plain")))
    #expect(!device.isLatestInputAnswered)
    try device.move(.scroll(middle("plain"), by: CGVector(dx: 0, dy: -40)))
    #expect(!device.isLatestInputAnswered)
    try device.move(.click(middle("target")))
    #expect(device.isLatestInputAnswered)
  }
}
