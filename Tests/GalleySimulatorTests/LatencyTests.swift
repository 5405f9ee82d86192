import Foundation
import GalleyAutomation
import GalleyServices
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// An app in which everything leads somewhere.
private struct LateApp: App {
  static let bundleIdentifier = "org.example.Late"

  var body: some Scene { WindowGroup { LateView() } }
}

private struct LateView: View {
  @Environment(\.network) private var network
  @State private var taps: [String] = []
  @State private var answer = "none"

  var body: some View {
    TabView {
      NavigationStack {
        VStack(spacing: 12) {
          Text(taps.joined(separator: " ")).accessibilityIdentifier("taps")
          Text(answer).accessibilityIdentifier("answer")
          Button("add") { taps.append("\(taps.count)") }
          Button("fetch") {
            network.send(NetworkRequest(url: "https://example.org/")) { _ in answer = "here" }
          }
          NavigationLink("open") { Text("opened") }
        }
      }
      .tabItem { Text("First") }
      Text("second page").tabItem { Text("Second") }
    }
  }
}

@Suite struct LatencyTests {
  let device: SimulatedDevice

  init() throws {
    device = try SimulatedDevice()
    device.install(LateApp.self)
    try device.launch(LaunchRequest(LateApp.bundleIdentifier))
  }

  private func element(_ name: String) throws -> Element? {
    let screen = try device.snapshot().screen
    return screen.paths { $0.identifier == name || $0.label == name }.first.flatMap { screen[$0] }
  }

  private func tap(_ name: String) throws {
    let frame = try #require(try element(name)).frame
    try device.perform(.tap(CGPoint(x: frame.midX, y: frame.midY)))
  }

  /// The time until an element is there, of at most ten seconds.
  private func wait(for name: String) throws -> Duration? {
    let start = device.now
    while device.now < start + .seconds(10) {
      if try element(name) != nil { return device.now - start }
      try device.wait(until: start + .seconds(10))
    }
    return nil
  }

  @Test func withoutItEverythingIsAtOnce() throws {
    try tap("open")
    #expect(try element("opened") != nil)
  }

  @Test(arguments: 0..<20) func transitionsComeLateAndTheSameSeedIsAsLate(_ seed: UInt64) throws {
    func delays() throws -> [Duration?] {
      try device.launch(LaunchRequest(LateApp.bundleIdentifier))
      device.latency = SeededLatency(seed: seed, upTo: .seconds(5))
      try tap("open")
      let page = try wait(for: "opened")
      try tap("Second")
      let tab = try wait(for: "second page")
      return [page, tab]
    }
    let first = try delays()
    #expect(try delays() == first)
    var expected = SeededLatency(seed: seed, upTo: .seconds(5))
    #expect(first == [expected.next(), expected.next()])
  }

  @Test(arguments: 0..<10) func answersComeLateOnTopOfTheNetwork(_ seed: UInt64) throws {
    device.latency = SeededLatency(seed: seed, upTo: .seconds(3))
    try tap("fetch")
    var expected = SeededLatency(seed: seed, upTo: .seconds(3))
    let delay = expected.next() + .milliseconds(250) + expected.next()
    #expect(try wait(for: "here") == delay)
  }

  @Test(arguments: 0..<20) func tapsOnOneControlStayInOrderAndNoneIsLost(_ seed: UInt64) throws {
    device.latency = SeededLatency(seed: seed, upTo: .seconds(4))
    for _ in 0..<6 { try tap("add") }
    device.advance(by: .seconds(10))
    #expect(try element("taps")?.label == "0 1 2 3 4 5")
  }

  @Test func whatIsLateIsNotDoneInAnAppThatHasEnded() throws {
    device.latency = SeededLatency(seed: 3, upTo: .seconds(5))
    try tap("open")
    try tap("add")
    try device.terminate(LateApp.bundleIdentifier)
    device.advance(by: .seconds(10))
    device.latency = nil
    try device.launch(LaunchRequest(LateApp.bundleIdentifier))
    device.advance(by: .seconds(10))
    #expect(try element("opened") == nil)
    #expect(try element("taps")?.label == "")
  }

  @Test func delaysAreSpreadOverTheWholeRange() {
    var latency = SeededLatency(seed: 1, upTo: .milliseconds(9))
    let delays = (0..<2_000).map { _ in latency.next() }
    for number in 0...9 {
      let share = delays.filter { $0 == .milliseconds(number) }.count
      #expect((120...280).contains(share), "a tenth of 2 000 is 200; six standard deviations are 80")
    }
    #expect(delays.allSatisfy { $0 >= .zero && $0 <= .milliseconds(9) })
    var none = SeededLatency(seed: 1, upTo: .zero)
    #expect(none.next() == .zero)
    #expect("\(SeededLatency(seed: 7, upTo: .seconds(5)))" == "SeededLatency(seed: 7, upTo: 5.0 seconds)")
  }
}
