import Foundation
import GalleyAutomation
import GalleyTree

/// A device that shows one screen after the other, and costs nothing itself.
final class StillDevice: Driver {
  private(set) var now: Duration = .zero
  private let screens: [[ApplicationTree]]
  private let events: [Duration]
  private let configuration = Configuration(device: "Still", size: CGSize(width: 375, height: 812), scale: 1)

  /// Makes a device.
  ///
  /// - Parameters:
  ///   - screens: What it shows, a screen after each event.
  ///   - events: When something happens.
  init(_ screens: [[ApplicationTree]], events: [Duration] = []) {
    self.screens = screens
    self.events = events
  }

  func launch(_ request: LaunchRequest) throws(DriverError) {}
  func activate(_ request: LaunchRequest) throws(DriverError) {}
  func open(_ url: URL, in request: LaunchRequest) throws(DriverError) {}
  func terminate(_ bundleIdentifier: String) throws(DriverError) {}
  func state(of bundleIdentifier: String) -> ApplicationState { .runningForeground }

  func snapshot() throws(DriverError) -> Snapshot {
    let index = events.count { $0 <= now } % screens.count
    return Snapshot(
      applications: screens[index], configuration: configuration, fingerprint: Fingerprint(renderer: "none"),
      instant: now)
  }

  func capture() throws(DriverError) -> Capture { throw .unavailable(reason: "it draws nothing") }
  func perform(_ gesture: Gesture) throws(DriverError) {}
  func press(_ keys: [KeyInput]) throws(DriverError) {}

  func wait(until deadline: Duration) throws(DriverError) {
    now = events.first { $0 > now && $0 < deadline } ?? deadline
  }
}
