import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// Backgrounds and colour schemes that pages give their bars.
@MainActor @Suite struct PaintedBarTests {
  private static let red = RGBA(hex: 0xFF3B30)

  private func stage(@ViewBuilder _ change: (AnyView) -> some View) throws -> ViewTestHarness {
    let page = AnyView(
      Text("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem { Text("item") }
          ToolbarItem(placement: .bottomBar) { Text("below") }
        })
    return try ViewTestHarness { NavigationStack { change(page) } }
  }

  @Test func aStyleIsPaintedWhereThereIsABackground() throws {
    let hidden = try stage { $0.toolbarBackground(Color.red, for: .navigationBar) }
    #expect(try hidden.color(4, 4) == .white)
    let shown = try stage {
      $0.toolbarBackground(Color.red, for: .navigationBar)
        .toolbarBackgroundVisibility(.visible, for: .navigationBar)
    }
    #expect(try shown.color(4, 4) == Self.red && shown.color(4, 300) == .white)
    #expect(try shown.color(4, 590) == .white)
    let below = try stage {
      $0.toolbarBackground(Color.red, for: .bottomBar).toolbarBackground(.visible, for: .bottomBar)
    }
    #expect(try below.color(4, 590) == Self.red && below.color(4, 4) == .white)
  }

  @Test func aGradientRunsAcrossTheBar() throws {
    let stage = try stage {
      $0.toolbarBackground(
        LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing),
        for: .navigationBar
      )
      .toolbarBackground(.visible, for: .navigationBar)
    }
    #expect(try stage.color(4, 4).red < 20 && stage.color(370, 4).red > 230)
  }

  @Test func theSchemeColoursTitleAndItemsOfItsBarAlone() throws {
    let plain = try stage { $0 }
    let dark = try stage {
      $0.toolbarColorScheme(.dark, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar)
    }
    func color(_ name: String, _ stage: ViewTestHarness) -> String? {
      stage.all(.staticText).first { $0.label == name }?.appearance?.foreground
    }
    #expect(color("Title", plain) == "#000000FF" && color("Title", dark) == "#FFFFFFFF")
    #expect(color("item", plain) == "#000000FF" && color("item", dark) == "#FFFFFFFF")
    #expect(color("below", dark) == color("below", plain) && color("page", dark) == color("page", plain))
    #expect(try dark.color(4, 4).red < 100)
  }

  @Test func theSchemeIsLeftAloneWithoutABackground() throws {
    let stage = try stage { $0.toolbarColorScheme(.dark, for: .navigationBar) }
    #expect(stage.all(.staticText).first { $0.label == "Title" }?.appearance?.foreground == "#000000FF")
  }

  @Test func aPageThatIsOpenedHasItsOwnBar() throws {
    let stage = try ViewTestHarness {
      NavigationStack {
        NavigationLink("open") { Text("plain page") }
          .toolbarBackground(Color.red, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar)
      }
    }
    #expect(try stage.color(4, 4) == Self.red)
    stage.tap("open")
    stage.advance(.seconds(1))
    #expect(try stage.color(4, 4) == .white)
  }
}
