import Foundation
import GalleyAutomation
import GalleyImage
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// Coloured boxes at places that are no whole pixels.
private struct BoxApp: App {
  static let bundleIdentifier = "org.example.Boxes"

  var body: some Scene { WindowGroup { BoxView() } }
}

private struct BoxView: View {
  var body: some View {
    VStack(spacing: 7.3) {
      ForEach(0..<6) { number in
        HStack(spacing: 3.7) {
          box("left \(number)")
          box("right \(number)").padding(.leading, 2.9)
        }
        .frame(width: 201.7 + CGFloat(number) * 1.1, height: 20.3)
      }
      box("moved").frame(width: 30.4, height: 10.9).offset(x: 11.2, y: 3.3)
      box("round").frame(width: 50.1, height: 33.3).padding(4.4).overlay(alignment: .bottomTrailing) {
        box("badge").frame(width: 7.7, height: 6.1)
      }
    }
  }

  private func box(_ name: String) -> some View {
    Color(hex: 0xFF0000).accessibilityElement().accessibilityLabel(name)
  }
}

@Suite struct FramePixelTests {
  /// The pixels inside of an element's edges are the element's, and those outside are not.
  @Test(arguments: [DeviceProfile.iPhoneX, .iPad]) func whatIsDrawnIsWhereItsElementIs(
    _ profile: DeviceProfile
  ) throws {
    let device = try SimulatedDevice(profile)
    device.install(BoxApp.self)
    try device.launch(LaunchRequest(BoxApp.bundleIdentifier))
    let capture = try device.capture()
    var frames: [CGRect] = []
    let screen = capture.snapshot.screen
    for path in screen.paths(where: { $0.type == .other && !$0.label.isEmpty }) {
      if let element = screen[path], element.frame.minY > 60 { frames.append(element.frame) }
    }
    try #require(frames.count == 15)
    let red = RGBA(255, 0, 0)
    func pixel(_ point: CGFloat) -> Int { Int((point * profile.scale).rounded()) }
    for frame in frames {
      let (left, right) = (pixel(frame.minX), pixel(frame.maxX))
      let (top, bottom) = (pixel(frame.minY), pixel(frame.maxY))
      #expect(right > left && bottom > top)
      for (x, y) in [(left, top), (right - 1, top), (left, bottom - 1), (right - 1, bottom - 1)] {
        #expect(capture.picture[x, y] == red)
      }
      let middle = ((left + right) / 2, (top + bottom) / 2)
      for (x, y) in [(left - 1, middle.1), (right, middle.1), (middle.0, top - 1), (middle.0, bottom)] {
        #expect(capture.picture[x, y] == RGBA.white)
      }
    }
  }
}
