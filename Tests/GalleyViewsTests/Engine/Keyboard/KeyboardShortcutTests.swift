import Foundation
import GalleyTree
import GalleyViews
import Observation
import Testing

@MainActor @Suite struct KeyboardShortcutTests {
  @Observable final class Model {
    var pressed: [String] = []
    var text = ""
    var isAsking = false
  }

  private struct Page: View {
    let model: Model
    var body: some View {
      VStack {
        TextField("Name", text: Binding(get: { model.text }, set: { model.text = $0 }))
        HStack {
          Button("New") { model.pressed.append("new") }
          Button("Other") { model.pressed.append("other") }
        }
        .keyboardShortcut("n")
        Button("Done") { model.pressed.append("done") }.keyboardShortcut(.defaultAction)
      }
      .alert("Sure?", isPresented: Binding(get: { model.isAsking }, set: { model.isAsking = $0 })) {
        Button("Yes") { model.pressed.append("yes") }.keyboardShortcut(.defaultAction)
      }
    }
  }

  private let model = Model()

  @Test func theFirstButtonInsideTakesTheShortcut() throws {
    let stage = try ViewTestHarness { Page(model: model) }
    #expect(stage.host.press(.character("N"), holding: .command))
    #expect(model.pressed == ["new"])
    #expect(!stage.host.press(.character("n"), holding: [.command, .shift]))
    #expect(!stage.host.press(.character("n"), holding: []))
    #expect(model.pressed == ["new"])
  }

  @Test func aFieldTakesWhatMayBeText() throws {
    let stage = try ViewTestHarness { Page(model: model) }
    stage.tap("Name")
    #expect(stage.host.press(.character("n"), holding: []))
    #expect(stage.host.press(.character("n"), holding: .command))
    #expect(model.text == "n")
    #expect(model.pressed == ["new"])
  }

  @Test func whatIsBehindAQuestionIsNotPressed() throws {
    let stage = try ViewTestHarness { Page(model: model) }
    model.isAsking = true
    stage.host.flush()
    #expect(!stage.host.press(.character("n"), holding: .command))
    #expect(stage.host.press(.enter, holding: []))
    #expect(model.pressed == ["yes"])
  }

  @Test func rolesAreThoseOfButtonsAndShortcuts() throws {
    let stage = try ViewTestHarness {
      VStack {
        Button("a", role: .cancel) {}
        Button("b", role: .destructive) {}
        Button("c") {}.keyboardShortcut(.defaultAction)
        Button("d") {}.keyboardShortcut("d")
      }
    }
    #expect(
      ["a", "b", "c", "d"].map { stage.find($0)?.role } == [.cancel, .destructive, .defaultAction, nil])
  }
}
