import Foundation
import GalleyAutomation
import GalleyJSON
import GalleyText
import GalleyTree
import GalleyWebDriver

extension BrowserDriver {
  /// Starts a browser with a new profile.
  ///
  /// - Parameters:
  ///   - server: The server that starts it; `nil` for this process.
  ///   - isVisible: Whether a person sees the window of a Chromium or Firefox that this process starts.
  ///   - adapt: Changes the settings of a Chromium that this process starts.
  package static func start(
    _ engine: BrowserEngine, _ device: BrowserDevice, _ emulation: BrowserEmulation = BrowserEmulation(),
    at server: BrowserServer? = nil, isVisible: Bool = false,
    adapting adapt: (inout ChromiumSettings) -> Void = { _ in }
  ) throws(DriverError) -> BrowserDriver {
    if let setting = emulation.setting(beyond: engine.settings) {
      throw .unsupported(
        "choose the \(setting) of \(engine.title)", reason: "it has none to choose; Chromium has")
    }
    guard TimeZone(identifier: emulation.timeZone) != nil else {
      throw .unsupported(
        "choose the time zone \(emulation.timeZone)",
        reason: "there is none of that name; one is Europe/Berlin")
    }
    let configuration = emulation.configuration(of: device, in: engine)
    let driver: BrowserDriver
    switch engine {
    case _ where server != nil:
      driver = try remote(engine, device, emulation, configuration, at: server)
    case .chromium:
      driver = BrowserDriver(
        ClassicCommands(
          try chromium(device, emulation) { settings in
            settings.isVisible = isVisible
            adapt(&settings)
          }), as: device, configuration,
        drawing: [
          "fonts": FontSetup.digest,
          "flags": (ChromiumSettings.drawing + [ChromiumSettings.scaleFlag]).joined(separator: " "),
          "emulation": "mobileEmulation",
        ])
    case .firefox:
      let preferences = FirefoxSettings.drawing.sorted { $0.key < $1.key }.map { name, value in
        "\(name)=\(value.word)"
      }
      driver = BrowserDriver(
        try firefox(device, emulation, isVisible: isVisible), as: device, configuration,
        drawing: [
          "fonts": FontSetup.digest, "flags": preferences.joined(separator: " "), "emulation": "setViewport",
        ])
    case .webkit:
      let variables = WebKitSettings.drawing.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      driver = BrowserDriver(
        PlainCommands(try webkit(device, emulation)), as: device, configuration,
        drawing: [
          "fonts": FontSetup.digest, "flags": variables.joined(separator: " "), "emulation": "window",
        ])
    }
    driver.emulation = emulation
    do throws(WebDriverError) { try driver.commands.emulate(emulation) } catch {
      throw .launchFailed(engine.title, reason: WebDriverErrorText.reason(error))
    }
    try driver.addScript(PageScript.frames(channel: driver.commands.channel))
    try driver.addScript(PageScript.requests(channel: driver.commands.channel))
    return driver
  }

  static func chromiumSettings(_ device: BrowserDevice, _ emulation: BrowserEmulation) -> ChromiumSettings {
    var settings = ChromiumSettings()
    settings.size = device.size
    settings.scale = device.scale
    settings.isMobile = device.isMobile
    settings.locale = emulation.locale
    settings.fontSize = emulation.fontSize
    return settings
  }

  static func firefoxSettings(_ device: BrowserDevice, _ emulation: BrowserEmulation) -> FirefoxSettings {
    var settings = FirefoxSettings()
    settings.size = device.size
    settings.scale = device.scale
    settings.isMobile = device.isMobile
    settings.emulation = emulation
    return settings
  }

  private static func chromium(
    _ device: BrowserDevice, _ emulation: BrowserEmulation, _ adapt: (inout ChromiumSettings) -> Void
  ) throws(DriverError) -> StartedBrowser {
    var settings = chromiumSettings(device, emulation)
    adapt(&settings)
    do throws(BrowserError) {
      return try StartedBrowser(chromium: .chromium(), settings, prepare: FontSetup.install)
    } catch { throw .launchFailed("Chromium", reason: error.description.withoutStop) }
  }

  private static func firefox(
    _ device: BrowserDevice, _ emulation: BrowserEmulation, isVisible: Bool
  ) throws(DriverError) -> BiDiCommands {
    var settings = firefoxSettings(device, emulation)
    settings.isVisible = isVisible
    do throws(BrowserError) {
      return try IdleFirefoxes.open(try BrowserPrograms.firefox(), settings)
    } catch { throw .launchFailed("Firefox", reason: error.description.withoutStop) }
  }

  private static func webkit(_ device: BrowserDevice, _ emulation: BrowserEmulation) throws(DriverError)
    -> StartedBrowser
  {
    guard device.scale >= 1, device.scale == device.scale.rounded() else {
      throw .launchFailed(
        "WebKitGTK", reason: "its scale is a whole number, and that of \(device.name) is \(device.scale)")
    }
    var settings = WebKitSettings()
    settings.size = device.size
    settings.scale = device.scale
    settings.emulation = emulation
    do throws(BrowserError) {
      return try StartedBrowser(webkit: WebKitPrograms(), settings, prepare: FontSetup.install)
    } catch { throw .launchFailed("WebKitGTK", reason: error.description.withoutStop) }
  }
}
