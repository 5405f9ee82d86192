import Foundation
import GalleyHTTP
import GalleyImage
import GalleyTree
import RecordingServers
import Testing

@testable import GalleyBrowser

/// Visits of pages in Chromium.
@Suite(.inTurn, .serialized, .whereChromiumIsInstalled) struct BrowserVisitTests {
  private func url(_ server: RecordingServer, _ path: String) throws -> URL {
    try #require(URL(string: "http://127.0.0.1:\(server.port)\(path)"))
  }

  private func server() throws -> RecordingServer {
    let pages = [
      "/": ShopSite.page(
        "Start · Shop",
        """
        <header><nav aria-label=Shop><a href=/list>Teas</a></nav></header><img name=querySelectorAll>
        <a href=/list?kind=black aria-label=Black><b>x</b></a><a href=/hidden hidden>Hidden</a><a href=/f.zip download>F</a>
        <div id=host></div><iframe srcdoc="<a href='/framed'>Framed</a>"></iframe>
        <script>host.attachShadow({ mode: 'open' }).innerHTML = '<a href=/shadow><img alt=Shadow></a>'</script>
        """),
      "/list": ShopSite.page("Teas · Shop", "<h1>Teas</h1>"),
    ]
    return try RecordingServer { request in
      if request.path == "/empty" { return HTTPResponse(500) }
      guard let page = pages[request.path] else {
        return HTTPResponse(404, "text/html", Array("<p>none".utf8))
      }
      var response = HTTPResponse(200, "text/html; charset=utf-8", [UInt8](page.utf8))
      response.add("Content-Security-Policy", "default-src * 'unsafe-inline' data: blob:")
      return response
    }
  }

  @Test func `a page tells its title, its status and its visible links`() throws {
    let server = try server()
    defer { server.stop() }
    let start = try url(server, "/")
    let visit = try BrowserVisit(for: start, as: .desktop, in: .chromium, cookies: ["session": "abc"])
    defer { visit.end() }
    let page = try visit.openPage(start)
    #expect(page.title == "Start · Shop")
    #expect(page.status == 200)
    #expect(page.isDocument)
    let origin = start.absoluteString.dropLast()
    #expect(
      page.links == [
        VisitedPage.Link("\(origin)/list", label: "Teas", in: "Shop"),
        VisitedPage.Link("\(origin)/list?kind=black", label: "Black"),
        VisitedPage.Link("\(origin)/shadow", label: "Shadow"),
        VisitedPage.Link("\(origin)/framed", label: "Framed"),
      ])
    #expect(server.requests.first { $0.path == "/" }?.all("cookie") == ["session=abc"])
    #expect(try visit.openPage(url(server, "/list")).title == "Teas · Shop")
    #expect(try visit.picture().width == 1280)
    let gone = try url(server, "/gone")
    #expect(throws: VisitError.status(404, address: gone.absoluteString)) { try visit.openPage(gone) }
    let empty = try url(server, "/empty")
    #expect(throws: VisitError.self) { try visit.openPage(empty) }
  }

  @Test(arguments: [BrowserEngine.chromium, .firefox])
  func `a refused connection and an unknown host are told as such`(_ engine: BrowserEngine) throws {
    try engine.require()
    let server = try server()
    let closed = try url(server, "/")
    let visit = try BrowserVisit(for: closed, as: .desktop, in: engine)
    defer { visit.end() }
    server.stop()
    #expect(throws: VisitError.refused(address: closed.absoluteString)) { try visit.open(closed) }
    let unknown = try #require(URL(string: "http://no-such-host.invalid/"))
    #expect(throws: VisitError.unknownHost(address: unknown.absoluteString)) { try visit.open(unknown) }
  }
}
