import Foundation
import GalleyTree
import GalleyViews
import Testing

/// The commands on selected text, and the pages of a menu that has no room for all of them.
@MainActor @Suite struct EditMenuPagesTests {
  private struct Page: View {
    @State var text: String

    var body: some View { TextField("Name", text: $text).accessibilityIdentifier("name") }
  }

  /// A window with a field whose text is selected.
  private func selecting(
    _ text: String, width: Double, opening open: @escaping (URL) -> Void = { _ in }
  ) throws -> ViewTestHarness {
    let stage = try ViewTestHarness(
      width: width,
      environment: {
        $0.systemOpenURL = { url in
          open(url)
          return true
        }
      }
    ) { Page(text: text) }
    stage.tap("name")
    for _ in 0..<3 { stage.tap("name") }
    return stage
  }

  @Test(arguments: [120, 180, 240, 320, 375, 430, 500, 900.0])
  func everyCommandIsOnOnePage(_ width: Double) throws {
    let stage = try selecting("Ada", width: width)
    var seen: [String] = []
    for page in 0..<10 {
      let items = stage.all(.menuItem)
      #expect(!items.isEmpty)
      seen += items.map(\.label)
      #expect(stage.all(.menu).allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= width })
      #expect((stage.find("Back") != nil) == (page > 0))
      guard stage.find("Forward") != nil else { break }
      stage.tap("Forward")
    }
    #expect(seen == ["Cut", "Copy", "Look Up", "Translate", "Search Web"])
  }

  @Test func spaceIsNotLookedUp() throws {
    #expect(try selecting("   ", width: 900).all(.menuItem).map(\.label) == ["Cut", "Copy"])
  }

  @Test func aSearchOnTheWebIsAnAddress() throws {
    var opened: [String] = []
    let stage = try selecting("R&D at home", width: 900) { opened.append($0.absoluteString) }
    stage.tap("Search Web")
    #expect(opened == ["x-web-search://?R%26D%20at%20home"])
    #expect(stage.all(.menuItem).isEmpty)
  }
}
