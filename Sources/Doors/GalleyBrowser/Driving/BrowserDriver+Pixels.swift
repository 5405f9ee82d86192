import Foundation
import GalleyAutomation
import GalleyWebDriver

extension BrowserDriver: CaptureFreezing {
  /// Holds what moves: animations, the caret, marquees, bars without a value, and frames that the page draws itself.
  ///
  /// Moving pictures stand still from the start, by a setting of the browser.
  public func freeze() throws(DriverError) { try hold("freeze()") }

  public func unfreeze() throws(DriverError) { try hold("unfreeze()") }

  /// Calls a function of the page that has no result; a page behind a dialog rests anyway.
  func hold(_ function: String) throws(DriverError) {
    do throws(WebDriverError) { _ = try commands.call(function) } catch {
      guard error.code == BrowserDialog.code else {
        throw .unavailable(reason: WebDriverErrorText.reason(error))
      }
    }
  }
}
