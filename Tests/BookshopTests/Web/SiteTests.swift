import BookshopWeb
import Foundation
import Testing

/// The files of the web app beside the layouts of its pages.
@Suite struct SiteTests {
  private static func texts(in folder: URL, _ types: [String]) throws -> String {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { types.contains(URL(fileURLWithPath: $0).pathExtension) }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
      .joined(separator: "\n")
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func theWebAppHasTheIdentifiersOfTheLayouts() throws {
    let layouts = try Self.texts(in: Self.root.appendingPathComponent("Pages/BookshopPages"), ["swift"])
    let site = try Self.texts(in: BookshopServer.Settings.ownSite, ["html", "js"])
    let identifiers = Set(layouts.matches(of: /"([a-zA-Z]+\.[a-zA-Z]+|BackButton|rating)"/).map { $0.1 })
    #expect(identifiers.count >= 55)
    for identifier in identifiers.sorted() {
      #expect(
        site.contains("\"\(identifier)\""), "no element of the web app has the identifier \(identifier)")
    }
  }

  @Test func pagesLoadNothingFromElsewhere() throws {
    let site = try Self.texts(in: BookshopServer.Settings.ownSite, ["html", "js", "css"])
    let addresses = site.matches(of: /(https?:)?\/\/[a-z][^\s"')]*/).map { String($0.0) }
    #expect(addresses.filter { !$0.hasPrefix("http://www.w3.org/") } == [])
    // The policy of pages forbids both.
    #expect(!site.contains("style=\"") && !site.contains(" onclick="))
  }
}
