import BaselineFixtures
import BrowserSuites
import Foundation
import GalleyBrowser
import GalleyPages
import GalleyTree
import ReportPages
import Testing

@testable import GalleyReport

/// The page in the window of a telephone.
@Suite(.browser(width: 380, height: 740), .serialized, .whereBrowserIsInstalled)
struct NarrowInBrowserTests {
  private let browser: SharedBrowser

  init() throws { browser = try SharedBrowser.current }

  @Test func aNarrowPageShowsTheListOrACheck() throws {
    let page = try OfflinePage(TerminalReportTests.everything(), in: browser)
    #expect(try page.report.list.exists)
    #expect(try !page.report.approve.exists)
    try browser.click("#list .row[data-status=mismatch]")
    try browser.wait(for: "document.body.dataset.screen === 'check'")
    #expect(try !page.report.list.exists)
    for id in ["#approve", "#reject", "#stage img", "#check-title"] {
      let frame = try browser.frame(id)
      #expect(!frame.isEmpty && frame.minX >= 0 && frame.maxX <= 380.5, "\(id)")
    }
    try expectNoSideways()
    let cut: [String] = try browser.driver.evaluate(
      """
      return [".toolbar", ".verbs", ".check-head"].filter((name) => {
        const bar = document.querySelector(name);
        return bar.scrollWidth > bar.clientWidth;
      })
      """)
    #expect(cut == [])
    try page.report.approve.tap()
    try browser.wait(for: "document.getElementById('handover').dataset.count === '1'")
    try page.report.toList.tap()
    #expect(try page.report.list.exists)
    try expectNoSideways()
    for width in [320, 500, 819, 822, 1100] {
      try browser.resize(width: width, height: 740)
      try expectNoSideways()
    }
    try browser.driver.evaluate("galley.undo()")
  }

  @Test func theListIsFullAsSoonAsItIsShown() throws {
    let sandbox = try Sandbox(inMemory: true)
    try ManyChecks(24) { _ in .words }.write(to: sandbox)
    let page = try OfflinePage(sandbox, in: browser)
    let isFull = """
      Math.max(...[...document.querySelectorAll("#list .row")].map((row) => row.getBoundingClientRect().bottom))
        >= document.getElementById("list").getBoundingClientRect().bottom
      """
    #expect(try browser.driver.evaluate("return \(isFull)", as: Bool.self))
    // So it is after a check was shown, and the window made higher meanwhile.
    try browser.click("#list .row")
    try browser.wait(for: "document.body.dataset.screen === 'check'")
    try browser.resize(width: 380, height: 1100)
    try page.report.toList.tap()
    #expect(try browser.driver.evaluate("return \(isFull)", as: Bool.self))
  }

  private func expectNoSideways(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let widths: [Int] = try browser.driver.evaluate(
      "return [document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    #expect(widths[0] <= widths[1], sourceLocation: sourceLocation)
  }
}
