import BookshopWeb
import BrowserSuites
import Galley
import GalleyBrowser

extension ShopDriver {
  /// A browser with a telephone's window, with the web app from a server for this scenario alone.
  static func browser(_ engine: BrowserEngine) -> ShopDriver {
    ShopDriver { appearance, scenario in
      try engine.require()
      try LostAnswers.retry(in: engine) {
        let server = try BookshopServer(.init())
        defer { server.stop() }
        let app = try Application.browser(
          server.address, device: .iPhoneX, engine: engine, appearance: appearance)
        defer { app.browser?.end() }
        app.automator.timeout = .seconds(30)
        try scenario(OpenShop(app, server))
      }
    }
  }

  /// Runs a scenario in an open browser, with the web app from a server of its own: another port, so another origin.
  ///
  /// - Parameter troubles: The delays and failures of the server.
  static func run(_ scenario: ShopScenario, in browser: Application, _ troubles: Troubles) throws {
    let server = try BookshopServer(.init(troubles: troubles))
    defer { server.stop() }
    let app = Application(server.address, on: browser.automator)
    try app.launch()
    try scenario.run(OpenShop(app, server))
  }
}

extension OpenShop {
  fileprivate init(_ app: Application, _ server: BookshopServer) {
    self.init(
      application: app, asking: Application("com.apple.springboard", on: app.automator),
      failNextSearch: { server.failNext(1, of: "/api/books") })
  }
}
