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
}
