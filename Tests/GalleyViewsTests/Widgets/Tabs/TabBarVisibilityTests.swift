import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// What pages say of the bar of the tab view that they are in.
@MainActor @Suite struct TabBarVisibilityTests {
  private struct Screen<Page: View>: View {
    @ViewBuilder let page: Page

    var body: some View {
      TabView {
        Tab("One", systemImage: "house") { page }
        Tab("Two", systemImage: "star") { Text("second page") }
      }
    }
  }

  @Test func aPageHidesTheBarWhileItIsShown() throws {
    let stage = try ViewTestHarness {
      Screen {
        NavigationStack {
          NavigationLink("deeper") { Color.red.toolbar(.hidden, for: .tabBar).navigationTitle("Deep") }
        }
      }
    }
    #expect(stage.all(.tabBar).count == 1)
    stage.tap("deeper")
    stage.advance(.seconds(1))
    #expect(stage.all(.tabBar).isEmpty)
    #expect(try stage.color(187, 598) == RGBA(hex: 0xFF3B30))
    stage.tap("BackButton")
    stage.advance(.seconds(1))
    #expect(stage.all(.tabBar).count == 1)
  }

  @Test func aPageWithoutAStackHidesTheBarToo() throws {
    let stage = try ViewTestHarness { Screen { Text("alone").toolbarVisibility(.hidden, for: .tabBar) } }
    #expect(stage.all(.tabBar).isEmpty)
  }

  @Test func theBarIsPaintedAsThePageSays() throws {
    let stage = try ViewTestHarness {
      Screen {
        Text("page").toolbarBackground(Color.red, for: .tabBar).toolbarBackground(.visible, for: .tabBar)
      }
    }
    #expect(try stage.color(4, 596) == RGBA(hex: 0xFF3B30))
    stage.tap("Two")
    #expect(try stage.color(4, 596) == .white)
  }

  @Test func theSchemeOfTheBarColoursItsTitles() throws {
    func title(_ scheme: ColorScheme?) throws -> String? {
      let stage = try ViewTestHarness {
        Screen {
          Text("page").toolbarColorScheme(scheme, for: .tabBar).toolbarBackground(.visible, for: .tabBar)
        }
      }
      return stage.find("Two")?.appearance?.foreground
    }
    #expect(try title(nil) == "#8A8A8EFF")
    #expect(try title(.dark) == "#7D7D82FF")
  }
}
