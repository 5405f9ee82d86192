import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree

/// Finds accessibility regressions of a screen against the approved one.
///
/// Only what became worse is a regression. What was as bad before is counted as carried, and what got better as fixed:
/// a screen is compared with its baseline, not with a standard that it never met. The audit covers contrast, labels,
/// roles, the size of touch targets, the reading order, and truncated texts.
///
/// - Reference: [WCAG 2.2](https://www.w3.org/TR/WCAG22/) and
///   [Apple's guidelines](https://developer.apple.com/design/human-interface-guidelines/accessibility).
package struct AccessibilityComparison: Sendable {
  /// The regressions in the order of the new tree; changes of order come last.
  package private(set) var regressions: [AccessibilityRegression] = []
  /// The number of facts that are below the standard, and were before.
  package private(set) var carried = 0
  /// The number of facts that were below the standard, and no longer are.
  package private(set) var fixed = 0
  /// The trees.
  let matching: ElementMatching

  /// The change of a side that rounding to pixels can cause, in points.
  private static let roundedSide = 0.5

  /// Audits a new screen against an approved one.
  ///
  /// - Parameters:
  ///   - baseline: The approved screen.
  ///   - candidate: The new screen.
  ///   - regions: Regions in which regressions count; those of kinds other than accessibility are left out.
  /// - Throws: ``MatchSettingsError`` when a screen has no tree, or the new tree no element for a region.
  /// - Complexity: O(*n* log *n* + *p*) in the elements and the pixels.
  package init(baseline: ScreenSnapshot, candidate: ScreenSnapshot, regions: [MatchRegion] = [])
    throws(MatchSettingsError)
  {
    guard let before = baseline.tree, let after = candidate.tree else {
      let (hasOld, hasNew) = (baseline.tree != nil, candidate.tree != nil)
      let asked = MatchRegion(.accessibility(.regularText), .element(.root))
      throw .regionNeedsTree(
        regions.first ?? asked, missing: hasOld ? .candidate : hasNew ? .baseline : .both)
    }
    let matching = ElementMatching(before, after)
    try AccessibilityRegions.check(regions, in: matching.candidate)
    self.init(
      matching, pictures: (baseline.picture, candidate.picture), scale: candidate.scale,
      regions: AccessibilityRegions(regions, in: matching.candidate))
  }

  /// Audits two trees that are matched already.
  ///
  /// - Parameters:
  ///   - matching: The trees.
  ///   - pictures: Their pictures.
  ///   - scale: Pixels a point.
  ///   - regions: Where regressions count.
  ///   - difference: Which pixels differ, if it is known.
  init(
    _ matching: ElementMatching, pictures: (baseline: Bitmap, candidate: Bitmap), scale: Double,
    regions: AccessibilityRegions, difference: PixelDifference? = nil
  ) {
    self.matching = matching
    var contrasts = ContrastReader(matching, pictures, scale: scale, difference: difference)
    for number in matching.candidate.nodes.indices {
      let element = matching.candidate[number].element
      if number == 0 || element.type == .application || element.type == .window { continue }
      // A switch within a switch is a part of that, which has the name and takes the finger's place in judging.
      if element.type == .switch, let parent = matching.candidate[number].parent,
        matching.candidate[parent].element.type == .switch
      {
        continue
      }
      let origin = matching.origins[number]
      let kind = regions.kind(of: number)
      if let origin {
        judge(number, origin, regions)
      } else if kind == nil {
        continue
      }
      if let reading = contrasts.read(origin, number, kind) { judge(reading, number, origin, regions) }
    }
    judgeOrder(regions)
  }

  /// The regressions that count because they are in accessibility regions.
  package var counting: [AccessibilityRegression] { regressions.filter { $0.region != nil } }

  // MARK: The rules

  private mutating func add(
    _ fact: AccessibilityRegression.Fact, _ number: Int, _ origin: Int?, _ regions: AccessibilityRegions
  ) {
    regressions.append(
      AccessibilityRegression(
        fact: fact, baseline: origin, candidate: number, region: regions.region(of: number)))
  }

  /// Counts one fact as a regression, as carried or as fixed.
  private mutating func sort(
    isLess: Bool, wasLess: Bool, fact: @autoclosure () -> AccessibilityRegression.Fact, _ number: Int,
    _ origin: Int, _ regions: AccessibilityRegions
  ) {
    switch (wasLess, isLess) {
    case (false, true): add(fact(), number, origin, regions)
    case (true, true): carried += 1
    case (true, false): fixed += 1
    case (false, false): break
    }
  }

  private mutating func judge(
    _ reading: ContrastMeasurement, _ number: Int, _ origin: Int?, _ regions: AccessibilityRegions
  ) {
    switch reading.verdict {
    case .worse:
      add(
        .contrast(before: reading.before, after: reading.after, need: reading.need, source: reading.source),
        number, origin, regions)
    case .carried: carried += 1
    case .fixed: fixed += 1
    case .enough: break
    }
  }

  private mutating func judge(_ number: Int, _ origin: Int, _ regions: AccessibilityRegions) {
    let (old, new) = (matching.baseline[origin].element, matching.candidate[number].element)
    judgeLabel(old, new, number, origin, regions)
    let (was, role) = (AccessibilityRole(old), AccessibilityRole(new))
    if role < was { add(.role(before: old.type, after: new.type), number, origin, regions) }
    // What is no text any more is told by its role.
    if old.traits.contains(.header), !new.traits.contains(.header), role == was {
      add(.heading, number, origin, regions)
    }
    if was == .control, role == .control { judgeTarget(old, new, number, origin, regions) }
    sort(
      isLess: new.appearance?.isTruncated ?? false, wasLess: old.appearance?.isTruncated ?? false,
      fact: .truncated(shown: new.appearance?.lines?.last), number, origin, regions)
  }

  private mutating func judgeLabel(
    _ old: Element, _ new: Element, _ number: Int, _ origin: Int, _ regions: AccessibilityRegions
  ) {
    func isSilent(_ element: Element) -> Bool {
      element.label.allSatisfy(\.isWhitespace) && element.title.allSatisfy(\.isWhitespace)
    }
    // What has to say something: what had a label, and every control.
    let (wasSilent, isSilent) = (isSilent(old), isSilent(new))
    if wasSilent, AccessibilityRole(new) != .control { return }
    // A text that shows nothing any more has nothing to say.
    let showsNothing = new.appearance?.lines.map { $0.allSatisfy { $0.allSatisfy(\.isWhitespace) } } ?? false
    if new.type == .staticText, showsNothing { return }
    // An empty field reads what it asks for.
    if !(new.placeholder ?? "").isEmpty { return }
    sort(
      isLess: isSilent, wasLess: wasSilent, fact: .label(before: old.label.isEmpty ? old.title : old.label),
      number, origin, regions)
  }

  private mutating func judgeTarget(
    _ old: Element, _ new: Element, _ number: Int, _ origin: Int, _ regions: AccessibilityRegions
  ) {
    let (before, after) = (old.frame.size, new.frame.size)
    guard after.width > 0, after.height > 0, before.width > 0, before.height > 0 else { return }
    func isSmall(_ side: Double) -> Bool { side < TouchTarget.comfortable - 0.005 }
    let sides = [(Double(before.width), Double(after.width)), (Double(before.height), Double(after.height))]
    let isLess = sides.contains { isSmall($0.1) }
    let wasLess = sides.contains { isSmall($0.0) }
    if sides.contains(where: { isSmall($0.1) && $0.0 - $0.1 > Self.roundedSide }) {
      add(.target(before: before, after: after), number, origin, regions)
    } else if isLess {
      carried += 1
    } else if wasLess {
      fixed += 1
    }
  }

  private mutating func judgeOrder(_ regions: AccessibilityRegions) {
    for moved in ReadingOrderChange(matching).moved {
      add(.order(after: moved.after, others: moved.others), moved.number, moved.origin, regions)
    }
  }
}
