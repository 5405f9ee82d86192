import BookshopPages
import BookshopWeb
import BrowserSuites
import Galley
import GalleyBrowser
import Testing

/// The web app with answers of the test in place of some of its server's.
@Suite(.ignoreSnapshots, .serialized) struct StubbedShopTests {
  @Test(arguments: [BrowserEngine.chromium, .firefox])
  func aClosedShopSaysSoUntilItOpens(in engine: BrowserEngine) throws {
    try engine.require()
    let server = try BookshopServer(.init())
    defer { server.stop() }
    let app = try Application.browser(server.address, device: .iPhoneX, engine: engine) { browser in
      try browser.route("/api/books?*", method: "GET", times: 1, .abort)
      try browser.route("/api/books?*", times: 1, .fulfill(status: 503, json: ["error": "We take stock."]))
    }
    defer { app.browser?.end() }
    app.automator.timeout = .seconds(30)
    let list = try OpenShop(application: app, asking: app, failNextSearch: {}).books()
    try list.problem.becomes(.label("We take stock."))
    try list.retry.tap()
    try list.problem.becomes(.label("The shop cannot be reached."))
    try list.retry.tap()
    try list.count.becomes(.label("200 books"))
    #expect(try !list.problem.exists)
  }
}
