import Foundation
import GalleyServices
import GalleyTree
import GalleyViews
import Testing

/// The selection of fields as a value of the app.
@MainActor @Suite struct TextSelectionTests {
  /// The last selection that an app has seen, as the numbers of its first and last characters.
  private final class Seen {
    var range: Range<Int>?
    var isInsertion: Bool?

    func note(_ selection: TextSelection?, in text: String) {
      isInsertion = selection?.isInsertion
      range = nil
      if case .selection(let found)? = selection?.indices {
        let (start, end) = (found.lowerBound, found.upperBound)
        range =
          text.distance(from: text.startIndex, to: start)..<text.distance(from: text.startIndex, to: end)
      }
    }
  }

  private struct Screen: View {
    let seen: Seen
    let isEditor: Bool
    @State var text: String
    @State private var selection: TextSelection?

    var body: some View {
      VStack {
        if isEditor {
          TextEditor(text: $text, selection: $selection).frame(height: 100)
        } else {
          TextField("field", text: $text, selection: $selection)
        }
        Button("Select word") {
          selection = text.range(of: "two").map { TextSelection(range: $0) }
        }
        Button("Go to start") { selection = TextSelection(insertionPoint: text.startIndex) }
        Button("Select none") { selection = nil }
        Button("Shorten") { text = "1" }
      }
      .onChange(of: selection) { seen.note(selection, in: text) }
    }
  }

  private func stage(_ seen: Seen, _ text: String, isEditor: Bool = false) throws -> ViewTestHarness {
    try ViewTestHarness { Screen(seen: seen, isEditor: isEditor, text: text) }
  }

  private func field(_ stage: ViewTestHarness) -> Element? {
    stage.elements.first { $0.type == .textField || $0.type == .textView }
  }

  private func tapField(_ stage: ViewTestHarness) throws {
    let frame = try #require(field(stage)).frame
    stage.tap(CGPoint(x: frame.minX + 20, y: frame.minY + 8))
    stage.advance(.milliseconds(10))
  }

  @Test(arguments: [false, true])
  func `the app sees the caret and what a person selects`(_ isEditor: Bool) throws {
    let seen = Seen()
    let stage = try stage(seen, "one two", isEditor: isEditor)
    #expect(seen.range == nil)
    try tapField(stage)
    #expect(seen.range == 7..<7 && seen.isInsertion == true)
    stage.type("!")
    stage.advance(.milliseconds(10))
    #expect(seen.range == 8..<8)
    _ = stage.host.press(.leftArrow)
    _ = stage.host.press(.leftArrow)
    stage.advance(.milliseconds(10))
    #expect(seen.range == 6..<6)
    _ = stage.host.press(.selectAll)
    stage.advance(.milliseconds(10))
    #expect(seen.range == 0..<8 && seen.isInsertion == false)
    stage.type("x")
    stage.advance(.milliseconds(10))
    #expect(seen.range == 1..<1)
    #expect(field(stage)?.value == .text("x"))
  }

  @Test(arguments: [false, true])
  func `typed text replaces what the app selects, and goes where it puts the caret`(_ isEditor: Bool) throws {
    let stage = try stage(Seen(), "one two three", isEditor: isEditor)
    try tapField(stage)
    stage.tap("Select word")
    stage.advance(.milliseconds(10))
    stage.type("2")
    stage.advance(.milliseconds(10))
    #expect(field(stage)?.value == .text("one 2 three"))
    stage.tap("Go to start")
    stage.advance(.milliseconds(10))
    stage.type("0 ")
    stage.advance(.milliseconds(10))
    #expect(field(stage)?.value == .text("0 one 2 three"))
  }

  @Test func `nothing is selected where the app says so, or where the text has become shorter`() throws {
    let stage = try stage(Seen(), "one two three")
    try tapField(stage)
    _ = stage.host.press(.selectAll)
    stage.tap("Select none")
    stage.advance(.milliseconds(10))
    stage.type("!")
    stage.advance(.milliseconds(10))
    #expect(field(stage)?.value == .text("one two three!"))
    stage.tap("Select word")
    stage.tap("Shorten")
    stage.advance(.milliseconds(10))
    stage.type("2")
    stage.advance(.milliseconds(10))
    #expect(field(stage)?.value == .text("12"))
  }

  @Test func `of several parts the first is selected`() throws {
    struct Screen: View {
      @State private var text = "one two three"
      @State private var selection: TextSelection?

      var body: some View {
        TextField("field", text: $text, selection: $selection)
        Button("Select both") {
          selection = TextSelection(
            ranges: RangeSet(["one", "three"].compactMap { text.range(of: $0) }))
        }
      }
    }
    let stage = try ViewTestHarness { VStack { Screen() } }
    try tapField(stage)
    stage.tap("Select both")
    stage.advance(.milliseconds(10))
    stage.type("1")
    stage.advance(.milliseconds(10))
    #expect(field(stage)?.value == .text("1 two three"))
  }
}
