import BookshopPages
import Galley

final class RegisteredAtlas: AtlasRegistration { static let atlas = bookshopAtlas }

/// A way to open the shop for a scenario: on a device or in a browser.
struct ShopDriver: Sendable {
  private let open: @Sendable (ColorScheme?, (OpenShop) throws -> Void) throws -> Void

  init(open: @escaping @Sendable (ColorScheme?, (OpenShop) throws -> Void) throws -> Void) {
    self.open = open
  }

  /// Opens the shop on a new device or in a new browser, runs a scenario, and closes it.
  func run(_ scenario: ShopScenario) throws { try open(scenario.appearance, scenario.run) }

  /// Opens the shop on a new device or in a new browser, runs a closure, and closes it.
  func withShop(_ body: (OpenShop) throws -> Void) throws { try open(nil, body) }
}
