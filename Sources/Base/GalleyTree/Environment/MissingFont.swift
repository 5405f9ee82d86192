import GalleyText

/// A font that a screen's app asks for by a name and does not bring along.
public struct MissingFont: Hashable, Sendable, Codable {
  /// The name of the font.
  public var name: String

  /// The nearest name among the app's own fonts, if one is near enough to be meant.
  public var nearest: String?

  public init(name: String, nearest: String? = nil) {
    self.name = name
    self.nearest = nearest
  }

  /// The advice to install the font.
  public var advice: String {
    nearest.map { SpellingSuggestion.bareQuestion($0.debugDescription) }
      ?? "add its file to the resources of the app's target"
  }
}

extension MissingFont: CustomStringConvertible {
  /// The problem and the way out.
  public var description: String {
    "the app brings no font \(name.debugDescription) along, so the system's is shown; \(advice)"
  }
}

extension MissingFont: Comparable {
  /// Whether the first name comes first in the alphabet.
  public static func < (a: MissingFont, b: MissingFont) -> Bool { a.name < b.name }
}
