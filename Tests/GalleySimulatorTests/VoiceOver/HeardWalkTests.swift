import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// Walks through lists that make their rows as they come into view.
@Suite struct HeardWalkTests {
  private func device<Content: App>(
    _ type: Content.Type, rows: Int = 60
  ) throws -> (SimulatedDevice, Automator) {
    let device = try SimulatedDevice()
    device.install(type)
    let automator = Automator(driver: device)
    let app = Application(type.bundleIdentifier, on: automator)
    app.launchArguments = ["\(rows)"]
    try app.launch()
    return (device, automator)
  }

  private func names(_ walk: HeardWalk) -> [String] { walk.walk.stops.map(\.name) }

  @Test func aWalkGoesToTheEndOfAListAndPutsItBack() throws {
    let (device, automator) = try device(ListApp.self)
    let before = try device.capture()
    let heard = try HeardWalk(automator) { _ in .root }
    #expect(names(heard) == ["Mail"] + (1...60).map { "Mail \($0)" } + ["Compose"])
    #expect(!heard.walk.isCut)
    let after = try device.capture()
    #expect(after.picture == before.picture && after.snapshot.applications == before.snapshot.applications)
    #expect(!device.isVoiceOverOn)
    // The places are those of the screen at the beginning.
    let seen = heard.places.compactMap(\.self)
    #expect(seen.count > 5 && seen.count < 30 && heard.places.first == seen.first)
    #expect(
      heard.places.dropFirst(seen.count).dropLast().allSatisfy { $0 == nil } && heard.places.last != nil)
  }

  @Test func whereAListWasScrolledToItIsAgain() throws {
    let (device, automator) = try device(ListApp.self)
    for _ in 0..<3 {
      try device.perform(.drag(from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 300), velocity: 1000))
      try automator.settle(until: device.now + .seconds(5))
    }
    let before = try device.capture()
    let heard = try HeardWalk(automator) { _ in .root }
    #expect(names(heard).suffix(2) == ["Mail 60", "Compose"])
    #expect(!names(heard).contains("Mail 1"))
    let after = try device.capture()
    #expect(after.picture == before.picture && after.snapshot.applications == before.snapshot.applications)
  }

  @Test func aListWithoutAnEndIsLeftAfterALimit() throws {
    let (device, automator) = try device(ListApp.self, rows: 1_000_000)
    let before = try device.capture()
    let heard = try HeardWalk(automator, of: { _ in .root }, limit: 40)
    #expect(names(heard) == ["Mail"] + (1...39).map { "Mail \($0)" })
    #expect(heard.walk.isCut)
    #expect(
      heard.walk.text.hasSuffix(
        "  “Mail 39”\nThe walk is ended here, after 40 elements; the screen goes on.\n"))
    #expect(try device.capture().picture == before.picture)
  }

  @Test func aLimitThatTheScreenJustReachesCutsNothing() throws {
    let (_, automator) = try device(ListApp.self, rows: 20)
    #expect(try !HeardWalk(automator, of: { _ in .root }, limit: 22).walk.isCut)
    #expect(try HeardWalk(automator, of: { _ in .root }, limit: 21).walk.isCut)
  }

  @Test func aPartIsReadAlone() throws {
    let (device, automator) = try device(ListApp.self)
    let start = device.now
    let row = try HeardWalk(automator) { snapshot in
      snapshot.screen.paths { $0.type == .cell && $0.label == "" }.dropFirst(2).first ?? .root
    }
    #expect(names(row) == ["Mail 3"])
    let bar = try HeardWalk(automator) { snapshot in
      snapshot.screen.paths { $0.type == .navigationBar }.first ?? .root
    }
    #expect(names(bar) == ["Mail"])
    // Nothing was scrolled for them.
    #expect(device.now - start < .seconds(1))
    let list = try HeardWalk(automator) { snapshot in
      snapshot.screen.paths { $0.type == .collectionView }.first ?? .root
    }
    #expect(names(list) == (1...60).map { "Mail \($0)" })
  }

  @Test func aLazyStackIsReadToItsEnd() throws {
    let (device, automator) = try device(StackApp.self)
    let before = try device.capture()
    let heard = try HeardWalk(automator) { _ in .root }
    #expect(names(heard) == (1...60).map { "Line \($0)" })
    #expect(try device.capture().picture == before.picture)
  }
}

// MARK: - Apps

private struct ListApp: App {
  static let bundleIdentifier = "org.example.WalkList"

  var body: some Scene { WindowGroup { WalkedList() } }
}

private struct WalkedList: View {
  @Environment(\.launchArguments) private var arguments

  var body: some View {
    NavigationStack {
      List(1..<(Int(arguments.first ?? "") ?? 60) + 1, id: \.self) { Text("Mail \($0)") }
        .navigationTitle("Mail").navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .bottomBar) { Button("Compose") {} } }
    }
  }
}

private struct StackApp: App {
  static let bundleIdentifier = "org.example.WalkStack"

  var body: some Scene {
    WindowGroup {
      ScrollView { LazyVStack { ForEach(1..<61) { Text("Line \($0)").frame(height: 60) } } }
    }
  }
}
