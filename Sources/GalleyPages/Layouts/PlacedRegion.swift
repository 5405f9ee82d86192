import GalleyTree

/// A region of a checkpoint, found on a snapshot.
public struct PlacedRegion: Sendable, Hashable {
  /// What is asked of it.
  public var kind: RegionKind
  /// What the layout calls the element, with the names of the components and rows around it.
  public var name: String
  /// How far it reaches beyond each element, in points.
  public var padding: RegionEdges
  /// The ways to the elements from the root of the screen: one, or for rows each of them.
  public var paths: [ElementPath]
}
