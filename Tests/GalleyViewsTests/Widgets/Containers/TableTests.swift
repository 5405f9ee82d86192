import Foundation
import GalleyTree
import GalleyViews
import Testing

/// Rows of values in columns.
@MainActor @Suite struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  private static let people = [
    Person(id: 1, name: "Bea", age: 30), Person(id: 2, name: "Ann", age: 50),
    Person(id: 3, name: "Cid", age: 40),
  ]

  private struct People: View {
    @State private var people = TableTests.people
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var chosen: Int?

    var body: some View {
      VStack(spacing: 0) {
        Table(people, selection: $chosen, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text("\($0.age) years") }.width(200)
          TableColumn("Number") { Text("no. \($0.id)") }
        }
        Text("chosen \(chosen ?? 0)")
      }
      .onChange(of: order) { _, order in people.sort(using: order) }
    }
  }

  private func names(_ stage: ViewTestHarness) -> [String] {
    ["Ann", "Bea", "Cid"].sorted { stage.frame($0).minY < stage.frame($1).minY }
  }

  @Test func `where there is space all columns stand below their titles`() throws {
    let stage = try ViewTestHarness(width: 1000, height: 600) { People() }
    for (title, value) in [("Name", "Bea"), ("Age", "30 years"), ("Number", "no. 1")] {
      #expect(stage.frame(title).minX == stage.frame(value).minX, "\(title)")
      #expect(stage.frame(title).maxY < stage.frame(value).minY, "\(title)")
    }
    #expect(stage.frame("Number").minX - stage.frame("Age").minX == 212)
    #expect(stage.frame("Name").minX == 16)
  }

  @Test func `a title sorts by its column, and the other way round when it is tapped again`() throws {
    let stage = try ViewTestHarness(width: 1000, height: 600) { People() }
    #expect(names(stage) == ["Bea", "Ann", "Cid"])
    stage.tap("Age")
    stage.advance(.seconds(1))
    #expect(names(stage) == ["Bea", "Cid", "Ann"])
    stage.tap("Age")
    stage.advance(.seconds(1))
    #expect(names(stage) == ["Ann", "Cid", "Bea"])
    stage.tap("Name")
    stage.advance(.seconds(1))
    #expect(names(stage) == ["Ann", "Bea", "Cid"])
    stage.tap("Number")
    stage.advance(.seconds(1))
    #expect(names(stage) == ["Ann", "Bea", "Cid"])
  }

  @Test func `a tap selects a row`() throws {
    let stage = try ViewTestHarness(width: 1000, height: 600) { People() }
    stage.tap("Cid")
    stage.advance(.seconds(1))
    #expect(stage.find("chosen 3") != nil)
    #expect(stage.all(.cell).filter { $0.traits.contains(.selected) }.count == 1)
  }

  @Test func `where there is little space the first column alone is a list`() throws {
    let stage = try ViewTestHarness(width: 375, height: 600) { People() }
    #expect(stage.find("Bea") != nil)
    #expect(stage.find("Name") == nil)
    #expect(stage.find("30 years") == nil)
    stage.tap("Ann")
    stage.advance(.seconds(1))
    #expect(stage.find("chosen 2") != nil)
  }

  @Test func `a collection has a column for each element`() throws {
    let stage = try ViewTestHarness(width: 1000, height: 600) {
      Table(Self.people) {
        TableColumn("Name", value: \.name)
        TableColumnForEach(["first", "second"], id: \.self) { name in
          TableColumn(name) { person in Text("\(name) of \(person.name)") }
        }
      }
    }
    #expect(stage.frame("Name").maxX < stage.frame("first").minX)
    for name in ["first", "second"] {
      #expect(stage.frame(name).minX == stage.frame("\(name) of Bea").minX, "\(name)")
    }
    #expect(stage.frame("first").maxX < stage.frame("second").minX)
  }

  @Test func `a table of one column needs no order`() throws {
    let stage = try ViewTestHarness(width: 1000, height: 600) {
      Table(Self.people) { TableColumn("Name", value: \.name) }
    }
    #expect(stage.find("Cid") != nil)
    #expect(stage.frame("Name").minX == stage.frame("Cid").minX)
  }
}
