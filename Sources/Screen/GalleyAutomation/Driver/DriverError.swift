/// An error that a driver throws if the device cannot fulfil a request.
public enum DriverError: Error, Hashable, Sendable {
  /// No app of this name is installed; the names of those that are.
  case notInstalled(String, installed: [String])
  /// The app did not start, with the reason.
  case launchFailed(String, reason: String)
  /// The app does not run.
  case notRunning(String)
  /// The app was handed an address, and no part of it does anything with one.
  case opensNoURL(String, url: String)
  /// Keys were pressed while nothing has the keyboard.
  case noKeyboardFocus
  /// The device cannot do something, such as `press the camera button`, with the reason.
  case unsupported(String, reason: String)
  /// The device is gone or does not answer, with the reason.
  case unavailable(reason: String)
}

/// The texts of driver errors.
package enum DriverErrorText {
  /// A failure as a sentence.
  package static func sentence(_ error: DriverError) -> String {
    switch error {
    case .notInstalled(let name, let installed):
      let there =
        installed.isEmpty
        ? "no app is installed" : "installed are \(installed.sorted().joined(separator: ", "))"
      return "No app called \(name) is installed; \(there)."
    case .launchFailed(let name, let reason): return "\(name) did not start: \(reason)."
    case .notRunning(let name): return "Application \(name) is not running; launch it before."
    case .opensNoURL(let name, let url):
      return "Application \(name) does nothing with \(url); give one of its views onOpenURL(perform:)."
    case .noKeyboardFocus: return "Keys were pressed while nothing has the keyboard; tap a field before."
    case .unsupported(let action, let reason): return "The device cannot \(action): \(reason)."
    case .unavailable(let reason): return "The device does not answer: \(reason)."
    }
  }
}

extension DriverError: CustomStringConvertible {
  /// The failure as a sentence.
  public var description: String {
    DriverErrorText.sentence(self)
  }
}
