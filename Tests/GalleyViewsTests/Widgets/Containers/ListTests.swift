import Foundation
import GalleyTree
import GalleyViews
import Synchronization
import Testing

private struct Numbers: View {
  let count: Int
  var made: (Int) -> Void = { _ in }

  var body: some View {
    List {
      ForEach(0..<count) { number in row(number) }
    }
    .listStyle(.plain)
  }

  private func row(_ number: Int) -> some View {
    made(number)
    return Text("row \(number)")
  }
}

@MainActor @Suite struct ListTests {
  @Test func onlyRowsOnTheScreenAreMade() throws {
    let made = Mutex<Set<Int>>([])
    let stage = try ViewTestHarness(height: 440) {
      Numbers(count: 40_000) { number in made.withLock { _ = $0.insert(number) } }
    }
    #expect(stage.all(.cell).count == 10)
    #expect(made.withLock { $0 } == Set(0..<10))
  }

  @Test func aFingerMovesRowsExactlyAsFarAsItGoes() throws {
    let stage = try ViewTestHarness { Numbers(count: 100) }
    let before = stage.frame("row 5").minY
    stage.drag(
      from: CGPoint(x: 100, y: 400), by: CGVector(dx: 0, dy: -130), over: .seconds(1),
      hold: .milliseconds(300))
    #expect(Double(before - stage.frame("row 5").minY) == 130)
    #expect(stage.host.animator.activity.isEmpty)
  }

  @Test func whatIsThrownGoesOnAndComesToRest() throws {
    let stage = try ViewTestHarness { Numbers(count: 100) }
    stage.drag(from: CGPoint(x: 100, y: 500), by: CGVector(dx: 0, dy: -300), over: .milliseconds(200))
    #expect(stage.host.animator.activity == ["scrolling"])
    stage.advance(.seconds(10))
    #expect(stage.host.animator.activity.isEmpty)
    #expect(stage.find("row 0") == nil)
    #expect(stage.all(.cell).count >= 13)
  }

  @Test func theEndsHold() throws {
    let stage = try ViewTestHarness { Numbers(count: 30) }
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 300), over: .milliseconds(300))
    stage.advance(.seconds(5))
    #expect(Double(stage.all(.cell).first?.frame.minY ?? -1) == 0)
    for _ in 0..<5 {
      stage.drag(from: CGPoint(x: 100, y: 550), by: CGVector(dx: 0, dy: -500), over: .milliseconds(150))
      stage.advance(.seconds(5))
    }
    #expect(Double(stage.all(.cell).last?.frame.maxY ?? -1) == 600)
    #expect(stage.all(.cell).last?.children.first?.label == "row 29")
  }

  @Test func aTouchStopsWhatScrollsAndTapsNothing() throws {
    struct Links: View {
      var body: some View {
        NavigationStack {
          List {
            ForEach(0..<100) { number in NavigationLink("link \(number)") { Text("page \(number)") } }
          }
        }
      }
    }
    let stage = try ViewTestHarness { Links() }
    stage.drag(from: CGPoint(x: 100, y: 500), by: CGVector(dx: 0, dy: -300), over: .milliseconds(150))
    stage.tap(CGPoint(x: 100, y: 300))
    #expect(stage.host.animator.activity.isEmpty)
    #expect(!stage.all(.cell).isEmpty)
    stage.tap(CGPoint(x: 100, y: 300))
    #expect(stage.all(.cell).isEmpty)
  }

  @Test func aSwipeUncoversTheButtonsOfItsRow() throws {
    struct Rows: View {
      @State private var names = ["a", "b"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { name in
            Text(name).swipeActions {
              Button("Delete", role: .destructive) { names.removeAll { $0 == name } }
            }
          }
        }
      }
    }
    let stage = try ViewTestHarness { Rows() }
    let row = stage.frame("b")
    stage.drag(
      from: CGPoint(x: 300, y: row.midY), by: CGVector(dx: -100, dy: 0), over: .milliseconds(300),
      hold: .milliseconds(200))
    #expect(
      stage.all(.cell).map { $0.children.filter { $0.type == .button }.map(\.label) } == [[], ["Delete"]])
    stage.tap("Delete")
    #expect(stage.all(.cell).map { $0.children.map(\.label) } == [["a"]])
  }

  @Test func pullingOverTheWholeRowDoesTheFirstAction() throws {
    struct Rows: View {
      @State private var names = ["a", "b"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { name in
            Text(name).swipeActions {
              Button("Delete", role: .destructive) { names.removeAll { $0 == name } }
            }
          }
        }
      }
    }
    let stage = try ViewTestHarness { Rows() }
    stage.drag(
      from: CGPoint(x: 350, y: stage.frame("a").midY), by: CGVector(dx: -300, dy: 0), over: .seconds(1),
      hold: .milliseconds(300))
    #expect(stage.all(.cell).map { $0.children.map(\.label) } == [["b"]])
  }

  @Test func sectionsHaveTheirLines() throws {
    let stage = try ViewTestHarness {
      List {
        Section {
          Text("Plum")
        } header: {
          Text("Fruit")
        } footer: {
          Text("All of it is ripe.")
        }
        Section("Bread") { Text("Rye") }
      }
    }
    #expect(stage.all(.cell).count == 2)
    #expect(stage.find("FRUIT")?.traits.contains(.header) == true)
    #expect(stage.frame("Plum").maxY < stage.frame("All of it is ripe.").minY)
    #expect(stage.frame("All of it is ripe.").maxY < stage.frame("BREAD").minY)
  }

  @Test func aRowOfOneNamedElementHasANameOfItsOwn() throws {
    let stage = try ViewTestHarness {
      List { HStack { Text("one").accessibilityIdentifier("text") }.accessibilityIdentifier("row") }
    }
    let cell = try #require(stage.all(.cell).first)
    #expect(cell.identifier == "row")
    #expect(cell.children.map(\.identifier) == ["text"])
  }

  @Test func whatIsSaidOfARowIsSaidOfItsCell() throws {
    let stage = try ViewTestHarness {
      List {
        HStack {
          Text("one")
          Text("two")
        }
        .accessibilityIdentifier("row")
      }
    }
    let cell = try #require(stage.all(.cell).first)
    #expect(cell.identifier == "row")
    #expect(cell.children.map(\.identifier) == ["", ""])
  }

  @Test func whatIsSaidOfSeveralRowsHoldsForEach() throws {
    let stage = try ViewTestHarness {
      List {
        ForEach(0..<3) { Text("row \($0)") }.accessibilityIdentifier("row").font(.title)
        Section("More") {
          Text("alone")
          Text("other")
        }
        .foregroundStyle(.red)
      }
    }
    #expect(stage.all(.cell).count == 5)
    #expect(stage.elements.filter { $0.identifier == "row" }.map(\.label) == ["row 0", "row 1", "row 2"])
    #expect(stage.find("row 0")?.appearance?.fontSize == 28)
    #expect(stage.find("alone")?.appearance?.foreground == "#FF3B30FF")
    #expect(stage.frame("MORE").maxY <= stage.frame("alone").minY)
  }
}
