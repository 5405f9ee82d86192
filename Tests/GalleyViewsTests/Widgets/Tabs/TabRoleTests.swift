import Foundation
import GalleyTree
import GalleyViews
import Testing

/// Tabs with roles, in sections, and hidden ones.
@MainActor @Suite struct TabRoleTests {
  private func labels(_ stage: ViewTestHarness) -> [String] {
    stage.all(.button).sorted { $0.frame.minX < $1.frame.minX }.map(\.label)
  }

  @Test func searchingIsTheLastTabWithItsOwnLabel() throws {
    let stage = try ViewTestHarness {
      TabView {
        Tab(role: .search) { Text("finding") }
        Tab("Home", systemImage: "house") { Text("at home") }
        Tab("Saved", systemImage: "star") { Text("kept") }
      }
    }
    #expect(labels(stage) == ["Home", "Saved", "Search"])
    #expect(stage.find("at home") != nil)
    stage.tap("Search")
    #expect(stage.find("finding") != nil)
  }

  @Test func aTabletShowsSearchingAsAPictureAlone() throws {
    func width(of name: String, _ role: TabRole?) throws -> Double {
      let stage = try ViewTestHarness(width: 820, height: 1180) {
        TabView {
          Tab("Home", systemImage: "house") { Text("at home") }
          Tab("Find it all", systemImage: "magnifyingglass", role: role) { Text("finding") }
        }
      }
      let frame = stage.frame(name)
      let background = try stage.color(frame.minX + 2, frame.midY)
      var inked = 0
      for x in stride(from: frame.minX, to: frame.maxX, by: 1)
      where try stage.color(x, frame.midY) != background { inked += 1 }
      return Double(inked)
    }
    let (withTitle, alone) = (try width(of: "Find it all", nil), try width(of: "Find it all", .search))
    #expect(alone > 0 && alone < withTitle)
  }

  @Test func tabsOfASectionAreBesideTheOthers() throws {
    let stage = try ViewTestHarness {
      TabView {
        Tab("One", systemImage: "house") { Text("first page") }
        TabSection("More") {
          Tab("Two", systemImage: "star") { Text("second page") }
          Tab("Three", systemImage: "tray") { Text("third page") }
        }
        TabSection {
          Tab("Four", systemImage: "bell") { Text("fourth page") }
        } header: {
          Text("Rest")
        }
        .hidden()
      }
      .tabViewStyle(.sidebarAdaptable)
    }
    #expect(labels(stage) == ["One", "Two", "Three"])
    stage.tap("Three")
    #expect(stage.find("third page") != nil)
  }

  @Test func badgesOfTabsAreTextsKeysAndStrings() throws {
    let words = "Soon"
    let stage = try ViewTestHarness {
      TabView {
        Tab("One", systemImage: "house") { Text("first") }.badge(Text("New"))
        Tab("Two", systemImage: "star") { Text("second") }.badge("\(2)")
        Tab("Three", systemImage: "tray") { Text("third") }.badge(words)
        Text("fourth").tabItem { Text("Four") }.badge(Text(verbatim: "Now"))
      }
    }
    let values = ["One", "Two", "Three", "Four"].map { stage.find($0)?.value?.text }
    #expect(values == ["New", "2 items", "Soon", "Now"])
  }

  @Test func hiddenTabsAreNotInTheBar() throws {
    struct Screen: View {
      @State private var chosen = 1
      @State private var hides = false

      var body: some View {
        TabView(selection: $chosen) {
          Tab("One", systemImage: "house", value: 1) { Button("hide") { hides = true } }
          Tab("Two", systemImage: "star", value: 2) { Text("second page") }.hidden(hides)
          Tab(value: 3) {
            Text("third page")
          } label: {
            Label("Three", systemImage: "tray")
          }
          .badge(2)
        }
      }
    }
    let stage = try ViewTestHarness { Screen() }
    #expect(stage.find("Two") != nil && stage.find("2 items") != nil)
    stage.tap("hide")
    #expect(stage.find("Two") == nil)
    stage.tap("Three")
    #expect(stage.find("third page") != nil)
  }
}
