import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// Menus, groups that open, and rows that can be deleted.
@MainActor @Suite struct MenuTests {
  private struct Menus: View {
    @State private var chosen = "nothing"

    var body: some View {
      VStack {
        Text(chosen)
        Menu("Actions") {
          Button("Copy", systemImage: "doc") { chosen = "copied" }
          Divider()
          Button("Delete", role: .destructive) { chosen = "deleted" }
        }
        Text("held").contextMenu { Button("Share") { chosen = "shared" } }
      }
    }
  }

  @Test func anItemActsAndClosesTheMenu() throws {
    let stage = try ViewTestHarness { Menus() }
    #expect(stage.find("Copy") == nil)
    stage.tap("Actions")
    #expect(stage.all(.collectionView).count == 1)
    #expect(stage.find("Copy")?.appearance?.foreground == "#000000FF")
    #expect(stage.find("Delete")?.appearance?.foreground == "#FF3B30FF")
    stage.tap("Copy")
    #expect(stage.find("copied") != nil)
    #expect(stage.all(.collectionView).isEmpty)
    stage.tap("Actions")
    stage.host.touch(.began, at: .init(x: 5, y: 595))
    stage.host.touch(.ended, at: .init(x: 5, y: 595))
    #expect(stage.all(.collectionView).isEmpty, "a touch beside it closes it")
    #expect(stage.find("copied") != nil)
  }

  private struct Nested: View {
    var body: some View {
      Menu("Sort") {
        Button("By name") {}
        Menu("By date") { Button("Oldest first") {} }
      }
    }
  }

  @Test func aSubmenuHasAChevronBeforeItsTitle() throws {
    let stage = try ViewTestHarness(scale: 2) { Nested() }
    stage.tap("Sort")
    stage.advance(.seconds(1))
    let picture = try stage.picture()
    /// The range of greens in the margin of 16 points before a title, along the title's height.
    func contrast(before title: CGRect, along row: CGRect) -> Int {
      var greens: [Int] = []
      for x in Int(title.minX - 16) * 2..<Int(title.minX) * 2 {
        for y in Int(row.minY + 1) * 2..<Int(row.maxY - 1) * 2 { greens.append(Int(picture[x, y].green)) }
      }
      return (greens.max() ?? 0) - (greens.min() ?? 0)
    }
    let (plain, submenu) = (stage.frame("By name"), stage.frame("By date"))
    #expect(!plain.isEmpty && !submenu.isEmpty)
    // The chevron is grey on a light menu; the menu itself is nearly even.
    #expect(contrast(before: submenu, along: submenu) > 60)
    #expect(contrast(before: submenu, along: plain) < 25)
  }

  @Test func aLongPressOpensAMenuOfItsView() throws {
    let stage = try ViewTestHarness { Menus() }
    let frame = stage.frame("held")
    stage.host.touch(.began, at: .init(x: frame.midX, y: frame.midY))
    stage.advance(.milliseconds(600))
    stage.host.touch(.ended, at: .init(x: frame.midX, y: frame.midY))
    stage.tap("Share")
    #expect(stage.find("shared") != nil)
  }

  private struct Groups: View {
    @State private var isOpen = false
    @State private var names = ["Ada", "Grace", "Edsger"]

    var body: some View {
      List {
        DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        ForEach(names, id: \.self) { Text($0) }
          .onDelete { names.remove(atOffsets: $0) }
      }
    }
  }

  @Test func aGroupShowsWhatIsBelowIt() throws {
    let stage = try ViewTestHarness { Groups() }
    #expect(stage.find("inside") == nil)
    stage.tap("More")
    #expect(stage.find("inside") != nil)
    stage.tap("More")
    #expect(stage.find("inside") == nil)
  }

  @Test func aSwipeUncoversDelete() throws {
    let stage = try ViewTestHarness { Groups() }
    let row = stage.frame("Grace")
    stage.drag(from: .init(x: 300, y: row.midY), by: .init(dx: -120, dy: 0), over: .milliseconds(200))
    stage.advance(.milliseconds(400))
    stage.tap("Delete")
    #expect(stage.find("Grace") == nil)
    #expect(stage.find("Ada") != nil && stage.find("Edsger") != nil)
  }

  private struct Swiped: View {
    @State private var done = "nothing"

    var body: some View {
      List {
        Text(verbatim: "row \(done)").accessibilityIdentifier("row")
          .swipeActions(edge: .leading) { Button("Pin") { done = "pinned" } }
          .swipeActions { Button("Trash") { done = "trashed" } }
      }
    }
  }

  @Test func eachEdgeHasItsButtons() throws {
    let stage = try ViewTestHarness { Swiped() }
    let row = stage.frame("row")
    stage.drag(from: .init(x: 100, y: row.midY), by: .init(dx: 120, dy: 0), over: .milliseconds(200))
    #expect(stage.find("Pin") != nil && stage.find("Trash") == nil)
    stage.tap("Pin")
    #expect(stage.find("row pinned") != nil && stage.find("Pin") == nil)
    stage.drag(from: .init(x: 300, y: row.midY), by: .init(dx: -120, dy: 0), over: .milliseconds(200))
    #expect(stage.find("Trash") != nil && stage.find("Pin") == nil)
    stage.tap("Trash")
    #expect(stage.find("row trashed") != nil)
  }

  @Test func membersMoveAndGo() {
    var letters = Array("abcdef")
    letters.move(fromOffsets: [1, 3], toOffset: 5)
    #expect(String(letters) == "acebdf")
    letters.move(fromOffsets: [4], toOffset: 0)
    #expect(String(letters) == "dacebf")
    letters.remove(atOffsets: [0, 5])
    #expect(String(letters) == "aceb")
  }
}
