import Foundation
import GalleyJSON
import GalleyTree
import Glibc

/// The settings of a Chromium that a driver starts.
package struct ChromiumSettings: Sendable {
  /// The size of the page's window, in CSS pixels.
  package var size = CGSize(width: 1280, height: 900)
  /// The number of pixels in a CSS pixel.
  package var scale = 1.0
  /// Whether it has a touch screen and the layout of telephones.
  package var isMobile = false
  /// Language and region, as a BCP 47 tag.
  package var locale = "en-US"
  /// The size of the font where a page states none, in CSS pixels.
  package var fontSize = BrowserEmulation().fontSize
  /// Whether a person sees its window.
  package var isVisible = false
  /// Whether its log of events has those of requests.
  package var logsRequests = false
  /// Further arguments of the command line.
  package var arguments: [String] = []
  /// Further capabilities, which replace those of the same name.
  package var capabilities: [String: JSONValue] = [:]

  package init() {}

  /// The arguments that decide how pages are drawn.
  ///
  /// A part of a tile that is drawn again, as where a picture comes late, has other edges of round corners: of 20 captures of a page 5
  /// had. So tiles are drawn as a whole.
  static let drawing = [
    "--force-color-profile=srgb", "--font-render-hinting=none", "--disable-lcd-text",
    "--disable-partial-raster",
  ]

  /// The name of the argument with the pixels of a point.
  static let scaleFlag = "--force-device-scale-factor"

  /// The height of the browser's own bars over a page that a person sees, about.
  private static let bars = 130

  /// The value of `capabilities` of a new session.
  ///
  /// - Parameters:
  ///   - browser: The path of the browser; `nil` for that of a server.
  ///   - profile: The path of a folder for its profile; `nil` for one of the driver's choice.
  package func capabilities(browser: String?, profile: String?) -> JSONValue {
    var arguments = [
      "--hide-scrollbars", "--no-first-run",
      "--window-size=\(Int(size.width)),\(Int(size.height) + (isVisible ? Self.bars : 0))",
      "--lang=\(locale)",
      "--no-default-browser-check", "--disable-background-networking", "--disable-component-update",
      "--disable-sync", "--disable-extensions", "--disable-breakpad", "--mute-audio",
      // Frames of other origins are in the page's process, where its commands reach them.
      "--disable-site-isolation-trials",
      // A container's shared memory is often too small.
      "--disable-dev-shm-usage",
      // Pictures have the colours of the page, drawn by the processor with the same outlines everywhere.
      "--disable-gpu",
    ]
    // The emulation reaches a page's process when it may have measured its fonts already, for another number of pixels to a point: of
    // eight sessions two had lines of another height. A window that a person sees keeps the size of the screen's points.
    if !isVisible { arguments += ["--headless=new", "\(Self.scaleFlag)=\(scale)"] }
    if let profile { arguments.append("--user-data-dir=\(profile)") }
    arguments += Self.drawing
    // The sandbox needs namespaces that root in a container seldom has, and Chromium refuses to run as root with it.
    if browser != nil, geteuid() == 0 { arguments.append("--no-sandbox") }
    arguments += self.arguments
    var logs: [String: JSONValue] = ["browser": "SEVERE"]
    var chromium: [String: JSONValue] = ["args": .list(arguments.map(JSONValue.text))]
    if let browser {
      chromium["binary"] = .text(browser)
      // The events of downloads, which are among those of pages.
      chromium["perfLoggingPrefs"] = ["enableNetwork": .boolean(logsRequests), "enablePage": true]
      logs["performance"] = "ALL"
    }
    // One way of emulation for all pictures: without it a window is at least 500 CSS pixels wide.
    chromium["mobileEmulation"] = [
      "deviceMetrics": [
        "width": .integer(Int(size.width)), "height": .integer(Int(size.height)),
        "pixelRatio": .number(scale), "touch": .boolean(isMobile), "mobile": .boolean(isMobile),
      ]
    ]
    chromium["prefs"] = [
      "intl.accept_languages": .text(locale), "credentials_enable_service": false,
      "profile.password_manager_leak_detection": false, "translate.enabled": false,
      // GIF, APNG, WebP, SMIL and drawings in backgrounds stay at their first frame.
      "settings.a11y.animation_policy": "none",
      // A size that DevTools sets alone is lost where Chromium sends a page its settings again, as under load at its start.
      "webkit.webprefs.default_font_size": .integer(fontSize),
      "webkit.webprefs.default_fixed_font_size": .integer(BrowserEmulation.fixedFontSize(beside: fontSize)),
    ]
    var all: [String: JSONValue] = [
      "browserName": "chrome", "pageLoadStrategy": "normal", "unhandledPromptBehavior": "ignore",
      "timeouts": ["script": 600_000, "pageLoad": 60_000, "implicit": 0],
      "goog:chromeOptions": .object(chromium), "goog:loggingPrefs": .object(logs),
    ]
    all.merge(capabilities) { $1 }
    return ["alwaysMatch": .object(all)]
  }
}
