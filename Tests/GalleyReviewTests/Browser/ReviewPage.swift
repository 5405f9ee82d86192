import BaselineFixtures
import BrowserSuites
import Foundation
import GalleyBaselines
import GalleyBrowser
import GalleyDecisions
import GalleyJSON
import GalleyPages
import ReportPages
import galley_review

/// A review that is open in a browser.
struct ReviewPage {
  let review: ReviewFixture
  let browser: SharedBrowser

  /// Opens the page of a server, which runs until the page is left, and waits until it knows the state.
  init(_ review: ReviewFixture, in browser: SharedBrowser) throws {
    self.review = review
    self.browser = browser
    browser.keep(review.server)
    // The page may still load pictures when its test has ended.
    browser.keep(review.sandbox)
    try open()
  }

  /// The page as a person finds it.
  var report: Page<ReportPage> {
    get throws { try browser.page() }
  }

  /// Opens the page as `galley review` does.
  func open() throws {
    try browser.open(URL(string: review.server.url)!)
    try waitUntilConnected()
  }

  /// Waits until the page can be used and has heard of the server.
  func waitUntilConnected() throws {
    try browser.wait(
      for: """
        document.documentElement.dataset.ready === "true" && document.documentElement.dataset.connection === "on"
        """)
  }

  /// Chooses a check by its name.
  func choose(_ name: String) throws {
    try browser.driver.evaluate(
      """
      const items = JSON.parse(document.getElementById("galley-document").textContent).items;
      galley.select(items.findIndex((item) => item.name === arguments[0]));
      """, name)
  }

  /// Waits until the check that is shown has been decided so.
  func waitForDecision(_ status: String, on name: String) throws {
    try browser.wait(
      for: """
        [...document.querySelectorAll("#list .row")].some((row) => row.dataset.decision === \(SharedBrowser.quoted(status))
          && row.querySelector(".row-name").textContent === \(SharedBrowser.quoted(name)))
        """)
  }

  /// Waits until the progress says this.
  func waitForProgress(_ text: String) throws {
    try report.progress.becomes(.label(text), within: SharedBrowser.patience)
  }

  /// The lines of the journal: what was decided about which check, and why.
  func journal() throws -> [String] {
    try review.sandbox.text("Baselines/approvals.jsonl").split(separator: "\n").map { line in
      let record = try JSONDecoder().decode(JSONValue.self, from: Data(line.utf8))
      let key = record["key"]?["name"]?.text ?? record["key"]?.text ?? "?"
      return [record["action"]?.text ?? "?", key, record["reason"]?.text].compactMap { $0 }.joined(
        separator: " ")
    }
  }

  /// What the store holds: every file of it, by its bytes.
  func store() throws -> [String: [UInt8]] {
    let files = review.sandbox.files("Baselines").filter { !$0.hasSuffix(".jsonl") && !$0.contains("/.") }
    return Dictionary(uniqueKeysWithValues: try files.map { ($0, try review.sandbox.bytes($0)) })
  }
}
