import Foundation
import GalleyTree
import GalleyViews
import Observation
import Testing

@Observable private final class Model {
  var names = ["a", "b", "c"]
  var taps: [String] = []
}

/// A custom view that stands for several rows, with a state of its own.
private struct Rows: View {
  let model: Model
  @State private var isOpen = false

  var body: some View {
    Section("Rows") {
      Button(isOpen ? "close" : "open") { isOpen.toggle() }
      if isOpen { ForEach(model.names, id: \.self) { Text($0) } }
    }
  }
}

private struct Several: View {
  let model: Model
  @Environment(\.lineLimit) private var lineLimit

  var body: some View {
    ForEach(model.names, id: \.self) { Text("\($0) \(lineLimit ?? 0)") }
  }
}

private struct Group3: View {
  let name: String

  var body: some View {
    Section(name) {
      Text("\(name)1")
      Text("\(name)2")
    }
  }
}

/// What a row holds as long as it is there.
private final class Token {}

/// The tokens of rows that were made, of which those of rows that were forgotten are gone.
private final class Tokens {
  private struct Entry { weak var token: Token? }
  private var entries: [Entry] = []

  var count: Int { entries.count { $0.token != nil } }

  func make() -> Token {
    let token = Token()
    entries.append(Entry(token: token))
    return token
  }
}

@MainActor @Suite struct ListRowsTests {
  private func rows(_ stage: ViewTestHarness) -> [String] {
    stage.all(.cell).map { $0.children.map(\.label).joined(separator: "+") }
  }

  @Test func theHeaderOfASectionInsideOfASectionIsARow() throws {
    let stage = try ViewTestHarness {
      List {
        Section("Outer") {
          Text("first")
          Section {
            Label("second", systemImage: "tray")
          } header: {
            Text("inner")
          } footer: {
            Text("below")
          }
        }
      }
    }
    let names = ["first", "inner", "second", "below"]
    #expect(stage.all(.cell).count == 4)
    for (one, next) in zip(names, names.dropFirst()) {
      #expect(stage.frame(one).maxY <= stage.frame(next).minY, "\(one), \(next)")
    }
  }

  @Test func aCustomViewIsTheRowsItsBodyIs() throws {
    let model = Model()
    let stage = try ViewTestHarness {
      List {
        Several(model: model).lineLimit(2).accessibilityIdentifier("row")
        Text("last")
      }
    }
    #expect(rows(stage) == ["a 2", "b 2", "c 2", "last"])
    #expect(stage.elements.filter { $0.identifier == "row" }.map(\.label) == ["a 2", "b 2", "c 2"])
    model.names = ["c", "a"]
    stage.host.flush()
    #expect(rows(stage) == ["c 2", "a 2", "last"])
  }

  @Test func itsStateIsKept() throws {
    let model = Model()
    let stage = try ViewTestHarness { List { Rows(model: model) } }
    #expect(rows(stage) == ["open"])
    stage.tap("open")
    #expect(rows(stage) == ["close", "a", "b", "c"])
    model.names = ["b"]
    stage.host.flush()
    #expect(rows(stage) == ["close", "b"])
    stage.tap("close")
    #expect(rows(stage) == ["open"])
  }

  @Test func sectionsMayBeMembersOfACollection() throws {
    let stage = try ViewTestHarness {
      List { ForEach(["x", "y"], id: \.self) { Group3(name: $0) } }
    }
    #expect(rows(stage) == ["x1", "x2", "y1", "y2"])
    #expect(stage.frame("x2").maxY < stage.frame("y").minY)
  }

  @Test func aSectionMayHaveViewsAboveAndBelow() throws {
    let stage = try ViewTestHarness {
      List {
        Section {
          Text("row")
        } header: {
          HStack {
            Text("above")
            Button("all") {}
          }
        } footer: {
          Text("below")
        }
      }
    }
    #expect(rows(stage) == ["row"])
    #expect(stage.frame("ABOVE").maxY < stage.frame("row").minY)
    #expect(stage.frame("below").minY > stage.frame("row").maxY)
    #expect(stage.find("ALL")?.type == .button)
  }

  @Test func theWholeRowIsItsButton() throws {
    let model = Model()
    let stage = try ViewTestHarness {
      List {
        Button("one") { model.taps.append("one") }
        HStack {
          Button("left") { model.taps.append("left") }
          Spacer()
          Button("right") { model.taps.append("right") }
        }
        Button("plain") { model.taps.append("plain") }.buttonStyle(.plain)
        Button("off") { model.taps.append("off") }.disabled(true)
      }
    }
    let cells = stage.all(.cell).map(\.frame)
    for cell in cells { stage.tap(CGPoint(x: cell.maxX - 120, y: cell.midY)) }
    #expect(
      model.taps == ["one"],
      "beside several buttons, or one that is not of the usual look, there is nothing to tap")
    for name in ["one", "left", "right", "plain", "off"] { stage.tap(name) }
    #expect(model.taps == ["one", "one", "left", "right", "plain"])
  }

  @Test func aRowThatScrollsSidewaysLeavesTheOtherWayToTheList() throws {
    let stage = try ViewTestHarness {
      List {
        ScrollView(.horizontal) { HStack { ForEach(0..<30) { Text("item \($0)") } } }
        ForEach(0..<60) { Text("row \($0)") }
      }
      .listStyle(.plain)
    }
    let item = stage.frame("item 1")
    stage.drag(
      from: CGPoint(x: 200, y: item.midY), by: CGVector(dx: -100, dy: 0), over: .seconds(1),
      hold: .milliseconds(300))
    #expect(stage.frame("item 1").minX == item.minX - 100)
    #expect(stage.frame("item 1").minY == item.minY)
    stage.drag(
      from: CGPoint(x: 200, y: item.midY), by: CGVector(dx: 0, dy: -30), over: .seconds(1),
      hold: .milliseconds(300))
    #expect(stage.frame("item 1").minY == item.minY - 30)
  }

  @Test func rowsThatAreFarAwayAreForgotten() throws {
    let tokens = Tokens()
    let stage = try ViewTestHarness(height: 440) {
      List {
        ForEach(0..<1000) { number in
          let token = tokens.make()
          Text("row \(number)").onTapGesture { withExtendedLifetime(token) {} }
        }
      }
      .listStyle(.plain)
    }
    for _ in 0..<110 { stage.host.scroll(at: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: -400)) }
    #expect(stage.find("row 999") != nil)
    #expect(tokens.count < 60, "a screen has ten rows, and twice as many are kept around them")
    for _ in 0..<110 { stage.host.scroll(at: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: 400)) }
    #expect((0..<44).contains(stage.frame("row 0").minY))
  }
}
