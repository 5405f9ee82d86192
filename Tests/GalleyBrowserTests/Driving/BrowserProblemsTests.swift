import Foundation
import GalleyAutomation
import GalleyChecks
import GalleyHTTP
import GalleyTree
import Synchronization
import Testing

@testable import GalleyBrowser

/// Problems that a page notices by itself, and requests on their way.
@Suite(.inTurn, .serialized, .whereChromiumIsInstalled) struct BrowserProblemsTests {
  /// Waits until as many problems are known.
  private func problems(_ count: Int, of driver: BrowserDriver) throws -> [AppProblem] {
    let deadline = driver.now + .seconds(20)
    while driver.problems(of: "").count < count, driver.now < deadline {
      try driver.wait(until: min(deadline, driver.now + .milliseconds(50)))
    }
    return driver.problems(of: "")
  }

  @Test func `console errors, uncaught errors and failed requests are known, through all documents`() throws {
    try BrowserFixture.withPage(
      """
      <script>
      console.error('no', 3); console.warn('warned'); console.log('logged');
      fetch('/caught').catch(() => 0);
      fetch('http://127.0.0.1:9/refused').catch(() => 0);
      setTimeout(() => { throw new TypeError('late') });
      Promise.reject(new Error('rejected'));
      setTimeout(() => { location.href = '/next' }, 300);
      </script>
      """,
      pages: ["/next": ShopSite.page("Next", "<p id=p>there</p><script>console.error('second')</script>")]
    ) { driver in
      let all = try problems(6, of: driver)
      #expect(all.filter { $0.kind == .consoleError }.map(\.text) == ["\"no\" 3", "second"])
      #expect(
        Set(all.filter { $0.kind == .uncaughtError }.map(\.text)) == [
          "Uncaught TypeError: late", "Uncaught Error: rejected",
        ])
      let requests = all.filter { $0.kind == .failedRequest }.map(\.text).sorted()
      #expect(requests.count == 2)
      #expect(requests.first?.hasSuffix("/caught: status 404") == true)
      #expect(requests.last?.hasPrefix("http://127.0.0.1:9/refused: net::ERR_") == true)
      #expect(all.first { $0.text == "Uncaught TypeError: late" }?.place?.hasSuffix("/ 6:25") == true)
      #expect(all.allSatisfy { $0.instant >= .zero && $0.instant < .seconds(60) })
      #expect(try BrowserFixture.element("p", of: driver).label == "there")
      #expect(driver.takeProblems().count == 6)
      #expect(driver.problems(of: "").isEmpty)
    }
  }

  @Test func `a request is activity until the page has used its answer`() throws {
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
    let origin = "http://127.0.0.1:\(server.port)"
    let driver = try BrowserDriver.start(.chromium, .iPhoneX)
    defer { driver.end() }
    for kind in ["fetch", "xhr"] {
      driver.addresses[origin] = URL(string: origin + "/?kind=\(kind)")
      try driver.launch(LaunchRequest(origin))
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
    <p id=p>…</p><script>fetch('/slow', { method: 'post' }).then((r) => r.text()).then((t) => { p.textContent = t })</script>
    """
  private static let byXHR = """
    <p id=p>…</p><script>const x = new XMLHttpRequest(); x.open('post', '/slow');
    x.onload = () => { p.textContent = x.responseText }; x.send()</script>
    """

  @Test func `a rejected fetch is an uncaught error only if the page does not catch it`() throws {
    let text = "<p id=p></p><script>fetch('http://127.0.0.1:9/').then(() => 0)%@</script>"
    for (end, count) in [(".catch(() => 0)", 0), ("", 1)] {
      try BrowserFixture.withPage(text.replacingOccurrences(of: "%@", with: end)) { driver in
        let all = try problems(1 + count, of: driver)
        #expect(all.filter { $0.kind == .uncaughtError }.count == count, "\(end)")
      }
    }
  }

  @Test func `a failure of a page tells them`() throws {
    try BrowserFixture.withPage(
      "<h1>Other</h1><script>console.error('no teas'); fetch('/teas.json')</script>"
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

  @Test func `forbidden problems fail the test when the browser ends, and taken ones do not`() throws {
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
        let app = try Application.browser(origin, device: .iPhoneX, forbids: Set(forbidden))
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
}
