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

  /// The tab that is driven.
  public var tab: Tab {
    get throws(BrowserFault) { Tab(handle: try session.send("GET", "/window")) }
  }

  /// Opens an empty tab and drives it.
  ///
  /// - Returns: The tab.
  /// - Throws: Why it cannot.
  @discardableResult
  public func openTab() throws(BrowserFault) -> Tab {
    struct Opened: Decodable { var handle: String }
    let opened: Opened = try session.send("POST", "/window/new", ["type": "tab"])
    let tab = Tab(handle: opened.handle)
    try select(tab)
    return tab
  }

  /// Drives another tab.
  ///
  /// - Parameter tab: The tab.
  /// - Throws: That it is closed.
  public func select(_ tab: Tab) throws(BrowserFault) {
    try session.post("/window", ["handle": .string(tab.handle)])
  }

  /// Closes the tab that is driven; another must be selected next.
  ///
  /// - Throws: Why it cannot.
  public func closeTab() throws(BrowserFault) { _ = try session.send("DELETE", "/window", as: [String].self) }
}
