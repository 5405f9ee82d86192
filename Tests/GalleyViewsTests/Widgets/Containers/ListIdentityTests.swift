import Foundation
import GalleyTree
import GalleyViews
import Observation
import SeededCases
import Testing

@Observable private final class Model {
  var isLoading = true
  var names = ["a", "b", "c"]
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name): \(count)") { count += 1 } }
}

private struct Rows: View {
  let model: Model
  var body: some View {
    List {
      if model.isLoading { Text("Loading") }
      ForEach(model.names, id: \.self) { Counter(name: $0) }
      Section("More") { Counter(name: "last") }
    }
  }
}

/// A collection that counts how often it is asked.
private struct Counted: RandomAccessCollection {
  final class Count { var asked = 0 }
  let count: Int
  let asked = Count()
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Int {
    asked.asked += 1
    return index
  }
}

@MainActor @Suite struct ListIdentityTests {
  @Test func rowsKeepTheirStateWhateverComesAndGoesAboveThem() throws {
    let model = Model()
    let stage = try ViewTestHarness { Rows(model: model) }
    stage.tap("b: 0")
    stage.tap("last: 0")
    let handle = stage.find("b: 1")?.handle
    model.isLoading = false
    stage.host.flush()
    #expect(stage.find("Loading") == nil)
    #expect(stage.find("b: 1")?.handle == handle)
    #expect(stage.find("last: 1") != nil)
    model.names = ["c", "b"]
    model.isLoading = true
    stage.host.flush()
    #expect(stage.find("b: 1")?.handle == handle)
    #expect(stage.find("a: 0") == nil)
  }

  @Test func rowsThatShareAnIdentityAreRowsEach() throws {
    let model = Model()
    model.names = ["a", "b", "a"]
    let stage = try ViewTestHarness { Rows(model: model) }
    let frames = stage.all(.cell).map(\.frame)
    #expect(frames.count == 5)
    #expect(Set(frames.map(\.minY)).count == 5)
    let handles = stage.all(.button).compactMap(\.handle)
    #expect(Set(handles).count == 4)
    model.isLoading = false
    stage.host.flush()
    #expect(stage.all(.button).compactMap(\.handle) == handles)
  }

  @Test func theContentStaysOnTheScreenWhenItShrinks() throws {
    let model = Model()
    model.names = (0..<100).map { "name \($0)" }
    let stage = try ViewTestHarness { Rows(model: model) }
    for _ in 0..<12 {
      stage.drag(from: CGPoint(x: 100, y: 550), by: CGVector(dx: 0, dy: -500), over: .milliseconds(150))
      stage.advance(.seconds(3))
    }
    #expect(stage.find("last: 0") != nil)
    model.names.removeLast(98)
    stage.host.flush()
    #expect(stage.find("Loading") != nil)
    #expect(stage.find("name 1: 0") != nil)
    model.names = []
    model.isLoading = false
    stage.host.flush()
    #expect(stage.all(.cell).count == 1)
  }

  @Test func anEmptyListIsThereAndTakesTouches() throws {
    let model = Model()
    model.names = []
    let stage = try ViewTestHarness { List(model.names.map(Name.init)) { Text($0.id) } }
    #expect(stage.all(.collectionView).count == 1)
    #expect(stage.all(.cell).isEmpty)
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -200), over: .milliseconds(200))
    stage.advance(.seconds(3))
    #expect(stage.host.animator.activity.isEmpty)
  }

  @Test(arguments: [false, true]) func aListIsATableOnAMacAlone(_ isMac: Bool) throws {
    let stage = try ViewTestHarness(environment: { $0.hasMenuBar = isMac }) {
      NavigationStack { List { NavigationLink("outside") { Text("page") } } }
    }
    #expect(stage.all(.table).count == (isMac ? 1 : 0))
    #expect(stage.all(.collectionView).count == (isMac ? 0 : 1))
    let cell = try #require(stage.all(.cell).first)
    #expect(cell.children.contains { $0.type == .button } == !isMac)
  }

  private struct Name: Identifiable { let id: String }

  /// A frame costs what is on the screen, not what is in the list.
  @Test func scrollingAsksOnlyForRowsThatComeIntoView() throws {
    let rows = Counted(count: 40_000)
    let stage = try ViewTestHarness { List { ForEach(rows, id: \.self) { Text("row \($0)") } } }
    rows.asked.asked = 0
    stage.drag(from: CGPoint(x: 100, y: 550), by: CGVector(dx: 0, dy: -500), over: .milliseconds(500))
    stage.advance(.seconds(5))
    #expect(stage.find("row 0") == nil)
    let shown = rows.asked.asked
    #expect(shown > 0 && shown < 500)
    stage.host.changed.raise()
    stage.host.flush()
    #expect(rows.asked.asked - shown < 500, "an update asks for rows that were made, not for all")
  }

  @Test func aTouchElsewhereClosesARowThatWasSwipedOpenAndDoesNothingElse() throws {
    let stage = try ViewTestHarness {
      NavigationStack {
        List {
          ForEach(["a", "b"], id: \.self) { name in
            NavigationLink(name) { Text("page \(name)") }.swipeActions { Button("Delete \(name)") {} }
          }
        }
      }
    }
    stage.drag(
      from: CGPoint(x: 300, y: stage.frame("b").midY), by: CGVector(dx: -100, dy: 0),
      over: .milliseconds(300), hold: .milliseconds(200))
    #expect(stage.find("Delete b") != nil)
    stage.tap("a")
    #expect(stage.find("Delete b") == nil)
    #expect(stage.find("page a") == nil)
    stage.tap("a")
    #expect(stage.find("page a") != nil)
  }

  /// Rows of any heights lie edge to edge however they are scrolled, and the start is where it was.
  @Test(arguments: Soak.seeds(10, oneIn: 3)) func rowsOfAnyHeightLieEdgeToEdge(_ seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let heights = (0..<60).map { _ in CGFloat(22 + random(120)) }
    let stage = try ViewTestHarness {
      List { ForEach(0..<60) { Color.red.frame(height: heights[$0]) } }.listStyle(.plain)
    }
    let first = stage.all(.cell).map(\.frame)
    for _ in 0..<15 {
      let length = Double(random(800) - 500)
      stage.drag(
        from: CGPoint(x: 100, y: length < 0 ? 590 : 10), by: CGVector(dx: 0, dy: length),
        over: .milliseconds(100 + random(400)))
      stage.advance(.milliseconds(random(2000)))
      let frames = stage.all(.cell).map(\.frame)
      #expect(!frames.isEmpty)
      for (row, next) in zip(frames, frames.dropFirst()) { #expect(row.maxY == next.minY) }
    }
    for _ in 0..<20 {
      stage.drag(from: CGPoint(x: 100, y: 10), by: CGVector(dx: 0, dy: 580), over: .milliseconds(100))
      stage.advance(.seconds(4))
    }
    #expect(stage.all(.cell).map(\.frame) == first)
  }
}
