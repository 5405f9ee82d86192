import Foundation
import GalleyAutomation
import GalleyTree
import ScriptedDevice

/// A device whose apps answer assistive technology, and which knows that nothing moves.
///
/// It hands out the very same snapshot until something changes, as the simulated device does.
final class VoiceOverDevice: IdleReporting, AccessibilityPerforming, RotorReporting, AccessibilityMessaging {
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
  /// What apps have told so far.
  var accessibilityMessages: [AccessibilityMessage] = []
  /// Called with the number of what the cursor has come to.
  var onFocus: (UInt64?) -> Void = { _ in }
  /// The entries of the apps' rotors.
  var rotors: [UInt64: [RotorEntry]] = [:]

  init(_ applications: [ApplicationTree]) { self.applications = applications }

  var activity: [String] { [] }

  func perform(_ request: AccessibilityRequest, by handle: UInt64) throws(DriverError) -> Bool {
    requests.append("\(request) by \(handle)")
    return onRequest(request, handle)
  }

  func setVoiceOver(_ isOn: Bool) throws(DriverError) { isVoiceOverOn = isOn }
  func setAccessibilityFocus(_ handle: UInt64?) throws(DriverError) { onFocus(handle) }
  func entries(ofRotor handle: UInt64) throws(DriverError) -> [RotorEntry] { rotors[handle] ?? [] }

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
