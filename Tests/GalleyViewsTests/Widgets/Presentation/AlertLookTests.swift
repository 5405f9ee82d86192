import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

@MainActor @Suite struct AlertLookTests {
  private func buttons(@ViewBuilder _ actions: () -> some View) throws -> [Element] {
    let stage = try ViewTestHarness(height: 812) {
      Text("below").alert("Delete it?", isPresented: .constant(true), actions: actions)
    }
    return stage.all(.alert).first?.parts.filter { $0.type == .button } ?? []
  }

  @Test func twoShortTitlesStandBesideEachOtherWithTheOneThatCancelsOnTheLeft() throws {
    let shown = try buttons {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
    #expect(shown.map(\.label) == ["Cancel", "Delete"])
    try #require(shown.count == 2)
    #expect(shown[0].frame.minY == shown[1].frame.minY && shown[0].frame.maxX == shown[1].frame.minX)
    #expect(shown.map(\.frame.width) == [135, 135])
  }

  @Test func aLongTitleStacksBothWithTheOneThatCancelsLast() throws {
    let shown = try buttons {
      Button("Cancel", role: .cancel) {}
      Button("Delete Everything Now", role: .destructive) {}
    }
    #expect(shown.map(\.label) == ["Delete Everything Now", "Cancel"])
    try #require(shown.count == 2)
    #expect(shown[0].frame.maxY == shown[1].frame.minY && shown.allSatisfy { $0.frame.width == 270 })
  }

  @Test func ofThreeTheOneThatCancelsIsLast() throws {
    let shown = try buttons {
      Button("Never", role: .cancel) {}
      Button("Once") {}
      Button("Always") {}
    }
    #expect(shown.map(\.label) == ["Once", "Always", "Never"])
  }

  @Test func buttonsHaveTheTintOfTheViewThatAsksAndTheOneThatCancelsIsSetBolder() throws {
    let tint = Color(red: 1, green: 0, blue: 1)
    let stage = try ViewTestHarness(height: 812) {
      Text("below")
        .alert("Sure?", isPresented: .constant(true)) {
          Button("Go") {}
          Button("Delete", role: .destructive) {}
          Button("Stay", role: .cancel) {}
        }
        .tint(tint)
    }
    let plain = stage.find("Go")?.appearance
    #expect(plain?.foreground == RGBA(255, 0, 255).text)
    #expect(stage.find("Stay")?.appearance?.foreground == plain?.foreground)
    #expect(stage.find("Delete")?.appearance?.foreground != plain?.foreground)
    #expect(plain?.font != nil && stage.find("Stay")?.appearance?.font != plain?.font)
    let dialog = try ViewTestHarness(height: 812) {
      Text("below").confirmationDialog("Sure?", isPresented: .constant(true)) {
        Button("Go") {}
      }
      .tint(tint)
    }
    #expect(dialog.find("Go")?.appearance?.foreground == RGBA(255, 0, 255).text)
    #expect(dialog.find("Cancel")?.appearance?.foreground == RGBA(255, 0, 255).text)
  }
}
