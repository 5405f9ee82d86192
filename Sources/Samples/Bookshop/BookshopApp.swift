import SwiftUI

/// A bookshop: readers sign in, search, fill a basket and order.
///
/// `BookshopWeb` is the same shop as a web app.
package struct BookshopApp: App {
  /// The name the app is installed under.
  package static let bundleIdentifier = "org.galley.samples.Bookshop"

  private let shop = Shop()

  /// Starts the app.
  package init() {}

  /// The sign-in, and the shop behind it.
  package var body: some Scene {
    WindowGroup { RootView(shop: shop) }
  }
}
