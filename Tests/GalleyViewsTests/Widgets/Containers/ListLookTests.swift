import Foundation
import GalleyImage
import GalleyViews
import Testing

/// How lists look on iOS: distances, headers, icons, lines and badges.
@MainActor @Suite struct ListLookTests {
  private static let accent = RGBA(hex: 0x007AFF)

  private func bounds(of cells: [CGRect]) -> [CGFloat] {
    zip(cells, cells.dropFirst()).map { $1.minY - $0.maxY }
  }

  @Test func cardsAreAsFarApartAsOnTheDevice() throws {
    let stage = try ViewTestHarness {
      List {
        Section { Text("a") }
        Section {
          Text("b")
        } footer: {
          Text("below b")
        }
        Section { Text("c") }
        Text("loose")
        Section("Head") { Text("d") }
      }
    }
    let cells = stage.all(.cell).map(\.frame)
    #expect(bounds(of: cells)[0] == 35)
    #expect(cells[2].minY - stage.frame("below b").maxY == 28)
    #expect(bounds(of: cells)[2] == 35)
    // 17.5 before the line and 13 in it, on whole pixels.
    #expect(stage.frame("HEAD").minY - cells[3].maxY == 31)
  }

  @Test(arguments: [(CGFloat(10), CGFloat(10)), (60, 60)])
  func anAppSetsTheDistance(_ spacing: CGFloat, _ distance: CGFloat) throws {
    let stage = try ViewTestHarness {
      List {
        Section { Text("a") }
        Section { Text("b") }
      }
      .listSectionSpacing(spacing)
    }
    #expect(bounds(of: stage.all(.cell).map(\.frame)) == [distance])
  }

  @Test(arguments: [(CGFloat(0), CGFloat(13)), (40, 53)])
  func theDistanceHoldsBeforeHeaders(_ spacing: CGFloat, _ distance: CGFloat) throws {
    let stage = try ViewTestHarness {
      List {
        Section { Text("a") }
        Section("Head") { Text("b") }
      }
      .listSectionSpacing(spacing)
    }
    // The line has 13 points of its own above its words.
    #expect(stage.frame("HEAD").minY - (stage.all(.cell).first?.frame.maxY ?? 0) == distance)
  }

  @Test func plainSectionsTouch() throws {
    let stage = try ViewTestHarness {
      List {
        Section { Text("a") }
        Section { Text("b") }
      }
      .listStyle(.plain)
    }
    #expect(bounds(of: stage.all(.cell).map(\.frame)) == [0])
  }

  @Test func headersAreInCapitalsInGroupedStylesOnly() throws {
    func header(_ list: some View) throws -> String? {
      try ViewTestHarness { list }.all(.staticText).first?.label
    }
    let list = List { Section("My Networks") { Text("a") } }
    #expect(try header(list) == "MY NETWORKS")
    #expect(try header(list.listStyle(.grouped)) == "MY NETWORKS")
    #expect(try header(list.listStyle(.plain)) == "My Networks")
    #expect(try header(List { Section("My Networks") { Text("a") }.textCase(nil) }) == "My Networks")
  }

  @Test func aProminentHeaderIsLargeAndAsItWasWritten() throws {
    let stage = try ViewTestHarness {
      List { Section("iCloud") { Text("a") }.headerProminence(.increased) }
    }
    let header = try #require(stage.find("iCloud"))
    #expect(header.appearance?.fontSize == 20)
    #expect(header.appearance?.foreground == "#000000FF")
  }

  @Test func iconsStandInAColumnInTheColourOfControls() throws {
    let stage = try ViewTestHarness {
      List {
        Label("narrow", systemImage: "chevron.right")
        Label("wide", systemImage: "tray")
        Label {
          Text("tile")
        } icon: {
          Rectangle().frame(width: 20, height: 20)
        }
        Label {
          Text("own")
        } icon: {
          Rectangle().frame(width: 20, height: 20)
        }
        .foregroundStyle(.red)
      }
    }
    let starts = ["narrow", "wide", "tile", "own"].map { stage.frame($0).minX }
    // The row begins 32 points from the edge; the icon takes 28, and the distance is 12.
    #expect(Set(starts) == [72])
    let tile = stage.frame("tile")
    #expect(try stage.color(32 + 14, tile.midY) == Self.accent)
    #expect(try stage.color(32 + 12, stage.frame("own").midY) == RGBA(hex: 0xFF3B30))
  }

  @Test func anIconOverARowHasNoColumn() throws {
    let row = try ViewTestHarness {
      List {
        Color.clear.frame(height: 100).overlay(alignment: .topLeading) { Label("over", systemImage: "tray") }
      }
    }
    let alone = try ViewTestHarness { Label("over", systemImage: "tray") }
    let width = { (stage: ViewTestHarness) in stage.frame("over").width }
    #expect(abs(width(row) - width(alone)) <= 1)
    // 28 points of a column and a distance of 12 would put it at 72.
    #expect(row.frame("over").minX < 70)
  }

  @Test func linesBeginAtTheText() throws {
    let stage = try ViewTestHarness {
      List {
        Label("with an icon", systemImage: "tray")
        Text("without")
        Text("last")
      }
    }
    let cells = stage.all(.cell).map(\.frame)
    let white = RGBA(hex: 0xFFFFFF)
    let picture = try stage.picture()
    func isLine(_ x: Double, below cell: CGRect) -> Bool { picture[Int(x), Int(cell.maxY) - 1] != white }
    let start = stage.frame("with an icon").minX
    #expect(!isLine(start - 2, below: cells[0]))
    #expect(isLine(start + 2, below: cells[0]))
    #expect(!isLine(30, below: cells[1]))
    #expect(isLine(34, below: cells[1]))
  }

  @Test func badgesStandAtTheEndOfRows() throws {
    let stage = try ViewTestHarness {
      NavigationStack {
        List {
          Text("text").badge(3)
          NavigationLink("outside") { Text("page") }.badge(4)
          NavigationLink {
            Text("page")
          } label: {
            Text("inside").badge("new")
          }
          Text("none").badge(0)
        }
      }
    }
    let cells = stage.all(.cell)
    #expect(
      cells.map { $0.children.map(\.label) } == [
        ["text", "3"], ["outside, 4"], ["inside, new"], ["none"],
      ])
    #expect(stage.frame("3").maxX == cells[0].frame.maxX - 16)
    // Before the arrow of a link.
    #expect(stage.frame("4").maxX < cells[1].frame.maxX - 24)
    #expect(stage.frame("4").maxX == stage.frame("new").maxX)
    #expect(stage.find("3")?.appearance?.foreground == "#3C3C4399")
  }

  @Test func headersHaveALeastHeight() throws {
    func top(_ least: CGFloat?) throws -> CGFloat {
      let stage = try ViewTestHarness {
        $0.defaultMinListHeaderHeight = least
      } _: {
        List { Section("Head") { Text("row") } }
      }
      return try #require(stage.all(.cell).first).frame.minY
    }
    #expect(try top(1) == top(nil))
    #expect(try top(120) - top(100) == 20)
    #expect(try top(100) > top(nil))
  }

  @Test func badgesAreTextsKeysAndStrings() throws {
    let (words, none): (String, String?) = ("two words", nil)
    let stage = try ViewTestHarness {
      List {
        Text("a").badge(Text("late").foregroundStyle(.red))
        Text("b").badge("\(3) new")
        Text("c").badge(words)
        Text("d").badge(words.prefix(3))
        Text("e").badge(none)
        Text("f").badge(Text?.none)
      }
    }
    #expect(
      stage.all(.cell).map { $0.children.map(\.label) } == [
        ["a", "late"], ["b", "3 new"], ["c", "two words"], ["d", "two"], ["e"], ["f"],
      ])
    #expect(stage.find("late")?.appearance?.foreground == "#FF3B30FF")
    #expect(stage.find("3 new")?.appearance?.foreground == "#3C3C4399")
  }

  @Test func rowsRunFromRightToLeft() throws {
    let stage = try ViewTestHarness {
      NavigationStack {
        List {
          Label("label", systemImage: "tray")
          Toggle("toggle", isOn: .constant(true))
          NavigationLink("link") { Text("page") }.badge(2)
        }
        .toolbar {
          Button("one") {}
          Button("two") {}
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    // The row begins 32 points from the edge; the icon takes 28, and the distance is 12.
    #expect(stage.frame("label").maxX == 303)
    #expect(stage.all(.switch).last?.frame.minX == 32)
    #expect(stage.frame("2").minX > 32 && stage.frame("2").maxX < 80)
    #expect(stage.frame("link").maxX == 343)
    #expect(stage.frame("two").minX == 16)
    #expect(stage.frame("one").minX > stage.frame("two").maxX)
  }
}
