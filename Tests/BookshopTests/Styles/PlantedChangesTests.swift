import BookshopPages
import BookshopWeb
import Foundation
import Galley
import GalleyAutomation
import GalleyBrowser
import GalleyExplanation
import GalleyTree
import SeededCases
import Testing

/// Changes of the web app's style sheet and markup, each explained by exactly what was changed.
///
/// Without `GALLEY_SOAK` one in six of them is planted.
@Suite(.whereChromiumIsInstalled, .serialized) struct PlantedChangesTests {
  /// A copy of the site, in which files are changed.
  private struct Site {
    let folder = URL(
      fileURLWithPath: NSTemporaryDirectory() + "bookshop-\(UUID().uuidString)", isDirectory: true)

    init() throws {
      try FileManager.default.copyItem(at: BookshopServer.Settings.ownSite, to: folder)
    }

    /// Runs a closure while a file is changed.
    func with<Result>(_ change: PlantedChange, _ body: () throws -> Result) throws -> Result {
      let file = folder.appendingPathComponent(change.file)
      let text = try String(contentsOf: file, encoding: .utf8)
      let place = try #require(text.range(of: change.old), "\(change.file) does not have “\(change.old)”")
      try text.replacingCharacters(in: place, with: change.new).write(
        to: file, atomically: true, encoding: .utf8)
      defer { try? text.write(to: file, atomically: true, encoding: .utf8) }
      return try body()
    }
  }

  @Test func `every change is explained by what was planted`() throws {
    let site = try Site()
    defer { try? FileManager.default.removeItem(at: site.folder) }
    let server = try BookshopServer(.init(site: site.folder))
    defer { server.stop() }
    let app = try Application.browser(
      server.address, device: BrowserDevice("Telephone", size: CGSize(width: 390, height: 844)))
    defer { app.browser?.end() }
    app.automator.timeout = .seconds(30)
    let all = Soak.slice(of: PlantedChange.ofStyles + PlantedChange.ofMarkup, oneIn: 6)
    var explained = 0
    for place in PlantedChange.Place.allCases {
      if place == .books { try fillBasket(app) }
      let changes = all.filter { $0.place == place }
      if changes.isEmpty { continue }
      let before = try shown(place, app)
      for change in changes {
        let after = try site.with(change) { try shown(place, app) }
        let causes = Comparator.compare(baseline: before, candidate: after).causes.map(\.sentence)
        let isExplained = change.isExplained(by: causes)
        if isExplained { explained += 1 }
        #expect(isExplained, "“\(change.old)” → “\(change.new)” is explained by \(causes)")
      }
    }
    print("\(explained) of \(all.count) planted changes are explained by exactly their causes")
  }

  /// Signs in, and puts two books into the basket.
  private func fillBasket(_ app: Application) throws {
    let shop = OpenShop(
      application: app, asking: Application("com.apple.springboard", on: app.automator), failNextSearch: {})
    _ = try shop.books()
    for number in [1, 5] {
      try app.open(#require(URL(string: "\(app.bundleIdentifier)/books/\(number)")))
      let details = try Page<BookDetails>(on: app)
      try details.add.tap()
      try details.quantity.becomes(.label("1 in your basket"))
    }
  }

  /// A page when all of it has come.
  private func shown(_ place: PlantedChange.Place, _ app: Application) throws -> ScreenSnapshot {
    try app.open(#require(URL(string: app.bundleIdentifier + place.rawValue)))
    let automator = app.automator
    let hasCome = try automator.wait(until: automator.driver.now + automator.timeout) { snapshot in
      var found = false
      snapshot.screen.walk { element, _ in
        found = found || element.identifier == place.last && !element.label.isEmpty
        return !found
      }
      return found
    }
    #expect(hasCome, "\(place.rawValue) has no \(place.last)")
    let capture = try automator.settledCapture(
      SettlingRequest(until: automator.driver.now + automator.timeout)
    ).capture
    return ScreenSnapshot(
      picture: capture.picture, tree: capture.snapshot.screen, scale: capture.snapshot.configuration.scale)
  }
}
