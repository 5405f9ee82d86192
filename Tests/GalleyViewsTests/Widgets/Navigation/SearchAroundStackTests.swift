import Foundation
import GalleyTree
import GalleyViews
import Testing

@MainActor @Suite struct SearchAroundStackTests {
  private struct Stage<Content: View>: View {
    @State private var words = ""
    let content: Content

    init(@ViewBuilder content: () -> Content) {
      self.content = content()
    }

    var body: some View { content.searchable(text: $words) }
  }

  @Test func aFieldAroundAStackIsInTheBarOfItsFirstPage() throws {
    let window = try ViewTestHarness {
      Stage {
        NavigationStack {
          List {
            NavigationLink("Open") { Text("Next page") }
          }
          .navigationTitle("Start")
        }
      }
    }
    let field = try #require(window.all(.searchField).first).frame
    #expect(window.all(.searchField).count == 1)
    #expect(field.minY > window.frame("Start").minY)
    #expect(field.maxY < window.frame("Open").minY)
    window.tap("Open")
    window.advance(.seconds(1))
    #expect(window.find("Next page") != nil)
    #expect(window.all(.searchField).isEmpty)
  }

  @Test func withoutAStackThereIsNoField() throws {
    let window = try ViewTestHarness { Stage { List { Text("Row") } } }
    #expect(window.find("Row") != nil)
    #expect(window.all(.searchField).isEmpty)
  }

  @Test func besideColumnsItIsInTheFirst() throws {
    let window = try ViewTestHarness(width: 1024, height: 768) {
      Stage {
        NavigationSplitView {
          List { Text("Side") }
        } detail: {
          List { Text("Main") }
        }
      }
    }
    #expect(window.all(.searchField).count == 1)
    let field = try #require(window.all(.searchField).first).frame
    #expect(field.maxX < window.frame("Main").minX)
  }

  private struct Suggesting: View {
    @State private var words = ""

    var body: some View {
      NavigationStack {
        List { Text(verbatim: "words \(words)") }
          .searchable(text: $words, prompt: "Fruit") {
            Text("Apple").searchCompletion("apple")
            Text("Pear").searchCompletion("pear")
          }
      }
    }
  }

  @Test func suggestionsAreBelowTheFieldWhileItHasTheKeyboard() throws {
    let window = try ViewTestHarness { Suggesting() }
    let field = try #require(window.all(.searchField).first)
    #expect(field.placeholder == "Fruit")
    #expect(window.find("Apple") == nil)
    window.tap(CGPoint(x: field.frame.midX, y: field.frame.midY))
    window.advance(.seconds(1))
    #expect(window.frame("Apple").minY >= window.all(.searchField)[0].frame.maxY)
    window.tap("Pear")
    window.advance(.seconds(1))
    #expect(window.find("words pear") != nil)
  }
}
