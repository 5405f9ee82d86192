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
}
