import GalleyDiff
import GalleyImage
import GalleyTree

/// Finds changed images inside of elements that were only recoloured, where colours do not count.
///
/// The recolouring is tolerated with all pixels around it. An image in it that shows something else is a change of its
/// own.
enum RecoloredImageFindings {
  /// Finds such images.
  ///
  /// - Parameters:
  ///   - findings: What changed, judged.
  ///   - areas: Where things are.
  ///   - matching: The pairs.
  ///   - difference: Which pixels count: of those that differ in colour only, none.
  /// - Returns: A finding for each picture that looks different.
  static func find(
    _ findings: [Finding], _ areas: FindingAreas, _ matching: ElementMatching, _ difference: PixelDifference
  ) -> [Finding] {
    if difference.isEmpty { return [] }
    var isUnder = [Bool](repeating: false, count: matching.baseline.nodes.count)
    var isTold = isUnder
    for finding in findings {
      for number in finding.subjects.compactMap(\.baseline) {
        if finding.isForgiven, case .style = finding.change {
          for inside in number..<matching.baseline[number].end { isUnder[inside] = true }
        } else if finding.change.isContent {
          isTold[number] = true
        }
      }
    }
    return matching.pairs.compactMap { number, partner in
      let (old, new) = (matching.baseline[number], matching.candidate[partner])
      guard isUnder[number], !isTold[number], old.children.isEmpty, new.element.type == .image,
        old.element.frame == new.element.frame
      else { return nil }
      // The edge of what is around it may show on its outermost pixels.
      let area = areas.pixels(FindingAreas.visible(new.element))
      let inner = PixelRect(
        minX: area.minX + edge, minY: area.minY + edge, maxX: area.maxX - edge, maxY: area.maxY - edge)
      guard difference.differs(in: inner) else { return nil }
      return Finding(change: .looks, subject: .init(baseline: number, candidate: partner), isVisible: true)
    }
  }

  /// The reach of an edge for `ContentEngine`, in pixels.
  private static let edge = 2
}
