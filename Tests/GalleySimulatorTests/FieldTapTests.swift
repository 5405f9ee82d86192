import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

@Suite struct FieldTapTests {
  private func typed(_ gestures: [(CGPoint) -> GalleyAutomation.Gesture]) throws -> String? {
    let device = try SimulatedDevice()
    device.install(ProbeApp.self)
    try device.launch(LaunchRequest(ProbeApp.bundleIdentifier, arguments: [], environment: [:]))
    func field() throws -> Element {
      let screen = try device.snapshot().screen
      let path = try #require(screen.paths { $0.identifier == "field" }.first)
      return try #require(screen[path])
    }
    // The keyboard moves the field, so its place is asked for each time.
    func place() throws -> CGPoint { CGPoint(x: try field().frame.minX + 12, y: try field().frame.midY) }
    try device.perform(.tap(try place()))
    try device.press("one".map { .character($0) })
    for gesture in gestures { try device.perform(gesture(try place())) }
    try device.press([.character("X")])
    return try field().value?.text
  }

  @Test func twoTapsOfATestAreNoDoubleTap() throws {
    #expect(try typed([{ .tap($0) }, { .tap($0) }])?.contains("X") == true)
    #expect(try typed([{ .tap($0) }, { .tap($0) }])?.count == 4)
  }

  @Test func aDoubleTapSelectsTheWord() throws {
    #expect(try typed([{ .doubleTap($0) }]) == "X")
  }
}
