import Foundation
import GalleyTree
import GalleyViews
import Testing

/// Puts a count of its own behind whatever it changes.
private struct Counting: ViewModifier {
  @State private var taps = 0

  func body(content: Content) -> some View {
    HStack {
      content
      Button("taps \(taps)") { taps += 1 }
    }
  }
}

private struct Suffix: ViewModifier {
  let text: String

  func body(content: Content) -> some View {
    HStack {
      content
      Text(text)
    }
  }
}

/// Modifiers of an app's own in a list.
@MainActor @Suite struct ModifiedRowsTests {
  @Test func aModifierOfACollectionChangesEachRow() throws {
    let stage = try ViewTestHarness {
      List {
        ForEach(0..<3) { Text("row \($0)") }.modifier(Counting())
        Text("last").modifier(Counting())
      }
    }
    #expect(stage.all(.cell).count == 4)
    // Each row counts on its own.
    let buttons = stage.all(.button)
    #expect(buttons.map(\.label) == Array(repeating: "taps 0", count: 4))
    stage.tap(CGPoint(x: buttons[1].frame.midX, y: buttons[1].frame.midY))
    #expect(stage.all(.button).map(\.label) == ["taps 0", "taps 1", "taps 0", "taps 0"])
  }

  @Test func aModifierOfASectionChangesItsRows() throws {
    let stage = try ViewTestHarness {
      List {
        Section("Head") {
          Text("one")
          Text("two")
        }
        .modifier(Suffix(text: "!"))
      }
    }
    #expect(stage.all(.cell).count == 2)
    #expect(stage.all(.staticText).map(\.label) == ["HEAD", "one", "!", "two", "!"])
  }

  @Test func modifiersAreCombined() throws {
    let stage = try ViewTestHarness {
      Text("a").modifier(Suffix(text: "b").concat(Suffix(text: "c")))
    }
    #expect(stage.all(.staticText).map(\.label) == ["a", "b", "c"])
  }
}
