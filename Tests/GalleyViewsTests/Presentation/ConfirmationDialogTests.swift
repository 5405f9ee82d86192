import Foundation
import GalleyTree
import GalleyViews
import Observation
import Testing

@Observable private final class Model {
  var isAsking = true
  var log: [String] = []
}

@MainActor @Suite struct ConfirmationDialogTests {
  private let model = Model()

  private func stage(cancels: Bool) throws -> ViewTestHarness {
    @Bindable var model = model
    return try ViewTestHarness(height: 812) {
      Button("Behind") { model.log.append("behind") }
        .confirmationDialog("Delete it?", isPresented: $model.isAsking) {
          Button("Keep") { model.log.append("keep") }
          Button("Delete", role: .destructive) { model.log.append("delete") }
          if cancels { Button("Never", role: .cancel) { model.log.append("never") } }
        } message: {
          Text("It cannot be undone.")
        }
    }
  }

  @Test func itIsASheetWithButtonsOfWhichTheLastCancels() throws {
    let sheet = try #require(try stage(cancels: false).all(.sheet).first)
    #expect(sheet.label == "Delete it?")
    #expect(sheet.traits.contains(.modal))
    #expect(sheet.children.map(\.label) == ["It cannot be undone.", "Keep", "Delete", "Cancel"])
    #expect(sheet.frame.maxY == 804)
    #expect(sheet.children.dropFirst().allSatisfy { $0.frame.height == 57 })
  }

  @Test func aButtonDoesWhatItDoesAndClosesIt() throws {
    let stage = try stage(cancels: false)
    stage.tap("Delete")
    #expect(model.log == ["delete"])
    #expect(!model.isAsking)
    #expect(stage.host.windows().count == 1)
  }

  @Test func aTapBesideItCancels() throws {
    let stage = try stage(cancels: true)
    #expect(stage.find("Cancel") == nil)
    stage.tap("Behind")
    #expect(model.log == ["never"])
    #expect(!model.isAsking)
  }
}
