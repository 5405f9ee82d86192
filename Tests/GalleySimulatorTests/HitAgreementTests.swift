import Foundation
import GalleyAutomation
import GalleyServices
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// Shows the scene of the number it was launched with; whatever is tapped sends its name to the network.
private struct SceneApp: App {
  static let bundleIdentifier = "org.example.Scene"

  var body: some Scene { WindowGroup { SceneView() } }
}

private struct SceneView: View {
  @Environment(\.launchArguments) private var arguments
  @Environment(\.network) private var network

  var body: some View {
    Scenario.scenes[Int(arguments[0]) ?? 0].make { name in
      network.send(NetworkRequest(url: name)) { _ in }
    }
  }
}

private struct Target: View {
  let name: String
  let report: (String) -> Void

  var body: some View {
    Button(name) { report(name) }.accessibilityIdentifier("target")
  }
}

private struct Scenario: Sendable {
  let name: String
  let make: @MainActor @Sendable (@escaping (String) -> Void) -> AnyView

  init(_ name: String, make: @escaping @MainActor @Sendable (@escaping (String) -> Void) -> AnyView) {
    self.name = name
    self.make = make
  }

  static let scenes: [Scenario] = [
    Scenario("layers") { report in
      AnyView(
        ZStack {
          Target(name: "hidden", report: report)
          VStack {
            Target(name: "above", report: report).buttonStyle(.borderedProminent)
            Target(name: "below", report: report).offset(x: 20, y: 60)
            Text("text").accessibilityIdentifier("target").onTapGesture { report("text") }.padding(30)
            Text("moved").accessibilityIdentifier("target").offset(x: -80, y: 40).onTapGesture {
              report("moved")
            }
          }
        })
    },
    Scenario("overlay") { report in
      AnyView(
        Target(name: "base", report: report).padding(40)
          .overlay(alignment: .topTrailing) { Target(name: "badge", report: report) }
          .background { Target(name: "behind", report: report).frame(width: 10, height: 10) })
    },
    Scenario("clipped") { report in
      AnyView(
        VStack {
          Target(name: "wide", report: report).frame(width: 200, height: 20).frame(width: 60, height: 40)
            .clipShape(Rectangle())
          Target(name: "clear", report: report).opacity(0)
          Target(name: "half", report: report).opacity(0.5)
        })
    },
    Scenario("scrolling") { report in
      AnyView(
        NavigationStack {
          ScrollView {
            VStack(spacing: 30) { ForEach(0..<30) { Target(name: "item \($0)", report: report) } }
          }
          .navigationTitle("Scrolling")
          .toolbar { ToolbarItem { Target(name: "tool", report: report) } }
        })
    },
    Scenario("list") { report in
      AnyView(
        NavigationStack {
          List {
            Section("First") { ForEach(0..<30) { Target(name: "row \($0)", report: report) } }
          }
          .navigationTitle("List")
        })
    },
    Scenario("field") { report in
      AnyView(
        VStack(spacing: 12) {
          TextField("field", text: .constant("x")).frame(height: 40)
          ForEach(0..<27) { Target(name: "line \($0)", report: report) }
        })
    },
    Scenario("alert") { report in
      AnyView(
        VStack { ForEach(0..<20) { Target(name: "under \($0)", report: report) } }
          .alert("Title", isPresented: .constant(true)) { Target(name: "answer", report: report) })
    },
    Scenario("tabs") { report in
      AnyView(
        TabView {
          NavigationStack {
            ScrollView {
              VStack(spacing: 30) { ForEach(0..<30) { Target(name: "item \($0)", report: report) } }
            }
            .navigationTitle("Tabs")
          }
          .tabItem { Label("One", systemImage: "book") }
          Text("two").tabItem { Label("Two", systemImage: "cart") }
        })
    },
    Scenario("sections") { report in
      AnyView(
        NavigationStack {
          List {
            ForEach(0..<6) { section in
              Section("Section \(section)") {
                ForEach(0..<4) { Target(name: "row \(section) \($0)", report: report) }
              }
            }
          }
          .listStyle(.plain).navigationTitle("Sections")
        }
        .overlay(alignment: .bottom) { Color.blue.frame(height: 90).onTapGesture {} })
    },
    Scenario("pager") { report in
      AnyView(
        TabView {
          ForEach(0..<3) { page in
            VStack(spacing: 24) { ForEach(0..<18) { Target(name: "page \(page) \($0)", report: report) } }
          }
        }
        .tabViewStyle(.page))
    },
  ]
}

/// Whether what the tree calls hittable is what a finger reaches.
@Suite struct HitAgreementTests {
  @Test(arguments: Scenario.scenes.indices, [0.0, -130])
  func whatIsHittableIsReached(_ number: Int, _ scroll: Double) throws {
    let device = try SimulatedDevice()
    device.install(SceneApp.self)
    try device.launch(LaunchRequest(SceneApp.bundleIdentifier, arguments: ["\(number)"]))
    if Scenario.scenes[number].name == "field" { try device.perform(.tap(CGPoint(x: 150, y: 200))) }
    if scroll != 0 {
      let start = CGPoint(x: 300, y: 500)
      let end = CGPoint(x: 300, y: 500 + scroll)
      try device.perform(
        GalleyAutomation.Gesture(fingers: [
          [.init(.zero, start), .init(.seconds(1), end), .init(.seconds(2), end)]
        ]))
    }
    let screen = ScreenIndex(try device.snapshot())
    let targets = screen.nodes.indices.filter { screen.nodes[$0].element.identifier == "target" }
    var reached = 0
    for place in targets {
      let element = screen.nodes[place].element
      let point = HitTest.hitPoint(of: place, in: screen)
      #expect(element.isHittable == (point != nil))
      guard let point else { continue }
      let before = device.network.requests.count
      try device.perform(.tap(point))
      #expect(device.network.requests.dropFirst(before).map(\.url) == [element.label])
      reached += 1
    }
    #expect(reached > 0)
    #expect(reached < targets.count || targets.count < 10, "some of many are out of reach")
  }
}
