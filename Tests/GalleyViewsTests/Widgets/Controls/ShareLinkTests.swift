import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// Buttons that offer something to other apps.
@MainActor @Suite struct ShareLinkTests {
  @Test func `a value with a preview is offered by a button`() throws {
    let picture = Image(systemName: "star")
    let stage = try ViewTestHarness {
      VStack {
        ShareLink(item: "text", preview: SharePreview("Title"))
        ShareLink("Send", item: picture, preview: SharePreview("Title", image: picture))
        ShareLink(item: "text", preview: SharePreview("Title", image: picture, icon: picture)) { Text("Own") }
      }
    }
    for name in ["Share…", "Send", "Own"] { #expect(stage.find(name)?.type == .button, "\(name)") }
  }

  /// Opens the sheet of a link.
  private func opened(_ link: some View, _ pasteboard: Pasteboard = Pasteboard()) throws -> ViewTestHarness {
    let stage = try ViewTestHarness(width: 390, height: 800, environment: { $0.pasteboard = pasteboard }) {
      link
    }
    stage.tap("Send")
    stage.advance(.seconds(1))
    return stage
  }

  @Test func `it opens the sheet that the system shows`() throws {
    let address = try #require(URL(string: "https://www.example.org/page"))
    let pasteboard = Pasteboard()
    let stage = try opened(ShareLink("Send", item: address), pasteboard)
    let list = try #require(stage.find("ActivityListView"))
    #expect(list.type == .other && list.children.first?.type == .navigationBar)
    #expect(stage.find("UIActivityContentView")?.children.map(\.label) == ["example.org", "Close"])
    let cells = stage.all(.cell).map(\.label)
    #expect(cells.contains("Messages") && cells.contains("Mail") && cells.last == "Copy")
    stage.tap("Copy")
    stage.advance(.seconds(1))
    #expect(pasteboard.strings == ["https://www.example.org/page"])
    #expect(stage.find("ActivityListView") == nil)
    stage.tap("Send")
    stage.advance(.seconds(1))
    stage.tap("Close")
    stage.advance(.seconds(1))
    #expect(stage.find("ActivityListView") == nil && stage.find("Send") != nil)
  }

  @Test func `a preview names what is offered`() throws {
    let link = ShareLink(
      "Send", item: URL(filePath: "/a/b.txt"),
      preview: SharePreview("The book", image: Image(systemName: "book")))
    let bar = try opened(link).find("UIActivityContentView")
    #expect(bar?.children.first?.label == "The book")
    let several = try opened(ShareLink(items: ["a", "b"]) { Text("Send") }).find("UIActivityContentView")
    #expect(several?.children.first?.label == "2 Items")
  }

  @Test func `it opens from a menu and above a sheet`() throws {
    struct Page: View {
      @State private var isShown = false

      var body: some View {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) {
          Menu("More") { ShareLink("Send", item: "text") }
        }
      }
    }
    let stage = try ViewTestHarness(width: 390, height: 800) { Page() }
    for name in ["Show", "More", "Send"] {
      stage.tap(name)
      stage.advance(.seconds(1))
    }
    #expect(stage.all(.sheet).count == 2)
    #expect(stage.host.windows().last?.children.contains { $0.identifier == "ActivityListView" } != nil)
    stage.tap("Close")
    stage.advance(.seconds(1))
    #expect(stage.all(.sheet).count == 1 && stage.find("More") != nil)
  }
}
