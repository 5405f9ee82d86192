import BaselineFixtures
import Foundation
import GalleyImage
import HeadlessBrowser
import RawHTTPClient
import Testing

/// The browser that other tests rely on does what they think it does.
@Suite(.browser, .serialized, .whereBrowserIsInstalled) struct HeadlessBrowserTests {
  let sandbox: Sandbox
  let browser: Browser

  init() throws {
    sandbox = try Sandbox()
    browser = try Browser.current
  }

  private func open(_ page: String) throws {
    try sandbox.write("<!doctype html><meta charset=utf-8>" + page, to: "page.html")
    try browser.open(sandbox.url("page.html"))
  }

  @Test func findsReadsAndClicks() throws {
    try open(
      """
      <title>Shop</title><h1> Bread &amp; cheese </h1><button id=buy data-what="bread">Buy</button>
      <script>buy.onclick = () => setTimeout(() => document.body.append(
        Object.assign(document.createElement("p"), { id: "done", textContent: "Bought it" })), 40)</script>
      """)
    #expect(try browser.find("h1").text == "Bread & cheese")
    #expect(try browser.find("#buy").attribute("data-what") == "bread")
    #expect(try browser.find("#buy").attribute("data-who") == nil)
    #expect(try browser.count("#done") == 0)
    try browser.find(text: "Buy", in: "button").click()
    #expect(try browser.find("#done").text == "Bought it")
    #expect(try browser.find(text: "Bought it").isShown)
    #expect(
      try browser.all("h1, button, p").map { element throws(BrowserError) in try element.text }.count == 3)
    #expect(try browser.address == sandbox.url("page.html").absoluteString)
  }

  @Test func pressesRealKeys() throws {
    try open(
      """
      <input id=field><script>
      window.heard = [];
      addEventListener("keydown", (e) => heard.push([e.key, e.code, e.shiftKey, e.ctrlKey, e.isTrusted].join()));
      </script>
      """)
    try browser.press("y")
    try browser.press(.enter)
    try browser.press(.left)
    try browser.press("?")
    try browser.press("k", with: .control)
    let heard: [String] = try browser.run("return heard")
    #expect(
      heard == [
        "y,KeyY,false,false,true", "Enter,Enter,false,false,true", "ArrowLeft,ArrowLeft,false,false,true",
        "?,Slash,true,false,true", "Control,ControlLeft,false,true,true", "k,KeyK,false,true,true",
      ])
    try browser.press(.tab)
    #expect(try browser.focused.attribute("id") == "field")
    try browser.type("a <b> \"c\"")
    #expect(try browser.run("return field.value", as: String.self) == "a <b> \"c\"")
    #expect(Key(named: "ArrowDown") == .down)
    #expect(Key(named: "j") == "j")
  }

  @Test func movesDragsAndTurnsTheWheel() throws {
    try open(
      """
      <style>body { margin: 0; height: 3000px }</style><script>
      window.heard = [];
      for (const type of ["pointerdown", "pointerup", "wheel"])
        addEventListener(type, (e) => heard.push([type, e.clientX, e.clientY, e.ctrlKey].join()), { passive: true });
      addEventListener("pointermove", (e) => { window.last = [e.clientX, e.clientY, e.buttons].join() });
      </script>
      """)
    try browser.point(x: 12, y: 34)
    #expect(try browser.run("return last", as: String.self) == "12,34,0")
    try browser.drag(from: (20, 20), to: (120, 60))
    #expect(try browser.run("return last", as: String.self) == "120,60,1")
    try browser.wheel(200, x: 50, y: 50)
    try browser.wait(for: "scrollY > 0")
    try browser.wheel(-40, x: 50, y: 50, with: .control)
    try browser.wait(for: "heard.length == 4")
    #expect(
      try browser.run("return heard", as: [String].self) == [
        "pointerdown,20,20,false", "pointerup,120,60,false", "wheel,50,50,false", "wheel,50,50,true",
      ])
  }

  @Test func takesPicturesInAnyAppearance() throws {
    try open(
      """
      <style>body { margin: 0; background: #102030 } p { margin: 0; width: 10px; height: 8px; background: #fe0102 }
      @media (prefers-color-scheme: dark) { body { background: #030201 } }
      @media (prefers-reduced-motion: reduce) { p { background: #00ff00 } }</style><p>
      """)
    try browser.resize(width: 320, height: 200)
    var picture = try browser.screenshot()
    #expect(picture.width == 320 && picture.height == 200)
    #expect(picture[0, 0] == RGBA(0xFE, 1, 2))
    #expect(picture[10, 0] == RGBA(0x10, 0x20, 0x30))
    try browser.prefer(isDark: true, reducesMotion: true)
    picture = try browser.screenshot()
    #expect(picture[0, 0] == RGBA(0, 255, 0))
    #expect(picture[319, 199] == RGBA(3, 2, 1))
    let element = try browser.find("p").screenshot()
    #expect(element.width == 10 && element.height == 8)
    try browser.resize(width: 100, height: 50, density: 2)
    #expect(try browser.screenshot().width == 200)
  }

  @Test func readsValuesAndErrorsOfScripts() throws {
    try open("<p>1</p>")
    #expect(try browser.run("return arguments[0] + arguments[1]", 2, 3, as: Int.self) == 5)
    #expect(try browser.run("return null", as: Int?.self) == nil)
    #expect(
      try browser.runAsync("return await Promise.resolve(arguments[0])", "\u{202E}\"'<", as: String.self)
        == "\u{202E}\"'<")
    let value: JSONValue = try browser.run("return [1, 1.5, true, null, 'a', {b: []}]")
    #expect(value == [1, 1.5, true, .null, "a", ["b": []]])
    #expect(Browser.quoted("\"\\\n\u{2028}é") == "\"\\\"\\\\\\u{a}\\u{2028}é\"")
    #expect(
      try browser.run("return \(Browser.quoted("\"\\\n\u{2028}é"))", as: String.self) == "\"\\\n\u{2028}é")
    let fault = #expect(throws: BrowserError.self) { try browser.perform("return nothing.here") }
    #expect("\(try #require(fault))".hasPrefix("The browser refused POST execute/sync: javascript error: "))
  }

  @Test func saysWhatDidNotComeAndWhatThePageShows() throws {
    try open("<title>Empty</title><p>Nothing  yet")
    let fault = #expect(throws: BrowserError.self) {
      try browser.wait(for: "document.querySelector('#late')", patience: .milliseconds(50))
    }
    #expect(
      "\(try #require(fault))" == """
        Waited 0.05 seconds for this, which did not come: document.querySelector('#late'). The page then: \
        \(sandbox.url("page.html").absoluteString) "Empty": Nothing yet
        """)
  }

  @Test func waitsOverANavigation() throws {
    try sandbox.write("<!doctype html><p id=second>", to: "second.html")
    try open("<script>setTimeout(() => location = 'second.html', 100)</script>")
    try browser.wait(for: "document.querySelector('#second')")
  }

  @Test func noticesErrorsOfScriptsAndOfThePolicy() throws {
    try open("<script>nothing.here</script>")
    let script = try #require(try browser.log().first)
    #expect(script.isFault && script.message.contains("nothing is not defined"))
    try open(
      """
      <meta http-equiv=Content-Security-Policy content="default-src 'none'">
      <img src="https://elsewhere.example/a.png"><script>window.ran = true</script>
      """)
    let policy = try browser.log().filter(\.isFault).map(\.message)
    #expect(policy.count == 2 && policy.allSatisfy { $0.contains("Content Security Policy") }, "\(policy)")
    #expect(try browser.run("return window.ran ?? false", as: Bool.self) == false)
    try open("<script>console.log('all is well')</script>")
    #expect(try browser.log().filter(\.isFault).isEmpty)
  }

  @Test func notesRequestsAndReachesAnotherOrigin() throws {
    let server = try LocalPageServer([
      "/": LocalPageServer.Page(
        "<!doctype html><img src='/dot.png'><p id=host></p><script>host.append(location.host)</script>"),
      "/dot.png": LocalPageServer.Page("", type: "image/png"),
      "/favicon.ico": LocalPageServer.Page("", type: "image/x-icon"),
    ])
    _ = try browser.requests()
    try browser.open(server.url("/", host: "evil.example"))
    #expect(try browser.find("#host").text == "evil.example:\(server.port)")
    let here = "http://evil.example:\(server.port)"
    #expect(Set(try browser.requests()).isSuperset(of: ["\(here)/", "\(here)/dot.png"]))
    #expect(server.asked.contains("GET /dot.png"))
    _ = try browser.log()
  }

  @Test func hasTabsThatKnowNothingOfEachOther() throws {
    try open("<title>First</title>")
    let first = try browser.tab
    let second = try browser.openTab()
    try open("<title>Second</title><script>setTimeout(() => window.late = 1, 50)</script>")
    try browser.select(first)
    #expect(try browser.run("return document.title", as: String.self) == "First")
    try browser.select(second)
    try browser.wait(for: "window.late")
    #expect(try browser.tabs == [first, second])
    try browser.closeTab()
    try browser.select(first)
    #expect(try browser.tabs == [first])
  }

  @Test func leavesNothingBehind() throws {
    let folder = FileManager.default.temporaryDirectory.path
    func profiles() throws -> Set<String> {
      Set(
        try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix("galley-browser-") }
      )
    }
    let before = try profiles()
    let another = try Browser()
    let used = try profiles().subtracting(before)
    #expect(used.count == 1)
    another.quit()
    #expect(try profiles().isDisjoint(with: used))
    #expect(throws: BrowserError.self) { try another.address }
  }

  @Test func runsNoScriptsWhenToldSo() throws {
    try browser.setScripts(false)
    try open(
      "<p id=a>before</p><noscript><p id=b>no script</p></noscript><script>a.textContent = 'after'</script>")
    #expect(try browser.find("#a").text == "before")
    #expect(try browser.find("#b").text == "no script")
  }
}

/// What needs no browser, or one of its own.
@Suite struct BrowserPartsTests {
  @Test func saysWhatIsMissing() {
    #expect(
      BrowserError.missing(program: "chromedriver").description
        == "chromedriver is not installed. Install it with: apt-get install chromium chromium-driver")
    #expect(
      BrowserError.notStarted(program: "chromedriver", said: "no").description
        == "chromedriver did not start. It said: no")
    #expect(BrowserError.lost("it is gone").description == "The connection was lost: it is gone.")
    #expect(
      BrowserError.unreadable(command: "GET url", reason: "no text").description
        == "The answer to GET url is not what was asked for: no text")
  }

  @Test func sendsTheRequestsItIsTold() throws {
    let server = try LocalPageServer([
      "/a": LocalPageServer.Page("hällo", type: "text/plain", fields: [("X-Mine", "1")])
    ])
    let answer = try LoopbackHTTP.send("GET", "/a?b", port: server.port, fields: [("Host", "evil.example")])
    #expect(answer.status == 200)
    #expect(answer.text == "hällo")
    #expect(answer.header("x-mine") == "1")
    #expect(try LoopbackHTTP.send("POST", "/b", port: server.port, body: [1, 2]).status == 404)
    #expect(server.asked == ["GET /a?b", "POST /b"])
    #expect(throws: BrowserError.self) { try LoopbackHTTP.send("GET", "/", port: 1) }
  }

}
