import BaselineFixtures
import Foundation
import GalleyBrowser
import GalleyDecisions
import GalleyHTTP
import Testing

@testable import GalleyCommands

/// Commands that open web pages, with Chromium and a server of a few pages.
@Suite(
  .serialized, .timeLimit(.minutes(5)),
  .enabled(if: BrowserEngine.chromium.absence == nil, "Chromium or chromedriver is not installed"))
struct WebCommandTests {
  private final class Shop: HTTPHandler {
    private static let pages = [
      "/": """
      <title>Sign in · Shop</title><h1>Shop</h1><label>Name <input id=name></label><button id=submit>Sign in</button>
      <nav><a href=/teas>Teas</a> <a href=/gone>Gone</a></nav>
      """,
      "/teas":
        "<title>Teas · Shop</title><ul><li><a href=/teas/1>Assam</a><li><a href=/teas/2>Sencha</a></ul>",
      "/teas/1": "<title>Assam · Shop</title><h1>Assam</h1>",
    ]

    func refusal(of head: HTTPRequest) -> HTTPResponse? { nil }

    func answer(_ request: HTTPRequest) -> HTTPResponse {
      guard let page = Self.pages[request.path] else {
        return HTTPResponse(404, "text/html", Array("<p>There is no such page.".utf8))
      }
      var response = HTTPResponse(
        200, "text/html; charset=utf-8", Array("<!doctype html><html lang=en>\(page)".utf8))
      response.add("Content-Security-Policy", "default-src * 'unsafe-inline' data: blob:")
      return response
    }
  }

  private func withShop(_ test: (_ tool: Tool, _ address: String) throws -> Void) throws {
    let server = try LoopbackServer { _ in Shop() }
    defer { server.stop() }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let tool = Tool(sandbox: try Sandbox(), environment: ["USER": "ada", "PATH": path])
    try test(tool, "http://127.0.0.1:\(server.port)/")
  }

  @Test func `the layout of a page is printed`() throws {
    try withShop { tool, address in
      let result = tool("sketch", "--url", address, "--device", "iPhone X")
      #expect(result.code == .clean, "\(result.err)")
      #expect(result.out.hasPrefix("struct SignIn: Layout {\n"), "\(result.out)")
      #expect(result.out.contains("  let name = Field(\"name\")\n"), "\(result.out)")
      #expect(result.out.contains("  let submit = Button(\"submit\")\n"), "\(result.out)")
      #expect(tool("sketch", "--url", address, "--name", "Login").out.hasPrefix("struct Login: Layout {\n"))
      let gone = tool("sketch", "--url", address + "gone")
      #expect(gone.code == .notComparable)
      #expect(
        gone.err
          == "galley: \(address)gone answers with the status 404; correct the address, or sign in with --cookie.\n"
      )
    }
  }

  @Test func `a site is drawn, page by page`() throws {
    try withShop { tool, address in
      let result = tool("atlas", "--url", address, "--mermaid")
      #expect(result.code == .clean, "\(result.err)")
      #expect(
        result.out.hasPrefix(
          """
          ---
          title: "Pages of \(address.dropLast())"
          ---
          flowchart LR
            n0_0("/"):::start
            n0_1("/teas"):::page
            n0_2("/gone"):::broken
            n0_3("/teas/*"):::page
            n0_0 -->|"nav.Teas"| n0_1
            n0_0 -->|"nav.Gone"| n0_2
            n0_1 -->|"Assam<br>Sencha"| n0_3

          """), "\(result.out)")
      #expect(
        result.err.hasSuffix(
          "\(address)teas/1\ngalley: \(address)gone answers with the status 404; correct the address, or sign in with --cookie.\n"
        ), "\(result.err)")
      let json = tool("atlas", "--url", address, "--pages", "2", "--json").out
      let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      let pages = (object["data"] as? [String: Any])?["pages"] as? [[String: Any]]
      #expect(pages?.map { $0["state"] as? String } == ["visited", "visited", "unvisited", "unvisited"])
    }
  }

  @Test(
    .enabled("Graphviz is not installed") { FileManager.default.isExecutableFile(atPath: "/usr/bin/dot") })
  func `the drawing contains the pictures of the pages and refers to nothing outside`() throws {
    try withShop { tool, address in
      let result = tool("atlas", "--url", address, "-o", "site.svg")
      #expect(result.code == .clean, "\(result.err)")
      #expect(
        result.out
          == "4 pages; 4 ways between them; /gone cannot be opened: \(tool.sandbox.url("site.svg").path)\n")
      let drawing = try tool.sandbox.text("site.svg")
      #expect(drawing.matches(of: /href="data:image\/png;base64,[A-Za-z0-9+\/=]{100,}"/).count == 3)
      #expect(!drawing.contains(".png\""))
      #expect(drawing.contains("class=\"node broken\""))
    }
  }

  @Test func `a connection that is refused is told`() throws {
    var closed = ""
    try withShop { _, address in closed = address }
    let sandbox = try Sandbox()
    try sandbox.remove("Package.swift")
    let tool = Tool(sandbox: sandbox)
    for words in [["sketch", "--url"], ["atlas", "--url"], ["init", "--web"]] {
      let result = tool.run(words + [closed])
      #expect(result.code == .notComparable, "\(words)")
      #expect(
        result.err.hasSuffix(
          "galley: \(closed) refuses connections; start the server, or correct the address.\n"),
        "\(result.err)")
    }
    #expect(sandbox.files("").isEmpty)
  }
}
