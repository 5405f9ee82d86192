import Foundation
import GalleyAutomation
import GalleyHTTP
import GalleyImage
import RecordingServers
import Testing

@testable import GalleyBrowser

/// Firefoxes that several tests use one after another, each with a window of its own.
@Suite(.inTurn, .serialized, .whereFirefoxIsInstalled) struct IdleFirefoxesTests {
  init() { IdleFirefoxes.end() }

  private static let page = ShopSite.page(
    "Visits",
    """
    <p data-testid=cookie></p><p data-testid=stored></p><p data-testid=early></p><img src=/picture>
    <a data-testid=file href=/file download=file.txt>File</a>
    <script>
      document.querySelector("[data-testid=cookie]").textContent = document.cookie || "no cookie";
      document.querySelector("[data-testid=stored]").textContent = localStorage.getItem("seen") || "nothing stored";
      document.querySelector("[data-testid=early]").textContent = window.early || "no script";
      document.cookie = "seen=1; max-age=1000"; localStorage.setItem("seen", "yes");
    </script>
    """)

  /// Signalled by a page of the server that hangs from then on.
  private let hangs = DispatchSemaphore(value: 0)
  /// Signalled by a test that lets such a page hang.
  private let leave = DispatchSemaphore(value: 0)

  /// A server of the page, whose picture browsers may cache.
  private func withServer(_ test: (RecordingServer, String) throws -> Void) throws {
    let server = try RecordingServer { [hangs, leave] request in
      switch request.path {
      case "/leave": _ = leave.wait(timeout: .now() + 60)
      case "/hangs": hangs.signal()
      case "/": return RecordingServer.page(Self.page)
      case "/picture":
        var response = HTTPResponse(
          200, "image/svg+xml", Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8))
        response.add("Cache-Control", "max-age=1000")
        return response
      case "/file": return HTTPResponse(200, "text/plain", Array("tea".utf8))
      default: break
      }
      return HTTPResponse(404)
    }
    defer { server.stop() }
    try test(server, "http://127.0.0.1:\(server.port)")
  }

  private func texts(of driver: BrowserDriver) throws -> [String] {
    try ["cookie", "stored", "early"].map { try BrowserFixture.element($0, of: driver).label }
  }

  @Test func `a test finds nothing of the one before in the same browser`() throws {
    try withServer { server, address in
      var file: URL?
      for visit in 1...3 {
        let driver = try BrowserDriver.start(.firefox, .iPhoneX)
        #expect(IdleFirefoxes.count == 0)
        driver.addresses[address] = URL(string: address)
        try driver.launch(LaunchRequest(address))
        #expect(try texts(of: driver) == ["no cookie", "nothing stored", "no script"])
        #expect(driver.takeProblems() == [])
        #expect(server.requests.count { $0.path == "/picture" } == visit)
        // State that a test may leave behind.
        try driver.setCookie("left", "behind")
        try driver.addScript("window.early = 'a script'")
        try driver.launch(LaunchRequest(address))
        #expect(try texts(of: driver).last == "a script")
        #expect(try driver.cookies == ["seen": "1", "left": "behind"])
        #expect(try driver.capture().picture.width == 1_125)
        try driver.perform(.tap(BrowserFixture.element("file", of: driver).frame.middlePoint))
        file = try driver.takeDownload().file
        try driver.route("**", .fulfill(status: 503).delayed(by: .seconds(100)))
        try driver.evaluate("fetch('/late').catch(() => 0); navigator.sendBeacon('/late')")
        try driver.evaluate("console.error('left'); window.open('/')")
        driver.end()
        #expect(IdleFirefoxes.count == 1)
        #expect(!FileManager.default.fileExists(atPath: try #require(file).path))
      }
    }
  }

  @Test func `an ended driver does nothing to the next one's page`() throws {
    try withServer { _, address in
      let first = try BrowserDriver.start(.firefox, .iPhoneX)
      first.end()
      let second = try BrowserDriver.start(.firefox, .iPhoneX)
      defer { second.end() }
      second.addresses[address] = URL(string: address)
      try second.launch(LaunchRequest(address))
      #expect(throws: DriverError.self) { try first.snapshot() }
      #expect(throws: DriverError.self) { try first.perform(.tap(CGPoint(x: 10, y: 10))) }
      #expect(throws: DriverError.self) { try first.setCookie("late", "1", of: address) }
      first.end()
      #expect(IdleFirefoxes.count == 0)
      #expect(try texts(of: second).first == "no cookie")
    }
  }

  @Test func `a browser of other settings, or one whose page hangs, is not used again`() throws {
    try withServer { _, address in
      try BrowserDriver.start(.firefox, .iPhoneX).end()
      var dark = BrowserEmulation()
      dark.appearance = .dark
      let driver = try BrowserDriver.start(.firefox, .iPhoneX, dark)
      #expect(IdleFirefoxes.count == 1)
      driver.addresses[address] = URL(string: address)
      try driver.launch(LaunchRequest(address))
      // The page hangs after the server's answer, once the browser has answered the script.
      try driver.evaluate(
        "fetch('/leave').then(() => { navigator.sendBeacon('/hangs'); while (true) {} })")
      leave.signal()
      #expect(hangs.wait(timeout: .now() + 60) == .success)
      driver.end()
      #expect(IdleFirefoxes.count == 1)
      let next = try BrowserDriver.start(.firefox, .iPhoneX, dark)
      next.addresses[address] = URL(string: address)
      try next.launch(LaunchRequest(address))
      #expect(try texts(of: next).first == "no cookie")
      next.end()
    }
  }
}
