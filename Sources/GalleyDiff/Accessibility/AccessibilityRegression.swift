import Foundation
import GalleyTree

/// Something about one element that people with a disability can use less well than before: facts, without words.
public struct AccessibilityRegression: Sendable, Hashable {
  /// What became less.
  public enum Fact: Sendable, Hashable {
    /// It stands out less from what lies below it, and less than it needs; `before` is `nil` for what is new.
    case contrast(before: ContrastRatio?, after: ContrastRatio, need: ContrastRequirement, source: ContrastSource)
    /// Nothing is read aloud for it any more.
    case label(before: String)
    /// It does not say any more what it is.
    case role(before: ElementType, after: ElementType)
    /// It is no heading any more.
    case heading
    /// It is smaller than a finger needs; sizes in points.
    case target(before: CGSize, after: CGSize)
    /// It, and so many others after it, are read elsewhere: after an element, by its number in the new tree, or first.
    case order(after: Int?, others: Int)
    /// Its text is cut with an ellipsis now; what is shown of it, where that is known.
    case truncated(shown: String?)
  }

  /// What became less.
  public var fact: Fact
  /// The element, by its number in the outline of the approved tree; `nil` for what is new.
  public var baseline: Int?
  /// The element, by its number in the outline of the new tree.
  public var candidate: Int
  /// The accessibility region that it is in, by its place among the regions asked for; `nil` where it is in none, so
  /// that it is only told.
  public var region: Int?
}

/// Where a contrast is known from.
public enum ContrastSource: String, Sendable, Hashable, Codable {
  /// Both colours are facts of the tree.
  case tree
  /// The text's colour is a fact of the tree, and the ground is read off the picture.
  case ground
  /// Both are read off the picture.
  case pixels
}
