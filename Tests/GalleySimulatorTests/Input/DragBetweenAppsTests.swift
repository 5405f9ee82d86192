import Foundation
import GalleyAutomation
import GalleyImage
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// An app with words to be carried away: one that other apps are offered, and one that they are not.
private struct WordsApp: App {
  static let bundleIdentifier = "org.example.Words"
  static let displayName = "Words"

  var body: some Scene { WindowGroup { WordsView() } }
}

private struct WordsView: View {
  @State private var kept = "nothing kept"
  @State private var page = 1

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: 100).draggable("open word").accessibilityIdentifier("open")
      Color.purple.frame(height: 100).draggable("secret word").accessibilityIdentifier("secret")
        .dragConfiguration(DragConfiguration(operationsOutsideApp: .init(allowCopy: false)))
      Color.gray.frame(height: 100).draggable("idle word").accessibilityIdentifier("idle").disabled(true)
      Button("Turn") { page += 1 }.frame(height: 60)
      if page == 2 {
        Text(kept).frame(height: 100).frame(maxWidth: .infinity).accessibilityIdentifier("shelf")
          .dropDestination(for: String.self) { words, _ in
            kept = "kept \(words.joined())"
            return true
          }
      }
    }
  }
}

/// An app that takes words.
private struct ShelfApp: App {
  static let bundleIdentifier = "org.example.Shelf"
  static let displayName = "Shelf"

  var body: some Scene { WindowGroup { ShelfView() } }
}

private struct ShelfView: View {
  @State private var kept = "nothing kept"
  @State private var isTargeted = false

  var body: some View {
    Text(kept).frame(maxWidth: .infinity, maxHeight: .infinity).background(isTargeted ? Color.yellow : .green)
      .accessibilityIdentifier("shelf")
      .dropDestination(for: String.self) { words, place in
        kept = "kept \(words.joined()) at \(Int(place.x))"
        return true
      } isTargeted: {
        isTargeted = $0
      }
  }
}

/// What a finger carries from one app to another, while a second one goes to the home screen and opens that.
@Suite struct DragBetweenAppsTests {
  private let device: SimulatedDevice

  init() throws {
    device = try SimulatedDevice()
    device.install(WordsApp.self)
    device.install(ShelfApp.self)
    try device.launch(LaunchRequest(WordsApp.bundleIdentifier))
  }

  private func middle(_ name: String) throws -> CGPoint {
    let frame = try #require(try device.element(name), "\(name) is not on the screen").frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Where an app's icon is on the home screen.
  private func icon(_ name: String) throws -> CGPoint {
    try device.activate(LaunchRequest(SimulatedDevice.springboard))
    defer { try? device.activate(LaunchRequest(WordsApp.bundleIdentifier)) }
    return try middle(name)
  }

  /// A finger that presses long, stays for three seconds, and goes to a point.
  private func carry(_ name: String, to end: CGPoint) throws -> GalleyAutomation.Gesture {
    .drag(from: try middle(name), to: end, press: .seconds(3), velocity: 400)
  }

  private var home: GalleyAutomation.Gesture {
    .drag(from: CGPoint(x: 187, y: 810), to: CGPoint(x: 187, y: 500), velocity: 1500)
  }

  private let place = CGPoint(x: 200, y: 500)

  @Test func aWordIsDroppedInAnotherApp() throws {
    let shelf = try icon("Shelf")
    try device.perform(
      carry("open", to: place).joined(by: home, after: .seconds(1)).joined(
        by: .tap(shelf), after: .seconds(2)))
    #expect(device.state(of: ShelfApp.bundleIdentifier) == .runningForeground)
    #expect(try device.element("shelf")?.label == "kept open word at 200")
    #expect(device.isLatestInputAnswered)
  }

  @Test func anAppKeepsForItselfWhatOthersAreNotOffered() throws {
    let shelf = try icon("Shelf")
    try device.perform(
      carry("secret", to: place).joined(by: home, after: .seconds(1)).joined(
        by: .tap(shelf), after: .seconds(2)))
    #expect(device.state(of: ShelfApp.bundleIdentifier) == .runningForeground)
    #expect(try device.element("shelf")?.label == "nothing kept")
    // Within the app it may be dropped.
    try device.activate(LaunchRequest(WordsApp.bundleIdentifier))
    try device.touch("Turn")
    try device.perform(carry("secret", to: middle("shelf")))
    #expect(try device.element("shelf")?.label == "kept secret word")
  }

  @Test func whatIsDisabledIsNotCarried() throws {
    try device.touch("Turn")
    try device.perform(carry("idle", to: middle("shelf")))
    #expect(try device.element("shelf")?.label == "nothing kept")
  }

  @Test func anotherFingerUsesTheAppMeanwhile() throws {
    let turn = try middle("Turn")
    // The shelf comes up below, and all of it moves up by half of its height.
    let shelf = CGPoint(x: turn.x, y: turn.y + 30)
    try device.perform(carry("open", to: shelf).joined(by: .tap(turn), after: .seconds(1)))
    #expect(try device.element("shelf")?.label == "kept open word")
  }

  @Test func nothingComesOfADropOnTheHomeScreen() throws {
    try device.perform(carry("open", to: place).joined(by: home, after: .seconds(1)))
    #expect(device.state(of: WordsApp.bundleIdentifier) == .runningBackground)
    try device.activate(LaunchRequest(WordsApp.bundleIdentifier))
    try device.touch("Turn")
    #expect(try device.element("shelf")?.label == "nothing kept")
  }

  @Test func theAppThatItComesFromMayEnd() throws {
    let shelf = try icon("Shelf")
    device.clock.after(.milliseconds(2500)) { [device] in try? device.terminate(WordsApp.bundleIdentifier) }
    try device.perform(
      carry("open", to: place).joined(by: home, after: .seconds(1)).joined(
        by: .tap(shelf), after: .seconds(2)))
    #expect(try device.element("shelf")?.label == "nothing kept")
  }

  @Test func whatIsCarriedIsSeenAboveTheOtherApp() throws {
    let shelf = try icon("Shelf")
    let start = try middle("open")
    let end = CGPoint(x: start.x, y: start.y + 400)
    var seen: [RGBA] = []
    // Half a second after it sets out, the finger is half of its way there.
    device.clock.after(.milliseconds(3500)) { [device] in
      guard let picture = try? device.capture().picture else { return }
      let scale = device.configuration.scale
      seen = [200.0, 350].map { picture[Int(start.x * scale), Int((start.y + $0) * scale)] }
    }
    try device.perform(
      carry("open", to: end).joined(by: home, after: .seconds(1)).joined(by: .tap(shelf), after: .seconds(2)))
    // The red view is seen through a little; around it is the app that takes it, which is yellow meanwhile.
    #expect(seen.count == 2)
    #expect(seen.first.map { $0.red > 200 && $0.green < 120 } == true, "\(seen)")
    #expect(seen.last.map { $0.red > 200 && $0.green > 180 } == true, "\(seen)")
  }
}
