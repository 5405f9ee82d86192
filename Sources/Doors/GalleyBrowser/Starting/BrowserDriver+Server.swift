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
    let capabilities = try server.capabilities(beside: own(engine, device, emulation))
    let started = try session(of: engine, at: server, capabilities)
    if !started.hasDevTools {
      do throws(WebDriverError) { try started.session.resizeWindow(to: device.size) } catch {
        throw .launchFailed(engine.title, reason: WebDriverErrorText.reason(error))
      }
    }
    if !started.hasDevTools, let setting = emulation.setting(beyond: []) {
      throw .unsupported(
        "choose the \(setting) of \(engine.title) at a server",
        reason: "its driver passes no commands of DevTools on")
    }
    return BrowserDriver(
      started.hasDevTools ? ClassicCommands(started) : PlainCommands(started), as: device, configuration,
      drawing: [
        "fonts": "those of a server", "emulation": started.hasDevTools ? "mobileEmulation" : "window",
      ])
  }

  private static func session(
    of engine: BrowserEngine, at server: BrowserServer, _ capabilities: JSONValue
  ) throws(DriverError) -> StartedBrowser {
    let address: WebDriverAddress
    do throws(WebDriverError) { address = try WebDriverAddress(server.address, proxy: server.proxy) } catch {
      throw .launchFailed(engine.title, reason: WebDriverErrorText.reason(error))
    }
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
