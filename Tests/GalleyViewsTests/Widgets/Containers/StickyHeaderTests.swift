import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree
import GalleyViews
import SeededCases
import Synchronization
import Testing

private struct Catalogue: View {
  let sections: Int
  let rows: Int
  var hasFooters = false
  var made: (Int) -> Void = { _ in }

  var body: some View {
    List {
      ForEach(0..<sections) { section in
        if hasFooters {
          Section {
            ForEach(0..<rows) { row in line(section * rows + row) }
          } header: {
            Text("section \(section)")
          } footer: {
            Text("end \(section)")
          }
        } else {
          Section("section \(section)") { ForEach(0..<rows) { row in line(section * rows + row) } }
        }
      }
    }
    .listStyle(.plain)
  }

  private func line(_ number: Int) -> some View {
    made(number)
    return Text("row \(number)")
  }
}

private struct Page: View {
  let catalogue: Catalogue

  var body: some View {
    NavigationStack { catalogue.navigationTitle("All") }
  }
}

@MainActor @Suite struct StickyHeaderTests {
  private func scroll(_ stage: ViewTestHarness, by length: Double) {
    stage.drag(
      from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -length), over: .seconds(1),
      hold: .milliseconds(300))
  }

  private func header(_ stage: ViewTestHarness, _ name: String) -> Element? {
    stage.all(.collectionView).first?.children.first { $0.type == .other && $0.children.first?.label == name }
  }

  @Test func itStaysWhileItsRowsGoBy() throws {
    let stage = try ViewTestHarness { Catalogue(sections: 5, rows: 20) }
    #expect(header(stage, "section 0")?.frame.minY == 0)
    #expect(header(stage, "section 0")?.children.first?.traits.contains(.header) == true)
    scroll(stage, by: 200)
    let pinned = try #require(header(stage, "section 0"))
    #expect(pinned.frame.minY == 0)
    #expect(pinned.frame.width == 375)
    // It is above the rows: painted, and found by a finger, after them.
    #expect(stage.all(.collectionView).first?.children.last?.handle == pinned.handle)
    #expect(stage.host.hitTest(CGPoint(x: 300, y: pinned.frame.midY))?.handle == pinned.handle)
    scroll(stage, by: -200)
    #expect(stage.all(.collectionView).first?.children.first?.handle == pinned.handle)
  }

  @Test func theNextSectionPushesItAway() throws {
    let stage = try ViewTestHarness { Catalogue(sections: 5, rows: 20) }
    let height = try #require(header(stage, "section 0")).frame.height
    let length = height + 20 * 44
    for _ in 0..<4 { scroll(stage, by: (length - 10) / 4) }
    #expect(header(stage, "section 0")?.frame.maxY == 10)
    #expect(header(stage, "section 1")?.frame.minY == 10)
    scroll(stage, by: 30)
    #expect(header(stage, "section 0") == nil)
    #expect(header(stage, "section 1")?.frame.minY == 0)
  }

  @Test func itStaysBelowTheBarAlsoWhileTheTitleGoes() throws {
    let stage = try ViewTestHarness { Page(catalogue: Catalogue(sections: 3, rows: 30)) }
    for _ in 0..<12 {
      let bar = try #require(stage.all(.navigationBar).first).frame
      #expect(abs((header(stage, "section 0")?.frame.minY ?? 0) - bar.maxY) < 0.01)
      scroll(stage, by: 17)
    }
    #expect(stage.all(.navigationBar).first?.frame.height == 44)
  }

  @Test func thousandsOfRowsInSectionsAreMadeOneByOne() throws {
    let made = Mutex<Set<Int>>([])
    let stage = try ViewTestHarness {
      Catalogue(sections: 100, rows: 100) { number in made.withLock { _ = $0.insert(number) } }
    }
    #expect(made.withLock { $0.count } < 20)
    for _ in 0..<10 {
      stage.drag(from: CGPoint(x: 100, y: 500), by: CGVector(dx: 0, dy: -400), over: .milliseconds(80))
      stage.advance(.seconds(5))
    }
    #expect(stage.all(.cell).count <= 15)
    #expect(made.withLock { $0.count } < 3_000)
  }

  @Test func aPictureOfTheWholeContentHasEachOnceInItsPlace() throws {
    let catalogue = Catalogue(sections: 4, rows: 9)
    let short = try ViewTestHarness(height: 300) { catalogue }
    let list = try #require(short.all(.collectionView).first?.handle)
    let content = try #require(short.host.content(of: list))
    let whole = try ViewTestHarness(height: Double(content.size.height)) { catalogue }.picture()
    let renderer = Renderer(try FontLibrary())
    var y = 0
    content.draw { drawing, size in
      let strip = renderer.render(drawing, size: size, scale: 1, background: .white)
      for row in 0..<strip.height {
        let isEqual = (0..<strip.width).allSatisfy { strip[$0, row] == whole[$0, y + row] }
        #expect(isEqual, "row \(y + row)")
      }
      y += strip.height
    }
    #expect(y == whole.height)
    #expect(short.all(.collectionView).first?.children.first?.frame.minY == 0)
  }

  /// Wherever a list is scrolled to: rows follow each other without gaps, and the line on top is of the section whose row is
  /// below it.
  @Test(arguments: Soak.seeds(20, oneIn: 4)) func whatIsOnTopIsOfTheRowBelow(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rows = 1 + random.below(30)
    let hasFooters = random.below(2) == 0
    let stage = try ViewTestHarness {
      Page(catalogue: Catalogue(sections: 12, rows: rows, hasFooters: hasFooters))
    }
    for _ in 0..<10 {
      scroll(stage, by: Double(random.below(900)) - 250)
      stage.advance(.seconds(3))
      let bar = try #require(stage.all(.navigationBar).first).frame.maxY
      let cells = stage.all(.cell)
      for (above, below) in zip(cells, cells.dropFirst()) {
        #expect(above.frame.maxY <= below.frame.minY + 0.01)
      }
      guard let cell = cells.first(where: { $0.frame.maxY > bar + 30 }),
        let number = cell.children.first?.label.split(separator: " ").last.flatMap({ Int($0) })
      else { continue }
      let tops = stage.all(.other).filter { $0.frame.minY < cell.frame.maxY && $0.frame.width == 375 }
      let top = try #require(tops.max { $0.frame.minY < $1.frame.minY })
      #expect(top.children.first?.label == "section \(number / rows)")
    }
  }
}
