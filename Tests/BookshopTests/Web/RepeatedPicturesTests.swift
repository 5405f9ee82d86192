import BookshopPages
import BookshopWeb
import Foundation
import Galley
import GalleyAutomation
import GalleyBrowser
import GalleyImage
import SeededCases
import Testing

/// The pictures of twenty pages of the web app, taken in several sessions of each browser.
///
/// A campaign: ten sessions take all of them, and the test prints a table.
@Suite(.serialized, .enabled(if: Soak.isComplete, "part of \"make soak\""))
struct RepeatedPicturesTests {
  /// A page of the web app, and the step that ends when everything on it has come.
  private struct Subject: Sendable {
    let path: String
    let wait: @Sendable (Application) throws -> Void
  }

  private static func list(_ query: String, _ count: String) -> Subject {
    Subject(path: "/books?query=\(query)") { app in
      try Page<BookList>(on: app).count.becomes(.label(count))
    }
  }

  private static let subjects =
    [
      list("", "200 books"), list("beekeeper", "10 books"), list("nothing", "No books found."),
      Subject(path: "/basket") { app in try Page<BasketPage>(on: app).empty.appears() },
      Subject(path: "/order") { app in _ = try Page<OrderForm>(on: app) },
    ]
    + (1...15).map { number in
      Subject(path: "/books/\(number)") { app in
        try Page<LookInside>(on: app).number.becomes(.label("Page 1 of 3"))
      }
    }

  @Test(arguments: BrowserEngine.allCases) func everyPageHasOnePicture(in engine: BrowserEngine) throws {
    try engine.require()
    let (subjects, sessions) = (Self.subjects, 10)
    var pictures = [Set<PixelDigest>](repeating: [], count: subjects.count)
    for _ in 0..<sessions {
      try ShopDriver.browser(engine).withShop { shop in
        _ = try shop.books()
        for (index, subject) in subjects.enumerated() {
          let address = shop.application.bundleIdentifier + subject.path
          try shop.application.open(#require(URL(string: address)))
          try subject.wait(shop.application)
          let automator = shop.application.automator
          let settled = try automator.settledCapture(
            SettlingRequest(until: automator.driver.now + automator.timeout))
          pictures[index].insert(settled.capture.picture.digest)
        }
      }
    }
    for (subject, seen) in zip(subjects, pictures) {
      print("\(engine.title) \(subject.path): \(seen.count) in \(sessions) sessions")
      #expect(
        seen.count == 1,
        "\(subject.path) has \(seen.count) pictures in \(engine.title) in \(sessions) sessions")
    }
  }
}
