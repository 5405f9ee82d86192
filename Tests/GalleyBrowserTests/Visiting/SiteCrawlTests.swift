import Foundation
import GoldenFiles
import Testing

@testable import GalleyBrowser

/// Crawling a site, with pages that are given.
@Suite struct SiteCrawlTests {
  private static let origin = "https://shop.example"

  /// A site by the paths of its pages, and the visits of it.
  private final class Site {
    var pages: [String: VisitedPage] = [:]
    var visits: [String] = []

    func add(
      _ path: String, at own: String? = nil, status: Int = 200, type: String = "text/html", _ links: String...
    ) {
      pages[path] = VisitedPage(
        own ?? origin + path, type: type, status: status,
        links: links.map { VisitedPage.Link($0.hasPrefix("/") ? origin + $0 : $0, label: "to \($0)") })
    }

    func visit(_ url: URL) throws(VisitError) -> VisitedPage {
      let path = url.path + (url.query.map { "?\($0)" } ?? "")
      visits.append(path)
      guard let page = pages[path.isEmpty ? "/" : path] else {
        throw .refused(address: url.absoluteString)
      }
      return page
    }
  }

  private func crawl(_ site: Site, most: Int = 20) throws -> SiteCrawl {
    try SiteCrawl(from: #require(URL(string: Self.origin + "/")), most: most) { url throws(VisitError) in
      try site.visit(url)
    }
  }

  private func words(_ crawl: SiteCrawl) -> [String] {
    crawl.pages.map { page in
      switch page.state {
      case .visited: page.address.text
      case .broken: "\(page.address.text) broken"
      case .unvisited: "\(page.address.text) unvisited"
      }
    }
  }

  @Test(arguments: [
    ("https://shop.example", "/"), ("https://shop.example/books/", "/books"),
    ("https://shop.example/books/17", "/books/*"), ("https://SHOP.example:443/a#b", "/a"),
    ("https://shop.example/o/0b5c3d4e-0a1b-4c2d-8e3f-001122334455/edit", "/o/*/edit"),
    ("https://shop.example/search?query=tea&from=20", "/search?from&query"),
    ("https://shop.example/2fa", "/2fa"), ("http://shop.example/", nil), ("https://other.example/", nil),
    ("mailto:ada@shop.example", nil),
  ])
  func `addresses of one kind are one page`(_ text: String, _ page: String?) throws {
    #expect(SiteAddress(try #require(URL(string: text)), of: Self.origin)?.text == page)
  }

  @Test func `the nearest pages are visited first, each kind once`() throws {
    let site = Site()
    site.add("/", "/books", "/about")
    site.add("/books", "/books/1", "/books/2", "/")
    site.add("/about", "https://other.example/", "mailto:ada@shop.example", "/about#team")
    site.add("/books/1", "/books/3", "/basket")
    site.add("/basket")
    let crawl = try crawl(site)
    #expect(site.visits == ["", "/books", "/about", "/books/1", "/basket"].map { $0.isEmpty ? "/" : $0 })
    #expect(words(crawl) == ["/", "/books", "/about", "/books/*", "/basket"])
    #expect(
      crawl.ways.map { "\($0.from.text) → \($0.to.text): \($0.label)" } == [
        "/ → /books: to /books", "/ → /about: to /about", "/books → /books/*: to /books/1",
        "/books → /books/*: to /books/2", "/books → /: to /", "/about → /about: to /about#team",
        "/books/* → /books/*: to /books/3", "/books/* → /basket: to /basket",
      ])
  }

  @Test func `the bound is one of visits, and further pages are known but not visited`() throws {
    let site = Site()
    site.add("/", "/a", "/b", "/c")
    site.add("/a", "/d")
    let crawl = try crawl(site, most: 2)
    #expect(site.visits == ["/", "/a"])
    #expect(words(crawl) == ["/", "/a", "/b unvisited", "/c unvisited", "/d unvisited"])
  }

  @Test func `a redirection leads to the page behind it, and to none on another origin`() throws {
    let site = Site()
    site.add("/", "/old", "/away", "/new")
    site.add("/old", at: Self.origin + "/new", "/end")
    site.add("/away", at: "https://other.example/")
    site.add("/end", at: Self.origin + "/")
    let crawl = try crawl(site)
    #expect(site.visits == ["/", "/old", "/away", "/end"])
    #expect(words(crawl) == ["/", "/new"])
    #expect(
      crawl.ways.map { "\($0.from.text) → \($0.to.text)" } == ["/ → /new", "/ → /new", "/new → /"])
  }

  @Test func `pages with an error are broken, files are none, and nobody signs out`() throws {
    let site = Site()
    site.add("/", "/gone", "/dead", "/report.pdf", "/account/sign-out", "/logout?next=a")
    site.add("/gone", status: 404)
    site.add("/report.pdf", type: "application/pdf")
    let crawl = try crawl(site)
    #expect(site.visits == ["/", "/gone", "/dead", "/report.pdf"])
    #expect(words(crawl) == ["/", "/gone broken", "/dead broken"])
  }

  @Test func `without a first page there is no site`() {
    let site = Site()
    #expect(throws: VisitError.refused(address: Self.origin + "/")) { try crawl(site) }
    site.add("/", status: 503)
    #expect(throws: VisitError.status(503, address: Self.origin + "/")) { try crawl(site) }
  }

  @Test func `errors name the address, the reason and the way out`() {
    let address = "http://127.0.0.1:9/a\u{1B}[31m"
    expectGolden(
      [
        ("browser", VisitError.noBrowser(reason: "Chromium did not start: chromedriver is not installed")),
        ("refused", .refused(address: address)), ("host", .unknownHost(address: address)),
        ("not loaded", .notLoaded(address: address, reason: "net::ERR_EMPTY_RESPONSE")),
        ("status", .status(404, address: address)),
        ("file", .noDocument(type: "application/pdf", address: address)),
        ("cookie", .cookie(name: "session")),
      ].map { ($0.0, $0.1.description) })
  }
}
