import Foundation
import GalleyTree
import GalleyViews
import Testing

private struct NoteKey: FocusedValueKey {
  typealias Value = String
}

private struct DraftKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }

  fileprivate var draft: Binding<String>? {
    get { self[DraftKey.self] }
    set { self[DraftKey.self] = newValue }
  }
}

/// What the focused view tells the rest of the app, and keys that it takes.
@MainActor @Suite struct FocusedValueTests {
  private struct Reader: View {
    @FocusedValue(\.note) private var note
    @FocusedBinding(\.draft) private var draft

    var body: some View {
      VStack {
        Text("note: \(note ?? "none")")
        Text("draft: \(draft ?? "none")")
        Button("Clear") { draft = "" }
      }
    }
  }

  private struct Fields: View {
    @State private var first = "a"
    @State private var second = "b"
    @FocusState private var isOnBox: Bool
    var scene: String?

    var body: some View {
      VStack {
        Reader()
        TextField("first", text: $first).accessibilityIdentifier("first")
          .focusedValue(\.note, "first").focusedValue(\.draft, $first)
        TextField("second", text: $second).accessibilityIdentifier("second").focusedValue(\.note, "second")
        Text("box").focusable().focused($isOnBox).focusedValue(\.note, "box")
        Button("Box") { isOnBox = true }
      }
      .focusedSceneValue(\.note, scene)
    }
  }

  @Test func `a value is told while its view is focused`() throws {
    let stage = try ViewTestHarness { Fields() }
    #expect(stage.find("note: none") != nil)
    stage.tap("first")
    stage.advance(.seconds(1))
    #expect(stage.find("note: first") != nil)
    #expect(stage.find("draft: a") != nil)
    stage.tap("second")
    stage.advance(.seconds(1))
    #expect(stage.find("note: second") != nil)
    #expect(stage.find("draft: none") != nil)
    stage.host.focus.resign()
    stage.host.flush()
    #expect(stage.find("note: none") != nil)
  }

  @Test func `a view without a text is focused by a focus state`() throws {
    let stage = try ViewTestHarness { Fields() }
    stage.tap("Box")
    stage.advance(.seconds(1))
    #expect(stage.find("note: box") != nil)
    stage.tap("first")
    stage.advance(.seconds(1))
    #expect(stage.find("note: first") != nil)
  }

  @Test func `a scene's value is told always, and a focused view's instead of it`() throws {
    let stage = try ViewTestHarness { Fields(scene: "scene") }
    #expect(stage.find("note: scene") != nil)
    stage.tap("second")
    stage.advance(.seconds(1))
    #expect(stage.find("note: second") != nil)
  }

  @Test func `a focused binding is set`() throws {
    let stage = try ViewTestHarness { Fields() }
    stage.tap("first")
    stage.advance(.seconds(1))
    stage.tap("Clear")
    stage.advance(.seconds(1))
    #expect(stage.find("first")?.value?.text == "" || stage.find("first")?.placeholder == "first")
    #expect(stage.find("draft: a") == nil)
  }

  private struct Marked: View {
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text(isFocused ? "focused" : "not focused") }
  }

  private struct Keys: View {
    let log: (String) -> Void
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Marked().focusable().focused($isFocused)
          .onKeyPress(.upArrow) {
            log("up")
            return .handled
          }
        TextField("field", text: $text).accessibilityIdentifier("field")
          .onKeyPress(characters: .decimalDigits) { press in
            log("digit \(press.characters)")
            return .handled
          }
          .onKeyPress(.escape) { .ignored }
        Button("Focus") { isFocused = true }
      }
      .onKeyPress { press in
        log("outer \(press.key.character == "x" ? "x" : "other")")
        return press.key == "x" ? .handled : .ignored
      }
    }
  }

  @Test func `the focused view and those around it are told of keys, from the inside out`() throws {
    var log: [String] = []
    let stage = try ViewTestHarness { Keys { log.append($0) } }
    #expect(!stage.host.press(.upArrow, holding: []))
    stage.tap("Focus")
    stage.advance(.seconds(1))
    #expect(stage.find("focused") != nil)
    #expect(stage.host.press(.upArrow, holding: []))
    #expect(log == ["up"])
    log = []
    stage.tap("field")
    stage.advance(.seconds(1))
    #expect(stage.find("not focused") != nil)
    stage.type("a1x2b")
    #expect(log == ["outer other", "digit 1", "outer x", "digit 2", "outer other"])
    #expect(stage.find("field")?.value?.text == "ab")
  }
}
