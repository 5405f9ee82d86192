import Foundation
import GalleyAutomation
import GalleyJSON
import GalleyWebDriver

/// The storage of a browser's areas.
public enum BrowserStorage: String, Hashable, Sendable, CaseIterable {
  /// The storage that stays, `localStorage`.
  case local
  /// The storage that goes with the window, `sessionStorage`.
  case session
}

extension BrowserDriver {
  /// The cookies that the present page's requests carry, by name.
  public var cookies: [String: String] {
    get throws(DriverError) {
      try run { () throws(WebDriverError) in try commands.cookies() }
    }
  }

  /// Sets a cookie of an app, also before its first page is loaded.
  ///
  /// - Parameters:
  ///   - name: The cookie's name.
  ///   - value: The cookie's value.
  ///   - origin: The app's origin; if you omit it, that of the only app.
  /// - Throws: `DriverError` if the browser refuses the cookie, or there are several apps.
  public func setCookie(_ name: String, _ value: String, of origin: String? = nil) throws(DriverError) {
    let origin = try only(origin, for: "set a cookie")
    let isSet = try run { () throws(WebDriverError) in try commands.setCookie(name, value, of: origin) }
    guard isSet else {
      throw .unsupported("set the cookie \(name)", reason: "the browser refused it")
    }
  }

  /// Puts values into an app's storage at its next launch, before the first script of its page.
  ///
  /// - Parameters:
  ///   - values: The values by their keys.
  ///   - area: The storage.
  ///   - origin: The app's origin; if you omit it, that of the only app.
  /// - Throws: `DriverError` if there are several apps.
  public func store(
    _ values: [String: String], in area: BrowserStorage = .local, of origin: String? = nil
  ) throws(DriverError) {
    let origin = try only(origin, for: "fill the storage")
    let members = values.mapValues(JSONValue.text)
    let facts = JSONValue.object([
      "origin": .text(origin), "area": .text("\(area.rawValue)Storage"), "values": .object(members),
    ])
    guard let text = try? JSONEncoder().encode(facts) else { return }
    pendingScripts.append(
      """
      (function (facts) {
        if (location.origin !== facts.origin) return;
        for (var key in facts.values) window[facts.area].setItem(key, facts.values[key]);
      })(\(String(decoding: text, as: UTF8.self)))
      """)
  }

  /// An origin, or else that of the only app.
  ///
  /// - Parameter wayOut: What an error advises where there are several apps.
  func only(_ origin: String?, for action: String, or wayOut: String = "name one by of:")
    throws(DriverError) -> String
  {
    if let origin { return origin }
    guard addresses.count == 1, let found = addresses.keys.first else {
      throw .unsupported(
        action, reason: "several apps are known, \(addresses.keys.sorted()); \(wayOut)")
    }
    return found
  }

  /// Runs a closure that loads a page, with the scripts that wait for it run before those of the page.
  func withPendingScripts(_ body: () throws(DriverError) -> Void) throws(DriverError) {
    let scripts = pendingScripts
    pendingScripts = []
    var added: [String] = []
    for script in scripts { added.append(try addScript(script)) }
    func remove() {
      for identifier in added { try? commands.removeScript(identifier) }
      added = []
    }
    defer { remove() }
    if !added.isEmpty, !commands.abilities.runsScriptsFirst {
      // The page is loaded twice: storage is that of its origin, which no other address is sure to have.
      try body()
      _ = try look()
      remove()
    }
    try body()
  }

  /// Adds a script that runs in every page and frame before their own scripts, from the next page on, as Playwright's
  /// `addInitScript` does.
  ///
  /// - Parameter source: The statements of a function, in JavaScript, among the page's own scripts: what the page is to find is set on
  ///   `window`.
  /// - Throws: `DriverError` if the browser runs no scripts before those of pages, as WebKitGTK does not.
  public func addInitScript(_ source: String) throws(DriverError) {
    try requireScriptsFirst(to: "run a script before those of pages")
    try addScript("(function () {\n\(source)\n})();")
  }

  /// Checks that scripts can run before those of a page.
  func requireScriptsFirst(to action: String) throws(DriverError) {
    guard !commands.abilities.runsScriptsFirst else { return }
    throw .unsupported(
      action,
      reason: "\(commands.browser) runs no script before those of a page; Chromium and Firefox do")
  }

  /// Has a script run in every document before the page's own scripts.
  @discardableResult
  func addScript(_ source: String) throws(DriverError) -> String {
    try run { () throws(WebDriverError) in try commands.addScript(source) }
  }
}
