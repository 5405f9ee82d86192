import Foundation
import GalleyTree
import GalleyViews
import Observation
import Testing

@Observable private final class Model {
  var isAsking = false
  var isShown = true
  var text = ""
}

private struct Asking: View {
  let model: Model

  var body: some View {
    @Bindable var model = model
    VStack {
      TextField("field", text: $model.text).accessibilityIdentifier("field")
      if model.isShown {
        Group {
          Text("one \(model.text)")
          Text("two")
        }
        .alert("Really?", isPresented: $model.isAsking) {}
      }
    }
  }
}

@MainActor @Suite struct AlertStateTests {
  @Test func anAlertOfSeveralViewsIsShownOnceAndItsButtonStaysTheSame() throws {
    let model = Model()
    let stage = try ViewTestHarness { Asking(model: model) }
    model.isAsking = true
    stage.host.flush()
    #expect(stage.all(.alert).count == 1)
    let handle = try #require(stage.find("OK")?.handle)
    model.text = "changed"
    stage.host.flush()
    #expect(stage.find("OK")?.handle == handle)
    stage.tap("OK")
    #expect(!model.isAsking)
  }

  @Test func anAlertGoesWithTheViewThatShowsIt() throws {
    let model = Model()
    model.isAsking = true
    let stage = try ViewTestHarness { Asking(model: model) }
    model.isShown = false
    stage.host.flush()
    #expect(stage.all(.alert).isEmpty)
  }

  @Test func theKeyboardWaitsWhileAnAlertIsShown() throws {
    let model = Model()
    let stage = try ViewTestHarness { Asking(model: model) }
    stage.tap("field")
    #expect(stage.host.press(.character("a")))
    model.isAsking = true
    stage.host.flush()
    #expect(stage.all(.keyboard).isEmpty)
    #expect(!stage.host.press(.character("b")))
    stage.tap("OK")
    #expect(stage.all(.keyboard).count == 1)
    #expect(stage.host.press(.character("c")))
    #expect(model.text == "ac")
  }

  @Test func aFieldThatDisappearsGivesTheKeyboardBack() throws {
    struct Fields: View {
      let model: Model
      var body: some View {
        @Bindable var model = model
        if model.isShown { TextField("field", text: $model.text).accessibilityIdentifier("field") }
      }
    }
    let model = Model()
    let stage = try ViewTestHarness { Fields(model: model) }
    stage.tap("field")
    #expect(stage.all(.keyboard).count == 1)
    model.isShown = false
    stage.host.flush()
    #expect(stage.all(.keyboard).isEmpty)
    #expect(!stage.host.press(.character("x")))
  }

  @Test func goingBackWhileTypingEndsIt() throws {
    let stage = try ViewTestHarness {
      NavigationStack {
        NavigationLink("open") { TextField("field", text: .constant("")).accessibilityIdentifier("field") }
      }
    }
    stage.tap("open")
    stage.tap("field")
    #expect(stage.all(.keyboard).count == 1)
    stage.tap("BackButton")
    #expect(stage.all(.keyboard).isEmpty)
    #expect(!stage.host.press(.character("x")))
  }

  @Test func whatIsSaidOfAButtonHoldsWhereItIsShown() throws {
    let stage = try ViewTestHarness {
      Text("below").alert("Really?", isPresented: .constant(true)) {
        Button("Yes") {}.accessibilityIdentifier("answer.yes")
        Button("No", role: .cancel) {}.accessibilityLabel("No, never")
      }
    }
    #expect(stage.all(.alert).first?.parts.map(\.label) == ["Really?", "No, never", "Yes"])
    #expect(stage.find("answer.yes")?.label == "Yes")
    let shown = try ViewTestHarness {
      List {
        Text("row").swipeActions {
          Button("Delete", role: .destructive) {}.accessibilityIdentifier("row.delete")
        }
      }
    }
    shown.drag(
      from: CGPoint(x: 300, y: shown.frame("row").midY), by: CGVector(dx: -100, dy: 0),
      over: .milliseconds(300), hold: .milliseconds(200))
    #expect(shown.find("row.delete")?.label == "Delete")
  }
}
