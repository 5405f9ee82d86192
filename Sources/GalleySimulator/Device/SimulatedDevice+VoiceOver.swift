import GalleyAutomation
import GalleySystem
import GalleyTree
import GalleyViews

extension SimulatedDevice: AccessibilityPerforming {
  /// Asks the view of a window on the screen; one of an app that hangs does nothing.
  public func perform(_ request: AccessibilityRequest, by handle: UInt64) throws(DriverError) -> Bool {
    MainActorEntry.run {
      guard hangs.isEmpty else { return false }
      for host in hosts {
        guard let isDone = host.perform(request, by: handle) else { continue }
        flush()
        return isDone
      }
      return false
    }
  }
}

extension SimulatedDevice: VoiceOverSwitching {
  /// Whether VoiceOver is on, as apps are told; it is off on a new device.
  public var isVoiceOverOn: Bool { MainActorEntry.run { settings.isVoiceOverOn } }

  /// Turns VoiceOver on or off, as in Settings, Accessibility.
  public func setVoiceOver(_ isOn: Bool) throws(DriverError) {
    MainActorEntry.run {
      guard settings.isVoiceOverOn != isOn else { return }
      settings.isVoiceOverOn = isOn
      for host in hosts { host.environment.accessibilityVoiceOverEnabled = isOn }
      flush()
    }
  }
}
