import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyViews
import Testing

/// Shapes, colours and drawings as VoiceOver reads them.
@Suite struct ShapeSceneTests {
  @Test func describedShapesAreHeard() throws {
    let device = try SimulatedDevice()
    device.install(ShapesApp.self)
    let app = Application(ShapesApp.bundleIdentifier, on: Automator(driver: device))
    try app.launch()
    var voiceOver = try VoiceOver(on: app)
    #expect(
      try voiceOver.readAll() == [
        "Recording", "Signal, 3 of 5. Shows the network", "Sea", "Dawn", "Sketch", "End",
      ])
  }
}

/// Shapes with and without a description.
private struct ShapesApp: App {
  var body: some Scene { WindowGroup { ShapesView() } }
}

private struct ShapesView: View {
  var body: some View {
    VStack(spacing: 12) {
      Circle().fill(.red).frame(width: 30, height: 30).accessibilityLabel("Recording")
      Rectangle().frame(width: 30, height: 30).accessibilityLabel("Signal").accessibilityValue("3 of 5")
        .accessibilityHint("Shows the network")
      Color.blue.frame(width: 30, height: 30).accessibilityLabel("Sea")
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .frame(width: 30, height: 30).accessibilityLabel("Dawn")
      Canvas { _, _ in }.frame(width: 30, height: 30).accessibilityLabel("Sketch")
      Circle().frame(width: 30, height: 30)
      Circle().frame(width: 30, height: 30).accessibilityLabel("Hidden").accessibilityHidden(true)
      Text("End")
    }
  }
}
