import BaselineFixtures
import BrowserSuites
import Foundation
import GalleyBaselines
import GalleyBrowser
import GalleyDecisions
import GalleyPages
import GalleyTree
import ReportPages
import Testing

@testable import GalleyReport

/// What comes from names, labels and texts is shown as text, whatever it says.
@Suite(.browser, .serialized, .whereBrowserIsInstalled) struct HostileInBrowserTests {
  private let browser: SharedBrowser

  init() throws { browser = try SharedBrowser.current }

  /// Opens the report of a run with all texts up to a length.
  private func page(longest: Int = 100) throws -> OfflinePage {
    let sandbox = try Sandbox(inMemory: true)
    try HostileTexts.write(to: sandbox, longest: longest)
    return try OfflinePage(sandbox, in: browser)
  }

  /// What would show that a text was more than a text, as a function of the page.
  private static let signs = """
    const look = () => {
      const signs = [];
      if (window.harmed) signs.push("a script of a text ran");
      const shown = document.getElementById("galley");
      if (shown.querySelector("script, iframe, object, embed, base, form, style, link, [srcdoc]"))
        signs.push("a text made an element");
      for (const element of shown.querySelectorAll("*")) for (const { name, value } of element.attributes) {
        if (name.startsWith("on")) signs.push(`an attribute ${name}`);
        if (["src", "href", "srcset"].includes(name) && !/^(pictures\\/|data:image)/.test(value)) signs.push(`${name}=${value}`);
      }
      const text = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
      while (text.nextNode()) {
        const found = /[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069]/.exec(text.currentNode.data);
        if (found) signs.push(`U+${found[0].charCodeAt(0).toString(16)} in ${text.currentNode.parentNode.className}`);
      }
      const root = document.documentElement;
      if (root.scrollWidth > root.clientWidth) signs.push(`the page is ${root.scrollWidth} px wide, of ${root.clientWidth}`);
      for (const id of ["list", "panel", "overview", "element-card"]) {
        const box = document.getElementById(id);
        if (box.scrollWidth > box.clientWidth + 1) signs.push(`#${id} is ${box.scrollWidth} px wide, of ${box.clientWidth}`);
      }
      return signs;
    };
    """

  /// Looks at the page as it is.
  private func expectUnharmed(_ place: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let signs: [String] = try browser.driver.evaluate("\(Self.signs) return look();")
    #expect(signs == [], "\(place)", sourceLocation: sourceLocation)
  }

  @Test func namesAndLabelsAreTexts() throws {
    let page = try page(longest: .max)
    try expectUnharmed("at the start")
    // Every panel of every check.
    let signs: [String: [String]] = try browser.driver.evaluate(
      """
      \(Self.signs)
      const found = {};
      const count = JSON.parse(document.getElementById("galley-document").textContent).items.length;
      for (let index = 0; index < count; index += 1) {
        galley.select(index);
        for (const name of [...document.querySelectorAll("#panels [role=tab]")].map((tab) => tab.dataset.panel)) {
          document.querySelector(`#panels [data-panel=${name}]`).click();
          const signs = look();
          if (signs.length) found[`check ${index}, ${name}`] = [...new Set(signs)];
        }
      }
      return found;
      """)
    #expect(signs == [:])
    // The names of elements under the pointer.
    try browser.press("e")
    for index in stride(from: 0, to: 2 * HostileTexts.all.count, by: 5) {
      try browser.driver.evaluate("galley.select(arguments[0])", index)
      try page.waitForPictures()
      let place = try page.place(of: (x: 40, y: 92), on: "candidate")
      try browser.point(x: place.x, y: place.y)
      #expect(try browser.texts("#element-card")[0].contains("button"))
      try expectUnharmed("elements of check \(index)")
    }
    try browser.press("i")
    try expectUnharmed("the overview")
  }

  @Test func aTextStandsThereAsItIs() throws {
    let page = try page()
    for text in HostileTexts.all.map(\.text)
    where text.count < 100 && text.allSatisfy(\.isASCII) && !text.contains("\u{1B}") {
      try page.choose(text)
      let title: String = try browser.driver.evaluate(
        "return document.getElementById('check-title').textContent")
      #expect(title == text)
      #expect(
        try browser.driver.evaluate("return document.title", as: String.self).hasPrefix(text.prefix(10)))
    }
  }

  @Test func narrowPagesHoldTenThousandLettersToo() throws {
    let page = try page(longest: .max)
    for width in [360, 700, 1000] {
      try browser.resize(width: width, height: 740)
      for name in ["10 000 letters", "10 000 marks", "style"] {
        let text = try #require(HostileTexts.all.first { $0.name == name }?.text)
        try page.choose(text)
        try expectUnharmed("\(name) at \(width)")
        // What decides is still there to be pressed.
        let approve = try page.report.approve.frame
        #expect(approve.minX >= 0 && approve.minX + approve.width <= Double(width))
        #expect(approve.minY >= 0 && approve.minY + approve.height <= 740)
      }
    }
  }

  @Test func searchAndReasonsAreTextsToo() throws {
    let page = try page()
    defer { withExtendedLifetime(page) {} }
    for text in HostileTexts.all.map(\.text).filter({
      $0.count < 100 && !$0.unicodeScalars.contains { $0.value < 32 }
    }) {
      try browser.driver.evaluate(
        """
        const search = document.getElementById("search");
        search.value = arguments[0];
        search.dispatchEvent(new Event("input"));
        galley.decide("reject", [JSON.parse(document.getElementById("galley-document").textContent).items[0].id], arguments[0]);
        galley.decide("comment", [JSON.parse(document.getElementById("galley-document").textContent).items[0].id], arguments[0]);
        galley.select(0);
        """, text)
      #expect(
        try browser.driver.evaluate(
          "return !!window.harmed || !!document.querySelector('#galley script')", as: Bool.self)
          == false)
    }
    try browser.press("/")
    try browser.press(.escape)
    try browser.press(.enter)
    let handed: String = try browser.value(of: "document.getElementById('handover-json').value || null")
    #expect((try? JSONSerialization.jsonObject(with: Data(handed.utf8))) != nil)
    try browser.press(.escape)
    try browser.driver.evaluate("for (let at = 0; at < 99; at += 1) galley.undo()")
  }

  @Test func withoutScriptsTheyAreTextsToo() throws {
    let page = try page()
    try browser.setScripts(false)
    try browser.open(page.sandbox.url("out/index.html"))
    try browser.setScripts(true)
    #expect(try browser.driver.evaluate("return !!window.harmed", as: Bool.self) == false)
    #expect(
      try browser.driver.evaluate(
        "return document.querySelectorAll('noscript script, noscript img').length", as: Int.self) == 0)
  }
}
