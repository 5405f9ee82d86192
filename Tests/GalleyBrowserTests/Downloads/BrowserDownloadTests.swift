import BrowserSuites
import Foundation
import GalleyAutomation
import GalleyHTTP
import GalleyJSON
import GalleyTree
import RecordingServers
import Testing

@testable import GalleyBrowser

/// Files that pages let people download.
@Suite(.inTurn, .serialized) struct BrowserDownloadTests {
  private static let page = ShopSite.page(
    "Downloads",
    """
    <a data-testid=named href=/orders download="orders of May.csv">Orders</a>
    <a data-testid=attached href=/attached>Report</a>
    <button data-testid=made onclick="make()">Make</button><a data-testid=broken href=/broken download=broken.bin>Broken</a>
    <script>
      function make() {
        var link = document.createElement("a");
        link.href = URL.createObjectURL(new Blob(["made here"])); link.download = "made.txt"; link.click();
      }
    </script>
    """)

  private func with(_ engine: BrowserEngine, _ test: (BrowserDriver) throws -> Void) throws {
    try engine.require()
    let server = try RecordingServer { request in
      var response = HTTPResponse(200, "text/csv", Array("tea,2\n".utf8))
      switch request.path {
      case "/":
        response = HTTPResponse(200, "text/html; charset=utf-8", [UInt8](Self.page.utf8))
        response.add("Content-Security-Policy", "default-src * 'unsafe-inline' data: blob:")
      case "/attached":
        response = HTTPResponse(200, "application/pdf", Array("%PDF-1.7".utf8))
        response.add("Content-Disposition", "attachment; filename=\"report.pdf\"")
      case "/orders": break
      default: response = HTTPResponse(404)
      }
      return response
    }
    defer { server.stop() }
    try LostAnswers.retry(in: engine) {
      let driver = try BrowserDriver.start(engine, .iPhoneX)
      defer { driver.end() }
      try driver.launch(LaunchRequest("http://127.0.0.1:\(server.port)"))
      try test(driver)
    }
  }

  private func tap(_ identifier: String, _ driver: BrowserDriver) throws {
    try driver.perform(.tap(BrowserFixture.element(identifier, of: driver).frame.middlePoint))
  }

  @Test(arguments: [BrowserEngine.chromium, .firefox])
  func `downloads have their names and bytes, and their files go with the browser`(_ engine: BrowserEngine)
    throws
  {
    var file: URL?
    try with(engine) { driver in
      // The page stays where it is. While a navigation becomes a download, Firefox may lose a touch.
      try tap("named", driver)
      let orders = try driver.takeDownload()
      #expect(orders.name == "orders of May.csv")
      #expect(orders.address.hasSuffix("/orders"))
      #expect(try orders.contents == Data("tea,2\n".utf8))
      file = orders.file
      try tap("made", driver)
      let made = try driver.takeDownload()
      #expect(made.name == "made.txt")
      #expect(try made.contents == Data("made here".utf8))
      try tap("attached", driver)
      let report = try driver.takeDownload()
      #expect(report.name == "report.pdf")
      #expect(try report.contents == Data("%PDF-1.7".utf8))
    }
    #expect(!FileManager.default.fileExists(atPath: try #require(file).path))
  }

  @Test(arguments: [BrowserEngine.chromium, .firefox])
  func `a download that fails or never begins is an error`(
    _ engine: BrowserEngine
  ) throws {
    try with(engine) { driver in
      #expect {
        try driver.takeDownload(within: .milliseconds(100))
      } throws: {
        "\($0)".contains("none has begun within 0.1 s")
      }
      try tap("broken", driver)
      #expect {
        try driver.takeDownload(within: .seconds(5))
      } throws: {
        // Firefox begins no download of a page that is not there.
        "\($0)".contains(
          engine == .chromium
            ? "download of broken.bin from http://127.0.0.1" : "none has begun within 5 s")
          && (engine != .chromium || "\($0)".contains("it was cancelled, or its connection broke"))
      }
    }
  }

  @Test func `events of both protocols tell of the beginning and the end of downloads`() throws {
    func event(_ name: String, _ facts: JSONValue) -> DownloadEvent? {
      DownloadEvent(BiDiConnection.Event(name: name, facts: facts))
    }
    let began = event(
      "browsingContext.downloadWillBegin",
      ["navigation": "1", "url": "http://a.example/f", "suggestedFilename": "f.txt"])
    #expect(began == DownloadEvent(id: "1", news: .began(name: "f.txt", address: "http://a.example/f")))
    let cancelled = event(
      "browsingContext.downloadEnd", ["navigation": "1", "url": "http://a.example/f", "status": "canceled"])
    #expect(cancelled == DownloadEvent(id: "1", news: .failed))
    var list = DownloadList()
    list.hear(try #require(began))
    #expect(list.take() == nil)
    list.hear(DownloadEvent(id: "2", news: .completed(path: "/elsewhere")))
    #expect(list.take() == nil)
    list.hear(try #require(cancelled))
    #expect(list.take()?.end == .failed)
    #expect(list.entries == [])

    func logged(_ method: String, _ parameters: String) throws -> DownloadEvent? {
      let message = #"{"webview":"x","message":{"method":"\#(method)","params":\#(parameters)}}"#
      let entry = try JSONEncoder().encode(["level": "INFO", "message": message])
      return DownloadEvent(try JSONDecoder().decode(LoggedEvent.self, from: entry), in: "/folder")
    }
    #expect(
      try logged("Page.downloadProgress", #"{"guid":"7","state":"completed"}"#)
        == DownloadEvent(id: "7", news: .completed(path: "/folder/7")))
    #expect(
      try logged("Page.downloadProgress", #"{"guid":"7","state":"canceled"}"#)
        == DownloadEvent(id: "7", news: .failed))
    #expect(try logged("Page.downloadProgress", #"{"guid":"7","state":"inProgress"}"#) == nil)
    #expect(try logged("Page.frameNavigated", "{}") == nil)
  }

  @Test func `WebKitGTK says that it keeps no downloads`() throws {
    try with(.webkit) { driver in
      #expect {
        try driver.takeDownload(within: .milliseconds(100))
      } throws: {
        "\($0)".contains("Chromium and Firefox on this machine do")
      }
    }
  }
}
