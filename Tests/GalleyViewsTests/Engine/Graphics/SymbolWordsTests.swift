import GalleyTree
import GalleyViews
import Testing

/// Symbols are identified by their names, and read by words.
@MainActor @Suite struct SymbolWordsTests {
  private func image(_ name: String) throws -> Element? {
    try ViewTestHarness { Image(systemName: name) }.all(.image).first
  }

  @Test(arguments: [
    ("plus", "Add"), ("arrow.clockwise", "Refresh"), ("trash", "Delete"), ("trash.fill", "Delete"),
    ("xmark.circle.fill", "Close"), ("minus.circle.fill", "Remove"), ("person.2", "Two People"),
    ("person.crop.circle", "Account"), ("star.fill", "Favorite"), ("chevron.down", "Go Down"),
    // Symbols without words of their own have those of their names.
    ("leaf.fill", "Leaf"), ("bolt.horizontal", "Bolt Horizontal"), ("circle", "Circle"),
  ]) func aSymbolIsReadByWords(_ name: String, _ words: String) throws {
    let image = try #require(try image(name))
    #expect(image.label == words)
    #expect(image.identifier == name)
  }

  @Test func aNameWithoutADrawingIsReadAsWell() throws {
    let image = try #require(try image("no.such.symbol"))
    #expect(image.label == "No Such Symbol")
    #expect(image.identifier == "no.such.symbol")
  }

  @Test func theAppsOwnIdentifierAndLabelWin() throws {
    let stage = try ViewTestHarness {
      Image(systemName: "plus").accessibilityLabel("New").accessibilityIdentifier("new")
    }
    #expect(stage.all(.image).map(\.identifier) == ["new"])
    #expect(stage.all(.image).map(\.label) == ["New"])
  }

  @Test func aButtonIsIdentifiedByTheSymbolOfItsLabel() throws {
    let stage = try ViewTestHarness {
      VStack {
        Button {
        } label: {
          Image(systemName: "arrow.clockwise")
        }
        Button("Remove", systemImage: "trash") {}
        Menu {
          Text("Item")
        } label: {
          Image(systemName: "ellipsis")
        }
        Button("Plain") {}
        Button {
        } label: {
          Image(systemName: "plus")
        }
        .accessibilityIdentifier("new")
      }
    }
    let buttons = stage.all(.button)
    #expect(buttons.map(\.label) == ["Refresh", "Remove", "More", "Plain", "Add"])
    #expect(buttons.map(\.identifier) == ["arrow.clockwise", "trash", "ellipsis", "", "new"])
  }

  @Test func aTabIsIdentifiedByItsSymbol() throws {
    let stage = try ViewTestHarness {
      TabView {
        Tab("Alerts", systemImage: "bell") { Text("Nothing") }
        Tab("You", systemImage: "person") { Text("Nobody") }
      }
    }
    #expect(stage.all(.button).map(\.identifier) == ["bell", "person"])
    #expect(stage.all(.button).map(\.label) == ["Alerts", "You"])
  }

  @Test func aSymbolAmongLettersIsReadByWords() throws {
    let stage = try ViewTestHarness { Text("Tap \(Image(systemName: "plus")) here") }
    #expect(stage.all(.staticText).map(\.label) == ["Tap Add here"])
  }
}
