import Foundation
import GalleyImage
import GalleyViews
import Testing

/// What is behind the bar of tabs, and behind a bar at the bottom of a page.
@MainActor @Suite struct TabBarLookTests {
  private func stage(rows: Int) throws -> ViewTestHarness {
    try ViewTestHarness {
      TabView {
        Tab("Rows", systemImage: "tray", value: 0) {
          NavigationStack { List(0..<rows, id: \.self) { Text("row \($0)") }.listStyle(.plain) }
        }
      }
    }
  }

  /// Whether there is a line above the tabs.
  private func hasLine(_ stage: ViewTestHarness) throws -> Bool {
    let bar = try #require(stage.all(.tabBar).first).frame
    return try stage.color(10, bar.minY) != stage.color(10, bar.minY + 3)
  }

  @Test func thereIsABackgroundOnlyWhileContentGoesOnBelow() throws {
    #expect(try !hasLine(stage(rows: 3)))
    let long = try stage(rows: 40)
    #expect(try hasLine(long))
    for _ in 0..<8 {
      long.drag(from: CGPoint(x: 187, y: 450), by: CGVector(dx: 0, dy: -400), over: .milliseconds(200))
      long.advance(.seconds(3))
    }
    #expect(try !hasLine(long))
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func onATabletABadgeStandsBesideItsTitleAndBothCanBeRead(_ scheme: ColorScheme) throws {
    let stage = try ViewTestHarness(
      width: 1024, height: 768, scale: 2, environment: { $0.colorScheme = scheme }
    ) {
      TabView {
        Text("one").tabItem { Text("Home") }
        Text("two").tabItem { Text("Inbox") }.badge("New")
      }
    }
    let inbox = try #require(stage.find("Inbox"))
    let (background, words) = (RGBA(hex: scheme == .dark ? 0x1C1C1D : 0xEEEEEF), inbox.appearance?.foreground)
    #expect(words == (scheme == .dark ? RGBA.white : .black).text)
    let picture = try stage.picture()
    let row = (Int(inbox.frame.minX * 2)..<Int(inbox.frame.maxX * 2)).map {
      picture[$0, Int(inbox.frame.midY * 2)]
    }
    let red = row.indices.filter { row[$0].red > 200 && row[$0].green < 90 }
    let first = try #require(red.first)
    let last = try #require(red.last)
    // Before the badge there is some of the bar, and in it are white words.
    #expect(row[(first - 7)..<(first - 1)].allSatisfy { abs(Int($0.red) - Int(background.red)) < 4 })
    #expect(row[first...last].contains(.white))
    // Both are in the middle of the button.
    let inked = row.indices.filter { abs(Int(row[$0].red) - Int(background.red)) > 60 }
    let start = try #require(inked.first)
    #expect(abs(start - (row.count - 1 - last)) < 6)
  }

  @Test func anOverlayAtTheBottomOfAPageIsAboveTheTabs() throws {
    let stage = try ViewTestHarness {
      TabView {
        Tab("Rows", systemImage: "tray", value: 0) {
          NavigationStack { List(0..<40, id: \.self) { Text("row \($0)") } }
            .overlay(alignment: .bottom) { Text("overlay") }
        }
      }
    }
    let bar = try #require(stage.all(.tabBar).first).frame
    #expect(stage.frame("overlay").maxY <= bar.minY)
  }

  /// A page that scrolls below a bar of the app's own and the tabs.
  private func hasLine(below page: some View) throws -> Bool {
    try hasLine(
      ViewTestHarness(safeArea: EdgeInsets(top: 47, bottom: 34)) {
        TabView {
          Tab("Rows", systemImage: "tray", value: 0) { page }
        }
      })
  }

  private var rows: some View {
    ScrollView {
      ForEach(0..<40, id: \.self) { Text("row \($0)").frame(maxWidth: .infinity, minHeight: 30) }
    }
  }

  private var ownBar: some View { Text("now playing").frame(maxWidth: .infinity, minHeight: 44) }

  @Test func aBarOfTheAppsOwnAboveTheTabsLeavesThemTheirBackground() throws {
    #expect(try hasLine(below: rows.safeAreaInset(edge: .bottom) { ownBar }), "around what scrolls")
    #expect(
      try hasLine(below: rows.background(.yellow).safeAreaInset(edge: .bottom) { ownBar }),
      "around what scrolls on a background")
    #expect(
      try hasLine(below: NavigationStack { rows }.safeAreaInset(edge: .bottom) { ownBar }), "around a stack")
    #expect(
      try hasLine(below: NavigationStack { rows.safeAreaInset(edge: .bottom) { ownBar } }), "in a stack")
    #expect(
      try hasLine(below: VStack { rows }.safeAreaInset(edge: .bottom) { ownBar }), "around a column")
    #expect(
      try hasLine(
        below: ZStack { List(0..<40, id: \.self) { Text("row \($0)") } }
          .safeAreaInset(edge: .bottom, spacing: 0) { ownBar }), "around a list in layers")
    #expect(
      try !hasLine(below: Text("short").safeAreaInset(edge: .bottom) { ownBar }), "nothing scrolls")
  }

  @Test func aBarOfTheAppsOwnAroundTheTabsLeavesThemTheirBackground() throws {
    let stage = try ViewTestHarness(safeArea: EdgeInsets(top: 47, bottom: 34)) {
      TabView {
        Tab("Rows", systemImage: "tray", value: 0) { rows }
      }
      .safeAreaInset(edge: .bottom) { ownBar }
    }
    #expect(try hasLine(stage))
  }
}
