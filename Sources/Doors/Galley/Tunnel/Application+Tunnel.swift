import GalleyAutomation
import GalleyPages
import GalleySimulator
import XCUIAutomation

extension Application {
  /// The way to the app past the screen: requests, defaults, files and commands.
  public var tunnel: Tunnel {
    get throws {
      guard let device else {
        throw DriverError.unsupported("open a tunnel", reason: "its driver drives no simulated device")
      }
      return device.tunnel(to: bundleIdentifier)
    }
  }

  /// Launches the app for testing, so that the commands that it registers are available.
  ///
  /// - Parameter startupBlock: Receives the tunnel before the app starts, for example to stub the requests of
  ///   its first screen.
  /// - Throws: `DriverError` if there is no such app or it did not start.
  public func launchTunnel(startupBlock: (Tunnel) throws -> Void = { _ in }) throws {
    try startupBlock(tunnel)
    launchEnvironment[Tunnel.launchFlag] = "1"
    try launch()
  }
}

extension Page {
  /// The way to the page's app past the screen: requests, defaults, files and commands.
  public var tunnel: Tunnel {
    get throws { try application.tunnel }
  }
}

extension XCUIApplication {
  /// The way to the app past the screen: requests, defaults, files and commands.
  ///
  /// - Precondition: A simulated device is installed for the test, as `SimulatedTestCase` does.
  public var tunnel: Tunnel {
    guard let device = XCUIContext.automator?.driver as? SimulatedDevice, let bundleIdentifier else {
      preconditionFailure("\(PageBridgeError.noDevice)")
    }
    return device.tunnel(to: bundleIdentifier)
  }

  /// Launches the app for testing, so that the commands that it registers are available.
  ///
  /// - Parameter startupBlock: Called before the app starts, for example to stub the requests of its first
  ///   screen.
  public func launchTunnel(startupBlock: () -> Void = {}) {
    startupBlock()
    launchEnvironment[Tunnel.launchFlag] = "1"
    launch()
  }
}
