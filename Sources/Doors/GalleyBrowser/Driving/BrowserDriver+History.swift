import Foundation
import GalleyAutomation

extension BrowserDriver: HistoryNavigating {
  /// Whether a page of the app is before the present one in the history, and not before its launch.
  public func canGoBack(in bundleIdentifier: String) throws(DriverError) -> Bool {
    guard try look()?.origin == bundleIdentifier else { return false }
    // A launch leaves an empty page behind, so the browser's answer ends there.
    if let answer = try ask("canGoBack()").boolean { return answer }
    return try ask("historyLength()").number != lengthAtLaunch
  }

  /// Goes back to the page of the app that was there before; where that one is of another app, the present page stays.
  public func goBack(in bundleIdentifier: String) throws(DriverError) {
    defer { tick() }
    let isSure = try ask("canGoBack()").boolean != nil
    try traverse(by: -1)
    // A browser that does not tell whether the page before is of the app is asked afterwards.
    if !isSure, try look()?.origin != bundleIdentifier { try traverse(by: 1) }
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
