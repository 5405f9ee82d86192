import Foundation
import GalleyAutomation
import GalleyJSON
import GalleyText
import GalleyTree
import GalleyWebDriver

extension BrowserDriver {
  /// Has a server start a browser, whose fonts are those of the server.
  static func remote(
    _ engine: BrowserEngine, _ device: BrowserDevice, _ emulation: BrowserEmulation,
    _ configuration: Configuration,
    at server: BrowserServer?
  ) throws(DriverError) -> BrowserDriver {
    guard let server else { throw .unsupported("start a browser at a server", reason: "none is named") }
    let address: WebDriverAddress
    do throws(WebDriverError) { address = try WebDriverAddress(server.address, proxy: server.proxy) } catch {
      throw .launchFailed(engine.title, reason: WebDriverErrorText.reason(error))
    }
    let capabilities = try server.capabilities(beside: own(engine, device, emulation))
    let started = try session(of: engine, at: address, capabilities)
    let commands: any BrowserCommands
    let way: String
    do throws(WebDriverError) {
      if engine == .firefox, let socket = ServedFirefox.address(in: started.session.capabilities, at: address)
      {
        commands = try ServedFirefox.commands(started, firefoxSettings(device, emulation), over: socket)
        way = "setViewport"
      } else if started.hasDevTools {
        (commands, way) = (ClassicCommands(started), "mobileEmulation")
      } else {
        try started.session.resizeWindow(to: device.size)
        (commands, way) = (PlainCommands(started), "window")
      }
    } catch {
      throw .launchFailed(engine.title, reason: WebDriverErrorText.reason(error))
    }
    if commands is PlainCommands, let setting = emulation.setting(beyond: []) {
      throw .unsupported(
        "choose the \(setting) of \(engine.title) at a server",
        reason: "its driver passes no commands of DevTools on")
    }
    return BrowserDriver(
      commands, as: device, configuration, drawing: ["fonts": "those of a server", "emulation": way])
  }

  private static func session(
    of engine: BrowserEngine, at address: WebDriverAddress, _ capabilities: JSONValue
  ) throws(DriverError) -> StartedBrowser {
    do throws(BrowserError) {
      return try StartedBrowser(server: WebDriverServer(at: address), capabilities: capabilities)
    } catch { throw .launchFailed(engine.title, reason: error.description.withoutStop) }
  }

  /// Galley's own capabilities of a session.
  private static func own(_ engine: BrowserEngine, _ device: BrowserDevice, _ emulation: BrowserEmulation)
    -> JSONValue
  {
    switch engine {
    case .chromium: chromiumSettings(device, emulation).capabilities(browser: nil, profile: nil)
    case .firefox: firefoxSettings(device, emulation).capabilities
    case .webkit: ["alwaysMatch": WebKitSettings.session]
    }
  }
}

extension StartedBrowser {
  /// Whether the driver passes commands of Chromium's DevTools on.
  var hasDevTools: Bool { session.capabilities["goog:chromeOptions"] != nil }
}
