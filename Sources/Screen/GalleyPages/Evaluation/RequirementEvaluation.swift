import GalleyAutomation
import GalleyTree

/// The state of one requirement on one snapshot.
struct RequirementEvaluation {
  /// The state.
  enum Outcome: Equatable {
    case met
    /// Not there.
    case missing
    /// Fewer rows than asked for.
    case tooFew(Int)
    /// More than one element is meant.
    case ambiguous
    /// There, but not in the state that is asked for.
    case notReady([Requirement.State])
    /// There, although it must not be.
    case present
    /// Not looked for, as the required elements are not all there.
    case notJudged
  }

  /// The element's name, with the names of the components around it, such as `tabs.home`.
  let name: String
  let requirement: Requirement
  /// Whether the element must be absent.
  let isAbsence: Bool
  /// The place where it was looked for.
  let range: Range<Int>
  /// The places that were found, in tree order.
  let places: [Int]
  /// The state.
  var outcome: Outcome

  /// The types and locator of the element.
  var declaration: ElementDeclaration? { requirement.member.declaration }
}

/// The state of a whole page on one snapshot.
struct LayoutEvaluation {
  /// All requirements, those for presence first.
  var evaluations: [RequirementEvaluation]

  /// Whether the page is there.
  var holds: Bool { evaluations.allSatisfy { $0.outcome == .met } }

  /// Whether everything that is required is there.
  var isComplete: Bool { evaluations.allSatisfy { $0.isAbsence || $0.outcome == .met } }

  /// The number of required elements that are there, and the number of all required elements.
  var score: (met: Int, of: Int) {
    let required = evaluations.filter { !$0.isAbsence }
    return (required.filter { $0.outcome == .met }.count, required.count)
  }
}
