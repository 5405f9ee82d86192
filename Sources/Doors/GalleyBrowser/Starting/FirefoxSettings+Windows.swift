import Foundation
import GalleyJSON
import GalleyWebDriver

extension FirefoxSettings {
  /// Gives a window the size, the scale and the language of the device.
  func adapt(_ window: String, over connection: BiDiConnection) throws(WebDriverError) {
    try connection.send(
      "browsingContext.setViewport",
      [
        "context": .text(window),
        "viewport": ["width": .integer(Int(size.width)), "height": .integer(Int(size.height))],
        "devicePixelRatio": .number(scale),
      ])
    try connection.send(
      "emulation.setLocaleOverride", ["contexts": [.text(window)], "locale": .text(emulation.locale)])
  }

  /// The name and version of the browser, of the capabilities of its session.
  static func browser(of capabilities: JSONValue) -> String {
    ["browserName", "browserVersion"].compactMap { capabilities[$0]?.text }.joined(separator: " ")
  }
}
