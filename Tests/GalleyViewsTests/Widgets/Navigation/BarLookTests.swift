import Foundation
import GalleyImage
import GalleyViews
import Testing

/// How bars look on iOS: at rest, over content, with a search, and with tabs.
@MainActor @Suite struct BarLookTests {
  private static let grouped = RGBA(hex: 0xF2F2F7)

  @Test func aBarAtRestShowsWhatIsBehind() throws {
    let stage = try ViewTestHarness {
      NavigationStack {
        List(0..<40, id: \.self) { Text("row \($0)") }
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(try stage.color(20, 10) == Self.grouped)
    #expect(try stage.color(187, 43) == Self.grouped)
    stage.drag(
      from: CGPoint(x: 187, y: 500), by: CGVector(dx: 0, dy: -200), over: .seconds(1), hold: .seconds(1))
    #expect(try stage.color(20, 10) != Self.grouped)
    #expect(try stage.color(187, 43) != stage.color(187, 30))
  }

  @Test func aPageWithoutScrollingHasNoBarBehindItsTitle() throws {
    let stage = try ViewTestHarness {
      NavigationStack {
        Color.yellow.ignoresSafeArea().navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(try stage.color(20, 10) == stage.color(20, 300))
  }

  @Test func tabsHaveABackgroundOverContentThatGoesOnBelowABarOfTheAppsOwn() throws {
    func stage(rows: Int) throws -> ViewTestHarness {
      try ViewTestHarness {
        TabView {
          Tab("One", systemImage: "house") {
            NavigationStack {
              ScrollView { Color.red.frame(height: Double(rows) * 44) }
                .safeAreaInset(edge: .bottom) { Color.clear.frame(height: 60) }
            }
          }
          Tab("Two", systemImage: "star") { Color.clear }
        }
      }
    }
    // Red shines through the material, and is seen as it is beside it.
    let (long, short) = (try stage(rows: 40), try stage(rows: 3))
    #expect(try long.color(20, 520) == RGBA(hex: 0xFF3B30))
    #expect(try long.color(4, 596) != RGBA(hex: 0xFF3B30))
    #expect(try short.color(4, 596) == .white)
  }

  @Test func itemsOfAGroupStandInTheirOrder() throws {
    let stage = try ViewTestHarness {
      NavigationStack {
        Text("page").toolbar {
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("one") {}
            Button("two") {}
          }
          ToolbarItem(placement: .topBarTrailing) { Button("three") {} }
        }
      }
    }
    #expect(stage.frame("one").maxX < stage.frame("two").minX)
    #expect(stage.frame("two").maxX < stage.frame("three").minX)
    #expect(stage.frame("three").maxX == 359)
  }

  private struct Searched: View {
    let placement: SearchFieldPlacement
    @State private var words = ""

    var body: some View {
      NavigationStack {
        List(0..<40, id: \.self) { Text("row \($0)") }
          .navigationTitle("Title")
          .searchable(text: $words, placement: placement)
      }
    }
  }

  private func title(_ stage: ViewTestHarness) -> CGRect? {
    stage.all(.staticText).first { $0.label == "Title" }?.frame
  }

  @Test func aSearchIsInTheBarAndGoesAwayFirst() throws {
    let stage = try ViewTestHarness { Searched(placement: .automatic) }
    let bar = try #require(stage.all(.navigationBar).first)
    // A row, a large title and the field.
    #expect(bar.frame.height == 143)
    #expect(stage.frame("Search").minY >= (title(stage)?.maxY ?? .infinity))
    #expect(try stage.color(5, 120) == Self.grouped)
    stage.drag(
      from: CGPoint(x: 187, y: 500), by: CGVector(dx: 0, dy: -47), over: .seconds(1), hold: .seconds(1))
    #expect(stage.find("Search") == nil)
    #expect((title(stage)?.minY ?? 0) >= 44)
    stage.drag(
      from: CGPoint(x: 187, y: 500), by: CGVector(dx: 0, dy: -90), over: .seconds(1), hold: .seconds(1))
    #expect(stage.all(.navigationBar).first?.frame.height == 44)
  }

  @Test func aSearchThatIsAlwaysThereStays() throws {
    let stage = try ViewTestHarness { Searched(placement: .navigationBarDrawer(displayMode: .always)) }
    stage.drag(
      from: CGPoint(x: 187, y: 500), by: CGVector(dx: 0, dy: -200), over: .seconds(1), hold: .seconds(1))
    #expect(stage.all(.navigationBar).first?.frame.height == 91)
    #expect(stage.find("Search")?.type == .searchField)
  }

  @Test func aBadgeOnATabletStandsAfterTheTitle() throws {
    let stage = try ViewTestHarness(width: 810, height: 1080) {
      TabView {
        Tab("Inbox", systemImage: "tray", value: 0) { Text("page") }.badge(3)
      }
    }
    let tab = try #require(stage.find("Inbox")).frame
    let picture = try stage.picture()
    let red = RGBA(hex: 0xFF3B30)
    let columns = (Int(tab.minX)..<Int(tab.maxX)).filter { x in
      (Int(tab.minY)..<Int(tab.maxY)).contains { picture[x, $0] == red }
    }
    // The title of 13 points is in the middle, with the picture before it; no letter is below the badge.
    #expect(try #require(columns.first) > Int(tab.midX) + 20)
  }

  @Test func whatIsBehindALowSheetIsUsable() throws {
    struct Stage: View {
      @State private var taps = 0

      var body: some View {
        Button("taps \(taps)") { taps += 1 }.frame(maxHeight: .infinity, alignment: .top)
          .sheet(isPresented: .constant(true)) {
            Text("sheet").presentationDetents([.medium, .large])
              .presentationBackgroundInteraction(.enabled(upThrough: .medium))
          }
      }
    }
    let stage = try ViewTestHarness { Stage() }
    stage.advance(.seconds(1))
    #expect(try stage.color(5, 100) == RGBA(hex: 0xFFFFFF))
    stage.tap("taps 0")
    #expect(stage.find("taps 1") != nil)
    stage.tap("Sheet Grabber")
    stage.advance(.seconds(1))
    #expect(try stage.color(187, 5) != RGBA(hex: 0xFFFFFF))
  }
}
