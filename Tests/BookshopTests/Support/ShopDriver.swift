import Bookshop
import BookshopPages
import Galley
import SampleSuites
import Testing

final class RegisteredAtlas: AtlasRegistration { static let atlas = bookshopAtlas }

/// A device on which the shop is opened for a scenario: each of them runs on every driver.
struct ShopDriver: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Opens the shop on a new device or in a new session, in light or dark, at the sign-in.
  let open: @Sendable (ColorScheme?) throws -> Application
  /// Lets the next search fail.
  let failNextSearch: @Sendable (Application) throws -> Void
  /// The application whose alerts ask the shop's questions: a browser asks for its pages.
  var questions: @Sendable (Application) -> Application = { $0 }

  /// All drivers.
  static let all = [simulator()]

  /// The simulated device.
  ///
  /// - Parameter seed: The seed of the device's latency; `nil` for a device that is in time.
  static func simulator(late seed: UInt64? = nil) -> ShopDriver {
    ShopDriver(
      testDescription: "simulated device" + (seed.map { " with latency \($0)" } ?? ""),
      open: { appearance in
        let app = try Application.launch(BookshopApp.self, appearance: appearance) { device in
          device.network.serve("https://bookshop.example/", answer: ShopNetwork.respond)
          if let seed { device.latency = SeededLatency(seed: seed, upTo: .seconds(5)) }
          SuiteHistory.current?.prepare(device)
        }
        SuiteHistory.current?.follow(app)
        if seed != nil { app.automator.timeout = .seconds(60) }
        return app
      },
      failNextSearch: { app in try #require(app.device).network.upcomingFailures = 1 })
  }

  /// Opens the shop, and signs in as Ada.
  func books(_ appearance: ColorScheme? = nil) throws -> Page<BookList> {
    try signIn(Page<SignInPage>(on: open(appearance)))
  }

  /// Signs in as Ada.
  func signIn(_ page: Page<SignInPage>) throws -> Page<BookList> {
    try page.name.type("Ada")
    try page.password.type("bookworm")
    switch try page.submit.tap() {
    case .first(let list): return list
    case .second(let page):
      throw ShopProblem(description: "not signed in: \(try page.message.text)")
    }
  }

  /// The question whether a book shall be removed.
  func removalQuestion<L: Layout>(on page: Page<L>) throws -> Page<RemovalQuestion> {
    try Page<RemovalQuestion>(on: questions(page.application))
  }
}

/// A reason for which a scenario cannot go on.
struct ShopProblem: Error, CustomStringConvertible { let description: String }
