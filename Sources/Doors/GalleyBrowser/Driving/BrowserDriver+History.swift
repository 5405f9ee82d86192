import Foundation
import GalleyAutomation
import GalleyJSON
import GalleyWebDriver

extension BrowserDriver: HistoryNavigating {
  /// Whether a page of the app is before the present one in the history, and not before its launch.
  public func canGoBack(in bundleIdentifier: String) throws(DriverError) -> Bool {
    let origin = try look()?.origin
    // A window that a page has opened is closed, whatever it shows.
    if commands.isWindowOpened { return true }
    guard origin == bundleIdentifier else { return false }
    // A launch leaves an empty page behind, so the browser's answer ends there.
    if let answer = try ask("canGoBack()").boolean { return answer }
    return try ask("historyLength()").number != lengthAtLaunch
  }

  /// Goes back to the page of the app that was there before; where that one is of another app, the present page stays.
  ///
  /// A window that a page has opened is closed at its first page, and at once if it shows another app.
  public func goBack(in bundleIdentifier: String) throws(DriverError) {
    defer { tick() }
    if commands.isWindowOpened { return try leaveWindow(of: bundleIdentifier) }
    let isSure = try ask("canGoBack()").boolean != nil
    try traverse(by: -1)
    // A browser that does not tell whether the page before is of the app is asked afterwards.
    if !isSure, try look()?.origin != bundleIdentifier { try traverse(by: 1) }
  }

  /// Goes back in a window that a page has opened, and closes it where no page of the app is before the present one.
  private func leaveWindow(of bundleIdentifier: String) throws(DriverError) {
    let isOwn = try look()?.origin == bundleIdentifier
    let answer: Bool? = try isOwn ? ask("canGoBack()").boolean : false
    if answer != false {
      let address = try run { () throws(WebDriverError) in try commands.address() }
      try traverse(by: -1)
      if answer == true { return }
      let isElsewhere = try run { () throws(WebDriverError) in try commands.address() } != address
      if isElsewhere, try look()?.origin == bundleIdentifier { return }
    }
    _ = try run { () throws(WebDriverError) in try commands.closeWindow() }
  }

  /// Remembers the length of the history at a launch.
  func markLaunch() {
    guard !commands.abilities.knowsHistory else { return }
    lengthAtLaunch = try? commands.call("historyLength()").number
  }

  private func ask(_ function: String) throws(DriverError) -> JSONValue {
    try run { () throws(WebDriverError) in try commands.call(function) }
  }

  /// Traverses the history; the question of a page whether it is really to be left is a dialog.
  private func traverse(by delta: Int) throws(DriverError) {
    do throws(WebDriverError) { try commands.traverse(by: delta) } catch {
      guard error.code == BrowserDialog.code else {
        throw .unavailable(reason: WebDriverErrorText.reason(error))
      }
    }
  }
}
