import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews
import SeededCases
import Testing

/// As many rows as are asked for, of which a screen shows about eighteen.
private struct LongApp: App {
  static let bundleIdentifier = "org.example.Long"

  var body: some Scene { WindowGroup { LongView() } }
}

private struct LongView: View {
  @Environment(\.launchArguments) private var arguments

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<(Int(arguments[0]) ?? 0), id: \.self) { row in
          Text("Row \(row)").frame(maxWidth: .infinity).frame(height: 44)
        }
      }
    }
  }
}

/// Where content is after a finger was lifted that has moved it.
@Suite struct ThrowTests {
  private let device: SimulatedDevice

  init() throws {
    device = try SimulatedDevice()
    device.install(LongApp.self)
    try device.launch(LaunchRequest(LongApp.bundleIdentifier, arguments: ["100"]))
    // Far from both ends, where nothing is pulled beyond them.
    try device.move(.scroll(CGPoint(x: 180, y: 400), by: CGVector(dx: 0, dy: -1800)))
  }

  /// The distance that rows have been scrolled.
  private func offset() throws -> Double {
    let screen = ScreenIndex(try device.snapshot())
    let row = try #require(
      screen.nodes.first { $0.element.label.hasPrefix("Row ") && $0.element.frame.minY > 0 })
    let number = try #require(Double(row.element.label.dropFirst(4)))
    return number * 44 - row.element.frame.minY
  }

  /// How far content goes by a drag until the finger is lifted, and by itself then.
  private func ways(of drag: GalleyAutomation.Gesture) throws -> (with: Double, after: Double) {
    let before = try offset()
    try device.perform(drag)
    let lifted = try offset()
    device.advance(by: .seconds(10))
    return (lifted - before, try offset() - lifted)
  }

  @Test(arguments: Soak.seeds(16))
  func aFingerThatRestsThrowsNothing(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let way = Double.random(in: 40...300, using: &random) * (Bool.random(using: &random) ? 1 : -1)
    let velocity = Double.random(in: 50...6000, using: &random)
    let hold = Duration.milliseconds(Int.random(in: 101...900, using: &random))
    let start = CGPoint(x: 180, y: 400)
    let (with, after) = try ways(
      of: .drag(from: start, to: CGPoint(x: 180, y: 400 - way), velocity: velocity, hold: hold))
    #expect(after == 0, "\(velocity) for \(way), \(hold)")
    #expect(abs(with - way) < 0.51, "\(velocity) for \(way), \(hold)")
  }

  @Test(arguments: Soak.seeds(16))
  func aFingerNoFasterThanXCUITestsThrowsNothing(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let way = Double.random(in: 40...300, using: &random) * (Bool.random(using: &random) ? 1 : -1)
    let velocity = Double.random(in: 20...Velocity.drag, using: &random)
    let start = CGPoint(x: 180, y: 400)
    let (with, after) = try ways(
      of: .drag(from: start, to: CGPoint(x: 180, y: 400 - way), velocity: velocity))
    #expect(after == 0, "\(velocity) for \(way)")
    #expect(abs(with - way) < 0.51, "\(velocity) for \(way)")
  }

  @Test func theFasterAFingerTheFartherItThrows() throws {
    func thrown(_ velocity: Double) throws -> Double {
      try ways(of: .drag(from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 300), velocity: velocity))
        .after
    }
    // Where there is room for all of it.
    try device.move(.scroll(CGPoint(x: 180, y: 400), by: CGVector(dx: 0, dy: 1400)))
    let slow = try thrown(Velocity.slowDrag)
    let usual = try thrown(Velocity.drag)
    let fast = try thrown(Velocity.fastDrag)
    let swipe = try thrown(Velocity.ordinary)
    #expect(slow == 0)
    #expect(usual == 0)
    // A speed v goes on by v / 1000 points a millisecond, of which 0.998 is left after each: half of v in all.
    #expect(abs(fast - Velocity.fastDrag / 2) < Velocity.fastDrag / 20)
    #expect(abs(swipe - Velocity.ordinary / 2) < Velocity.ordinary / 20)
  }

  @Test func aFingerThatGoesOnAfterARestThrowsAgain() throws {
    func point(_ y: Double) -> CGPoint { CGPoint(x: 180, y: y) }
    let (_, after) = try ways(
      of: Gesture(fingers: [
        [
          .init(.zero, point(600)), .init(.milliseconds(200), point(500)),
          .init(.milliseconds(700), point(500)),
          .init(.milliseconds(800), point(400)),
        ]
      ]))
    #expect(after > 300)
  }

  @Test(arguments: [Velocity.drag, Velocity.fast], [Duration.zero, .milliseconds(500)])
  func contentThatFitsComesBack(_ velocity: Double, _ hold: Duration) throws {
    try device.launch(LaunchRequest(LongApp.bundleIdentifier, arguments: ["5"]))
    let before = try #require(try device.element("Row 2")).frame
    try device.perform(
      .drag(from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 480), velocity: velocity, hold: hold))
    let lifted = try #require(try device.element("Row 2")).frame
    // A pull beyond an end is followed by about a half.
    #expect(before.minY - lifted.minY > 40 && before.minY - lifted.minY < 80)
    device.advance(by: .seconds(5))
    #expect(try device.element("Row 2")?.frame == before)
  }
}
