/// Something on the screen that is almost what was looked for.
public struct LookAlike: Hashable, Sendable, Codable {
  /// In what way it comes close, the closest first.
  public enum Rung: Int, Hashable, Sendable, Codable, CaseIterable {
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
    /// It is the right element, but a touch does not reach it, or it takes no input.
    case unreachable = 6
  }

  /// In what way it comes close.
  public var rung: Rung
  /// Type, identifier and label of the element.
  public var element: String
  /// The way to it from the root of the screen.
  public var path: [Int]
  /// What is close about it, in words.
  public var detail: String
  /// How far it is, among others of the same rung; 0 is nearest.
  public var distance: Int
}
