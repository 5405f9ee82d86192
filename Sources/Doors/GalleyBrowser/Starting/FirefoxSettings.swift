import Foundation
import GalleyJSON
import GalleyTree

/// The settings of a Firefox that is started without a driver program.
package struct FirefoxSettings: Hashable, Sendable {
  /// The size of the page's window, in CSS pixels.
  package var size = CGSize(width: 1280, height: 900)
  /// The number of pixels in a CSS pixel.
  package var scale = 1.0
  /// Whether it has a touch screen.
  package var isMobile = false
  /// Whether a person sees its window.
  package var isVisible = false
  /// The settings of a person's device.
  package var emulation = BrowserEmulation()
  /// Further preferences, which replace those of the same name.
  package var preferences: [String: JSONValue] = [:]

  package init() {}

  /// The preferences that decide how pages are drawn.
  static let drawing: [String: JSONValue] = [
    // A scroll bar of its own would take 12 CSS pixels of every page.
    "ui.useOverlayScrollbars": 1,
    // GIF, APNG, WebP, SMIL, marquees and drawings in backgrounds stay at their first frame.
    "image.animation_mode": "none", "ui.caretBlinkTime": 0,
    // Wheels move at once.
    "general.smoothScroll": false,
    "gfx.color_management.mode": 0, "gfx.webrender.software": true, "layers.acceleration.disabled": true,
    "gfx.text.subpixel-position.force-enabled": true,
  ]

  /// Preferences that keep the browser to the page: no greeting, no update, no report, no question about passwords.
  private static let quiet: [String: JSONValue] = [
    "browser.aboutwelcome.enabled": false, "browser.startup.page": 0,
    "browser.startup.homepage": "about:blank",
    "browser.startup.homepage_override.mstone": "ignore", "startup.homepage_welcome_url": "about:blank",
    "browser.newtabpage.enabled": false, "browser.newtab.preload": false,
    "browser.shell.checkDefaultBrowser": false, "browser.sessionstore.resume_from_crash": false,
    "toolkit.startup.max_resumed_crashes": -1, "browser.tabs.warnOnClose": false,
    "browser.tabs.warnOnCloseOtherTabs": false, "browser.warnOnQuit": false,
    "browser.chrome.site_icons": false, "browser.contentblocking.introCount": 99,
    "browser.safebrowsing.malware.enabled": false, "browser.safebrowsing.phishing.enabled": false,
    "browser.safebrowsing.blockedURIs.enabled": false, "browser.safebrowsing.downloads.enabled": false,
    "browser.search.update": false, "browser.region.network.url": "", "browser.translations.enable": false,
    "app.update.auto": false, "app.update.enabled": false, "app.update.disabledForTesting": true,
    "app.normandy.enabled": false, "app.normandy.api_url": "", "extensions.update.enabled": false,
    "extensions.getAddons.cache.enabled": false, "extensions.systemAddon.update.enabled": false,
    "extensions.autoDisableScopes": 0, "extensions.enabledScopes": 5,
    "datareporting.healthreport.uploadEnabled": false, "datareporting.policy.dataSubmissionEnabled": false,
    "toolkit.telemetry.enabled": false, "toolkit.telemetry.server": "", "toolkit.telemetry.unified": false,
    "signon.rememberSignons": false, "signon.autofillForms": false, "services.settings.server": "",
    "network.captive-portal-service.enabled": false, "network.connectivity-service.enabled": false,
    "network.prefetch-next": false, "network.dns.disablePrefetch": true,
    "network.http.speculative-parallel-limit": 0, "network.proxy.type": 0,
    "dom.disable_open_during_load": false, "dom.max_script_run_time": 0,
    "dom.ipc.processPrelaunch.enabled": false, "media.gmp-manager.updateEnabled": false,
    "media.volume_scale": "0", "security.sandbox.warn_unprivileged_namespaces": false,
    // A page may stay in front for hours.
    "dom.min_background_timeout_value": 0, "dom.timeout.enable_budget_timer_throttling": false,
    // Frames of other origins are in the page's process, where its touches and keys reach them.
    "fission.autostart": false,
    // BiDi alone; the older protocol is not needed.
    "remote.active-protocols": 1,
  ]

  /// All preferences.
  private var allPreferences: [String: JSONValue] {
    var all = Self.quiet.merging(Self.drawing) { $1 }
    all["intl.accept_languages"] = .text(emulation.locale)
    all["layout.css.prefers-color-scheme.content-override"] = emulation.appearance == .dark ? 0 : 1
    all["ui.prefersReducedMotion"] = emulation.reduceMotion ? 1 : 0
    if emulation.forcesColors { all["browser.display.document_color_use"] = 2 }
    all["font.size.variable.x-western"] = .integer(emulation.fontSize)
    all["font.size.monospace.x-western"] = .integer(
      BrowserEmulation.fixedFontSize(beside: emulation.fontSize))
    if isMobile {
      all["dom.w3c_touch_events.enabled"] = 1
      // A coarse pointer that does not hover.
      all["ui.primaryPointerCapabilities"] = 1
      all["ui.allPointerCapabilities"] = 1
    }
    return all.merging(preferences) { $1 }
  }

  /// The value of `capabilities` of a new session at a server, whose driver is geckodriver.
  var capabilities: JSONValue {
    var all = allPreferences
    // Drivers choose protocols and pages of the start.
    for name in all.keys where name.hasPrefix("remote.") { all[name] = nil }
    return [
      "alwaysMatch": [
        "browserName": "firefox", "unhandledPromptBehavior": "ignore", "webSocketUrl": true,
        "timeouts": ["script": 600_000, "pageLoad": 60_000, "implicit": 0],
        "moz:firefoxOptions": ["args": ["-headless"], "prefs": .object(all)],
      ]
    ]
  }

  /// The text of a profile's `user.js`.
  var profile: String {
    let encoder = JSONEncoder()
    return allPreferences.sorted { $0.key < $1.key }.map { name, value in
      let text = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
      return "user_pref(\"\(name)\", \(text));\n"
    }.joined()
  }

  /// The height of the browser's own bars over a page that a person sees, about.
  private static let bars = 90

  /// The arguments of the command line.
  func arguments(folder: String) -> [String] {
    let window =
      isVisible
      ? ["--width", "\(Int(size.width))", "--height", "\(Int(size.height) + Self.bars)"] : ["--headless"]
    return window + ["--no-remote", "--profile", "\(folder)/profile", "--remote-debugging-port", "0"]
  }

  /// The folder of downloads within the folder of a browser: that of the user's home, which Firefox takes whatever `browser.download.dir`
  /// states.
  func downloads(in folder: String) -> String { "\(folder)/Downloads" }

  /// Fills the folder of a browser, and completes its environment.
  func prepare(_ folder: String, _ environment: inout [String: String]) throws {
    for path in ["\(folder)/profile", downloads(in: folder)] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    var settings = self
    // A download is kept without a question, in a folder that goes with the browser.
    settings.preferences.merge([
      "browser.download.dir": .text(downloads(in: folder)), "browser.download.folderList": 2,
      "browser.download.useDownloadDir": true, "browser.download.alwaysOpenPanel": false,
      "browser.download.always_ask_before_handling_new_types": false,
      "browser.download.start_downloads_in_tmp_dir": false,
    ]) { $1 }
    try settings.profile.write(toFile: "\(folder)/profile/user.js", atomically: false, encoding: .utf8)
    environment.merge(["MOZ_CRASHREPORTER_DISABLE": "1", "MOZ_DISABLE_AUTO_SAFE_MODE": "1"]) { $1 }
    // The key of a screen is in the home by default.
    if isVisible, environment["XAUTHORITY"] == nil, let home = environment["HOME"] {
      environment["XAUTHORITY"] = "\(home)/.Xauthority"
    }
    // Nothing of a person's own Firefox is read or written.
    environment["HOME"] = folder
    environment["TZ"] = emulation.timeZone
  }
}
