import BookshopWeb
import Galley
import GalleyBrowser

extension ShopDriver {
  /// A browser with a telephone's window, with the web app from a server for this scenario alone.
  ///
  /// - Parameter troubles: The delays and failures of the server.
  static func browser(_ engine: BrowserEngine, _ troubles: Troubles = Troubles()) -> ShopDriver {
    ShopDriver { _, scenario in
      try engine.require()
      let server = try BookshopServer(.init(troubles: troubles))
      defer { server.stop() }
      let app = try Application.browser(server.address, device: .iPhoneX, engine: engine)
      defer { app.browser?.end() }
      app.automator.timeout = .seconds(30)
      try scenario(
        OpenShop(
          application: app, asking: Application("com.apple.springboard", on: app.automator),
          failNextSearch: { server.failNext(1, of: "/api/books") }))
    }
  }
}
