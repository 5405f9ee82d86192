import Foundation
import GalleyAutomation
import GalleyChecks
import GalleyTree
import Testing

@testable import GalleyBrowser

/// The history of a browser, as the way back.
@Suite(.inTurn, .serialized) struct BrowserHistoryTests {
  private struct Start: Layout {
    let title = Label("start")
    let list = Link("to-list")
    var body: Blueprint {
      Required {
        title
        list
      }
    }
  }

  private struct List: Layout {
    let title = Label("list")
    let detail = Link("to-detail")
    var body: Blueprint {
      Required {
        title
        detail
      }
    }
  }

  private struct Detail: Layout {
    let title = Label("detail")
    var body: Blueprint {
      Required { title }
    }
  }

  private struct Nowhere: Layout {
    let title = Label("nowhere")
    var body: Blueprint {
      Required { title }
    }
  }

  @Test(arguments: BrowserEngine.allCases)
  func `backing out goes through the pages since the launch, and no farther`(_ engine: BrowserEngine) throws {
    let body = "<h1 data-testid=start>Start</h1><a data-testid=to-list href=/list>List</a>"
    let pages = [
      "/list": ShopSite.page(
        "List",
        """
        <h1 data-testid=list>List</h1><a data-testid=to-detail href="#detail">Detail</a>
        <script>
          function show() {
            document.querySelector("h1").dataset.testid = location.hash ? "detail" : "list";
          }
          onhashchange = show; show();
        </script>
        """)
    ]
    try BrowserFixture.withPage(body, in: engine, pages: pages) { driver in
      let automator = Automator(driver: driver)
      automator.timeout = .seconds(20)
      let name = try #require(driver.addresses.keys.first)
      let app = Application(name, on: automator)
      // A page before the launch is none of the way back.
      try app.open(try #require(URL(string: "\(name)/list")))
      try app.launch()
      #expect(try !driver.canGoBack(in: name))
      try Page<Start>(on: app).list.tap()
      let list = try Page<List>(on: app)
      try list.detail.tap()
      let detail = try Page<Detail>(on: app)
      #expect(try detail.back(to: List.self).title.text == "List")
      try list.detail.tap()
      _ = try Page<Detail>(on: app)
      let start = try app.backOutAll(to: Start.self)
      #expect(try start.title.text == "Start")
      automator.timeout = .seconds(2)
      #expect {
        _ = try app.backOutAll(to: Nowhere.self)
      } throws: {
        "\($0)".contains("nothing that was tried changes the screen")
      }
      #expect(try start.title.text == "Start")
    }
  }
}
