/// Something on the screen that is almost what was looked for.
public struct LookAlike: Hashable, Sendable, Codable {
  /// In what way it comes close.
  public enum Nearness: Hashable, Sendable, Codable {
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
  public enum Attribute: String, Hashable, Sendable, Codable {
    /// The name given by the app's author.
    case identifier
    /// The name that is read aloud.
    case label
  }

  /// What keeps a touch from an element.
  public enum Obstacle: Hashable, Sendable, Codable {
    /// It has no width or no height.
    case noSize
    /// It lies outside of the screen.
    case offScreen
    /// A container shows another part of what it holds; the container.
    case scrolledOut(of: String)
    /// Something lies over it; what.
    case covered(by: String)
    /// The point that was asked for is not on what can be seen of it.
    case pointOutside
    /// It is not known what.
    case unknown
  }

  /// The rungs of the ladder, the closest first.
  public enum Rung: Int, Hashable, Sendable, CaseIterable {
    /// There are rows, but fewer than asked for.
    case tooFew = 1
    /// It has the identifier or label, but is of another type, or elsewhere.
    case otherType = 2
    /// What was taken for its identifier is its label, or the reverse.
    case otherAttribute = 3
    /// The last dotted part of its identifier is the same.
    case sameLastPart = 4
    /// It is spelt almost the same.
    case similar = 5
    /// It is the right element, but it cannot be used.
    case unreachable = 6
  }

  /// In what way it comes close.
  public var nearness: Nearness
  /// Type, identifier and label of the element.
  public var element: String
  /// The way to it from the root of the screen.
  public var path: [Int]

  /// The rung it stands on.
  public var rung: Rung { nearness.rung }

  /// How far it is, among others of the same rung; 0 is nearest.
  public var distance: Int { nearness.distance }
}

extension LookAlike.Nearness {
  /// The rung that this is.
  var rung: LookAlike.Rung {
    switch self {
    case .tooFew, .incompleteRow: .tooFew
    case .otherType, .elsewhere, .otherConditions: .otherType
    case .otherAttribute: .otherAttribute
    case .sameLastPart: .sameLastPart
    case .similar: .similar
    case .disabled, .unreachable: .unreachable
    }
  }

  /// How far it is, among others of the same rung; 0 is nearest.
  var distance: Int {
    switch self {
    case .incompleteRow(let index, _): index + 1
    case .similar(let edits): edits
    default: 0
    }
  }
}
