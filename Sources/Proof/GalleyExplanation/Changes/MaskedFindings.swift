import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree

/// Removes findings that lie under masks.
enum MaskedFindings {
  /// The findings that show outside of masks.
  ///
  /// A finding is left out if everything it is about, its followers included, lay and lies wholly under masks.
  ///
  /// - Parameters:
  ///   - findings: All findings.
  ///   - areas: Where they show.
  ///   - masks: What is not judged, in pixels.
  ///   - matching: The pairs that the findings are about.
  /// - Returns: Those that are left, and for each of the others the index of a mask that covers some of it.
  static func remove(
    from findings: [Finding], areas: FindingAreas, masks: [PixelRect], _ matching: ElementMatching
  ) -> (rest: [Finding], covering: [Int]) {
    if masks.isEmpty { return (findings, []) }
    var covering: [Int] = []
    let rest = findings.filter { finding in
      var frames: [CGRect] = []
      for subject in finding.subjects {
        if let number = subject.baseline {
          frames.append(FindingAreas.visible(matching.baseline[number].element))
        }
        if let number = subject.candidate {
          frames.append(FindingAreas.visible(matching.candidate[number].element))
        }
      }
      for number in Set(finding.movers.keys).union(finding.growers).sorted() {
        frames.append(FindingAreas.visible(matching.baseline[number].element))
        if let partner = matching.partners[number] {
          frames.append(FindingAreas.visible(matching.candidate[partner].element))
        }
      }
      let covers = frames.map { frame in
        let area = areas.pixels(frame)
        if area.isEmpty { return Int?.none }
        return masks.firstIndex {
          $0.minX <= area.minX && $0.minY <= area.minY && $0.maxX >= area.maxX && $0.maxY >= area.maxY
        }
      }
      guard let first = covers.first ?? nil, !covers.contains(nil) else { return true }
      covering.append(first)
      return false
    }
    return (rest, covering)
  }
}
