import Foundation
import GalleyTree
import GalleyViews
import Observation
import Testing

@Observable private final class Model {
  var isAsking = false
  var name = "Lea"
  var code = ""
  var saved: [String] = []
}

/// Alerts that ask for words.
@MainActor @Suite struct AlertFieldTests {
  private let model = Model()

  private func stage() throws -> ViewTestHarness {
    @Bindable var model = model
    return try ViewTestHarness(height: 812) {
      Text("below").alert("Rename", isPresented: $model.isAsking) {
        TextField("Name", text: $model.name)
        SecureField("Code", text: $model.code)
        Button("Save") { model.saved.append(model.name + model.code) }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It is shown to all.")
      }
    }
  }

  @Test func fieldsStandBetweenTheMessageAndTheButtons() throws {
    model.isAsking = true
    let alert = try #require(try stage().all(.alert).first)
    #expect(alert.parts.map(\.label) == ["Rename", "It is shown to all.", "", "", "Cancel", "Save"])
    #expect(alert.parts[2].type == .textField && alert.parts[3].type == .secureTextField)
    for (above, below) in zip(alert.parts.dropLast(2), alert.parts.dropFirst()) {
      #expect(above.frame.maxY < below.frame.minY)
    }
    #expect(alert.parts[2].frame.width == 238 && alert.frame.contains(alert.parts[5].frame))
  }

  @Test func theFirstFieldHasTheKeyboardAndTheAlertStandsAboveIt() throws {
    let stage = try stage()
    model.isAsking = true
    stage.host.flush()
    let keyboard = try #require(stage.all(.keyboard).first)
    #expect(stage.all(.textField).first?.isFocused == true)
    #expect(try #require(stage.all(.alert).first).frame.maxY <= keyboard.frame.minY)
    stage.type("h")
    #expect(model.name == "Leah")
    let code = try #require(stage.all(.secureTextField).first).frame
    stage.tap(CGPoint(x: code.midX, y: code.midY))
    stage.type("42")
    stage.tap("Save")
    #expect(model.saved == ["Leah42"] && !model.isAsking)
    #expect(stage.all(.keyboard).isEmpty && !stage.host.press(.character("x")))
  }

  @Test func keysOfTheKeyboardCanBeTapped() throws {
    let stage = try stage()
    model.isAsking = true
    stage.host.flush()
    let key = try #require(stage.all(.key).first { $0.label == "a" })
    stage.tap(CGPoint(x: key.frame.midX, y: key.frame.midY))
    #expect(model.name == "Leaa")
  }
}
