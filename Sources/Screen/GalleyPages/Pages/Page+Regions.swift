import GalleyAutomation
import GalleyTree

extension Page {
  /// The parts of a picture that are compared otherwise than the rest.
  package func regions(for checkpoint: L.Checkpoints, on snapshot: Snapshot) throws -> [PlacedRegion] {
    try clauses(for: checkpoint, on: snapshot).flatMap(\.regions).compactMap { region in
      guard let declaration = region.requirement.member.declaration else { return nil }
      let subject = ElementReference(context: context, owner: description, declaration: declaration)
      let lookup = subject.look(at: snapshot)
      var mayBeSeveral = false
      if case .rows = region.requirement.member { mayBeSeveral = !lookup.places.isEmpty }
      guard mayBeSeveral || lookup.places.count == 1 else {
        throw subject.failure(lookup, region.kind == .ignore ? "mask" : "find", at: nil)
      }
      return PlacedRegion(
        kind: region.kind, name: subject.name, padding: region.padding,
        paths: lookup.places.map(lookup.screen.path))
    }
  }

  /// The level at which a picture is compared, if the layout states it.
  ///
  /// It is of the package alone: a public member would hide elements of its name.
  ///
  /// - Returns: The level; `nil` if the layout does not state one.
  package func statedLevel(for checkpoint: L.Checkpoints, on snapshot: Snapshot) -> MatchLevel? {
    clauses(for: checkpoint, on: snapshot).compactMap(\.level).last
  }

  private func clauses(
    for checkpoint: L.Checkpoints, on snapshot: Snapshot
  ) -> [Blueprint.CheckpointClause] {
    description.promises(on: snapshot.configuration).checkpoints.filter { $0.name == checkpoint.rawValue }
  }
}

/// A region of a checkpoint, found on a snapshot.
package struct PlacedRegion: Sendable, Hashable {
  /// The comparison that is asked for.
  package var kind: RegionKind
  /// The name of the element in the layout, with the names of the components and rows around it.
  package var name: String
  /// The distance that it reaches beyond each element, in points.
  package var padding: RegionEdges
  /// The ways to the elements from the root of the screen: one, or for rows each of them.
  package var paths: [ElementPath]
}
