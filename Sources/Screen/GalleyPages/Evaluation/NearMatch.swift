import GalleyAutomation

/// An element on the screen that nearly matches the wanted one.
package struct NearMatch: Hashable, Sendable, Codable {
  /// The ways in which an element comes close.
  package enum Kind: Hashable, Sendable, Codable {
    /// There are rows, but fewer than asked for.
    case tooFew(Int, of: Int)
    /// It is a row, counted from 0, that lacks something its layout requires; the names.
    case incompleteRow(Int, lacks: [String])
    /// The text it is looked for by is right, the type is not.
    case otherType(Attribute)
    /// Text and type are right, but it is not where it was looked for.
    case elsewhere(Attribute)
    /// Text, type and place are right, but not the rest of the locator.
    case otherConditions(Attribute)
    /// The text it is looked for by is there, but in the other attribute.
    case otherAttribute(is: Attribute, wanted: Attribute)
    /// The last dotted part of its identifier is the same.
    case sameLastPart
    /// It is spelt almost the same: so many edits away.
    case similar(Int)
    /// It is the right element, but it takes no input.
    case disabled
    /// It is the right element, but a touch does not reach it.
    case unreachable(Obstacle)
  }

  /// A text that elements are looked for by.
  package enum Attribute: String, Hashable, Sendable, Codable {
    /// The name given by the app's author.
    case identifier
    /// The name that is read aloud.
    case label
  }

  /// An obstacle between a touch and an element.
  package enum Obstacle: Hashable, Sendable, Codable {
    /// It has no width or no height.
    case noSize
    /// It lies outside of the screen.
    case offScreen
    /// A container that is scrolled to another part of its content; the container's name.
    case scrolledOut(of: String)
    /// Another element covers it; the name of that element.
    case covered(by: String)
    /// The requested point is not on the visible part of the element.
    case pointOutside
    /// The obstacle is not known.
    case unknown
  }

  /// The way in which it comes close.
  package var kind: Kind
  /// Type, identifier and label of the element.
  package var element: String
  /// The path of the element in `Snapshot/screen`.
  package var path: [Int]

  private enum CodingKeys: String, CodingKey {
    case kind = "nearness"
    case element
    case path
  }
}

extension NearMatch.Kind {
  /// The quality of a match of this kind, the closest kinds first.
  package var quality: MatchQuality {
    switch self {
    case .tooFew: MatchQuality(rank: 1, distance: 0)
    case .incompleteRow(let index, _): MatchQuality(rank: 1, distance: index + 1)
    case .otherType, .elsewhere, .otherConditions: MatchQuality(rank: 2, distance: 0)
    case .otherAttribute: MatchQuality(rank: 3, distance: 0)
    case .sameLastPart: MatchQuality(rank: 4, distance: 0)
    case .similar(let edits): MatchQuality(rank: 5, distance: edits)
    case .disabled, .unreachable: MatchQuality(rank: 6, distance: 0)
    }
  }
}
