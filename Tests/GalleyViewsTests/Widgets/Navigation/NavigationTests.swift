import Foundation
import GalleyTree
import GalleyViews
import Testing

private struct Library: View {
  var body: some View {
    NavigationStack {
      List {
        ForEach(0..<40) { number in
          NavigationLink("Book \(number)") { BookView(number: number) }
        }
        NavigationLink(value: "by value") { Text("Value") }
      }
      .navigationTitle("Library")
      .navigationDestination(for: String.self) { Text("page \($0)").navigationTitle("Shelf") }
      .toolbar { ToolbarItem { Button("Sort") {} } }
    }
  }
}

private struct BookView: View {
  let number: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close \(number)") { dismiss() }.navigationTitle("Book \(number)")
  }
}

@MainActor @Suite struct NavigationTests {
  private var bar: (ViewTestHarness) -> Element? { { $0.all(.navigationBar).first } }

  @Test func aRowOpensItsPageAndTheBarLeadsBack() throws {
    let stage = try ViewTestHarness { Library() }
    #expect(bar(stage)?.identifier == "Library")
    stage.tap("Book 3")
    #expect(bar(stage)?.identifier == "Book 3")
    #expect(bar(stage)?.children.map(\.type) == [.button, .staticText])
    let back = try #require(bar(stage)?.children.first)
    #expect((back.identifier, back.label) == ("BackButton", "Library"))
    stage.tap("BackButton")
    #expect(bar(stage)?.identifier == "Library")
  }

  @Test func aPageCanLeaveByItself() throws {
    let stage = try ViewTestHarness { Library() }
    stage.tap("Book 2")
    stage.tap("Close 2")
    #expect(stage.find("Book 2")?.type == .staticText)
    #expect(bar(stage)?.identifier == "Library")
  }

  @Test func aSwipeFromTheEdgeGoesBack() throws {
    let stage = try ViewTestHarness { Library() }
    stage.tap("Book 1")
    stage.drag(from: CGPoint(x: 5, y: 300), by: CGVector(dx: 250, dy: 0), over: .milliseconds(300))
    #expect(bar(stage)?.identifier == "Library")
  }

  @Test func valuesOpenTheirDestination() throws {
    let stage = try ViewTestHarness(height: 2600) { Library() }
    stage.tap("Value")
    #expect(stage.find("page by value") != nil)
  }

  @Test func theLargeTitleGoesUpWithTheContent() throws {
    let stage = try ViewTestHarness { Library() }
    #expect(Double(bar(stage)?.frame.height ?? 0) == 96)
    stage.drag(
      from: CGPoint(x: 100, y: 400), by: CGVector(dx: 0, dy: -150), over: .seconds(1),
      hold: .milliseconds(300))
    #expect(Double(bar(stage)?.frame.height ?? 0) == 44)
    #expect(bar(stage)?.children.map(\.label) == ["Library", "Sort"])
  }

  @Test func touchesOnTheBarDoNotReachWhatScrollsBelow() throws {
    let stage = try ViewTestHarness { Library() }
    stage.drag(
      from: CGPoint(x: 100, y: 400), by: CGVector(dx: 0, dy: -200), over: .seconds(1),
      hold: .milliseconds(300))
    stage.tap(CGPoint(x: 100, y: 20))
    #expect(bar(stage)?.identifier == "Library")
  }
}

@MainActor @Suite struct AlertTests {
  private struct Asking: View {
    @State private var isAsking = true
    @State private var answer = "none"

    var body: some View {
      VStack {
        Button("below") { answer = "below" }
        Text("answer \(answer)")
      }
      .alert("Delete?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { answer = "delete" }
        Button("Cancel", role: .cancel) { answer = "cancel" }
      } message: {
        Text("It is gone then.")
      }
    }
  }

  @Test func everythingElseIsKeptFromBeingTouched() throws {
    let stage = try ViewTestHarness { Asking() }
    stage.tap("below")
    #expect(stage.find("answer none") != nil)
    #expect(stage.all(.alert).count == 1)
  }

  @Test func aButtonAnswersAndClosesIt() throws {
    let stage = try ViewTestHarness { Asking() }
    let alert = try #require(stage.all(.alert).first)
    #expect(alert.label == "Delete?")
    #expect(alert.parts.map(\.label) == ["Delete?", "It is gone then.", "Cancel", "Delete"])
    stage.tap("Delete")
    #expect(stage.find("answer delete") != nil)
    #expect(stage.all(.alert).isEmpty)
  }

  @Test func itsCardIsInTheMiddle() throws {
    let stage = try ViewTestHarness { Asking() }
    let card = try #require(stage.all(.alert).first).frame
    #expect(Double(card.width) == 270)
    #expect(abs(Double(card.midX) - 187.5) <= 0.5)
    #expect(abs(Double(card.midY) - 300) <= 0.5)
  }
}
