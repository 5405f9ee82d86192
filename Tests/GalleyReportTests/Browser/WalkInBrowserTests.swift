import BaselineFixtures
import BrowserSuites
import Foundation
import GalleyBrowser
import GalleyPages
import ReportPages
import Testing

@testable import GalleyReport

/// A walk of VoiceOver in a browser: numbers on the picture, and what is said beside it.
@Suite(.browser, .serialized, .whereBrowserIsInstalled) struct WalkInBrowserTests {
  private let browser: SharedBrowser
  private let page: OfflinePage

  init() throws {
    browser = try SharedBrowser.current
    page = try OfflinePage(.withChangedWalk(), in: browser)
    try page.choose("inbox")
    try page.waitForPictures()
  }

  private func texts(_ selector: String) throws -> [String] {
    try browser.driver.evaluate(
      "return [...document.querySelectorAll(arguments[0])].map((node) => node.textContent)", selector
    )
  }

  @Test func theOrderIsDrawnByNumbersAndTold() throws {
    let view: String = try browser.driver.evaluate("return document.getElementById('stage').dataset.view")
    #expect(view == "walk")
    #expect(try texts("#stage .stop-badge text") == ["1", "2", "3", "5"])
    #expect(try texts("#panel .stop-number") == ["1", "2", "3", "–", "4", "5"])
    #expect(
      try texts("#panel .stop .badge") == [
        "heard elsewhere", "no longer reached", "reworded", "reached now",
      ])
    #expect(try texts("#panel .panel-head").first?.hasPrefix("5 elements: 1 reached now, ") == true)
    // The number stands left of its element, and both are where the element is.
    let places: [Double] = try browser.driver.evaluate(
      """
      const sheet = document.querySelector("#stage .sheet").getBoundingClientRect();
      const mark = document.querySelector("#stage .stop-mark > rect").getBoundingClientRect();
      const badge = document.querySelector("#stage .stop-badge rect").getBoundingClientRect();
      const scale = Number(document.getElementById("stage").dataset.scale);
      return [mark.x - sheet.x - 40 * scale, mark.y - sheet.y - 40 * scale, mark.x - badge.right];
      """)
    #expect(abs(places[0]) < 3 && abs(places[1]) < 3 && places[2] >= -3, "\(places)")
  }

  @Test func aLineLightsItsNumberByPointerAndKeyboard() throws {
    for event in ["pointerenter", "focus"] {
      let lit: [String] = try browser.driver.evaluate(
        """
        document.querySelectorAll("#panel .stop")[1].dispatchEvent(new Event(arguments[0]));
        return [...document.querySelectorAll("#stage .lit .stop-badge text")].map((node) => node.textContent);
        """, event)
      #expect(lit == ["2"])
      try browser.driver.evaluate(
        "document.querySelectorAll('#panel .stop')[1].dispatchEvent(new Event(arguments[0]))",
        (event == "focus" ? "blur" : "pointerleave"))
      #expect(try texts("#stage .lit") == [])
    }
  }

  @Test func theOtherViewsAreNotOffered() throws {
    let shown: [String] = try browser.driver.evaluate(
      "return [...document.querySelectorAll('#views [role=tab]')].filter((tab) => !tab.hidden).map((tab) => tab.dataset.view)"
    )
    #expect(shown == ["walk"])
    try browser.press("m")
    #expect(try texts("#stage .stop-badge text") == [])
    try browser.press("m")
    try browser.press(".")
    #expect(try page.report.differenceCount.text == "1 / 2")
  }
}
