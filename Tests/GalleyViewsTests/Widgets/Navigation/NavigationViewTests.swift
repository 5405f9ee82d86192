import Foundation
import GalleyTree
import GalleyViews
import Testing

/// Several views of a navigation view: one page on a telephone, columns on a tablet.
///
/// - Reference: [Apple's `NavigationView`](https://developer.apple.com/documentation/swiftui/navigationview): “a stack of views that
///   represents a visible path in a navigation hierarchy”, with columns of the style `columns` where there is space.
@MainActor @Suite struct NavigationViewTests {
  private struct Columns: View {
    var count = 2
    var body: some View {
      NavigationView {
        List {
          Text("One")
          NavigationLink("Two") { Text("Second page") }
        }
        .navigationTitle("First")
        if count > 2 { Text("Between") }
        Text("Second")
      }
    }
  }

  @Test func `on a telephone the first view is the page`() throws {
    let stage = try ViewTestHarness(width: 375, height: 700) { Columns() }
    #expect(stage.find("One") != nil && stage.find("Second") == nil)
    stage.tap("Two")
    stage.advance(.seconds(1))
    #expect(stage.find("Second page") != nil && stage.find("One") == nil)
  }

  @Test func `on a tablet the views are columns, and links lead to the next`() throws {
    let stage = try ViewTestHarness(width: 1100, height: 700) { Columns() }
    let (first, second) = (stage.frame("One"), stage.frame("Second"))
    #expect(first.maxX < second.minX)
    stage.tap("Two")
    stage.advance(.seconds(1))
    #expect(stage.find("Second page") != nil && stage.find("One") != nil && stage.find("Second") == nil)
  }

  @Test func `three views are three columns`() throws {
    let stage = try ViewTestHarness(width: 1366, height: 700) { Columns(count: 3) }
    #expect(stage.frame("One").maxX < stage.frame("Between").minX)
    #expect(stage.frame("Between").maxX < stage.frame("Second").minX)
  }

  @Test func `the style of stacks has one page everywhere`() throws {
    let stage = try ViewTestHarness(width: 1100, height: 700) { Columns().navigationViewStyle(.stack) }
    #expect(stage.find("One") != nil && stage.find("Second") == nil)
  }
}
