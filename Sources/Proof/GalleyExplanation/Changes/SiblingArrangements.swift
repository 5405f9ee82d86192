import Foundation
import GalleyTree

/// Compares the relative positions of siblings: beside, above, overlapping or inside, whatever their sizes.
///
/// Two siblings are arranged as they were if something that kept them apart still does: one was above the other and is,
/// or left of it and is. So texts and sizes may change as they like, as long as nothing comes to lie on something else
/// or goes to another side of it.
enum SiblingArrangements {
  /// The position of an element relative to another one.
  enum Relation: Hashable, Sendable {
    case leftOf
    case rightOf
    case above
    case below
    case overlapping
    case inside
    case around

    /// The words between two names.
    var words: String {
      switch self {
      case .leftOf: "is left of"
      case .rightOf: "is right of"
      case .above: "is above"
      case .below: "is below"
      case .overlapping: "overlaps"
      case .inside: "lies on"
      case .around: "lies behind"
      }
    }

    /// The words for the relation before.
    var past: String {
      switch self {
      case .overlapping: "overlapped it"
      case .inside: "lay on it"
      case .around: "lay behind it"
      case .leftOf: "was left of it"
      case .rightOf: "was right of it"
      case .above: "was above it"
      case .below: "was below it"
      }
    }
  }

  /// The overlap up to which edges only touch, in points.
  private static let touch = 1.0
  /// The number of siblings on either side, in tree order, that an element is compared with.
  private static let nearest = 24

  /// Finds siblings whose relative position changed.
  ///
  /// - Parameters:
  ///   - frames: What changed.
  ///   - reorderings: Elements that changed places: these are told as such.
  ///   - names: What elements are called.
  /// - Returns: One finding an element at most, with the nearest sibling that it is arranged otherwise to.
  /// - Complexity: O(*n*) in the elements.
  static func find(_ frames: FrameChanges, _ reorderings: Reorderings, _ names: ElementNames) -> [Finding] {
    var findings: [Finding] = []
    for (parent, _) in frames.matching.pairs {
      var told = Set<Int>()
      let children = frames.kept[parent].filter { reorderings.places[$0] == nil }
      for (place, child) in children.enumerated() where !told.contains(child) {
        for other in children[(place + 1)...].prefix(nearest) where !told.contains(other) {
          guard let change = change(of: other, to: child, frames.matching, names) else { continue }
          told.insert(other)
          findings.append(
            Finding(
              change: change, subject: .init(baseline: other, candidate: frames.matching.partners[other])))
        }
      }
    }
    return findings.sorted { ($0.subject.baseline ?? 0) < ($1.subject.baseline ?? 0) }
  }

  private static func change(
    of child: Int, to other: Int, _ matching: ElementMatching, _ names: ElementNames
  ) -> Change? {
    guard let partner = matching.partners[child], let otherPartner = matching.partners[other] else {
      return nil
    }
    let before = relations(matching.baseline[child].element.frame, matching.baseline[other].element.frame)
    let after = relations(
      matching.candidate[partner].element.frame, matching.candidate[otherPartner].element.frame)
    guard let was = before.first, let now = after.first, !before.contains(where: { after.contains($0) })
    else {
      return nil
    }
    return .arranged(before: was, after: now, to: names.name(matching.baseline[other].element))
  }

  /// The relations of a frame to another one; none for a frame without area.
  static func relations(_ a: CGRect, _ b: CGRect) -> [Relation] {
    guard a.width > 0, a.height > 0, b.width > 0, b.height > 0,
      [a, b].allSatisfy({ $0.minX.isFinite && $0.minY.isFinite })
    else { return [] }
    // What is thinner than the touch is apart where its middle is.
    let (across, down) = (
      min(touch, min(a.width, b.width) / 2), min(touch, min(a.height, b.height) / 2)
    )
    var relations: [Relation] = []
    if a.maxY <= b.minY + down { relations.append(.above) }
    if b.maxY <= a.minY + down { relations.append(.below) }
    if a.maxX <= b.minX + across { relations.append(.leftOf) }
    if b.maxX <= a.minX + across { relations.append(.rightOf) }
    if !relations.isEmpty { return relations }
    if b.insetBy(dx: -touch, dy: -touch).contains(a) { return [.inside] }
    return a.insetBy(dx: -touch, dy: -touch).contains(b) ? [.around] : [.overlapping]
  }
}
