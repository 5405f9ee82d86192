import GalleyAutomation
import GalleyBrowser
import GalleyJSON
import GalleyWebDriver
import Glibc

/// A tab of a ``SharedBrowser``.
package struct BrowserTab: Hashable, Sendable {
  let handle: String
}

extension SharedBrowser {
  /// The tabs, from the oldest.
  package var tabs: [BrowserTab] {
    get throws { try session.send("GET", "/window/handles", as: [String].self).map(BrowserTab.init) }
  }

  /// Waits until there are at least so many tabs.
  package func waitForTabs(_ count: Int) throws {
    let deadline = ContinuousClock.now + Self.patience
    while try tabs.count < count {
      guard ContinuousClock.now < deadline else {
        throw DriverError.unsupported(
          "wait any longer for \(count) tabs", reason: "there are \(try tabs.count)")
      }
      poll(nil, 0, 20)
    }
  }

  /// The selected tab.
  package var tab: BrowserTab {
    get throws { BrowserTab(handle: try session.send("GET", "/window")) }
  }

  private struct Opened: Decodable { var handle: String }

  /// Opens and selects an empty tab.
  package func openTab() throws {
    let opened: Opened = try session.send("POST", "/window/new", ["type": "tab"])
    try select(BrowserTab(handle: opened.handle))
  }

  /// Selects a tab.
  package func select(_ tab: BrowserTab) throws {
    try session.post("/window", ["handle": .text(tab.handle)])
    driver.forgetPage()
  }

  /// Closes the selected tab; another must be selected next.
  package func closeTab() throws { _ = try session.send("DELETE", "/window", as: [String].self) }
}
