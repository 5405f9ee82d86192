import BaselineFixtures
import BrowserSuites
import Foundation
import GalleyBaselines
import GalleyBrowser
import GalleyDecisions
import GalleyImage
import GalleyPages
import GalleyTree
import Testing

@testable import GalleyReport

/// The page as a whole: dark, without scripts, and without a network.
@Suite(.browser, .serialized, .whereBrowserIsInstalled) struct PageInBrowserTests {
  private let browser: SharedBrowser
  private let page: OfflinePage

  init() throws {
    browser = try SharedBrowser.current
    page = try OfflinePage(TerminalReportTests.everything(), in: browser)
  }

  @Test func asksNobodyForAnything() throws {
    _ = try browser.requests()
    try browser.reload()
    try browser.wait(for: "document.documentElement.dataset.ready === 'true'")
    try browser.press("p")
    for index in 0..<5 {
      try browser.driver.evaluate("galley.select(arguments[0])", index)
      for key in ["s", "l", "o", "b", "d", "h"] as [Character] { try browser.press(key) }
    }
    let folder = page.sandbox.url("out/").absoluteString
    let asked = try browser.requests()
    #expect(asked.count > 5)
    #expect(asked.filter { !$0.hasPrefix(folder) && !$0.hasPrefix("data:image/png;base64,") } == [])
    let entries: [String] = try browser.driver.evaluate(
      "return performance.getEntriesByType('resource').map((entry) => entry.name)")
    #expect(entries.allSatisfy { $0.hasPrefix(folder) || $0.hasPrefix("data:") })
  }

  @Test func itsPolicyStopsWhatIsNotItsOwn() throws {
    let done: [String] = try browser.driver.evaluate(
      """
      const done = [];
      const tries = {
        script: () => { const node = document.createElement("script"); node.textContent = "window.ran = 1"; document.body.append(node); },
        picture: () => new Promise((next) => { const node = new Image(); node.onload = () => { done.push("picture"); next(); }; node.onerror = next; node.src = "https://elsewhere.example/a.png"; }),
        fetch: () => fetch("https://elsewhere.example/").then(() => done.push("fetch"), () => {}),
        frame: () => { const node = document.createElement("iframe"); node.src = "https://elsewhere.example/"; document.body.append(node); },
      };
      for (const attempt of Object.values(tries)) await attempt();
      if (window.ran) done.push("script");
      return done;
      """)
    #expect(done == [])
    let refused = browser.driver.takeProblems().map { "\($0)" }
    #expect(
      refused.count >= 4 && refused.allSatisfy { $0.contains("Content Security Policy") }, "\(refused)")
  }

  @Test func textsCanBeReadInBothAppearances() throws {
    for isDark in [false, true] {
      try browser.driver.setAppearance(isDark ? .dark : .light)
      try page.choose("grown")
      for panel in ["why", "tree", "facts"] {
        try browser.click("#panels [data-panel=\(panel)]")
        let faint: [String] = try browser.driver.evaluate(Self.contrasts)
        #expect(faint == [], "\(isDark ? "dark" : "light"), \(panel)")
      }
    }
  }

  /// The texts whose contrast with what is behind them is below WCAG 2.1's 4.5 (3 for large ones), criterion 1.4.3.
  private static let contrasts = """
    const parts = (color) => { const found = color.match(/[\\d.]+/g).map(Number); return found.length > 3 ? found : [...found, 1]; };
    const luminance = ([red, green, blue]) => {
      const [r, g, b] = [red, green, blue].map((part) => { const c = part / 255; return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const over = (top, below) => top.slice(0, 3).map((part, at) => part * top[3] + below[at] * (1 - top[3]));
    const behind = (element) => {
      const layers = [];
      for (let node = element; node; node = node.parentElement) {
        const color = parts(getComputedStyle(node).backgroundColor);
        layers.push(color);
        if (color[3] === 1) break;
      }
      return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255]);
    };
    const faint = new Set();
    const walker = document.createTreeWalker(document.getElementById("galley"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!walker.currentNode.data.trim() || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest("svg, #stage, .thumb, button:disabled")) continue;
      const style = getComputedStyle(element);
      const ground = behind(element);
      const ink = over(parts(style.color), ground);
      const [high, low] = [luminance(ink), luminance(ground)].sort((a, b) => b - a);
      const ratio = (high + 0.05) / (low + 0.05);
      const size = Number.parseFloat(style.fontSize);
      const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
      if (ratio < least) faint.add(`${element.tagName}.${element.className} "${walker.currentNode.data.trim().slice(0, 20)}" ${ratio.toFixed(2)}`);
    }
    return [...faint];
    """

  @Test func withoutScriptsItSaysWhatThereIs() throws {
    try browser.setScripts(false)
    try browser.open(page.sandbox.url("out/index.html"))
    let text = try browser.texts("body")[0]
    #expect(text.contains("compared 2 of 5: 1 match, 1 differs, 1 new"))
    #expect(text.contains("1 differs") && text.contains("“Save” → “Remove”"))
    #expect(!text.contains(#"{"format""#))
  }
}
