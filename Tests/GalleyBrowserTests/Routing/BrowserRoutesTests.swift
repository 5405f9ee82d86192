import Foundation
import GalleyAutomation
import GalleyHTTP
import GalleyPages
import GalleyTree
import RecordingServers
import Testing

@testable import GalleyBrowser

/// Requests of pages that a test answers.
@Suite(.inTurn, .serialized) struct BrowserRoutesTests {
  private static let engines = [BrowserEngine.chromium, .firefox]

  /// Waits until an element has a label.
  private func wait(for label: String, of identifier: String, in driver: BrowserDriver) throws {
    var shown: String?
    let deadline = driver.now + .seconds(20)
    while driver.now < deadline {
      shown = try BrowserFixture.elements(of: driver).last { $0.identifier == identifier }?.label
      if shown == label { return }
      try driver.wait(until: deadline)
    }
    Issue.record("\(identifier) is \(shown ?? "not there") rather than \(label)")
  }

  /// The status and the text of the answer to a request of the page, or the kind of its error.
  private func ask(
    _ path: String, _ method: String = "GET", headers: [String: String] = [:], in driver: BrowserDriver
  ) throws -> String {
    try driver.evaluate(
      """
      return await fetch(arguments[0], { method: arguments[1], headers: arguments[2] })
        .then(async (answer) => `${answer.status} ${await answer.text()}`, (error) => error.name)
      """, path, method, headers)
  }

  private static let site = ShopSite.page(
    "Stubs",
    """
    <p id=scripted></p><p id=fetched></p><p id=sent></p><p id=pictured></p><p id=framed></p><p id=worked></p>
    <button id=open onclick="window.open('/late')">Open</button>
    <script src=/shop.js></script><iframe src=/frame></iframe>
    <img src=/tea.svg onload="pictured.textContent = this.naturalWidth">
    <script>
      scripted.textContent = window.seller;
      fetch('/api/teas').then((answer) => answer.json()).then((tea) => { fetched.textContent = tea.name });
      const request = new XMLHttpRequest();
      request.open('POST', '/api/orders');
      request.onload = () => { sent.textContent = request.status + request.statusText };
      request.send('1 tea');
      new Worker('/worker.js').onmessage = (event) => { worked.textContent = event.data };
    </script>
    """)

  private func addSite(to browser: BrowserDriver) throws {
    try browser.route("/", .fulfill(contentType: "text/html; charset=utf-8", body: Self.site))
    try browser.route("/shop.js", .fulfill(contentType: "text/javascript", body: "window.seller = 'Ada'"))
    let picture = "<svg xmlns='http://www.w3.org/2000/svg' width='70' height='7'/>"
    try browser.route("**/*.svg", .fulfill(contentType: "image/svg+xml", body: Data(picture.utf8)))
    try browser.route("/api/teas", .fulfill(json: ["name": "Sencha"]))
    try browser.route("/api/orders", method: "post", .fulfill(status: 201))
    let ask = "fetch('/api/teas').then((answer) => answer.json())"
    try browser.route(
      "/frame",
      .fulfill(
        contentType: "text/html",
        body: "<script>\(ask).then((tea) => { parent.framed.textContent = tea.name })</script>"))
    try browser.route(
      "/worker.js",
      .fulfill(contentType: "text/javascript", body: "\(ask).then((tea) => postMessage(tea.name))"))
    try browser.route(
      "/late",
      .fulfill(
        contentType: "text/html",
        body: "<p id=late></p><script>\(ask).then((tea) => { late.textContent = tea.name })</script>"))
  }

  @Test(arguments: engines) func `a site without a server is all of routes, also before its first page`(
    _ engine: BrowserEngine
  ) throws {
    try engine.require()
    let server = try RecordingServer { _ in HTTPResponse(404) }
    defer { server.stop() }
    let app = try Application.browser(
      "http://127.0.0.1:\(server.port)/", device: .iPhoneX, engine: engine, prepare: addSite)
    let driver = try #require(app.browser)
    defer { driver.end() }
    for (identifier, label) in [
      ("scripted", "Ada"), ("fetched", "Sencha"), ("sent", "201Created"), ("pictured", "70"),
      ("framed", "Sencha"), ("worked", "Sencha"),
    ] { try wait(for: label, of: identifier, in: driver) }
    try driver.perform(.tap(BrowserFixture.element("open", of: driver).frame.middlePoint))
    try wait(for: "Sencha", of: "late", in: driver)
    #expect(server.requests.map(\.path).filter { $0 != "/favicon.ico" } == [])
    // A launch closes the window, and the routes stay.
    try app.launch()
    try wait(for: "Sencha", of: "fetched", in: driver)
  }

  @Test(arguments: engines) func `routes come and go while a page is there`(_ engine: BrowserEngine) throws {
    try BrowserFixture.withPage("<p>Shop</p>", in: engine, pages: ["/teas": "server"]) { driver in
      defer { driver.unrouteAll() }
      #expect(try ask("/teas", in: driver) == "200 server")
      try driver.route("**/teas", .fulfill(status: 503, body: "closed"))
      #expect(try ask("/teas", in: driver) == "503 closed")
      try driver.route("/te*", method: "GET", times: 1, .fulfill(body: "once"))
      #expect(try ask("/teas", "POST", in: driver) == "503 closed")
      #expect(try ask("/teas", in: driver) == "200 once")
      #expect(try ask("/teas", in: driver) == "503 closed")
      try driver.route("**/*s", .continue)
      #expect(try ask("/teas", in: driver) == "200 server")
      try driver.unroute("**/*s")
      try driver.route("/old", .fulfill(status: 302, headers: ["Location": "/teas"]))
      #expect(try ask("/old", in: driver) == "503 closed")
      try driver.unroute("**/teas")
      #expect(try ask("/old", in: driver) == "200 server")
      #expect(throws: DriverError.self) { try driver.unroute("**/tea") }
      for status in [200, 299, 404, 599] {
        try driver.route("/any", .fulfill(status: status, body: "x"))
        #expect(try ask("/any", in: driver) == "\(status) x")
      }
      let long = String(repeating: "tea ", count: 1 << 18)
      try driver.route("/any", .fulfill(body: long))
      #expect(try ask("/any", in: driver) == "200 \(long)")
      driver.unrouteAll()
      #expect(try ask("/any", in: driver).hasPrefix("404"))
    }
  }

  @Test(arguments: engines) func `a page of another origin asks for no permission`(_ engine: BrowserEngine)
    throws
  {
    let other = try RecordingServer { _ in HTTPResponse(404) }
    defer { other.stop() }
    try BrowserFixture.withPage("<p>Shop</p>", in: engine) { driver in
      defer { driver.unrouteAll() }
      let address = "http://127.0.0.1:\(other.port)/teas"
      #expect(try ask(address, in: driver) == "TypeError")
      try driver.route("http://*/teas", method: "PUT", times: 1, .fulfill(body: "kept"))
      let before = other.requests.count
      #expect(try ask(address, "PUT", headers: ["X-Shop": "1"], in: driver) == "200 kept")
      #expect(other.requests.count == before)
      #expect(try ask(address, "PUT", headers: ["X-Shop": "1"], in: driver) == "TypeError")
      #expect(other.requests.count > before)
    }
  }

  @Test(arguments: engines) func `an answer is asked for each time, whatever a browser has kept`(
    _ engine: BrowserEngine
  ) throws {
    try engine.require()
    @Sendable func picture(_ width: Int) -> [UInt8] {
      Array("<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='7'/>".utf8)
    }
    let page = ShopSite.page(
      "Test", "<p id=shown></p><img src=/tea.svg onload='shown.textContent = naturalWidth'>")
    let server = try RecordingServer { request in
      guard request.path == "/tea.svg" else { return RecordingServer.page(page) }
      var answer = HTTPResponse(200, "image/svg+xml", picture(10))
      answer.add("Cache-Control", "max-age=1000")
      return answer
    }
    defer { server.stop() }
    let address = "http://127.0.0.1:\(server.port)"
    try SharedBrowsers.with(engine, .iPhoneX) { driver in
      defer { driver.unrouteAll() }
      driver.addresses = [address: try #require(URL(string: address))]
      func look(_ width: String) throws {
        try driver.launch(LaunchRequest(address))
        try wait(for: width, of: "shown", in: driver)
      }
      try look("10")
      for width in [20, 30] {
        try driver.route(
          "/tea.svg", times: 1,
          .fulfill(
            headers: ["Cache-Control": "max-age=1000"], contentType: "image/svg+xml",
            body: Data(picture(width))))
        try look("\(width)")
      }
      try look("10")
    }
  }

  @Test(arguments: engines) func `a request that the test aborts has failed`(_ engine: BrowserEngine) throws {
    try BrowserFixture.withPage("<p>Shop</p>", in: engine, pages: ["/teas": "server"]) { driver in
      defer { driver.unrouteAll() }
      let origin = try #require(driver.addresses.keys.first)
      try driver.route("/teas", .abort)
      #expect(try ask("/teas", in: driver) == "TypeError")
      let deadline = driver.now + .seconds(20)
      var all: [AppProblem] = []
      while all.isEmpty, driver.now < deadline {
        all = driver.problems(of: "")
        if all.isEmpty { try driver.wait(until: min(deadline, driver.now + .milliseconds(100))) }
      }
      #expect(all.map(\.kind) == [.failedRequest])
      let failed = driver.failedRequests(of: origin)
      #expect(failed.map(\.url) == ["\(origin)/teas"])
      guard case .unreachable(let reason)? = failed.first?.reason else {
        Issue.record("\(failed)")
        return
      }
      #expect(reason == (engine == .firefox ? "NS_ERROR_ABORT" : "net::ERR_FAILED"))
      driver.takeProblems()
    }
  }

  @Test(arguments: engines) func `a late answer is activity, and comes also if its route has gone`(
    _ engine: BrowserEngine
  ) throws {
    let body =
      "<p id=p>…</p><script>fetch('/teas').then((a) => a.text()).then((t) => { p.textContent = t })</script>"
    try BrowserFixture.withPage(body, in: engine, pages: ["/teas": "server"]) { driver in
      defer { driver.unrouteAll() }
      let name = try #require(driver.addresses.keys.first)
      try wait(for: "server", of: "p", in: driver)
      try driver.route("/teas", .fulfill(body: "late").delayed(by: .seconds(2)))
      try driver.launch(LaunchRequest(name))
      #expect(driver.activity == ["GET \(name)/teas is not answered"])
      driver.unrouteAll()
      try wait(for: "late", of: "p", in: driver)
      let deadline = driver.now + .seconds(20)
      while !driver.activity.isEmpty, driver.now < deadline { try driver.wait(until: deadline) }
      #expect(driver.activity == [])
    }
  }

  @Test func `a Chromium that asks no more is an error`() throws {
    try BrowserEngine.chromium.require()
    let driver = try BrowserDriver.start(.chromium, .iPhoneX)
    defer { driver.end() }
    try driver.route("**/teas", .abort)
    let commands = try #require(driver.commands as? ClassicCommands)
    _ = try driver.look()
    try #require(commands.routing).end()
    #expect { try driver.look() } throws: { "\($0)".contains("lost its connection") }
    #expect { try driver.route("**", .continue) } throws: { "\($0)".contains("lost its connection") }
  }

  @Test func `what WebKitGTK cannot do is an error`() throws {
    try BrowserFixture.withPage("<p>One</p>", in: .webkit) { driver in
      #expect { try driver.route("**/teas", .abort) } throws: { error in
        "\(error)".contains("cannot answer the requests for “**/teas”: MiniBrowser 2")
          && "\(error)".contains("Firefox does, and a Chromium of this machine")
      }
    }
  }

  private static let wrong: [(reason: String, add: @Sendable (BrowserDriver) throws -> Void)] = [
    ("the pattern is empty", { try $0.route("", .abort) }),
    ("a { has no }", { try $0.route("**/{a", .abort) }),
    ("no address begins like it", { try $0.route("teas", .abort) }),
    ("there is no method “GE T”", { try $0.route("**", method: "GE T", .abort) }),
    ("at least one request, and not 0", { try $0.route("**", times: 0, .abort) }),
    ("99 is no status", { try $0.route("**", .fulfill(status: 99)) }),
    ("has a line break", { try $0.route("**", .fulfill(headers: ["A": "b\n"])) }),
  ]

  @Test func `wrong routes are errors, and no routes`() throws {
    try BrowserFixture.withPage("<p>Shop</p>", in: .chromium, pages: ["/teas": "server"]) { driver in
      defer { driver.unrouteAll() }
      for (reason, add) in Self.wrong {
        let error = #expect(throws: DriverError.self) { try add(driver) }
        let text = "\(try #require(error))"
        #expect(text.contains("cannot answer the requests for “") && text.contains(reason), "\(text)")
      }
      let answer = try ask("/teas", in: driver)
      #expect(answer == "200 server")
    }
  }
}
