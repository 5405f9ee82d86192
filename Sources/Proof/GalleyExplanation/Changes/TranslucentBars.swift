import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree

/// Attributes the pixels of translucent bars and other materials to what changed below them.
///
/// A bar of frosted glass has no colour of its own, so nothing in the tree says why its pixels differ. Where something
/// that changed reaches below it, that is the reason.
enum TranslucentBars {
  private static let types: Set<ElementType> = [.tabBar, .navigationBar, .toolbar]

  /// How far a bar blurs what is below it, in points: three standard deviations of its material, and what rounding adds.
  static let blur = 62.0

  /// Attributes the differing pixels of such bars.
  ///
  /// - Parameters:
  ///   - rest: The pixels that nobody owns yet.
  ///   - findings: What changed; those that do not count get none, so that they hide nothing of a bar.
  ///   - areas: Where things are.
  ///   - matching: The pairs.
  ///   - materials: Where other materials lie, in points.
  static func attribute(
    _ rest: inout PixelDifference, to findings: inout [Finding], _ areas: FindingAreas,
    _ matching: ElementMatching, materials: [CGRect]
  ) {
    var bars = bars(areas, matching)
    bars += materials.map { (areas.pixels($0), nil) }
    // One beside another blurs what the other shows of what lies below it.
    for isThrough in [false, true] {
      for bar in bars where !rest.isEmpty {
        attribute(bar.area, bar.number, &rest, to: &findings, areas, matching, isThrough: isThrough)
      }
    }
  }

  private static func bars(_ areas: FindingAreas, _ matching: ElementMatching) -> [(
    area: PixelRect, number: Int?
  )] {
    matching.candidate.nodes.enumerated().compactMap { number, node in
      guard types.contains(node.element.type), !isOpaque(node.element) else { return nil }
      return (areas.pixels(FindingAreas.visible(node.element)), number)
    }
  }

  /// The height of the strips at the edges of the screen where the system draws signs that no tree has, in points.
  ///
  /// They are white on dark grounds, and black on others. The status bar of an iPhone with a Dynamic Island is the highest.
  static let signs = (top: 62.0, bottom: 14.0)

  /// Where a ground of another colour shows in other colours than its own: below bars and other materials, and beside the
  /// system's signs; in pixels.
  static func blended(_ areas: FindingAreas, _ matching: ElementMatching, materials: [CGRect]) -> [PixelRect]
  {
    let screen = matching.candidate[0].element.frame
    let top = screen.divided(atDistance: signs.top, from: .minYEdge).slice
    let bottom = screen.divided(atDistance: signs.bottom, from: .maxYEdge).slice
    return bars(areas, matching).map(\.area) + (materials + [top, bottom]).map { areas.pixels($0) }
  }

  private static func attribute(
    _ bar: PixelRect, _ number: Int?, _ rest: inout PixelDifference, to findings: inout [Finding],
    _ areas: FindingAreas, _ matching: ElementMatching, isThrough: Bool
  ) {
    guard rest.differs(in: bar),
      let owner = owner(of: bar, number, findings, areas, matching, isThrough: isThrough),
      let place = rest.take(bar)
    else { return }
    findings[owner].places.append(place)
    findings[owner].veils.append(bar)
  }

  private static func isOpaque(_ element: Element) -> Bool {
    element.appearance?.background?.hasSuffix("FF") ?? false
  }

  /// The finding that reaches furthest below a bar, which an element stands for or not: by itself, or through other bars.
  private static func owner(
    of bar: PixelRect, _ number: Int?, _ findings: [Finding], _ areas: FindingAreas,
    _ matching: ElementMatching, isThrough: Bool
  ) -> Int? {
    var best: (owner: Int, reach: Int)?
    for (owner, finding) in findings.enumerated() where finding.isVisible && finding.ownsSurroundings {
      let isInside = finding.subjects.contains { subject in
        guard let number else { return false }
        return subject.candidate.map { matching.candidate.isInside($0, of: number) || $0 > number } ?? false
      }
      if isInside { continue }
      let below = isThrough ? finding.veils : areas.own(finding) + areas.following(finding)
      let shared = below.compactMap {
        $0.isEmpty ? nil : areas.grown($0, by: blur).intersection(bar)
      }
      let reach = shared.map(\.area).max() ?? 0
      if reach > best?.reach ?? 0 { best = (owner, reach) }
    }
    return best?.owner
  }
}
