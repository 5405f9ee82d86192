import GalleyTree

/// A region of a checkpoint, found on a snapshot.
package struct PlacedRegion: Sendable, Hashable {
  /// What is asked of it.
  package var kind: RegionKind
  /// What the layout calls the element, with the names of the components and rows around it.
  package var name: String
  /// How far it reaches beyond each element, in points.
  package var padding: RegionEdges
  /// The ways to the elements from the root of the screen: one, or for rows each of them.
  package var paths: [ElementPath]
}
