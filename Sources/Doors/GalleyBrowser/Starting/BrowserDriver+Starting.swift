import GalleyAutomation
import GalleyTree

extension BrowserDriver {
  /// Starts a browser with a new profile.
  static func start(
    _ engine: BrowserEngine, _ device: BrowserDevice, locale: String = "en-US"
  ) throws(DriverError) -> BrowserDriver {
    let configuration = Configuration(
      device: device.name, size: device.size, scale: device.scale, locale: locale,
      parameters: ["browser": engine.rawValue])
    let driver: BrowserDriver
    switch engine {
    case .chromium:
      driver = BrowserDriver(
        ClassicCommands(try chromium(device, locale)), as: device, configuration,
        drawing: [
          "fonts": FontSetup.digest, "flags": ChromiumSettings.drawing.joined(separator: " "),
          "emulation": "mobileEmulation",
        ])
    case .firefox:
      let preferences = FirefoxSettings.drawing.sorted { $0.key < $1.key }.map { name, value in
        "\(name)=\(value.word)"
      }
      driver = BrowserDriver(
        try firefox(device, locale).commands, as: device, configuration,
        drawing: [
          "fonts": FontSetup.digest, "flags": preferences.joined(separator: " "), "emulation": "setViewport",
        ])
    }
    try driver.addScript(PageScript.frames(channel: driver.commands.channel))
    try driver.addScript(PageScript.requests(channel: driver.commands.channel))
    return driver
  }

  private static func chromium(_ device: BrowserDevice, _ locale: String) throws(DriverError)
    -> StartedBrowser
  {
    var settings = ChromiumSettings()
    settings.size = device.size
    settings.scale = device.scale
    settings.isMobile = device.isMobile
    settings.locale = locale
    do throws(BrowserError) {
      return try StartedBrowser(chromium: .chromium(), settings, prepare: FontSetup.install)
    } catch { throw .launchFailed("Chromium", reason: error.description.withoutStop) }
  }

  private static func firefox(_ device: BrowserDevice, _ locale: String) throws(DriverError)
    -> StartedFirefox
  {
    var settings = FirefoxSettings()
    settings.size = device.size
    settings.scale = device.scale
    settings.isMobile = device.isMobile
    settings.locale = locale
    do throws(BrowserError) {
      return try StartedFirefox(try BrowserPrograms.firefox(), settings, prepare: FontSetup.install)
    } catch { throw .launchFailed("Firefox", reason: error.description.withoutStop) }
  }
}
