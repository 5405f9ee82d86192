import BaselineFixtures
import BrowserSuites
import Foundation
import GalleyBrowser
import GalleyTree
import ReportPages
import Testing

@testable import GalleyReport

/// The wall of all changed screens: by cause, with their differences, decided by keyboard.
@Suite(.browser, .serialized, .whereBrowserIsInstalled) struct WallInBrowserTests {
  private let browser: SharedBrowser
  /// The pictures of the page, which it loads as they come into sight.
  private let sandbox: Sandbox

  /// 24 checks: 15 with other words, 6 with another colour, 3 equal.
  init() throws {
    sandbox = try Sandbox(inMemory: true)
    try ManyChecks(24, devices: [ManyChecks.small[0]]) { number in
      switch number % 8 {
      case 0, 1, 2, 3, 4: .words
      case 5, 6: .color
      default: AppScreen.Change.none
      }
    }.write(to: sandbox)
    browser = try SharedBrowser.current
    _ = try OfflinePage(sandbox, in: browser)
    try browser.press("i")
    try browser.wait(for: "document.querySelectorAll('#wall .card').length === 21")
  }

  @Test func changedScreensStandByTheirCauseWithTheirDifferences() throws {
    let groups: [String] = try browser.driver.evaluate(
      "return [...document.querySelectorAll('#wall .wall-group')].map((group) => group.querySelectorAll('.card').length + ' ' + group.querySelector('h3').textContent)"
    )
    #expect(groups.count == 2)
    #expect(groups[0].hasPrefix("15 ") && groups[0].contains("“Save Recipe” → “Keep Recipe”"))
    #expect(groups[1].hasPrefix("6 ") && groups[1].contains("#C83C28FF → #0A6EDCFF"))
    #expect(try browser.count("#wall .card:not(:has(.mark))") == 0)
    // Differences are inside of the pictures that they are of.
    let inside: Bool = try browser.driver.evaluate(
      """
      return [...document.querySelectorAll("#wall .mark")].every((mark) => {
        const [a, b] = [mark.getBoundingClientRect(), mark.parentElement.getBoundingClientRect()];
        return a.left >= b.left - 2 && a.right <= b.right + 4 && a.top >= b.top - 2 && a.bottom <= b.bottom + 4;
      })
      """)
    #expect(inside)
  }

  @Test func allAreDecidedByKeyboardAndNothingJumps() throws {
    let top = "document.getElementById('overview').scrollTop"
    try browser.press("j")
    var presses = 1
    while try browser.count("#wall .card[data-decision=waiting]") > 0, presses < 60 {
      let index: String = try browser.value(of: "document.activeElement.dataset.index")
      let before: Double = try browser.driver.evaluate(
        "return document.activeElement.getBoundingClientRect().top + \(top)")
      try browser.press("y")
      presses += 1
      let after: Double = try browser.driver.evaluate(
        "return document.querySelector(`#wall [data-index='\(index)']`).getBoundingClientRect().top + \(top)")
      // Something above the cards loses seven pixels when the last check of a cause is decided.
      withKnownIssue("the cards move where a cause is done", isIntermittent: true) {
        #expect(before == after)
      }
      // The card that comes next is in sight.
      let isInSight: Bool = try browser.driver.evaluate(
        "const box = document.activeElement.getBoundingClientRect(); return box.top >= 0 && box.top < innerHeight"
      )
      #expect(isInSight)
    }
    // One key a check, and one to begin.
    #expect(presses == 22)
    #expect(try browser.count("#wall .card[data-decision=approved]") == 21)
    #expect(try browser.count("#overview:not([hidden])") == 1)
    try browser.driver.evaluate("for (let at = 0; at < 21; at += 1) galley.undo()")
  }

  @Test func arrowsLeadAlongTheCardsAndEnterOpensOne() throws {
    try browser.press("j")
    try browser.press(.rightArrow)
    let second: String = try browser.value(of: "document.activeElement.dataset.index")
    #expect(try browser.count("#wall [aria-current][data-index='\(second)']") == 1)
    try browser.press(.downArrow)
    try browser.press(.upArrow)
    #expect(try browser.value(of: "document.activeElement.dataset.index") == second)
    try browser.press(.enter)
    try browser.wait(for: "!document.getElementById('check').hidden")
    #expect(try browser.value(of: "document.getElementById('check').dataset.index") == second)
    // Back on the wall, the card that was opened is in sight.
    try browser.press("i")
    try browser.wait(
      for: "document.querySelector('#wall .card[tabindex=\"0\"]')?.dataset.index === '\(second)'")
    // The wall keeps its place.
    try browser.press("i")
    #expect(try browser.count("#wall [aria-current][data-index='\(second)']") == 1)
  }
}
