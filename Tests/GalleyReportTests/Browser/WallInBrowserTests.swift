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

  /// 48 checks: 24 with other words, 16 with another colour, 8 equal.
  init() throws {
    sandbox = try Sandbox(inMemory: true)
    try ManyChecks(48, devices: [ManyChecks.small[0]]) { number in
      switch number % 6 {
      case 0, 1, 2: .words
      case 3, 4: .color
      default: AppScreen.Change.none
      }
    }.write(to: sandbox)
    browser = try SharedBrowser.current
    _ = try OfflinePage(sandbox, in: browser)
    try browser.press("i")
    try browser.wait(for: "document.querySelectorAll('#wall .card').length === 40")
  }

  @Test func changedScreensStandByTheirCauseWithTheirDifferences() throws {
    let groups: [String] = try browser.driver.evaluate(
      "return [...document.querySelectorAll('#wall .wall-group')].map((group) => group.querySelectorAll('.card').length + ' ' + group.querySelector('h3').textContent)"
    )
    #expect(groups.count == 2)
    #expect(groups[0].hasPrefix("24 ") && groups[0].contains("“Save Recipe” → “Keep Recipe”"))
    #expect(groups[1].hasPrefix("16 ") && groups[1].contains("#C83C28FF → #0A6EDCFF"))
    #expect(try browser.count("#wall .card:not(:has(.mark))") == 0)
    // The marks of differences are inside of their pictures.
    let inside: Bool = try browser.driver.evaluate(
      """
      return [...document.querySelectorAll("#wall .mark")].every((mark) => {
        const [a, b] = [mark.getBoundingClientRect(), mark.parentElement.getBoundingClientRect()];
        return a.left >= b.left - 2 && a.right <= b.right + 4 && a.top >= b.top - 2 && a.bottom <= b.bottom + 4;
      })
      """)
    #expect(inside)
  }

  @Test(arguments: [1280, 390]) func fortyChecksTakeOneKeyEachAndNothingJumps(_ width: Int) throws {
    try browser.resize(width: width, height: 844)
    let top = "document.getElementById('overview').scrollTop"
    try browser.press("j")
    // One key led to the wall, and one to its first card.
    var presses = 2
    while try browser.count("#wall .card[data-decision=waiting]") > 0, presses < 60 {
      let index: String = try browser.value(of: "document.activeElement.dataset.index")
      let before: Double = try browser.driver.evaluate(
        "return document.activeElement.getBoundingClientRect().top + \(top)")
      try browser.press("y")
      presses += 1
      let after: Double = try browser.driver.evaluate(
        "return document.querySelector(`#wall [data-index='\(index)']`).getBoundingClientRect().top + \(top)")
      #expect(before == after)
      // The card that comes next is in sight.
      let isInSight: Bool = try browser.driver.evaluate(
        "const box = document.activeElement.getBoundingClientRect(); return box.top >= 0 && box.top < innerHeight"
      )
      #expect(isInSight)
    }
    #expect(presses == 42)
    try expectAllApproved(undoing: 40)
  }

  @Test func thoseOfOneCauseTakeOneKey() throws {
    // The scope of decisions is chosen once, then each cause takes a key.
    for key: Character in ["j", "g", "y", "y"] { try browser.press(key) }
    try expectAllApproved(undoing: 2)
  }

  private func expectAllApproved(undoing decisions: Int, sourceLocation: SourceLocation = #_sourceLocation)
    throws
  {
    #expect(
      try browser.count("#wall .card[data-decision=approved]") == 40, sourceLocation: sourceLocation)
    #expect(try browser.count("#overview:not([hidden])") == 1, sourceLocation: sourceLocation)
    try browser.driver.evaluate("for (let at = 0; at < arguments[0]; at += 1) galley.undo()", decisions)
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

  @Test func aLowPictureKeepsItsShape() throws {
    let sandbox = try Sandbox(inMemory: true)
    let bar = Configuration(device: "Bar", size: CGSize(width: 200, height: 20), scale: 1, appearance: .light)
    try ManyChecks(2, devices: [bar]) { _ in .color }.write(to: sandbox)
    _ = try OfflinePage(sandbox, in: browser)
    try browser.press("i")
    try browser.wait(for: "document.querySelectorAll('#wall .card').length === 2")
    // Else marks would not be where the picture differs.
    let ratio: Double = try browser.driver.evaluate(
      "const { width, height } = document.querySelector('#wall img').getBoundingClientRect(); return width / height"
    )
    #expect(abs(ratio - 10) < 0.5)
  }
}
