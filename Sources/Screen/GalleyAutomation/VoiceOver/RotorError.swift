import GalleyTree

/// An error because the rotor does not offer the wanted setting.
public struct RotorError: Error, Hashable, Sendable {
  /// The wanted setting.
  public let name: String
  /// The element that the cursor is on, in words; `nil` on a screen on which nothing is read.
  public let element: String?
  /// The settings that the rotor offers, in the order in which it turns to them.
  public let offered: [String]
}

extension RotorError: CustomStringConvertible {
  /// The failure as a sentence.
  public var description: String {
    guard let element else {
      return "VoiceOver’s rotor does not offer “\(name)”: nothing is read on this screen."
    }
    return """
      VoiceOver’s rotor does not offer “\(name)” on \(element); it offers \
      \(offered.map { "“\($0)”" }.joined(separator: ", ")).
      """
  }
}
