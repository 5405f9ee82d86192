import GalleyAutomation
import GalleyServices
import GalleySystem
import GalleyTree
import GalleyViews

extension SimulatedDevice: AccessibilityPerforming {
  /// Asks the view of a window on the screen; the view of an app that hangs does not react.
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

extension SimulatedDevice: RotorReporting {
  /// The entries that an app declares now; none of an app that hangs.
  public func entries(ofRotor handle: UInt64) throws(DriverError) -> [RotorEntry] {
    MainActorEntry.run {
      guard hangs.isEmpty else { return [] }
      return hosts.lazy.compactMap { $0.rotorEntries(of: handle) }.first ?? []
    }
  }
}

extension SimulatedDevice: VoiceOverSwitching {
  /// Whether VoiceOver is on, as apps see it; it is off on a new device.
  public var isVoiceOverOn: Bool { accessibility.isVoiceOverOn }

  /// Turns VoiceOver on or off, as in Settings, Accessibility.
  public func setVoiceOver(_ isOn: Bool) throws(DriverError) {
    MainActorEntry.run {
      guard accessibility.isVoiceOverOn != isOn else { return }
      accessibility.isVoiceOverOn = isOn
      for host in hosts {
        host.environment.accessibilityVoiceOverEnabled = isOn
        if !isOn { host.setAccessibilityFocus(nil) }
      }
      for name in running.keys.sorted() where running[name]?.isSuspended == false {
        running[name]?.host.notify(.voiceOverStatusDidChange)
      }
      flush()
    }
  }
}

extension SimulatedDevice: AccessibilityMessaging {
  /// The messages of apps to VoiceOver while it was on.
  public var accessibilityMessages: [AccessibilityMessage] { accessibility.messages }

  /// Reports the place of VoiceOver's cursor to the windows.
  public func setAccessibilityFocus(_ handle: UInt64?) throws(DriverError) {
    MainActorEntry.run {
      for host in hosts { host.setAccessibilityFocus(handle) }
      flush()
    }
  }
}
