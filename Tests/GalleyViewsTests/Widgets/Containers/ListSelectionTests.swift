import Foundation
import GalleyTree
import GalleyViews
import Testing

private struct OneChoice: View {
  @State private var choice: String?
  @Environment(\.editMode) private var editMode

  var body: some View {
    VStack {
      Text("chosen: \(choice ?? "none")")
      List(["Ann", "Bob", "Cid"], id: \.self, selection: $choice) { Text($0) }
    }
  }
}

private struct SeveralChoices: View {
  @State private var choices: Set<Int> = [2]

  var body: some View {
    NavigationStack {
      List(selection: $choices) {
        Text("one").tag(1)
        Text("two").tag(2)
        Text("none")
      }
      .navigationTitle(choices.sorted().map(String.init).joined(separator: "+"))
      .toolbar { EditButton() }
    }
  }
}

private struct Panels: View {
  @State private var panel: Int? = 1

  var body: some View {
    VStack {
      Text("panel \(panel ?? 0)")
      List(selection: $panel) {
        NavigationLink(value: 1) { Text("first") }
        NavigationLink(value: 2) { Text("second") }
      }
    }
  }
}

@MainActor @Suite struct ListSelectionTests {
  private func selected(_ stage: ViewTestHarness) -> [String] {
    stage.all(.cell).filter { $0.isSelected && $0.traits.contains(.selected) }.flatMap {
      $0.children.map(\.label)
    }
  }

  @Test func aTapSelectsOneRow() throws {
    let stage = try ViewTestHarness { OneChoice() }
    #expect(stage.find("chosen: none") != nil)
    #expect(selected(stage) == [])
    stage.tap("Bob")
    #expect(stage.find("chosen: Bob") != nil)
    #expect(selected(stage) == ["Bob"])
    stage.tap("Cid")
    #expect(selected(stage) == ["Cid"])
  }

  @Test func severalRowsAreSelectedWhileTheListIsEdited() throws {
    let stage = try ViewTestHarness { SeveralChoices() }
    #expect(selected(stage) == ["two"])
    stage.tap("one")
    #expect(selected(stage) == ["two"], "not edited")
    stage.tap("Edit")
    stage.tap("one")
    #expect(selected(stage) == ["one", "two"])
    #expect(stage.find("1+2") != nil)
    stage.tap("two")
    stage.tap("none")
    #expect(selected(stage) == ["one"])
  }

  @Test func aLinkOfAValueSelectsItWhereNoPageIsForIt() throws {
    let stage = try ViewTestHarness { Panels() }
    #expect(stage.find("panel 1") != nil)
    stage.tap("second")
    #expect(stage.find("panel 2") != nil)
  }
}
