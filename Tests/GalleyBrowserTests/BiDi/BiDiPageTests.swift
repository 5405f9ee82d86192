import GalleyJSON
import Testing

@testable import GalleyBrowser

/// The state of a page, by the events of WebDriver BiDi.
@Suite struct BiDiPageTests {
  /// Whether something else is in front after an event.
  private func leaves(after name: String, _ facts: JSONValue) -> Bool {
    let page = BiDiPage()
    page.context = "1"
    let front = page.front
    page.hear(BiDiConnection.Event(name: name, facts: facts))
    return page.leaves(front, within: .zero)
  }

  @Test func `another document or another window in front is noticed`() {
    #expect(leaves(after: "browsingContext.navigationCommitted", ["context": "1"]))
    #expect(leaves(after: "browsingContext.contextCreated", ["context": "2", "parent": .null]))
  }

  @Test func `a document of a frame or of another window, and a fragment, are no other ones in front`() {
    #expect(!leaves(after: "browsingContext.navigationCommitted", ["context": "2"]))
    #expect(!leaves(after: "browsingContext.fragmentNavigated", ["context": "1"]))
    #expect(!leaves(after: "browsingContext.contextCreated", ["context": "2", "parent": "1"]))
  }

  @Test func `the end of the window in front is noticed`() {
    let page = BiDiPage()
    page.context = "1"
    page.hear(BiDiConnection.Event(name: "browsingContext.contextCreated", facts: ["context": "2"]))
    let front = page.front
    page.hear(BiDiConnection.Event(name: "browsingContext.contextDestroyed", facts: ["context": "2"]))
    #expect(page.leaves(front, within: .zero))
    #expect(page.context == "1")
  }
}
