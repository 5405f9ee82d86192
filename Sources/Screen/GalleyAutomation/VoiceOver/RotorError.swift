import GalleyTree

/// The rotor does not offer what a test turns it to.
public struct RotorError: Error, Hashable, Sendable {
  /// What was asked for.
  public let name: String
  /// The element that the cursor is on, in words; `nil` on a screen on which nothing is read.
  public let element: String?
  /// What is offered there, in the order in which it is turned to.
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
