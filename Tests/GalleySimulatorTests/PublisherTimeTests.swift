import Combine
import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

private final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var searched: [String] = []
  @Published private(set) var seconds = 0
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $query.dropFirst().debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.searched.append($0) }.store(in: &subscriptions)
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .scan(0) { count, _ in count + 1 }.sink { [weak self] in self?.seconds = $0 }.store(in: &subscriptions)
  }
}

private struct SearchApp: App {
  static let bundleIdentifier = "org.example.Search"

  var body: some Scene { WindowGroup { SearchView() } }
}

private struct SearchView: View {
  @StateObject private var model = SearchModel()
  @State private var ticks: [Date] = []
  private let timer = Timer.publish(every: 2, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Button("type") {
        model.query = "a"
        model.query = "ab"
      }
      Text("\(model.searched)").accessibilityIdentifier("searched")
      Text("\(model.seconds)").accessibilityIdentifier("seconds")
      Text("\(ticks.count)").accessibilityIdentifier("ticks").onReceive(timer) { ticks.append($0) }
    }
  }
}

/// Publishers of an app have the time of its device.
@Suite struct PublisherTimeTests {
  private func label(_ identifier: String, on device: SimulatedDevice) throws -> String? {
    let screen = try device.snapshot().screen
    return screen.paths { $0.identifier == identifier }.first.flatMap { screen[$0]?.label }
  }

  @Test func timersRunOnTheClockOfTheDevice() throws {
    let device = try SimulatedDevice()
    device.install(SearchApp.self)
    try device.launch(LaunchRequest(SearchApp.bundleIdentifier))
    #expect(try label("seconds", on: device) == "0")
    device.advance(by: .milliseconds(4_500))
    let seconds = try #require(Int(try label("seconds", on: device) ?? ""))
    #expect((4...5).contains(seconds))
    // The view's timer is made anew with the view, each second; what it does goes on.
    #expect(try label("ticks", on: device) == "\(seconds / 2)")
    device.advance(by: .seconds(60))
    #expect(try label("seconds", on: device) == "\(seconds + 60)")
    #expect(try label("ticks", on: device) == "\(seconds / 2 + 30)")
  }

  @Test func debouncesRunOnTheClockOfTheDevice() throws {
    let device = try SimulatedDevice()
    device.install(SearchApp.self)
    try device.launch(LaunchRequest(SearchApp.bundleIdentifier))
    let screen = try device.snapshot().screen
    let button = try #require(screen.paths { $0.label == "type" }.first.flatMap { screen[$0] })
    try device.perform(.tap(CGPoint(x: button.frame.midX, y: button.frame.midY)))
    #expect(try label("searched", on: device) == "[]")
    device.advance(by: .milliseconds(299))
    device.advance(by: .milliseconds(1))
    #expect(try label("searched", on: device) == #"["ab"]"#)
  }
}
