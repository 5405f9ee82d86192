import Foundation
import GalleyTree

/// Where a change of views lies: the element by which people know the place, and the areas that it can affect.
struct ViewPlacing: Hashable, Sendable {
  /// How the changed view stands to the element that it is told of.
  enum Relation: Hashable, Sendable {
    /// The element stands for the view.
    case own
    /// The view lies in the element.
    case inside
    /// The element lies in the view.
    case around
    /// The element lies beside the view.
    case beside
    /// No element is near.
    case alone
  }

  /// The frames of a view on both screens, in points.
  struct Extent: Hashable, Sendable {
    var before: CGRect?
    var after: CGRect?
  }

  var relation: Relation
  /// Where the views were and are whose pixels the change can alter, in points.
  var own: [CGRect]
  /// Where the changed views were and are with all inside, in points.
  var whole: [CGRect] = []
  /// The extents of the changed views, in the order of their places.
  var extents: [Extent] = []
  /// Where views were and are that have another place or size because of it, in points.
  var following: [CGRect] = []
}
