import Foundation
import GalleyTree
import GalleyViews
import Testing

/// Editors of attributed texts, and their selections.
@MainActor @Suite struct AttributedEditorTests {
  /// What an app keeps of its editor.
  private final class Page {
    var text: AttributedString
    var selection = AttributedTextSelection()

    init(_ text: AttributedString) {
      self.text = text
    }

    /// The editor of the text.
    var editor: some View {
      TextEditor(
        text: Binding(get: { self.text }, set: { self.text = $0 }),
        selection: Binding(get: { self.selection }, set: { self.selection = $0 }))
    }

    /// The place of a character.
    func index(_ offset: Int) -> AttributedString.Index {
      text.characters.index(text.startIndex, offsetBy: offset)
    }

    /// The characters with their pitch of speech.
    var parts: [String] {
      text.runs.map {
        "\(String(text[$0.range].characters)) \($0.accessibilitySpeechAdjustedPitch.map { "\($0)" } ?? "-")"
      }
    }
  }

  /// “low high”, of which the second word has a pitch.
  private func page() -> Page {
    var high = AttributedString("high")
    high.accessibilitySpeechAdjustedPitch = 2
    return Page("low " + high)
  }

  @Test func `typing leaves the attributes around, and takes those before`() throws {
    let page = page()
    let stage = try ViewTestHarness { page.editor }
    let field = try #require(stage.all(.textView).first)
    #expect(field.value == .text("low high"))
    stage.tap(CGPoint(x: field.frame.maxX - 20, y: field.frame.maxY - 20))
    stage.advance(.seconds(1))
    stage.type("er")
    #expect(page.parts == ["low  -", "higher 2.0"])
    #expect(page.selection.indices(in: page.text) == .insertionPoint(page.text.endIndex))
    _ = stage.host.press(.home)
    stage.type("so ")
    #expect(page.parts == ["so low  -", "higher 2.0"])
    #expect(page.selection.indices(in: page.text) == .insertionPoint(page.index(3)))
  }

  @Test func `the app selects, and reads what is selected`() throws {
    let page = page()
    page.selection = AttributedTextSelection(range: page.index(4)..<page.index(8))
    let stage = try ViewTestHarness { page.editor }
    let field = try #require(stage.all(.textView).first)
    #expect(field.value == .text("low high"))
    #expect(String(page.text[page.selection].characters) == "high")
    #expect(page.selection.typingAttributes(in: page.text).accessibilitySpeechAdjustedPitch == 2)
  }

  @Test func `attributes change in the selected parts, or for what is typed`() {
    let page = page()
    var selection = AttributedTextSelection(range: page.index(2)..<page.index(6))
    page.text.transformAttributes(in: &selection) { $0.accessibilitySpeechAdjustedPitch = 1 }
    #expect(page.parts == ["lo -", "w hi 1.0", "gh 2.0"])
    #expect(String(page.text[selection].characters) == "w hi")

    var caret = AttributedTextSelection(insertionPoint: page.index(1))
    #expect(caret.typingAttributes(in: page.text).accessibilitySpeechAdjustedPitch == nil)
    page.text.transformAttributes(in: &caret) { $0.accessibilitySpeechAdjustedPitch = 0.5 }
    page.text.replaceSelection(&caret, withCharacters: "X")
    #expect(page.parts == ["l -", "X 0.5", "o -", "w hi 1.0", "gh 2.0"])
    #expect(caret.indices(in: page.text) == .insertionPoint(page.index(2)))
  }

  @Test func `several parts are replaced by one text`() {
    let page = page()
    var selection = AttributedTextSelection(
      ranges: RangeSet([page.index(0)..<page.index(3), page.index(6)..<page.index(8)]))
    page.text.replaceSelection(&selection, with: "new")
    #expect(String(page.text.characters) == "new hi")
    #expect(selection.indices(in: page.text) == .insertionPoint(page.index(3)))
  }

  @Test func `no selection is the end of a text`() {
    let text = AttributedString("text")
    let none = AttributedTextSelection()
    #expect(none.indices(in: text) == .insertionPoint(text.endIndex))
    #expect(none.typingAttributes(in: AttributedString()) == AttributeContainer())
    #expect(String(text[none].characters).isEmpty && Set([none, none]).count == 1)
  }
}
