import Foundation
import GalleyImage
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
    #expect(sheet.parts.map(\.label) == ["It cannot be undone.", "Keep", "Delete", "Cancel"])
    #expect(sheet.frame.maxY == 804)
    #expect(sheet.parts.dropFirst().allSatisfy { $0.frame.height == 57 })
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

  @Test func onATabletItIsAPopoverAtWhatAsks() throws {
    @Bindable var model = model
    let stage = try ViewTestHarness(width: 820, height: 1180) {
      VStack {
        Button("Behind") { model.log.append("behind") }
          .confirmationDialog("Delete it?", isPresented: $model.isAsking, titleVisibility: .visible) {
            Button("Delete", role: .destructive) { model.log.append("delete") }
            Button("Never", role: .cancel) { model.log.append("never") }
          }
        Spacer()
      }
    }
    let popover = try #require(stage.all(.popover).first)
    let sheet = try #require(popover.children.first)
    #expect(sheet.type == .sheet && sheet.parts.map(\.label) == ["Delete it?", "Delete"])
    let anchor = stage.frame("Behind")
    #expect(popover.frame.midX == anchor.midX && popover.frame.width < 400)
    #expect(popover.frame.minY > anchor.maxY && popover.frame.minY < anchor.maxY + 20)
    // The arrow is in the colour of the card, and nothing around is darkened.
    #expect(
      try stage.color(anchor.midX, popover.frame.minY - 2)
        == stage.color(popover.frame.minX + 20, popover.frame.minY + 20))
    #expect(try stage.color(10, 1000) == .white)
    #expect(stage.find("PopoverDismissRegion")?.label == "dismiss popup")
    stage.tap(CGPoint(x: 400, y: 1000))
    #expect(model.log == ["never"] && !model.isAsking)
  }
}
