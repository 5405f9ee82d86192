import Bookshop
import Galley
import SampleSuites
import Testing

extension ShopDriver {
  /// The simulated device, with the app.
  ///
  /// - Parameter seed: The seed of the device's latency; `nil` for a device that is in time.
  static func simulator(late seed: UInt64? = nil) -> ShopDriver {
    ShopDriver { appearance, scenario in
      let app = try Application.launch(BookshopApp.self, appearance: appearance) { device in
        device.network.serve("https://bookshop.example/", answer: ShopNetwork.respond)
        if let seed { device.latency = SeededLatency(seed: seed, upTo: .seconds(5)) }
        SuiteHistory.current?.prepare(device)
      }
      SuiteHistory.current?.follow(app)
      if seed != nil { app.automator.timeout = .seconds(60) }
      try scenario(
        OpenShop(
          application: app, asking: app,
          failNextSearch: { try #require(app.device).network.upcomingFailures = 1 }))
    }
  }
}
