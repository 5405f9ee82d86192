import GalleyTree
import GalleyViews
import Testing

/// Views that an app puts into tuples itself.
@MainActor @Suite struct TupleViewTests {
  private struct Pair<First: View, Second: View>: View {
    let content: TupleView<(First?, Second?)>

    var body: some View { VStack { content } }
  }

  @Test func `the members of a tuple are shown in order, but none that is missing`() throws {
    let stage = try ViewTestHarness {
      VStack {
        Pair(content: TupleView((Text("a"), Text?.none)))
        Pair(content: TupleView((Image?.none, Text("b"))))
      }
    }
    #expect(stage.all(.staticText).map(\.label) == ["a", "b"])
  }

  @Test func `a tuple of one view is that view, and what is no view is not shown`() throws {
    let stage = try ViewTestHarness {
      VStack {
        TupleView(Text("alone"))
        TupleView((1, Text("beside a number"), "text"))
        TupleView(())
      }
    }
    #expect(stage.all(.staticText).map(\.label) == ["alone", "beside a number"])
  }

  @Test func `the tuple of a builder can be read`() {
    func views<First: View, Second: View>(
      @ViewBuilder _ content: () -> TupleView<(First, Second)>
    ) -> (First, Second) { content().value }
    let (first, second) = views {
      Text("first")
      Color.red
    }
    #expect(first == Text("first") && second == .red)
  }

  private struct Counted: View {
    let isLong: Bool
    @State private var count = 0

    var body: some View {
      Button("count \(count)") { count += 1 }
      if isLong { Text("long") }
    }
  }

  private struct Screen: View {
    @State private var isLong = false

    var body: some View {
      VStack {
        TupleView((Counted(isLong: isLong), Button("More") { isLong = true }))
      }
    }
  }

  @Test func `a member keeps its state when another one changes`() throws {
    let stage = try ViewTestHarness { Screen() }
    stage.tap("count 0")
    stage.tap("More")
    stage.advance(.milliseconds(100))
    #expect(stage.find("count 1") != nil && stage.find("long") != nil)
  }
}
