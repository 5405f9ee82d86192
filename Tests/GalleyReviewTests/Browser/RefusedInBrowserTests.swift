import BaselineFixtures
import BrowserSuites
import Foundation
import GalleyBaselines
import GalleyBrowser
import GalleyDecisions
import GalleyJSON
import GalleyPages
import Testing
import galley_review

/// What other pages in the same browser try against a review that is open in it: none of it does anything.
@Suite(.browser, .serialized, .whereBrowserIsInstalled) struct RefusedInBrowserTests {
  private let browser: SharedBrowser
  private let page: ReviewPage
  private let ids: [String]
  private let before: [String: [UInt8]]

  init() throws {
    browser = try SharedBrowser.current
    page = try ReviewPage(ReviewFixture(), in: browser)
    ids = page.review.ids()
    before = try page.store()
  }

  private func expectUntouched(sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(page.review.ids() == ids, sourceLocation: sourceLocation)
    #expect(try page.store() == before, sourceLocation: sourceLocation)
    #expect(
      try page.journal().allSatisfy { $0.hasPrefix("approve check") || $0.hasPrefix("approve same") },
      sourceLocation: sourceLocation)
  }

  /// A page that tries everything a page can, even with the token; what got through stands in `window.leaks`.
  private var attack: String {
    let target = "http://127.0.0.1:\(page.review.server.port)"
    let body = ReviewFixture.body("approve", ids)
    return """
      <!doctype html><meta charset=utf-8><title>A page of somebody else</title>
      <form id=form method=post enctype=text/plain target=sink></form><iframe name=sink></iframe>
      <script>
      const target = \(SharedBrowser.quoted(target)), body = \(SharedBrowser.quoted(body)), token = \(SharedBrowser.quoted(page.review.server.token));
      window.leaks = [];
      const read = async (name, path, options) => {
        try {
          const answer = await fetch(target + path, options);
          if (answer.type !== "opaque" && answer.type !== "opaqueredirect") leaks.push(name + ": " + answer.status);
        } catch {}
      };
      const element = (name, kind, attributes) => new Promise((done) => {
        const node = Object.assign(document.createElement(kind), attributes);
        node.onload = () => { if (kind !== "iframe") leaks.push(name); done(); };
        node.onerror = done;
        document.body.append(node);
      });
      (async () => {
        for (const path of ["/api/decisions", "/api/undo", "/api/regions"]) {
          await read("plain", path, { method: "POST", mode: "no-cors", credentials: "include", body });
          await read("blob", path, { method: "POST", mode: "no-cors", credentials: "include", body: new Blob([body], { type: "text/plain" }) });
          await read("json", path, { method: "POST", credentials: "include", headers: { "Content-Type": "application/json" }, body });
          await read("token", path, { method: "POST", headers: { "Content-Type": "application/json", "X-Galley-Token": token }, body });
          await read("get", path, { mode: "no-cors", credentials: "include" });
          await read("put", path, { method: "PUT", body });
          navigator.sendBeacon(target + path, body);
          form.action = target + path;
          form.replaceChildren(Object.assign(document.createElement("input"), { name: body, value: "" }));
          form.submit();
        }
        await read("state", "/api/state", { headers: { "X-Galley-Token": token } });
        await read("state with cookies", "/api/state", { credentials: "include" });
        await read("page", "/", { credentials: "include" });
        await element("picture", "img", { src: target + "/pictures/" + picture });
        await element("icon", "img", { src: target + "/favicon.ico" });
        await element("script", "script", { src: target + "/start.js" });
        await element("frame", "iframe", { src: target + "/" });
        const inside = [...document.querySelectorAll("iframe")].pop();
        try { if (inside.contentDocument?.body.textContent) leaks.push("frame"); } catch {}
        window.finished = true;
      })();
      </script>
      """.replacingOccurrences(of: "+ picture", with: "+ \(SharedBrowser.quoted(picture))")
  }

  /// A picture that the review shows.
  private var picture: String {
    page.review.sandbox.files(".galley/review/r/pictures").first.map {
      String($0.split(separator: "/").last ?? "")
    } ?? ""
  }

  @Test(arguments: ["127.0.0.1", "localhost", "evil.example"])
  func anotherOriginDoesNothing(_ host: String) throws {
    #expect(!picture.isEmpty)
    let other = try LocalPageServer([
      "/": LocalPageServer.Page(attack), "/favicon.ico": LocalPageServer.Page("", type: "image/x-icon"),
    ])
    let review = try browser.tab
    try browser.openTab()
    try browser.open(other.url("/", host: host))
    try browser.wait(for: "window.finished")
    #expect(try browser.driver.evaluate("return window.leaks", as: [String].self) == [])
    try expectUntouched()
    // Refusals are what the browser reports of such a page.
    browser.driver.takeProblems()
    // A page that opens the review holds no handle on it.
    try browser.driver.evaluate(
      "window.review = open(arguments[0])", "http://127.0.0.1:\(page.review.server.port)/")
    try browser.wait(
      for:
        "window.review === null || window.review.closed || (() => { try { return !window.review.document } catch { return true } })()"
    )
    // That window is a tab, which asks for the state without a token until it is closed.
    if try browser.driver.evaluate("return window.review !== null", as: Bool.self) {
      try browser.waitForTabs(3)
    }
    for tab in try browser.tabs where tab != review {
      try browser.select(tab)
      try browser.closeTab()
    }
    try browser.select(review)
    browser.driver.takeProblems()
    // The page that may do it still can.
    try browser.press("y")
    try page.waitForProgress("1 of 4 decided")
  }

  @Test func anotherNameOfThisMachineIsRefused() throws {
    // As after DNS rebinding: the browser asks this very server under a name of somebody else's.
    let port = page.review.server.port
    // The page of somebody else came from another server of that name, whose policy allows it to ask.
    try browser.devTools("Page.setBypassCSP", ["enabled": true])
    try browser.open(
      try #require(URL(string: "http://evil.example:\(port)/#token=\(page.review.server.token)")))
    let text = try browser.texts("body")[0]
    #expect(!text.contains("check-0") && !text.contains("Opening the review"))
    let states: [Int] = try browser.driver.evaluate(
      """
      const states = [];
      const headers = { "X-Galley-Token": arguments[0], "Content-Type": "application/json" };
      states.push((await fetch("/api/state", { headers })).status);
      states.push((await fetch("/api/decisions", { method: "POST", headers, body: arguments[1] })).status);
      states.push((await fetch("/")).status);
      return states;
      """, page.review.server.token, ReviewFixture.body("approve", ids))
    #expect(states == [421, 421, 421])
    try browser.devTools("Page.setBypassCSP", ["enabled": false])
    try expectUntouched()
    browser.driver.takeProblems()
  }

  @Test func withoutATokenThereIsNothingToSee() throws {
    try browser.devTools("Network.clearBrowserCookies")
    try browser.driver.evaluate("sessionStorage.clear()")
    try browser.open(try #require(URL(string: "http://127.0.0.1:\(page.review.server.port)/?again")))
    try browser.wait(for: "document.getElementById('start').textContent.includes('Open the address')")
    #expect(try browser.texts("body")[0].contains("check-0") == false)
    let states: [Int] = try browser.driver.evaluate(
      """
      const states = [];
      const headers = { "Content-Type": "application/json" };
      for (const token of [undefined, "", "0".repeat(64)]) {
        const all = token === undefined ? headers : { ...headers, "X-Galley-Token": token };
        for (const path of ["/api/decisions", "/api/undo", "/api/regions"])
          states.push((await fetch(path, { method: "POST", headers: all, body: arguments[0] })).status);
        states.push((await fetch("/api/state", { headers: all })).status);
      }
      states.push((await fetch(arguments[1])).status);
      return [...new Set(states)];
      """, ReviewFixture.body("approve", ids), "/pictures/\(picture)")
    #expect(states == [401])
    try expectUntouched()
    browser.driver.takeProblems()
  }

  @Test func aGetChangesNothing() throws {
    let states: [Int] = try browser.driver.evaluate(
      """
      const headers = { "X-Galley-Token": arguments[0] };
      const states = [];
      for (const path of ["/api/decisions", "/api/undo", "/api/regions"]) {
        const asked = `${path}?body=${encodeURIComponent(arguments[1])}`;
        states.push((await fetch(asked, { headers })).status, (await fetch(asked, { headers, method: "HEAD" })).status);
        states.push((await fetch(asked, { headers, method: "DELETE" })).status);
      }
      return [...new Set(states)];
      """, page.review.server.token, ReviewFixture.body("approve", ids))
    #expect(states == [405], "\(states)")
    for path in ["api/decisions", "api/undo", "api/regions"] {
      try browser.open(try #require(URL(string: "http://127.0.0.1:\(page.review.server.port)/\(path)")))
    }
    try expectUntouched()
    browser.driver.takeProblems()
  }

  @Test func theTokenLeavesNoTrace() throws {
    let token = page.review.server.token
    #expect(try browser.address.contains(token) == false)
    let asked = try browser.requests().filter {
      !$0.hasPrefix("http://127.0.0.1:\(page.review.server.port)/#")
    }
    #expect(!asked.isEmpty)
    #expect(asked.filter { $0.contains(token) } == [])
    #expect(
      asked.filter { $0.hasPrefix("http") && !$0.hasPrefix("http://127.0.0.1:\(page.review.server.port)/") }
        == [])
    #expect(try browser.driver.evaluate("return document.cookie", as: String.self) == "")
    #expect(
      try browser.driver.evaluate(
        "return document.documentElement.outerHTML.includes(arguments[0])", token, as: Bool.self)
        == false)
    #expect(try browser.driver.evaluate("return JSON.stringify(localStorage)", as: String.self) == "{}")
  }
}
