import Foundation
import GalleyTree

/// The regions in which elements may move within limits.
///
/// Judged is the frame in its container, so that an element may go with its container wherever that goes: it must stay
/// within what it was, grown by the limits on each side. Its size is judged as what it shows, unless it is ignored.
struct FloatingRegions {
  /// The verdict of a floating region on a finding.
  enum Verdict {
    /// It is about nothing that floats, or not about its frame.
    case notAsked
    /// It is within the limits of a region, given by its index.
    case within(Int)
    /// It is not.
    case beyond(RegionEdges)
  }

  private let plan: ResolvedRegions
  private let matching: ElementMatching
  /// Regions by number of their element in the new tree.
  private let named: [Int: Int]
  private let rectangles: [Int]
  /// Elements that are ignored too: these may have another size.
  private let ignored: Set<Int>

  init(_ plan: ResolvedRegions, _ matching: ElementMatching) {
    self.plan = plan
    self.matching = matching
    var named: [Int: Int] = [:]
    var rectangles: [Int] = []
    for (index, region) in plan.regions.enumerated() {
      guard case .floating = region.kind else { continue }
      if let element = plan.elements[index] { named[element] = index } else { rectangles.append(index) }
    }
    self.named = named
    ignored = Set(zip(plan.regions, plan.elements).compactMap { $0.kind == .ignore ? $1 : nil })
    self.rectangles = rectangles
  }

  /// Whether a finding is only that something floated.
  func verdict(on finding: Finding) -> Verdict {
    switch finding.change {
    case .moved, .arranged: break
    // Another size is nothing that floats: it is what the element shows.
    case .resized where finding.subject.candidate.map(ignored.contains) ?? false: break
    default: return .notAsked
    }
    guard let number = finding.subject.baseline, let partner = finding.subject.candidate,
      let (index, limits) = region(of: number, partner)
    else { return .notAsked }
    return isWithin(limits, number, partner) ? .within(index) : .beyond(limits)
  }

  /// Whether an element's frame in its container is what it was, or may be what it is.
  func keepsFrame(_ candidate: Int) -> Bool {
    guard let number = matching.origins[candidate] else { return false }
    let limits = region(of: number, candidate)?.limits ?? .zero
    return isWithin(limits, number, candidate)
  }

  private func region(of number: Int, _ partner: Int) -> (index: Int, limits: RegionEdges)? {
    let frame = FindingAreas.visible(matching.baseline[number].element)
    let index =
      named[partner]
      ?? rectangles.last { index in
        guard case .rectangle(let rect) = plan.regions[index].place else { return false }
        return rect.padded(plan.regions[index].padding).encloses(frame)
      }
    guard let index, case .floating(let limits) = plan.regions[index].kind else { return nil }
    return (index, limits)
  }

  private func isWithin(_ limits: RegionEdges, _ number: Int, _ partner: Int) -> Bool {
    let (old, new) = (
      relative(number, in: matching.baseline), relative(partner, in: matching.candidate)
    )
    let least = FrameChanges.smallest
    // What has no size any more is nowhere.
    if old.width > 0 && old.height > 0 && !(new.width > 0 && new.height > 0) { return false }
    return new.minX > old.minX - limits.left - least && new.maxX < old.maxX + limits.right + least
      && new.minY > old.minY - limits.up - least && new.maxY < old.maxY + limits.down + least
      // What only got smaller has gone further from an edge than it may, or not at all.
      && (limits != .zero || (abs(new.width - old.width) < least && abs(new.height - old.height) < least))
  }

  /// The frame of an element, counted from its container.
  private func relative(_ number: Int, in outline: FlatElementTree) -> CGRect {
    let frame = outline[number].element.frame
    guard let parent = outline[number].parent else { return frame }
    let origin = outline[parent].element.frame.origin
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}
