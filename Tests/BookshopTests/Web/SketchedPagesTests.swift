import BookshopWeb
import Foundation
import Galley
import GalleyAuthoring
import GalleyBrowser
import Testing

/// Layouts that `galley sketch --url` writes for pages of the web app.
///
/// The golden texts are sources of this target: they compile, and each loads on the page that it was made of.
/// `GALLEY_WRITE_SKETCHES=1` writes them anew, and fails, so that writing is not mistaken for a pass.
@Suite(.whereChromiumIsInstalled, .serialized) struct SketchedPagesTests {
  /// A page, with the layout that was sketched of it.
  private struct Case: Sendable, CustomTestStringConvertible {
    let path: String
    let name: String
    /// Waits until everything that the sketch shows has come, and loads the layout.
    let load: @Sendable (Application) throws -> Void

    var testDescription: String { path }
  }

  private static let cases = [
    Case(path: "/", name: "SignInSketch") { _ = try Page<SignInSketch.SignIn>(on: $0) },
    Case(path: "/books?query=beekeeper", name: "BooksSketch") { app in
      let page = try Page<BooksSketch.Books>(on: app)
      #expect(try page.booksRows.count == 10)
    },
    Case(path: "/books/8", name: "BookSketch") { app in
      let page = try Page<BookSketch.Book>(on: app)
      #expect(try page.price.text == "€25.40")
    },
    Case(path: "/basket", name: "BasketSketch") { _ = try Page<BasketSketch.Basket>(on: $0) },
    Case(path: "/order", name: "OrderSketch") { _ = try Page<OrderSketch.Order>(on: $0) },
  ]

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sketched")

  /// The sketch as a file: inside of a type of its own, as several pages may have rows of one name.
  private static func file(_ name: String, _ sketch: String) -> String {
    let lines = sketch.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : "  \($0)"
    }
    return "import Galley\n\nenum \(name) {\n\(lines.joined(separator: "\n"))}\n"
  }

  @Test(arguments: cases) private func aSketchLoadsOnItsPage(_ item: Case) throws {
    let isWriting = ProcessInfo.processInfo.environment["GALLEY_WRITE_SKETCHES"] != nil
    try ShopDriver.browser(.chromium).withShop { shop in
      let app = shop.application
      if item.path != "/" {
        _ = try shop.books()
        try app.open(#require(URL(string: app.bundleIdentifier + item.path)))
      }
      let automator = app.automator
      try automator.settle(until: automator.driver.now + automator.timeout)
      let name = item.name.replacing("Sketch", with: "")
      let text = Self.file(item.name, try app.sketch(name: name))
      let url = Self.folder.appending(path: "\(item.name).swift")
      if isWriting { try Data(text.utf8).write(to: url) }
      #expect(text == (try? String(contentsOf: url, encoding: .utf8)))
      if isWriting {
        Issue.record("the sketch was written; build and run again without GALLEY_WRITE_SKETCHES")
      } else {
        try item.load(app)
      }
    }
  }
}
