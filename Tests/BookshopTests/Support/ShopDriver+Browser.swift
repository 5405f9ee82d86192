import BookshopWeb
import Galley
import GalleyBrowser

extension ShopDriver {
  /// Chromium with a telephone's window, with the web app from a server for this scenario alone.
  ///
  /// - Parameter troubles: The delays and failures of the server.
  static func chromium(_ troubles: Troubles = Troubles()) -> ShopDriver {
    ShopDriver { _, scenario in
      let server = try BookshopServer(.init(troubles: troubles))
      defer { server.stop() }
      let app = try Application.browser(server.address, device: .iPhoneX)
      defer { app.browser?.end() }
      app.automator.timeout = .seconds(30)
      try scenario(
        OpenShop(
          application: app, asking: Application("com.apple.springboard", on: app.automator),
          failNextSearch: { server.failNext(1, of: "/api/books") }))
    }
  }
}
