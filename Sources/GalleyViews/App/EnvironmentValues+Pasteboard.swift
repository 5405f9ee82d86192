import GalleyTree

private enum PasteboardKey: EnvironmentKey {
  /// That of views outside of any device.
  static let defaultValue = Pasteboard()
}

extension EnvironmentValues {
  /// The pasteboard of the device.
  package var pasteboard: Pasteboard {
    get { self[PasteboardKey.self] }
    set { self[PasteboardKey.self] = newValue }
  }
}
