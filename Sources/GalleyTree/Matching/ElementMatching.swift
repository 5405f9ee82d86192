/// Which element of one tree is which element of another.
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
public struct ElementMatching: Sendable {
  /// The first tree.
  public let baseline: ElementOutline
  /// The second tree.
  public let candidate: ElementOutline
  /// For each element of the first tree, the number of its partner in the second.
  public let partners: [Int?]
  /// For each element of the second tree, the number of its partner in the first.
  public let origins: [Int?]

  /// How many pairs of siblings were weighed against each other, for tests of what matching costs.
  package let weighings: Int

  /// Matches two trees.
  ///
  /// - Parameters:
  ///   - baseline: The first tree.
  ///   - candidate: The second tree.
  public init(_ baseline: Element, _ candidate: Element) {
    self.init(ElementOutline(baseline), ElementOutline(candidate))
  }

  /// Matches two trees that are laid flat already.
  ///
  /// - Parameters:
  ///   - baseline: The first tree.
  ///   - candidate: The second tree.
  public init(_ baseline: ElementOutline, _ candidate: ElementOutline) {
    var matcher = ElementMatcher(baseline, candidate)
    matcher.run()
    self.baseline = baseline
    self.candidate = candidate
    partners = matcher.partners
    origins = matcher.origins
    weighings = matcher.weighings
  }

  /// Matches two trees as if some elements and all that is below them said nothing.
  ///
  /// Then they are known by their identifiers, types and places alone.
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
    weighings = matcher.weighings
  }

  /// The pairs, in the order of the first tree.
  public var pairs: [(baseline: Int, candidate: Int)] {
    partners.enumerated().compactMap { number, partner in partner.map { (number, $0) } }
  }

  /// The elements of the first tree that the second lacks, in order.
  public var vanished: [Int] {
    partners.indices.filter { partners[$0] == nil }
  }

  /// The elements of the second tree that the first lacks, in order.
  public var appeared: [Int] {
    origins.indices.filter { origins[$0] == nil }
  }

  /// Whether a paired element has stayed in its container: its partner's parent is its parent's partner.
  ///
  /// - Parameter number: An element of the first tree.
  /// - Returns: Whether it has; true for the root, false for an element without a partner.
  public func staysInPlace(_ number: Int) -> Bool {
    guard let partner = partners[number] else { return false }
    guard let parent = baseline[number].parent else { return candidate[partner].parent == nil }
    return partners[parent] != nil && partners[parent] == candidate[partner].parent
  }
}
