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

/// The list of checks: by cause, page, device and status, filtered, and decided offline.
@Suite(.browser(height: 2400), .serialized, .whereBrowserIsInstalled) struct ListInBrowserTests {
  private let browser: SharedBrowser
  private let page: OfflinePage

  init() throws {
    browser = try SharedBrowser.current
    page = try Self.page(in: browser)
    // Rows far below are made when they come into sight, so the window is high.
    try browser.wait(for: "document.querySelectorAll('#list .row').length === 24")
  }

  /// 24 checks in three suites and on three devices: 12 with other words, 6 with another colour, 3 new, 3 equal.
  private static func page(in browser: SharedBrowser) throws -> OfflinePage {
    let sandbox = try Sandbox(inMemory: true)
    var plan = ManyChecks(24) { number in
      switch number % 8 {
      case 0, 1, 2, 3: .words
      case 4, 5: .color
      case 6: nil
      default: AppScreen.Change.none
      }
    }
    plan.suites = 3
    try plan.write(to: sandbox)
    return try OfflinePage(sandbox, in: browser)
  }

  /// The heads of the list with how many checks are below each.
  private func groups() throws -> [String] {
    return try browser.value(
      of: """
        (() => {
          const groups = [...document.querySelectorAll("#list .group")];
          return groups.length ? groups.map((group) => group.querySelector(".group-title").textContent + " "
            + group.querySelector(".count").textContent) : null;
        })()
        """)
  }

  private func decisions(_ status: String) throws -> Int {
    try browser.count("#list [data-decision=\(status)]")
  }

  @Test func checksAreListedByCausePageDeviceAndStatus() throws {
    let causes = try groups()
    #expect(causes.count == 4)
    #expect(causes[0].contains("“Save Recipe” → “Keep Recipe”") && causes[0].hasSuffix(" 12"))
    #expect(causes[1].contains("#C83C28FF → #0A6EDCFF") && causes[1].hasSuffix(" 6"))
    try page.report.grouping("Pages").tap()
    #expect(try groups() == ["RecipesTests 8", "SettingsTests 8", "ShoppingTests 8"])
    try page.report.grouping("Devices").tap()
    #expect(try groups().sorted() == ["iPad mini 8", "iPhone 15 16"])
    try page.report.grouping("Status").tap()
    #expect(try Set(groups()) == ["Differs 18", "New, without a baseline 3", "Matches 3"])
    #expect(try browser.count("#list .row") == 24)
    // Each check stands once in every list, with its place told to those who do not see it.
    let places: [Int] = try browser.driver.evaluate(
      "return [...document.querySelectorAll('#list .row')].map((row) => Number(row.ariaPosInSet))")
    #expect(places == Array(1...24))
  }

  @Test func aSecondCauseHasAHeadingThatCountsTheChecksAbove() throws {
    let sandbox = try Sandbox(inMemory: true)
    let keys = ["one", "two", "both"].map { Samples.key($0) }
    try sandbox.run("before", all: keys.map { .init($0) })
    try sandbox.approve("before")
    let changed = Screen().button("Remove")
    try sandbox.run(
      "r", all: [.init(keys[0], changed), .init(keys[1], changed), .init(keys[2], changed.rows(4))])
    _ = try OfflinePage(sandbox, in: browser)
    try browser.wait(for: "document.querySelectorAll('#list .row').length === 3")
    let causes = try groups()
    #expect(causes.count > 1)
    #expect(causes[0].contains("Remove") && causes[0].hasSuffix(" 3"))
    #expect(causes.dropFirst().allSatisfy { $0.hasSuffix(" in 1 above") })
    // Its checks stand above, and are decided on there.
    #expect(try browser.count("#list .group.shared .group-approve") == 0)
    try page.choose("both")
    #expect(try browser.texts("#panel h3").first == "\(causes.count) causes")
    #expect(try browser.count("#panel .cause") == causes.count)
  }

  @Test func filtersAndSearchLeaveWhatTheySay() throws {
    for (name, status, count) in [
      ("Waiting", "waiting", 21), ("Differs", "mismatch", 18), ("New", "new", 3), ("Matches", "match", 3),
      ("All", "all", 24),
    ] {
      // The filters are wider than the list, and scroll sideways.
      try browser.driver.evaluate(
        "document.querySelector(`#filters [data-status=${arguments[0]}]`).scrollIntoView()", status)
      try page.report.filter(name).tap()
      try browser.wait(for: "document.querySelectorAll('#list .row').length === \(count)")
      #expect(
        try browser.value(of: "document.querySelector('#filters [aria-pressed=true]').dataset.status")
          == status)
    }
    try browser.press("/")
    try browser.type("keep IPAD")
    try browser.wait(for: "document.querySelectorAll('#list .row').length === 4")
    #expect(try page.report.count.text == "4 of 24 checks")
    try browser.type("zzz")
    #expect(try browser.texts("#list .empty") == ["Nothing matches."])
    try browser.press(.escape)
    try browser.wait(for: "document.querySelectorAll('#list .row').length === 24")
    // A folded head hides its rows.
    try page.report.fold("Keep Recipe").tap()
    try browser.wait(for: "document.querySelectorAll('#list .row').length === 12")
  }

  @Test func theListIsGoneThroughInItsOrder() throws {
    let order: [Int] = try browser.driver.evaluate(
      "return [...document.querySelectorAll('#list .row')].map((row) => Number(row.dataset.index))")
    try browser.driver.evaluate("galley.select(arguments[0])", order[0])
    for index in order.dropFirst() {
      try browser.press("j")
      #expect(try browser.driver.evaluate("return galley.state.selected", as: Int.self) == index)
    }
    // At the end nothing comes.
    try browser.press("j")
    #expect(try browser.driver.evaluate("return galley.state.selected", as: Int.self) == order.last)
    try browser.press("k")
    #expect(
      try browser.value(of: "document.getElementById('list').getAttribute('aria-activedescendant')")
        == "row-\(order[order.count - 2])")
    #expect(try browser.count("#list .row[aria-selected=true]") == 1)
  }

  @Test func oneDecisionCoversACause() throws {
    try browser.press("g")
    try browser.press("y")
    try browser.wait(for: "document.querySelectorAll('[data-decision=approved]').length === 12")
    #expect(try page.report.progress.text == "12 of 21 decided")
    #expect(try page.report.progressBar.value == "12")
    try browser.press("z")
    #expect(try decisions("approved") == 0)
    // The same by the head's button, and what is listed.
    try page.report.approveGroup(12).tap()
    #expect(try decisions("approved") == 12)
    try browser.press("n")
    try browser.type("too blue")
    try browser.press(.enter)
    try browser.wait(for: "document.querySelectorAll('[data-decision=rejected]').length === 6")
    try browser.press("g")
    try browser.press("y")
    try browser.wait(for: "document.querySelectorAll('[data-decision=approved]').length > 12")
    try browser.wait(for: "document.querySelectorAll('[data-decision=waiting]').length === 0")
    #expect(try page.report.progress.text == "All decided")
    try browser.driver.evaluate("for (let at = 0; at < 9; at += 1) galley.undo()")
    #expect(try page.report.progress.text == "0 of 21 decided")
  }

  @Test func whatIsHandedOverDoesWhatWasDecided() throws {
    try browser.press("g")
    try browser.press("y")
    try browser.wait(for: "document.getElementById('progress-text').textContent.startsWith('12 ')")
    try browser.press("n")
    let reason = "it's “too” $(blue) <b>&"
    try browser.type(reason)
    try browser.press(.enter)
    try browser.wait(for: "document.getElementById('progress-text').textContent.startsWith('18 ')")
    try browser.press("c")
    try browser.type("look again")
    try browser.press(.enter)
    try browser.wait(for: "document.querySelector('#panel .remark')")
    try browser.press(.enter)
    try browser.wait(for: "document.getElementById('handover-dialog').open")
    let document: String = try browser.driver.evaluate(
      "return document.getElementById('handover-json').value")
    let lines: String = try browser.driver.evaluate(
      "return document.getElementById('handover-commands').value")
    let copy = try browser.page(HandoverDialog.self).copyDocument
    try copy.tap()
    try copy.becomes(.label("Copied"))
    // The document is what the desk reads, and every decision in it is carried out.
    struct Document: Decodable {
      var run: String
      var decisions: [DecisionRequest]
    }
    let handed = try JSONDecoder().decode(Document.self, from: Data(document.utf8))
    #expect(handed.run == "r")
    let desk = DecisionService(run: try Run("r", in: page.sandbox.project), store: page.sandbox.store)
    let result = desk.carryOut(handed.decisions, Samples.signature)
    #expect(result.refused.isEmpty)
    #expect(result.records.count { $0.action == .approve } == 12)
    #expect(
      result.records.filter { $0.action == .reject }.map(\.reason) == Array(repeating: reason, count: 6))
    #expect(result.records.filter { $0.action == .comment }.map(\.reason) == ["look again"])
    // A shell gives the reason back as it was.
    let words = try Self.shell(lines.split(separator: "\n").filter { $0.hasPrefix("galley reject") })
    #expect(words.contains(reason))
    #expect(words.filter { $0 == "--id" }.count == 6)
    try browser.press(.escape)
    try browser.driver.evaluate("for (let at = 0; at < 9; at += 1) galley.undo()")
  }

  /// The words that a shell makes of lines.
  private static func shell(_ lines: [Substring]) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "galley() { printf '%s\\n' \"$@\"; }\n" + lines.joined(separator: "\n")]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map(String.init)
  }
}
