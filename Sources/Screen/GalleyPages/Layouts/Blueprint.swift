import GalleyTree

/// The promises of a layout, as data.
///
/// It is written with ``Required``, ``Absent``, ``Optionally``, ``When`` and ``Checkpoint``.
public struct Blueprint: Sendable {
  /// One part of a blueprint.
  package enum Clause: Sendable {
    case required([Requirement])
    case absent([Requirement])
    case optional([Requirement])
    case when(LayoutTrait, [Clause])
    case checkpoint(CheckpointClause)
  }

  /// A named picture, how closely it is compared, and where otherwise.
  package struct CheckpointClause: Sendable {
    package let name: String
    package let level: MatchLevel?
    package let regions: [Region]
    package let place: CallSite
  }

  /// The parts, in the order in which they were written.
  package let clauses: [Clause]
}

extension Blueprint {
  /// The elements that must be there, and those that must not, under some conditions.
  package struct Promises: Sendable {
    package var required: [Requirement] = []
    package var absent: [Requirement] = []
    package var optional: [Requirement] = []
    package var checkpoints: [CheckpointClause] = []
  }

  /// The promises that count where some traits hold and others do not.
  package func promises(where holds: (LayoutTrait) -> Bool) -> Promises {
    var promises = Promises()
    Self.collect(clauses, into: &promises, where: holds)
    return promises
  }

  private static func collect(
    _ clauses: [Clause], into promises: inout Promises, where holds: (LayoutTrait) -> Bool
  ) {
    for clause in clauses {
      switch clause {
      case .required(let requirements): promises.required += requirements
      case .absent(let requirements): promises.absent += requirements
      case .optional(let requirements): promises.optional += requirements
      case .checkpoint(let checkpoint): promises.checkpoints.append(checkpoint)
      case .when(let trait, let clauses):
        if holds(trait) { collect(clauses, into: &promises, where: holds) }
      }
    }
  }
}
