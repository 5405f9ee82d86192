/// A tab of a ``Browser``.
public struct Tab: Hashable, Sendable {
  let handle: String
}

extension Browser {
  /// The tabs, from the oldest.
  public var tabs: [Tab] {
    get throws(BrowserError) {
      try session.send("GET", "/window/handles", as: [String].self).map(Tab.init)
    }
  }

  /// The selected tab.
  public var tab: Tab {
    get throws(BrowserError) { Tab(handle: try session.send("GET", "/window")) }
  }

  /// Opens and selects an empty tab.
  @discardableResult
  public func openTab() throws(BrowserError) -> Tab {
    struct Opened: Decodable { var handle: String }
    let opened: Opened = try session.send("POST", "/window/new", ["type": "tab"])
    let tab = Tab(handle: opened.handle)
    try select(tab)
    return tab
  }

  /// Selects a tab.
  public func select(_ tab: Tab) throws(BrowserError) {
    try session.post("/window", ["handle": .string(tab.handle)])
  }

  /// Closes the selected tab; another must be selected next.
  public func closeTab() throws(BrowserError) { _ = try session.send("DELETE", "/window", as: [String].self) }
}
