import BaselineFixtures
import BrowserSuites
import Foundation
import GalleyBaselines
import GalleyBrowser
import GalleyDecisions
import GalleyPages
import GalleySystem
import GalleyTree
import ReportPages
import Testing
import galley_review

/// Decisions made in a real browser, as they come to the store.
@Suite(.browser, .serialized, .whereBrowserIsInstalled) struct DecidingInBrowserTests {
  private let browser: SharedBrowser

  init() throws { browser = try SharedBrowser.current }

  private func page(changed: Int = 3, new: Int = 1) throws -> ReviewPage {
    try ReviewPage(ReviewFixture(changed: changed, new: new), in: browser)
  }

  @Test func oneIsApprovedRejectedCommentedAndTakenBack() throws {
    let page = try page()
    let before = try page.store()
    try page.choose("check-0")
    try browser.press("y")
    try page.waitForDecision("approved", on: "check-0")
    try page.waitForProgress("1 of 4 decided")
    // The next that waits comes by itself.
    #expect(try page.report.title.label != "check-0")
    let path = "Baselines/RecipesTests/testDetails/check-0.iphone-x-light.png"
    let store = page.review.sandbox.store
    let verdict = try page.review.sandbox.verdict("r")
    #expect(verdict.checks.first { $0.key.name == "check-0" }?.outcome == .match)
    #expect(try page.store()[path] != before[path])
    #expect(store.verify().isClean)

    try page.choose("check-1")
    try browser.press("n")
    try browser.wait(for: "document.getElementById('reason-dialog').open")
    try browser.type("the label is <b>wrong</b>")
    try browser.press(.enter)
    try page.waitForDecision("rejected", on: "check-1")
    try page.choose("check-2")
    try browser.press("c")
    try browser.type("ask Ada")
    try browser.press(.enter)
    try browser.wait(for: "document.querySelector('#panel .remark')")
    #expect(try browser.texts("#panel .remark")[0].contains("ask Ada"))
    #expect(
      try page.journal().suffix(3) == [
        "approve check-0", "reject check-1 the label is <b>wrong</b>", "comment check-2 ask Ada",
      ])
    #expect(try page.report.progress.text == "2 of 4 decided")

    // Undone from the last to the first, until nothing is left of it.
    for _ in 0..<3 {
      let lines = try page.journal().count
      try browser.press("z")
      try browser.wait(for: "document.getElementById('messages').textContent.startsWith('Undone')")
      try browser.driver.evaluate("document.getElementById('messages').textContent = ''")
      #expect(try page.journal().count > lines)
    }
    try page.waitForProgress("0 of 4 decided")
    #expect(try page.store() == before)
    #expect(store.verify().isClean)
  }

  @Test func threeHundredOfOneCauseAreOnePress() throws {
    let sandbox = try Sandbox(inMemory: true)
    try ManyChecks.oneCause.write(to: sandbox)
    let page = try ReviewPage(ReviewFixture(sandbox), in: browser)
    let before = try page.store()
    try browser.press("g")
    #expect(try page.report.approve.label == "Approve 300")
    try browser.press("y")
    try page.waitForProgress("All decided")
    let records = try page.journal()
    #expect(records.count { $0.hasPrefix("approve") } >= 300)
    #expect(try sandbox.verdict("r").checks.allSatisfy { $0.outcome == .match })
    #expect(sandbox.store.verify().isClean)
    #expect(try page.store() != before)
    // And one press takes all of them back.
    try browser.press("z")
    try page.waitForProgress("0 of 300 decided")
    #expect(try page.store() == before)
    #expect(sandbox.store.verify().isClean)
    // The button at the head of the cause does the same.
    try page.report.approveGroup(300).tap()
    try page.waitForProgress("All decided")
  }

  @Test func aCauseHoldsBackWhatHasAnother() throws {
    let sandbox = try Sandbox(inMemory: true)
    let keys = (0..<24).map { Samples.key("check-\($0)") }
    let more = Samples.key("more")
    try sandbox.run("before", all: (keys + [more]).map { .init($0) })
    try sandbox.approve("before")
    let changed = Screen().button("Remove")
    try sandbox.run("r", all: keys.map { .init($0, changed) } + [.init(more, changed.rows(4))])
    let page = try ReviewPage(ReviewFixture(sandbox), in: browser)
    try page.choose("check-0")
    try browser.press("g")
    #expect(try page.report.approve.label == "Approve 24")
    #expect(try page.report.heldNote.text == "1 other would be held back")
    try browser.press("y")
    try page.waitForProgress("24 of 25 decided")
    try browser.wait(for: "document.getElementById('held-dialog').open")
    #expect(try browser.count("#held-list li") == 1)
    let words = try browser.texts("#held-list li")[0]
    #expect(words.hasPrefix("more") && words.contains("it also differs for another cause: "), "\(words)")
    #expect(try page.journal().filter { $0.contains("more") } == ["approve more as designed"])
    #expect(try sandbox.verdict("r").checks(.mismatch).map(\.key) == [more])
    // It leads to the check, which is decided on by itself.
    try browser.page(HeldDialog.self).item("more").tap()
    try browser.wait(for: "document.getElementById('check-title').textContent === 'more'")
    #expect(try browser.driver.evaluate("return galley.state.scope", as: String.self) == "cause")
    try browser.press("y")
    try page.waitForProgress("All decided")
    #expect(
      try browser.driver.evaluate("return document.getElementById('held-dialog').open", as: Bool.self)
        == false)
  }

  /// Three checks with one cause, the last of which has another, too.
  private static func three() throws -> (sandbox: Sandbox, keys: [CheckKey]) {
    let sandbox = try Sandbox(inMemory: true)
    let keys = (0..<3).map { Samples.key("check-\($0)") }
    try sandbox.run("before", all: keys.map { .init($0) })
    try sandbox.approve("before")
    let changed = Screen().button("Remove")
    try sandbox.run("r", .init(keys[0], changed), .init(keys[1], changed), .init(keys[2], changed.rows(4)))
    return (sandbox, keys)
  }

  @Test func theOverviewHoldsBackWhatHasAnother() throws {
    let (sandbox, keys) = try Self.three()
    let page = try ReviewPage(ReviewFixture(sandbox), in: browser)
    try browser.press("i")
    #expect(try browser.texts("#causes .cause-state").first == "Approve 2")
    try browser.click("#causes .cause-state")
    try page.waitForProgress("2 of 3 decided")
    try browser.wait(for: "document.getElementById('held-dialog').open")
    #expect(try sandbox.verdict("r").checks(.mismatch).map(\.key) == [keys[2]])
    try browser.press(.escape)
    #expect(try browser.texts("#causes .cause-state").first == "one by one")
  }

  @Test func theButtonOfACauseHoldsBackWhatHasAnother() throws {
    let (sandbox, keys) = try Self.three()
    let page = try ReviewPage(ReviewFixture(sandbox), in: browser)
    #expect(try page.report.approveGroup(2).exists)
    try page.report.approveGroup(2).tap()
    try page.waitForProgress("2 of 3 decided")
    try browser.wait(for: "document.getElementById('held-dialog').open")
    #expect(try sandbox.verdict("r").checks(.mismatch).map(\.key) == [keys[2]])
    // Whoever rejected something is not overruled by a choice of many either.
    try browser.press(.escape)
    let id = try #require(try sandbox.verdict("r").checks(.mismatch).first?.transition.id)
    _ = page.review.decide("reject", [id], reason: "too wide")
    try browser.driver.evaluate("galley.refresh()")
    try page.waitForDecision("rejected", on: "check-2")
    try page.choose("check-2")
    try browser.driver.evaluate("galley.state.scope = 'listed'")
    try browser.press("y")
    try browser.wait(for: "document.getElementById('held-dialog').open")
    #expect(try browser.texts("#held-list p") == ["it was rejected by Ada: too wide"])
    #expect(try sandbox.verdict("r").checks(.mismatch).map(\.key) == [keys[2]])
  }

  @Test func aSelectionIsDecidedTogether() throws {
    let page = try page(changed: 4, new: 2)
    try browser.press("/")
    try browser.type("new-")
    try browser.wait(for: "document.querySelectorAll('#list .row').length === 2")
    try browser.press(.downArrow)
    try browser.press("j")
    try browser.press("g")
    while try browser.value(of: "document.querySelector('#scope [aria-checked=true]').dataset.scope")
      != "listed"
    {
      try browser.press("g")
    }
    #expect(try page.report.approve.label == "Approve 2")
    try browser.press("y")
    try page.waitForProgress("2 of 6 decided")
    #expect(page.review.ids().count == 4)
    #expect(
      try page.review.sandbox.verdict("r").checks.filter { $0.outcome == .match }.map(\.key.name).sorted()
        == ["new-0", "new-1", "same"])
  }

  @Test func twoTabsAgree() throws {
    let page = try page()
    let first = try browser.tab
    try browser.openTab()
    let second = try browser.tab
    try page.open()
    try page.choose("check-0")
    try browser.press("y")
    try page.waitForProgress("1 of 4 decided")
    try browser.select(first)
    try page.waitForProgress("1 of 4 decided")
    try page.waitForDecision("approved", on: "check-0")
    try browser.press("z")
    try page.waitForProgress("0 of 4 decided")
    try browser.select(second)
    try page.waitForProgress("0 of 4 decided")
    // Both decide about the same check; the second is told, and changes nothing.
    try browser.select(first)
    let id: String = try browser.driver.evaluate(
      "return document.querySelector('#list .row[data-decision=waiting]').dataset.id")
    try browser.driver.evaluate("galley.decide('approve', [arguments[0]])", id)
    try page.waitForProgress("1 of 4 decided")
    let store = try page.store()
    try browser.select(second)
    try browser.driver.evaluate("galley.decide('approve', [arguments[0]])", id)
    try page.waitForProgress("1 of 4 decided")
    #expect(try page.store() == store)
    try browser.closeTab()
    try browser.select(first)
  }

  @Test func decisionsElsewhereAreShown() throws {
    let page = try page()
    // A decision of the command line, on the same store.
    let sandbox = page.review.sandbox
    let item = try #require(try sandbox.verdict("r").checks.first { $0.key.name == "check-1" })
    let desk = DecisionService(run: try Run("r", in: sandbox.project), store: sandbox.store)
    let result = desk.carryOut([DecisionRequest(id: item.transition.id, action: .approve)], Samples.signature)
    #expect(result.refused.isEmpty)
    page.review.clock.advance(.seconds(2))
    try browser.driver.evaluate("galley.refresh()")
    try page.waitForDecision("approved", on: "check-1")
    try page.waitForProgress("1 of 4 decided")
  }

  @Test func aRestartIsSurvived() throws {
    let folder = try Sandbox()
    try folder.write(String(repeating: "0123456789abcdef", count: 4), to: "token")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder.url("token").path)
    let port = try UnusedPort.find()
    let review = try ReviewFixture {
      $0.tokenFile = folder.url("token").path
      $0.port = port
    }
    let page = try ReviewPage(review, in: browser)
    try page.choose("check-0")
    try browser.press("y")
    try page.waitForProgress("1 of 4 decided")
    review.server.stop()
    try browser.press("y")
    try browser.wait(for: "document.getElementById('messages').textContent.startsWith('Nothing changed')")
    try browser.wait(for: "document.documentElement.dataset.connection === 'off'")
    #expect(try browser.texts("#connection")[0].hasPrefix("The review server does not answer."))
    let again = try ReviewFixture(review.sandbox) {
      $0.tokenFile = folder.url("token").path
      $0.port = port
    }
    browser.keep(again.server)
    try page.report.reconnect.tap()
    try browser.wait(for: "document.documentElement.dataset.connection === 'on'")
    #expect(try !page.report.connection.exists)
    try page.waitForProgress("1 of 4 decided")
    // The page goes on with what it has, without being loaded again.
    try browser.press("y")
    try page.waitForProgress("2 of 4 decided")
    try browser.press("z")
    try page.waitForProgress("1 of 4 decided")
    try browser.reload()
    try page.waitUntilConnected()
    try page.waitForProgress("1 of 4 decided")
    #expect(again.ids().count == 3)
    // The browser has reported what did not answer meanwhile.
    #expect(browser.driver.takeProblems().allSatisfy { "\($0)".contains("ERR_CONNECTION_REFUSED") })
  }

  @Test func hostileTextsAreDecidedLikeOthers() throws {
    let sandbox = try Sandbox(inMemory: true)
    try HostileTexts.write(to: sandbox, longest: 100)
    let page = try ReviewPage(ReviewFixture(sandbox), in: browser)
    let texts = HostileTexts.all.map(\.text).filter { $0.unicodeScalars.count <= 100 }
    let total = 2 * texts.count
    try page.waitForProgress("0 of \(total) decided")
    for text in texts {
      let name: String = try browser.driver.evaluate(
        "return document.querySelector('#check-title').textContent")
      try browser.driver.evaluate(
        "galley.decide('comment', [document.querySelector('#list [aria-selected=true]').dataset.id], arguments[0])",
        text)
      try browser.press("y")
      try browser.wait(
        for: "document.querySelector('#check-title').textContent !== \(SharedBrowser.quoted(name))")
    }
    try browser.driver.evaluate(
      """
      const items = JSON.parse(document.getElementById("galley-document").textContent).items;
      galley.decide("approve", items.map((item) => item.id));
      """)
    try page.waitForProgress("All decided")
    #expect(try browser.driver.evaluate("return !!window.harmed", as: Bool.self) == false)
    #expect(try browser.count("#galley script, #galley iframe") == 0)
    #expect(sandbox.store.verify().isClean)
  }
}
