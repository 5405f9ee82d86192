import Foundation
import GalleyAutomation
import GalleyImage
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// An app in which one thing moves for two seconds, and another one for ever.
private struct MovingApp: App {
  static let bundleIdentifier = "org.example.Moving"

  var body: some Scene { WindowGroup { MovingView() } }
}

private struct MovingView: View {
  @State private var isRight = false
  @State private var isPulsing = false

  var body: some View {
    VStack {
      Button("move") { withAnimation(.linear(duration: 2)) { isRight.toggle() } }
      Button("pulse") { withAnimation(.linear(duration: 1).repeatForever()) { isPulsing.toggle() } }
      HStack {
        if isRight { Spacer() }
        Text("here").padding().background(.red).opacity(isPulsing ? 0.2 : 1)
        if !isRight { Spacer() }
      }
    }
  }
}

@Suite struct AnimationSettlingTests {
  private let device: SimulatedDevice
  private let automator: Automator

  init() throws {
    device = try SimulatedDevice()
    device.install(MovingApp.self)
    try device.launch(LaunchRequest(MovingApp.bundleIdentifier))
    automator = Automator(driver: device)
  }

  private func tap(_ name: String) throws {
    let screen = try device.snapshot().screen
    let path = try #require(screen.paths { $0.label == name && $0.type == .button }.first)
    let frame = try #require(screen[path]).frame
    try device.perform(.tap(CGPoint(x: frame.midX, y: frame.midY)))
  }

  private func place() throws -> CGFloat {
    let screen = try device.snapshot().screen
    let path = try #require(screen.paths { $0.label == "here" }.first)
    return try #require(screen[path]).frame.minX
  }

  @Test func aTestCanLookAtAnyInstantAndWaitsForTheEnd() throws {
    let start = try place()
    try tap("move")
    let began = device.now
    #expect(device.activity == ["animation"])
    let end = try place()
    #expect(end > start + 100, "elements are where they will be")
    var pictures: Set<PixelDigest> = []
    for _ in 0..<10 {
      device.advance(by: .milliseconds(100))
      pictures.insert(try device.capture().picture.digest)
    }
    #expect(pictures.count == 10, "each is another one")
    #expect(try automator.settle(until: device.now + .seconds(10)).isEmpty)
    #expect(device.now - began > .milliseconds(1900) && device.now - began < .milliseconds(2100))
    let last = try device.capture().picture
    device.advance(by: .seconds(1))
    #expect(try device.capture().picture == last && place() == end)
  }

  @Test func nobodyWaitsForWhatNeverEnds() throws {
    try tap("pulse")
    let began = device.now
    #expect(try automator.settle(until: device.now + .seconds(10)).isEmpty)
    #expect(device.now == began)
    try device.freeze()
    let frozen = try device.capture().picture
    try device.unfreeze()
    device.advance(by: .milliseconds(700))
    #expect(try device.capture().picture != frozen)
    try device.freeze()
    #expect(try device.capture().picture == frozen, "held still as at its start, whenever that is")
    try device.unfreeze()
  }
}
