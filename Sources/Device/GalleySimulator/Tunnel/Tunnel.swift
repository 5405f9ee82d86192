import Foundation
import GalleyAutomation
import GalleyServices
import GalleySystem

/// A connection from a test to an app beside the screen: to its requests, defaults and files, and to custom
/// commands.
///
/// ```swift
/// let app = try Application.launch(RecipesApp.self) { tunnel in
///   tunnel.stubRequests(matching: SBTRequestMatch(url: "recipes.json"), response: SBTStubResponse(response: []))
/// }
/// try app.tunnel.perform("add dish", NewDish("Soup"))
/// ```
///
/// Its methods take effect on the device at once, also for later launches. Names and results are those of
/// SBTUITestTunnel: `nil` or `false` for a failure.
///
/// - Reference: [SBTUITestTunnel](https://github.com/Subito-it/SBTUITestTunnel).
public final class Tunnel: Sendable {
  /// The device that the app is on.
  public let device: SimulatedDevice
  /// The name the app is installed under.
  public let bundleIdentifier: String

  init(_ device: SimulatedDevice, to bundleIdentifier: String) {
    self.device = device
    self.bundleIdentifier = bundleIdentifier
  }

  /// The rules of a test for the requests of the app.
  @MainActor var rules: NetworkRules {
    if let rules = device.network.rules[bundleIdentifier] { return rules }
    let rules = NetworkRules()
    device.network.rules[bundleIdentifier] = rules
    return rules
  }

  /// The state of the app that stays from launch to launch.
  @MainActor var installation: AppInstallation { device.installation(of: bundleIdentifier) }

  /// Runs code of the app, and brings its views up to date.
  @MainActor func inApp<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value?
  {
    guard let app = device.running[bundleIdentifier] else { return nil }
    let result = app.clock.perform { () -> Result<Value, Failure> in
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    device.flush()
    return try result.get()
  }
}

extension SimulatedDevice {
  /// The way to an app that does not lead over the screen; it need not run yet.
  ///
  /// - Parameter bundleIdentifier: The name the app is installed under.
  public func tunnel(to bundleIdentifier: String) -> Tunnel { Tunnel(self, to: bundleIdentifier) }
}
