import BrowserSuites
import Foundation
import GalleyAutomation
import GalleyChecks
import GalleyHTTP
import GalleyTree
import Glibc
import RecordingServers
import Synchronization
import Testing

@testable import GalleyBrowser

/// Problems that a page notices by itself, and requests on their way.
@Suite(.inTurn, .serialized) struct BrowserProblemsTests {
  /// A port that nobody listens on.
  private static func closedPort() throws -> UInt16 {
    let listener = try ListeningSockets.open(.loopback, port: 0)
    for number in listener.numbers { close(number) }
    return listener.port
  }

  /// Waits until as many problems are known.
  private func problems(_ count: Int, of driver: BrowserDriver) throws -> [AppProblem] {
    let deadline = driver.now + .seconds(20)
    while driver.problems(of: "").count < count, driver.now < deadline {
      try driver.wait(until: min(deadline, driver.now + .milliseconds(50)))
    }
    return driver.problems(of: "")
  }

  @Test(arguments: [BrowserEngine.chromium, .firefox])
  func `console errors, uncaught errors and failed requests are known, through all documents`(
    in engine: BrowserEngine
  ) throws {
    try engine.require()
    let closed = try Self.closedPort()
    try BrowserFixture.withPage(
      """
      <script>
      console.error('no', 3); console.warn('warned'); console.log('logged');
      const caught = fetch('/caught').then((answer) => answer.text());
      const refused = fetch('http://127.0.0.1:\(closed)/refused');
      setTimeout(() => { throw new TypeError('late') });
      Promise.reject(new Error('rejected'));
      const loaded = new Promise((next) => addEventListener('load', () => setTimeout(next)));
      Promise.allSettled([caught, refused, loaded]).then(() => { location.href = '/next' });
      </script>
      """, in: engine,
      pages: ["/next": ShopSite.page("Next", "<p id=p>there</p><script>console.error('second')</script>")]
    ) { driver in
      let all = try problems(6, of: driver)
      #expect(
        all.filter { $0.kind == .consoleError }.map(\.text)
          == [engine == .firefox ? "no 3" : "\"no\" 3", "second"])
      #expect(
        Set(all.filter { $0.kind == .uncaughtError }.map(\.text)) == [
          "TypeError: late", "Error: rejected",
        ])
      let requests = all.filter { $0.kind == .failedRequest }.map(\.text).sorted()
      #expect(requests.count == 2)
      #expect(requests.contains { $0.hasSuffix("/caught: status 404") })
      #expect(requests.contains { $0.hasPrefix("http://127.0.0.1:\(closed)/refused: ") })
      #expect(all.first { $0.text == "TypeError: late" }?.place?.hasSuffix("/ 7:26") == true, "\(all)")
      driver.tick()
      #expect(all.allSatisfy { $0.instant >= .zero && $0.instant <= driver.now })
      #expect(try BrowserFixture.element("p", of: driver).label == "there")
      #expect(driver.takeProblems().count == 6)
      #expect(driver.problems(of: "").isEmpty)
    }
  }

  @Test(arguments: BrowserEngine.allCases) func `a request is activity until the page has used its answer`(
    in engine: BrowserEngine
  ) throws {
    try engine.require()
    try LostAnswers.retry(in: engine) { try request(in: engine) }
  }

  private func request(in engine: BrowserEngine) throws {
    let gate = DispatchSemaphore(value: 0)
    let server = try RecordingServer { request in
      guard request.path != "/slow" else {
        gate.wait()
        return HTTPResponse(200, "text/plain", [UInt8]("done".utf8))
      }
      let body = request.query.contains { $0.value == "xhr" } ? Self.byXHR : Self.byFetch
      var page = HTTPResponse(200, "text/html; charset=utf-8", [UInt8](ShopSite.page("Test", body).utf8))
      page.add("Content-Security-Policy", "default-src * 'unsafe-inline'")
      return page
    }
    defer { server.stop() }
    // No answer is owed at the end.
    defer { gate.signal() }
    let origin = "http://127.0.0.1:\(server.port)"
    let driver = try BrowserDriver.start(engine, .iPhoneX)
    defer { driver.end() }
    for kind in ["fetch", "xhr"] {
      driver.addresses[origin] = URL(string: origin + "/?kind=\(kind)" + (engine == .webkit ? "&by=tap" : ""))
      try driver.launch(LaunchRequest(origin))
      // Without scripts that run first, requests of the page's beginning are not known.
      if engine == .webkit {
        try driver.perform(.tap(BrowserFixture.element("ask", of: driver).frame.middlePoint))
      }
      #expect(driver.activity == ["POST \(origin)/slow is not answered"], "\(kind)")
      let failed = driver.failedRequests(of: origin)
      #expect(failed.map(\.url) == ["\(origin)/slow"])
      #expect(failed.map(\.method) == ["POST"])
      #expect(failed.map(\.reason) == [FailedRequest.Reason.pending])
      gate.signal()
      let deadline = driver.now + .seconds(20)
      while !driver.activity.isEmpty, driver.now < deadline { try driver.wait(until: deadline) }
      #expect(try BrowserFixture.element("p", of: driver).label == "done", "\(kind)")
      #expect(driver.failedRequests(of: origin).isEmpty)
    }
  }

  private static let byFetch = """
    <p id=p>…</p><button id=ask onclick=ask()>Ask</button><script>
    function ask() { fetch('/slow', { method: 'post' }).then((r) => r.text()).then((t) => { p.textContent = t }) }
    if (!location.search.includes('tap')) ask()</script>
    """
  private static let byXHR = """
    <p id=p>…</p><button id=ask onclick=ask()>Ask</button><script>
    function ask() { const x = new XMLHttpRequest(); x.open('post', '/slow');
      x.onload = () => { p.textContent = x.responseText }; x.send() }
    if (!location.search.includes('tap')) ask()</script>
    """

  @Test(arguments: [BrowserEngine.chromium, .firefox])
  func `a rejected fetch is an uncaught error only if the page does not catch it`(in engine: BrowserEngine)
    throws
  {
    try engine.require()
    let text =
      "<p id=p></p><script>fetch('http://127.0.0.1:\(try Self.closedPort())/').then(() => 0)%@</script>"
    for (end, count) in [(".catch(() => 0)", 0), ("", 1)] {
      try BrowserFixture.withPage(text.replacingOccurrences(of: "%@", with: end), in: engine) { driver in
        let all = try problems(1 + count, of: driver)
        #expect(all.filter { $0.kind == .uncaughtError }.count == count, "\(end)")
      }
    }
  }

  @Test(arguments: [BrowserEngine.chromium, .firefox]) func `a failure of a page tells them`(
    in engine: BrowserEngine
  ) throws {
    try engine.require()
    try BrowserFixture.withPage(
      "<h1>Other</h1><script>console.error('no teas'); fetch('/teas.json')</script>", in: engine
    ) { driver in
      _ = try problems(2, of: driver)
      let found = try driver.addresses.keys.first ?? driver.look()?.origin
      let origin = try #require(found)
      let app = Application(origin, on: driver)
      let error = #expect(throws: PageError.self) {
        try Page<TeaList>(on: app, within: .milliseconds(200))
      }
      let text = "\(try #require(error))"
      #expect(text.contains("before: console error: no teas"))
      #expect(text.contains("the answer to GET \(origin)/teas.json is status 404"))
      #expect(!text.contains("failed request"))
    }
  }

  @Test(arguments: [BrowserEngine.chromium, .firefox])
  func `forbidden problems fail the test when the browser ends, and taken ones do not`(
    in engine: BrowserEngine
  ) throws {
    try engine.require()
    let server = try RecordingServer(pages: [
      "/": ShopSite.page("Test", "<p id=p>text</p><script>console.error('bad')</script>")
    ])
    defer { server.stop() }
    let origin = "http://127.0.0.1:\(server.port)"
    let failures = Mutex<[String]>([])
    try CheckFailure.$reporter.withValue({ failure in failures.withLock { $0.append(failure.message) } }) {
      for (forbidden, isTaken) in [
        ([AppProblem.Kind.consoleError], false), ([.consoleError], true), ([.uncaughtError], false),
        ([], false),
      ] {
        let app = try Application.browser(origin, device: .iPhoneX, engine: engine, forbids: Set(forbidden))
        let browser = try #require(app.browser)
        _ = try problems(1, of: browser)
        if isTaken { #expect(browser.takeProblems().count == 1) }
        browser.end()
      }
    }
    #expect(failures.withLock(\.count) == 1)
    let text = failures.withLock { $0.first ?? "" }
    #expect(text.hasPrefix("the page has a problem that the test forbids\n"))
    #expect(text.contains(" s: console error: bad (\(origin)/ "))
  }

  @Test func `problems that a browser does not log cannot be forbidden`() throws {
    try BrowserEngine.webkit.require()
    #expect {
      try Application.browser(
        "http://127.0.0.1:9/", device: .iPhoneX, engine: .webkit, forbids: [.uncaughtError])
    } throws: { "\($0)".contains("MiniBrowser 2") && "\($0)".contains("Chromium and Firefox") }
  }
}
