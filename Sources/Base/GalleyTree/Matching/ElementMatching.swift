/// A matching of the elements of two trees.
///
/// Matching is deterministic, pairs each element with one other at most, and pairs the two roots always. In order
/// of trust:
///
/// 1. an identifier that both trees have once, on elements of one type, wherever they are;
/// 2. among the children of two paired elements: an identifier, equal content, type and label, each where it is
///    unique on both sides;
/// 3. for the rest of the children, between the same paired neighbours: the best alignment of those of one type,
///    by content, text and frame. A text that changed in its place is found here;
/// 4. children that got or lost a container around them.
///
/// Elements whose identifiers differ are paired only if type and label agree, or type and content.
///
/// - Complexity: O(*n* log *n*) in the elements of both trees, with a factor of at most
///   `SiblingAlignment/cellLimit`'s square root where siblings have nothing unique about them.
package struct ElementMatching: Sendable {
  /// The first tree.
  package let baseline: FlatElementTree
  /// The second tree.
  package let candidate: FlatElementTree
  /// The number of the partner in the second tree, for each element of the first.
  package let partners: [Int?]
  /// The number of the partner in the first tree, for each element of the second.
  package let origins: [Int?]

  /// The number of pairs of siblings that were compared, for tests of the cost of matching.
  package let comparisonCount: Int

  /// Matches two trees.
  package init(_ baseline: Element, _ candidate: Element) {
    self.init(FlatElementTree(baseline), FlatElementTree(candidate))
  }

  /// Matches two flat trees.
  package init(_ baseline: FlatElementTree, _ candidate: FlatElementTree) {
    var matcher = ElementMatcher(baseline, candidate)
    matcher.run()
    self.baseline = baseline
    self.candidate = candidate
    partners = matcher.partners
    origins = matcher.origins
    comparisonCount = matcher.comparisonCount
  }

  /// Matches two trees without the texts of some elements and of all that is below them.
  ///
  /// Then they are matched by their identifiers, types and places alone.
  ///
  /// - Parameters:
  ///   - other: A matching of the two trees.
  ///   - roots: The elements, by number in the second tree; their partners in the other matching say nothing either.
  package init(_ other: ElementMatching, withoutTextsBelow roots: Set<Int>) {
    let old = Set(roots.compactMap { other.origins[$0] })
    var matcher = ElementMatcher(
      other.baseline.withoutTexts(below: old), other.candidate.withoutTexts(below: roots))
    matcher.run()
    baseline = other.baseline
    candidate = other.candidate
    partners = matcher.partners
    origins = matcher.origins
    comparisonCount = matcher.comparisonCount
  }

  /// The pairs, in the order of the first tree.
  package var pairs: [(baseline: Int, candidate: Int)] {
    partners.enumerated().compactMap { number, partner in partner.map { (number, $0) } }
  }

  /// The elements of the first tree that the second lacks, in order.
  package var vanished: [Int] {
    partners.indices.filter { partners[$0] == nil }
  }

  /// The elements of the second tree that the first lacks, in order.
  package var appeared: [Int] {
    origins.indices.filter { origins[$0] == nil }
  }

  /// Whether a paired element has stayed in its container: its partner's parent is its parent's partner.
  package func staysInPlace(_ number: Int) -> Bool {
    guard let partner = partners[number] else { return false }
    guard let parent = baseline[number].parent else { return candidate[partner].parent == nil }
    return partners[parent] != nil && partners[parent] == candidate[partner].parent
  }
}
