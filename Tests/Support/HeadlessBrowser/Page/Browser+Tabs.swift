import Glibc

/// A tab of a ``Browser``.
public struct Tab: Hashable, Sendable {
  let handle: String
}

extension Browser {
  /// The tabs, from the oldest.
  public var tabs: [Tab] {
    get throws(BrowserFault) {
      try session.send("GET", "/window/handles", as: [String].self).map(Tab.init)
    }
  }

  /// Waits until there are at least so many tabs.
  public func waitForTabs(_ count: Int) throws(BrowserFault) {
    let deadline = ContinuousClock.now + Self.patience
    var open = try tabs.count
    while open < count {
      guard ContinuousClock.now < deadline else {
        throw .notMet(waitingFor: "\(count) tabs", after: Self.patience, page: "\(open) tabs")
      }
      poll(nil, 0, 20)
      open = try tabs.count
    }
  }

  /// The selected tab.
  public var tab: Tab {
    get throws(BrowserFault) { Tab(handle: try session.send("GET", "/window")) }
  }

  /// Opens and selects an empty tab.
  @discardableResult
  public func openTab() throws(BrowserFault) -> Tab {
    struct Opened: Decodable { var handle: String }
    let opened: Opened = try session.send("POST", "/window/new", ["type": "tab"])
    let tab = Tab(handle: opened.handle)
    try select(tab)
    return tab
  }

  /// Selects a tab.
  public func select(_ tab: Tab) throws(BrowserFault) {
    try session.post("/window", ["handle": .string(tab.handle)])
  }

  /// Closes the selected tab; another must be selected next.
  public func closeTab() throws(BrowserFault) { _ = try session.send("DELETE", "/window", as: [String].self) }
}
