import GalleyTree

/// The built-in handling of interruptions on a Mac, which covers less than on a telephone.
///
/// A dialog that asks for a permission is answered with *Don't Allow*, and the Bluetooth Setup Assistant is
/// closed. Other dialogs, windows and notifications are not, regardless of their buttons: Apple documents
/// answers with the cancel or default button, and waiting for notifications or swiping them away, for iOS
/// only.
///
/// - Reference: Apple's WWDC 2020 session 10220.
extension Automator {
  /// The system of the device.
  var platform: Platform { (driver as? any PlatformReporting)?.platform ?? .iOS }

  /// The window of another process that a covering element is in, which interrupts on a Mac like a dialog.
  ///
  /// - Parameters:
  ///   - outside: The covering element and its ancestors, except for those of the target, the innermost
  ///     first.
  ///   - screen: The screen.
  /// - Returns: The window; `nil` on other systems.
  func foreignWindow(in outside: some Sequence<Int>, _ screen: ScreenIndex) -> Int? {
    guard platform == .macOS else { return nil }
    return outside.first { screen.nodes[$0].element.type == .window }
  }

  /// Answers an interruption on a Mac.
  ///
  /// - Returns: Who answered, or `nil` if nobody did.
  func answerOnMac(
    _ interruption: InterruptingElement, until deadline: Duration
  ) throws -> HandledInterruption.Handler? {
    switch interruption.element.role {
    case .permissionDialog: return try press(in: interruption, until: deadline) { $0.role == .cancel }
    case .setupAssistant:
      return try press(in: interruption, until: deadline) { $0.identifier == WindowButton.close.rawValue }
    default:
      log.note("On a Mac it answers questions for permissions and the Bluetooth Setup Assistant only")
      return nil
    }
  }

  private func press(
    in interruption: InterruptingElement, until deadline: Duration, _ isWanted: (Element) -> Bool
  ) throws -> HandledInterruption.Handler? {
    let (screen, buttons) = buttonPlaces(of: interruption)
    return try press(buttons.first { isWanted(screen.nodes[$0].element) }, on: screen, until: deadline)
  }
}
