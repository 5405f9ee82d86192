import GalleyText

/// A symbol of a screen whose name has no drawing.
public struct MissingSymbol: Hashable, Sendable, Codable {
  /// The name of the symbol.
  public var name: String

  /// The nearest name that has a drawing, if one is near enough to be meant.
  public var nearest: String?

  public init(name: String, nearest: String? = nil) {
    self.name = name
    self.nearest = nearest
  }

  /// The advice to add the symbol.
  public var advice: String {
    nearest.map { SpellingSuggestion.bareQuestion($0.debugDescription) } ?? "no name that has one is near"
  }
}

extension MissingSymbol: CustomStringConvertible {
  /// The problem and the way out.
  public var description: String {
    "there is no drawing of the symbol \(name.debugDescription); \(advice)"
  }
}

extension MissingSymbol: Comparable {
  /// Whether the first name comes first in the alphabet.
  public static func < (a: MissingSymbol, b: MissingSymbol) -> Bool { a.name < b.name }
}
