import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews
import SeededCases
import Testing

/// An area that tells what a finger did to it, and how often.
private struct TouchApp: App {
  static let bundleIdentifier = "org.example.Touch"

  var body: some Scene { WindowGroup { TouchView() } }
}

private struct TouchView: View {
  @Environment(\.launchArguments) private var arguments
  @State private var noticed = "nothing"

  var body: some View {
    VStack {
      Text(noticed).accessibilityIdentifier("noticed")
      switch arguments.first {
      case "button":
        Button("target") { noticed = "tap" }.frame(height: 200).contextMenu {
          Button("Copy") { noticed = "copied" }
        }
      case "twice":
        Color.blue.onTapGesture(count: 2) { noticed = "two taps" }.accessibilityIdentifier("target")
      default:
        Color.blue.onTapGesture { noticed = "tap" }.onLongPressGesture { noticed = "long press" }
          .accessibilityIdentifier("target")
      }
    }
  }
}

/// Apple's thresholds, on a device.
@Suite struct ThresholdTests {
  private func device(_ screen: String = "area") throws -> (SimulatedDevice, CGPoint) {
    let device = try SimulatedDevice()
    device.install(TouchApp.self)
    try device.launch(LaunchRequest(TouchApp.bundleIdentifier, arguments: [screen]))
    let frame = try #require(try device.element("target")).frame
    return (device, CGPoint(x: frame.midX, y: frame.midY))
  }

  private func noticed(_ device: SimulatedDevice) throws -> String? { try device.element("noticed")?.label }

  /// A finger that goes to a point at once and stays there.
  private func touch(
    _ device: SimulatedDevice, at start: CGPoint, for time: Duration, movingBy way: CGVector = .zero
  ) throws {
    let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
    try device.perform(
      Gesture(fingers: [[.init(.zero, start), .init(min(.milliseconds(20), time), end), .init(time, end)]]))
  }

  @Test(arguments: [
    (1, "tap"), (50, "tap"), (499, "tap"), (500, "long press"), (501, "long press"), (3000, "long press"),
  ])
  func halfASecondIsALongPress(_ milliseconds: Int, _ expected: String) throws {
    let (device, middle) = try device()
    try touch(device, at: middle, for: .milliseconds(milliseconds))
    #expect(try noticed(device) == expected)
  }

  @Test(arguments: Soak.seeds(60))
  func timeAndWayTellTapsAndLongPressesApart(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (device, middle) = try device()
    let time = Duration.milliseconds(Int.random(in: 21...1000, using: &random))
    let way = Double.random(in: 0...30, using: &random)
    let angle = Double.random(in: 0..<(2 * .pi), using: &random)
    let reach = CGVector(dx: way * cos(angle), dy: way * sin(angle))
    try touch(device, at: middle, for: time, movingBy: reach)
    // A way that is longer along an axis than ten points is beyond both rules, one that is shorter by any within.
    if max(abs(reach.dx), abs(reach.dy)) > 10 {
      #expect(try noticed(device) == "nothing", "\(time), \(reach)")
    } else if way < 10 {
      #expect(
        try noticed(device) == (time < .milliseconds(500) ? "tap" : "long press"), "\(time), \(reach)")
    }
  }

  @Test func aButtonWithAMenuHasBoth() throws {
    let (device, middle) = try device("button")
    try touch(device, at: middle, for: .milliseconds(300), movingBy: CGVector(dx: 30, dy: 0))
    #expect(try noticed(device) == "nothing")
    try touch(device, at: middle, for: .milliseconds(490))
    #expect(try noticed(device) == "tap")
    try touch(device, at: middle, for: .milliseconds(510))
    device.advance(by: .seconds(1))
    try device.touch("Copy")
    #expect(try noticed(device) == "copied")
  }

  @Test(arguments: [(40, true), (300, true), (349, true), (350, false), (600, false)])
  func twoTapsBelongTogetherForAThirdOfASecond(_ pause: Int, _ isDouble: Bool) throws {
    let (device, middle) = try device("twice")
    let second = Duration.milliseconds(50 + pause)
    try device.perform(
      Gesture(fingers: [
        [.init(.zero, middle), .init(.milliseconds(50), middle)],
        [.init(second, middle), .init(second + .milliseconds(50), middle)],
      ]))
    #expect(try noticed(device) == (isDouble ? "two taps" : "nothing"))
  }

  @Test(arguments: [(0.0, true), (19, true), (21, false)])
  func twoTapsBelongTogetherWhereTheyAreNear(_ distance: Double, _ isDouble: Bool) throws {
    let (device, middle) = try device("twice")
    let beside = CGPoint(x: middle.x + distance, y: middle.y)
    try device.perform(
      Gesture.tap(middle).joined(by: .tap(beside), after: .milliseconds(130)))
    #expect(try noticed(device) == (isDouble ? "two taps" : "nothing"))
  }
}
