import Foundation
import GalleyImage
import GalleyTree
import SwiftUI
import Testing

private struct Leaf: Identifiable {
  let id: String
  var children: [Leaf]?
}

private struct Rows: View {
  @State private var rows = ["a", "b", "c"]
  @State private var mode = EditMode.inactive

  var body: some View {
    NavigationStack {
      List {
        ForEach(rows, id: \.self) { Text($0) }
          .onDelete { rows.remove(atOffsets: $0) }
          .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
      }
      .toolbar { EditButton() }
      .environment(\.editMode, $mode)
    }
  }
}

private struct Searching: View {
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List(["apple", "pear"].filter { query.isEmpty || $0.contains(query) }, id: \.self) { Text($0) }
        .navigationTitle("Fruit").searchable(text: $query, prompt: "Find")
    }
  }
}

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

/// A container that does something with each of its views.
private struct Board<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { cards in
      VStack {
        Text("\(cards.count) cards")
        Text("pinned \(cards.filter(\.containerValues.isPinned).count)")
        ForEach(cards) { card in card.padding(4).border(.red) }
      }
    }
  }
}

/// Names of lists and other containers.
@MainActor @Suite struct ContainerUsageTests {
  private func settled(_ view: some View) throws -> ViewTestHarness {
    let stage = try ViewTestHarness { view }
    stage.advance(.seconds(1))
    return stage
  }

  private func tap(_ name: String, on stage: ViewTestHarness) {
    stage.tap(name)
    stage.advance(.seconds(1))
  }

  @Test("listRowBackground/Insets/Separator…") func rowLooks() throws {
    let stage = try settled(
      List {
        Text("inset").listRowInsets(EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0))
        Text("usual").listRowBackground(Color.red).listRowSeparator(.hidden)
      }
      .listStyle(.plain))
    #expect(stage.frame("inset").minX == 60)
    let frame = stage.frame("usual")
    #expect(try stage.color(300, frame.midY).green < 120)
  }

  @Test("Section(header:footer:) legacy inits") func olderSections() throws {
    let stage = try settled(
      List { Section(header: Text("head"), footer: Text("foot")) { Text("row") } }.listStyle(.plain))
    #expect(stage.find("head") != nil && stage.frame("foot").minY > stage.frame("row").minY)
  }

  @Test("headerProminence") func headerProminence() throws {
    func height(_ prominence: Prominence) throws -> Double {
      let stage = try settled(
        List { Section("Head") { Text("row") }.headerProminence(prominence) }.listStyle(.insetGrouped))
      return try #require(stage.elements.first { $0.label.lowercased() == "head" && $0.type == .staticText })
        .frame.height
    }
    #expect(try height(.increased) > height(.standard))
  }

  @Test("DisclosureGroup / OutlineGroup") func disclosure() throws {
    let leaves = [Leaf(id: "root", children: [Leaf(id: "leaf")])]
    let stage = try settled(
      List {
        DisclosureGroup("more") { Text("inside") }
        OutlineGroup(leaves, children: \.children) { Text($0.id) }
      })
    #expect(stage.find("inside") == nil && stage.find("leaf") == nil)
    tap("more", on: stage)
    #expect(stage.find("inside") != nil)
  }

  @Test("scrollContentBackground") func contentBackground() throws {
    let list = List { Text("row") }.scrollContentBackground(.hidden).background(.red)
    let stage = try settled(list)
    #expect(try stage.color(187, 500).green < 120)
  }

  @Test("onDelete/onMove (DynamicViewContent)") func editing() throws {
    let stage = try settled(Rows())
    let row = stage.frame("a")
    stage.drag(
      from: CGPoint(x: 300, y: row.midY), by: CGVector(dx: -120, dy: 0), over: .milliseconds(300),
      hold: .milliseconds(300))
    stage.advance(.seconds(1))
    tap("Delete", on: stage)
    #expect(stage.find("a") == nil && stage.find("b") != nil)
  }

  @Test("EditMode / EditButton") func editButton() throws {
    let stage = try settled(Rows())
    tap("Edit", on: stage)
    #expect(stage.find("Done") != nil)
    #expect(stage.elements.contains { $0.label.contains("Delete") || $0.label.contains("Remove") })
  }

  @Test("refreshable (async)") func refreshable() throws {
    struct Refreshing: View {
      var body: some View { List { Text("row") }.refreshable { await Task.yield() } }
    }
    let stage = try settled(Refreshing())
    let start = stage.frame("row").minY
    stage.host.touch(.began, at: CGPoint(x: 187, y: 100))
    for step in 1...20 {
      stage.advance(.milliseconds(16))
      stage.host.touch(.moved, at: CGPoint(x: 187, y: 100 + Double(step) * 15))
    }
    stage.host.flush()
    #expect(stage.frame("row").minY > start, "the content follows the finger")
  }

  @Test("searchable") func searchable() throws {
    let stage = try settled(Searching())
    let field = try #require(stage.all(.searchField).first)
    stage.tap(CGPoint(x: field.frame.midX, y: field.frame.midY))
    stage.advance(.seconds(1))
    stage.type("pe")
    stage.advance(.seconds(1))
    #expect(stage.find("pear") != nil && stage.find("apple") == nil)
  }

  @Test("List(data, id:) / selection / $binding / children") func lists() throws {
    struct Editable: Identifiable {
      let id: Int
      var isOn: Bool
    }
    struct Both: View {
      @State private var items = [Editable(id: 1, isOn: false)]
      @State private var chosen: String?

      var body: some View {
        List($items) { $item in Toggle("switch", isOn: $item.isOn) }.frame(height: 150)
        List(["x", "y"], id: \.self, selection: $chosen) { Text($0) }
        Text("chosen \(chosen ?? "none")")
      }
    }
    let stage = try settled(VStack { Both() })
    tap("y", on: stage)
    #expect(stage.find("chosen y") != nil)
    let tree = try settled(
      List([Leaf(id: "root", children: [Leaf(id: "leaf")])], children: \.children) {
        Text($0.id)
      })
    #expect(tree.find("root") != nil && tree.find("leaf") == nil)
  }

  @Test("listStyle .grouped/.inset/.sidebar/.automatic") func listStyles() throws {
    func left(_ style: some ListStyle) throws -> Double {
      try settled(List { Text("row") }.listStyle(style)).frame("row").minX
    }
    #expect(try left(.insetGrouped) > left(.grouped))
    #expect(try left(.inset) == left(.plain))
    #expect(try left(.sidebar) > 0)
    #expect(try left(.automatic) == left(.insetGrouped))
  }

  @Test("Table") func table() throws {
    let stage = try settled(
      Table([Leaf(id: "cell")]) {
        TableColumn("Name") { Text($0.id) }
        TableColumn("Size") { _ in Text("0") }
      })
    #expect(stage.find("cell") != nil)
  }

  @Test("containerValue / containerBackground") func containerBackground() throws {
    let board = try settled(
      Board {
        Text("one").containerValue(\.isPinned, true)
        ForEach(["two", "three"], id: \.self) { Text($0) }
      })
    #expect(board.find("3 cards") != nil && board.find("pinned 1") != nil)
    #expect(board.frame("one").minY < board.frame("two").minY)
    let stage = try settled(
      NavigationStack { Text("page").containerBackground(Color.red, for: .navigation) })
    #expect(try stage.color(187, 550).green < 120)
  }

  @Test("drag & drop / paste / transferable") func dragAndDrop() throws {
    struct Dropping: View {
      @State private var got = "nothing"

      var body: some View {
        VStack(spacing: 100) {
          Text("dragged").draggable("words")
          Text("got \(got)").dropDestination(for: String.self) { items, _ in
            got = items.joined()
            return true
          }
        }
      }
    }
    let stage = try settled(Dropping())
    let (from, to) = (stage.frame("dragged"), stage.frame("got nothing"))
    stage.host.touch(.began, at: CGPoint(x: from.midX, y: from.midY))
    stage.advance(.seconds(1))
    for step in 1...20 {
      let share = Double(step) / 20
      stage.host.touch(
        .moved, at: CGPoint(x: from.midX, y: from.midY + (to.midY - from.midY) * share))
      stage.advance(.milliseconds(16))
    }
    stage.host.touch(.ended, at: CGPoint(x: to.midX, y: to.midY))
    stage.advance(.seconds(1))
    #expect(stage.find("got words") != nil)
  }

  @Test("UTType / NSItemProvider") func itemProviders() throws {
    #expect(UTType.png.conforms(to: .image) && !UTType.png.conforms(to: .text))
    let stage = try settled(Text("dragged").onDrag { NSItemProvider(object: NSString(string: "words")) })
    #expect(stage.find("dragged") != nil)
  }
}
