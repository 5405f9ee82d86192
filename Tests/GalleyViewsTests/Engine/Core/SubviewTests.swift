import Combine
import Foundation
import GalleyTree
import GalleyViews
import Testing

extension ContainerValues {
  fileprivate var mark: String {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }

  private enum MarkKey: ContainerValueKey {
    static var defaultValue: String { "none" }
  }
}

/// Containers of an app's own, made of the views and the sections inside.
@MainActor @Suite struct SubviewTests {
  /// A container that numbers what is in it.
  private struct Numbered<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        ForEach(subviews: content) { subview in
          HStack {
            Text("item")
            subview
          }
        }
      }
    }
  }

  /// A container of cards, one a section.
  private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        ForEach(sections: content) { section in
          VStack {
            section.header
            Text("\(section.content.count) in \(section.containerValues.mark)")
            ForEach(section.content) { $0.foregroundStyle(.red) }
            section.footer
          }
        }
      }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func eachViewInsideIsAMember() throws {
    let stage = try ViewTestHarness {
      Numbered {
        Text("one")
        ForEach(["two", "three"], id: \.self) { Text($0) }
        Group {
          Text("four")
          if Bool("true") == true { Text("five") }
        }
        EmptyView()
      }
    }
    #expect(stage.elements.count { $0.label == "item" } == 5)
    let names = ["one", "two", "three", "four", "five"]
    let places = names.map { stage.frame($0).minY }
    #expect(places == places.sorted() && Set(places).count == 5)
  }

  @Test func membersKeepTheirStateWhileOthersCome() throws {
    final class Names: ObservableObject {
      @Published var all = ["b"]
    }
    struct Screen: View {
      @ObservedObject var names: Names

      var body: some View { Numbered { ForEach(names.all, id: \.self) { Counter(name: $0) } } }
    }
    let names = Names()
    let stage = try ViewTestHarness { Screen(names: names) }
    stage.tap("b 0")
    names.all = ["a", "b"]
    stage.host.flush()
    #expect(stage.find("a 0") != nil && stage.find("b 1") != nil)
  }

  @Test func aListTakesTheMembersAsRows() throws {
    struct Rows<Content: View>: View {
      @ViewBuilder let content: Content

      var body: some View { List { ForEach(subviews: content) { $0 } } }
    }
    let stage = try ViewTestHarness {
      Rows {
        Text("one")
        Text("two")
      }
    }
    #expect(stage.all(.cell).count == 2)
  }

  @Test func sectionsHaveHeadersRowsAndFooters() throws {
    let stage = try ViewTestHarness {
      Cards {
        Text("loose")
        Text("free")
        Section {
          ForEach(0..<3, id: \.self) { Text("row \($0)") }
        } header: {
          Text("head")
        } footer: {
          Text("foot")
        }
        .containerValue(\.mark, "marked")
        Section("second") { Text("last") }
      }
    }
    for name in ["2 in none", "3 in marked", "1 in none", "head", "foot", "second", "last"] {
      #expect(stage.find(name) != nil, "\(name)")
    }
    let order = ["loose", "head", "row 0", "row 2", "foot", "second", "last"].map { stage.frame($0).minY }
    #expect(order == order.sorted())
  }

  @Test func aGroupOfSectionsShowsWhatIsMadeOfThem() throws {
    let stage = try ViewTestHarness {
      Group(
        sections: Group {
          Section("one") { Text("a") }
          Section("two") { Text("b") }
        }
      ) { sections in
        Text("\(sections.count) sections")
        if let last = sections.last { last.header }
      }
    }
    #expect(stage.find("2 sections") != nil && stage.find("two") != nil && stage.find("one") == nil)
  }
}
