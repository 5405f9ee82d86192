import Foundation
import GalleyAutomation
import GalleyTree
import ScriptedDevice

/// A device whose apps answer assistive technology, and which knows that nothing moves.
///
/// It hands out the very same snapshot until something changes, as the simulated device does.
final class VoiceOverDevice: IdleReporting, AccessibilityPerforming, VoiceOverSwitching {
  /// What is on the screen.
  var applications: [ApplicationTree]
  /// Answers requests; `false` for what is not done.
  var onRequest: (AccessibilityRequest, UInt64) -> Bool = { _, _ in false }
  /// What was asked for, in order.
  private(set) var requests: [String] = []
  /// The gestures so far.
  private(set) var gestures: [Gesture] = []
  private(set) var now = Duration.zero
  private(set) var isVoiceOverOn = false

  init(_ applications: [ApplicationTree]) { self.applications = applications }

  var activity: [String] { [] }

  func perform(_ request: AccessibilityRequest, by handle: UInt64) throws(DriverError) -> Bool {
    requests.append("\(request) by \(handle)")
    return onRequest(request, handle)
  }

  func setVoiceOver(_ isOn: Bool) throws(DriverError) { isVoiceOverOn = isOn }

  func launch(_ request: LaunchRequest) throws(DriverError) {}
  func terminate(_ bundleIdentifier: String) throws(DriverError) {}
  func state(of bundleIdentifier: String) -> ApplicationState { .runningForeground }
  func press(_ keys: [KeyInput]) throws(DriverError) {}
  func wait(until deadline: Duration) throws(DriverError) { now = deadline }

  func perform(_ gesture: Gesture) throws(DriverError) { gestures.append(gesture) }

  func snapshot() throws(DriverError) -> Snapshot {
    Snapshot(
      applications: applications,
      configuration: Configuration(device: "Scripted", size: screenFrame.size, scale: 1),
      fingerprint: Fingerprint(renderer: "scripted"), instant: now)
  }

  func capture() throws(DriverError) -> Capture { throw .unavailable(reason: "it draws nothing") }
}
