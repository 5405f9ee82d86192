import GalleyAutomation
import GalleySystem
import GalleyViews

extension SimulatedDevice: HardwareKeyPressing {
  /// Presses keys of a hardware keyboard, one each twentieth of a second.
  public func press(_ keys: [KeyInput], holding modifiers: KeyModifiers) throws(DriverError) {
    try MainActorEntry.run { () throws(DriverError) in
      latestInput = .key(isAnswered: true)
      for key in keys {
        let modifiers = EventModifiers(modifiers)
        if !pressShortcut(key, holding: modifiers), !touchedHost.press(key, holding: modifiers) {
          latestInput = .key(isAnswered: false)
        }
        advance(by: .milliseconds(50))
      }
    }
  }
}

extension SimulatedDevice {
  /// Whether a hardware keyboard is connected: then fields bring no keyboard onto the screen, and are typed into all the same.
  ///
  /// On a Mac no keyboard comes onto the screen, but the Bluetooth Setup Assistant when there is none.
  ///
  /// It is as in the Simulator's menu I/O, Keyboard, Connect Hardware Keyboard.
  ///
  /// - Reference: [Interacting with your app in the iOS or iPadOS
  ///   simulator](https://developer.apple.com/documentation/xcode/interacting-with-your-app-in-the-ios-or-ipados-simulator).
  public var isHardwareKeyboardConnected: Bool {
    get { MainActorEntry.run { settings.isHardwareKeyboardConnected } }
    set {
      MainActorEntry.run {
        settings.isHardwareKeyboardConnected = newValue
        for host in hosts { host.environment.isHardwareKeyboardConnected = newValue || profile.isMac }
        flush()
      }
    }
  }
}

extension EventModifiers {
  /// The same keys as views call them; views have no use for the function key.
  init(_ modifiers: KeyModifiers) {
    self = []
    if modifiers.contains(.capsLock) { insert(.capsLock) }
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.option) { insert(.option) }
    if modifiers.contains(.command) { insert(.command) }
  }
}
