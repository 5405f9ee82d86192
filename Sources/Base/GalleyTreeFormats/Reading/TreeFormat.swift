/// The forms of element trees that Galley reads.
package enum TreeFormat: String, CaseIterable, Sendable, Codable {
  /// Galley's own JSON.
  case galley
  /// The JSON of the script that `galley tree-script` prints.
  case dom
  /// The page source of Appium's driver for iOS.
  case appiumIOS
  /// The output of `uiautomator dump`, and the page source of Appium's driver for Android.
  case uiAutomator
  /// The text of `XCUIElement.debugDescription`.
  case xcuiDebugDescription
  /// An aria snapshot of Playwright.
  case ariaSnapshot

  /// The form in a sentence.
  package var words: String {
    switch self {
    case .galley: "a tree of Galley"
    case .dom: "a tree of a web page"
    case .appiumIOS: "a page source of iOS"
    case .uiAutomator: "a dump of Android's elements"
    case .xcuiDebugDescription: "a debugDescription of XCUITest"
    case .ariaSnapshot: "an aria snapshot"
    }
  }
}
