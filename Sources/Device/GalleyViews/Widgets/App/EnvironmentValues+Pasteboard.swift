import GalleyTree

private enum PasteboardKey: EnvironmentKey {
  /// That of views outside of any device.
  static let defaultValue = Pasteboard()
}

private enum PastingKey: EnvironmentKey {
  static var defaultValue: () -> Bool { { true } }
}

extension EnvironmentValues {
  /// Tells whether the app may read what is on the pasteboard, and asks the person if that is to be asked.
  package var mayPaste: () -> Bool {
    get { self[PastingKey.self] }
    set { self[PastingKey.self] = newValue }
  }

  /// The pasteboard of the device.
  package var pasteboard: Pasteboard {
    get { self[PasteboardKey.self] }
    set { self[PasteboardKey.self] = newValue }
  }
}
