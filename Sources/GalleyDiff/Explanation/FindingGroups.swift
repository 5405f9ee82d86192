import Foundation
import GalleyTree

/// Puts findings together that are one change made to several elements.
enum FindingGroups {
  /// What findings have in common that become one.
  private struct Key: Hashable {
    var change: Change
    var type: ElementType
    var identifier: String
    /// Where elements must be siblings for their changes to be one.
    var parent: Int?
  }

  /// So many elements that came or went together are counted; fewer are named.
  private static let fewestArrivals = 4

  /// Groups findings.
  ///
  /// - Parameters:
  ///   - findings: The findings, in tree order.
  ///   - matching: The pairs they are about.
  /// - Returns: The groups, each in the place of its first member.
  /// - Complexity: O(*n*) in the findings.
  static func group(_ findings: [Finding], _ matching: ElementMatching) -> [Finding] {
    var members: [Key: [Int]] = [:]
    let keys = findings.enumerated().map { index, finding in
      let key = key(of: finding, matching)
      if let key { members[key, default: []].append(index) }
      return key
    }
    var groups: [Finding] = []
    for (index, finding) in findings.enumerated() {
      guard let key = keys[index], let all = members[key], all.count > 1, isEnough(all.count, key) else {
        groups.append(finding)
        continue
      }
      guard all.first == index else { continue }
      var group = finding
      for other in all.dropFirst() {
        group.others += findings[other].subjects
        group.movers.merge(findings[other].movers) { first, _ in first }
        group.growers.formUnion(findings[other].growers)
        group.passages.formUnion(findings[other].passages)
        group.consequences.keepShared(with: findings[other].consequences)
      }
      groups.append(group)
    }
    return groups
  }

  private static func isEnough(_ count: Int, _ key: Key) -> Bool {
    switch key.change {
    case .appeared, .vanished: count >= fewestArrivals
    default: true
    }
  }

  private static func key(of finding: Finding, _ matching: ElementMatching) -> Key? {
    let (outline, number): (ElementOutline, Int)
    if let baseline = finding.subject.baseline {
      (outline, number) = (matching.baseline, baseline)
    } else if let candidate = finding.subject.candidate {
      (outline, number) = (matching.candidate, candidate)
    } else {
      return nil
    }
    let element = outline[number].element
    var key = Key(change: finding.change, type: element.type, identifier: element.identifier, parent: nil)
    switch finding.change {
    case .appeared, .vanished, .moved: key.parent = outline[number].parent
    case .resized(let before, let after, let axes, let insets):
      // The same growth of elements that were not quite of one size.
      let growth = CGSize(
        width: axes.contains(.horizontal) ? rounded(after.width - before.width) : 0,
        height: axes.contains(.vertical) ? rounded(after.height - before.height) : 0)
      key.change = .resized(before: .zero, after: growth, axes: axes, insets: insets.map(rounded))
    case .container, .reordered, .looks, .truncated, .identifier: return nil
    default: break
    }
    return key
  }

  private static func rounded(_ value: Double) -> Double {
    (value * 100).rounded() / 100
  }

  private static func rounded(_ insets: Change.Insets) -> Change.Insets {
    Change.Insets(
      left: rounded(insets.left), right: rounded(insets.right), top: rounded(insets.top),
      bottom: rounded(insets.bottom))
  }
}
