import Foundation
import GalleyImage
import GalleyTree

/// An accessibility regression of one element, as facts without words.
package struct AccessibilityRegression: Sendable, Hashable {
  /// The fact that became worse.
  package enum Fact: Sendable, Hashable {
    /// Its contrast fell, and is less than required; `before` is `nil` for a new element.
    case contrast(
      before: ContrastRatio?, after: ContrastRatio, need: ContrastRequirement, source: ContrastSource)
    /// Nothing is read aloud for it any more.
    case label(before: String)
    /// Its role is weaker.
    case role(before: ElementType, after: ElementType)
    /// It is no longer a heading.
    case heading
    /// Its touch target is too small; sizes in points.
    case target(before: CGSize, after: CGSize)
    /// It, and so many others after it, are read elsewhere: after an element, by its number in the new tree, or first.
    case order(after: Int?, others: Int)
    /// Its text is cut with an ellipsis now; what is shown of it, where that is known.
    case truncated(shown: String?)
  }

  /// The fact that became worse.
  package var fact: Fact
  /// The element, by its number in the outline of the approved tree; `nil` for what is new.
  package var baseline: Int?
  /// The element, by its number in the outline of the new tree.
  package var candidate: Int
  /// The accessibility region that it is in, by its place among the regions asked for; `nil` where it is in none, so
  /// that it is only told.
  package var region: Int?
}

/// The source of a contrast.
package enum ContrastSource: String, Sendable, Hashable, Codable {
  /// Both colours are facts of the tree.
  case tree
  /// The text's colour is a fact of the tree, and the ground is read off the picture.
  case background = "ground"
  /// Both are read off the picture.
  case pixels
}
