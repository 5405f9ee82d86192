import GalleyTree

private enum PasteboardKey: EnvironmentKey {
  /// The pasteboard of views outside of any device.
  static let defaultValue = Pasteboard()
}

private enum PastingKey: EnvironmentKey {
  static var defaultValue: () -> Bool { { true } }
}

extension EnvironmentValues {
  /// A closure that returns whether the app may read the pasteboard, after asking the person if necessary.
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
