import Bookshop
import Galley
import GalleyAppium
import GalleyAppiumDriver
import GalleyServices

extension ShopDriver {
  /// The app on the simulated device, through a server of Appium: the pages know nothing of the device, and the server nothing of pages.
  static let appium = ShopDriver { appearance, scenario in
    let failures = UpcomingFailures()
    let server = try AppiumServer([BookshopApp.self]) { device in
      device.network.serve("https://bookshop.example/") { request in
        failures.take() ? NetworkResponse(status: 503) : ShopNetwork.respond(to: request)
      }
    }
    defer { server.stop() }
    let app = try Application.appium(server.url, app: BookshopApp.bundleIdentifier)
    defer { app.appium?.end() }
    if let appearance { try app.appium?.setAppearance(appearance) }
    try scenario(
      OpenShop(application: app, asking: app, failNextSearch: { failures.add(1) }))
  }
}
