import Foundation
import GalleyTree

/// Groups findings that are one change made to several elements.
enum FindingGroups {
  /// The key of findings that become one.
  private struct Key: Hashable {
    var change: Change
    var type: ElementType
    var identifier: String
    /// The parent, where elements must be siblings for their changes to be one.
    var parent: Int?
    /// Whether it is one colour that changed wherever it was used.
    var isToken = false
    /// The remark, unless it is only about an ignored element in the group.
    var remark: Finding.Remark?
  }

  /// The fewest elements that appeared or vanished together to be counted instead of named.
  private static let fewestArrivals = 4

  /// The fewest siblings of a type that changed alike to be one change, whatever their names.
  private static let fewestAlike = 3

  /// The key of siblings of a type that changed alike, without their names.
  private static func broad(_ finding: Finding, _ key: Key?, _ matching: ElementMatching) -> Key? {
    guard var key, !key.isToken, let number = finding.subject.baseline else { return nil }
    switch finding.change {
    case .resized, .style, .spacing, .contentInset:
      key.identifier = ""
      key.parent = matching.baseline[number].parent
      return key
    default: return nil
    }
  }

  /// Groups findings.
  ///
  /// - Parameters:
  ///   - findings: The findings, in tree order.
  ///   - matching: The pairs they are about.
  /// - Returns: The groups, each in the place of its first member.
  /// - Complexity: O(*n*) in the findings.
  static func group(_ findings: [Finding], _ matching: ElementMatching) -> [Finding] {
    var members: [Key: [Int]] = [:]
    let kept = keptColors(matching)
    let all = findings.map { finding in
      var key = key(of: finding, matching, kept)
      if finding.remark != .frameOfIgnored, finding.remark != .reachesOutside { key?.remark = finding.remark }
      return key
    }
    let alike = Dictionary(grouping: zip(findings, all).compactMap { broad($0, $1, matching) }) { $0 }
    let keys = zip(findings, all).enumerated().map { index, found in
      var key = found.1
      if let wide = broad(found.0, key, matching), alike[wide]?.count ?? 0 >= fewestAlike { key = wide }
      if let key { members[key, default: []].append(index) }
      return key
    }
    var groups: [Finding] = []
    for (index, finding) in findings.enumerated() {
      var finding = finding
      finding.isToken = finding.isToken || keys[index]?.isToken ?? false
      guard let key = keys[index], let all = members[key], all.count > 1, isEnough(all.count, key) else {
        groups.append(finding)
        continue
      }
      guard all.first == index else { continue }
      var group = finding
      for other in all.dropFirst() {
        group.others += findings[other].subjects
        group.placing?.extents += findings[other].placing?.extents ?? []
        group.movers.merge(findings[other].movers) { first, _ in first }
        group.growers.formUnion(findings[other].growers)
        group.passages.formUnion(findings[other].passages)
        group.consequences.keepShared(with: findings[other].consequences)
        group.remark = group.remark ?? findings[other].remark
        if case .style(let one, let before, let after) = group.change,
          case .style(let another, _, _) = findings[other].change, one != another
        {
          group.change = .style(.color, before: before, after: after)
        }
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

  /// The colours that some element has kept.
  ///
  /// A colour that no element kept was changed where it is defined, for all that use it.
  private static func keptColors(_ matching: ElementMatching) -> Set<String> {
    var kept = Set<String>()
    for (a, b) in matching.pairs {
      let (old, new) = (matching.baseline[a].element.appearance, matching.candidate[b].element.appearance)
      if let color = old?.foreground, color == new?.foreground { kept.insert(color) }
      if let color = old?.background, color == new?.background { kept.insert(color) }
    }
    return kept
  }

  private static func key(
    of finding: Finding, _ matching: ElementMatching, _ kept: Set<String>
  ) -> Key? {
    let (outline, number): (FlatElementTree, Int)
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
    case .appeared, .vanished: key.parent = outline[number].parent
    case .moved(let way):
      key.parent = outline[number].parent
      key.change = .moved(CGVector(dx: Change.settled(way.dx), dy: Change.settled(way.dy)))
    case .style(.foreground, let before, let after), .style(.background, let before, let after):
      if before == "none" || after == "none" || kept.contains(before) { break }
      return Key(
        change: .style(.color, before: before, after: after), type: .any, identifier: "", parent: nil,
        isToken: true)
    case .resized(let before, let after, let axes, let insets):
      // The same growth of elements that were not quite of one size; or the same insets around content that grew.
      let growth = CGSize(
        width: axes.contains(.horizontal) ? Change.settled(after.width - before.width) : 0,
        height: axes.contains(.vertical) ? Change.settled(after.height - before.height) : 0)
      key.change = .resized(
        before: .zero, after: insets == nil ? growth : .zero, axes: axes, insets: insets.map(rounded))
    case .container, .reordered, .looks, .truncated, .identifier: return nil
    default: break
    }
    return key
  }

  private static func rounded(_ insets: Change.Insets) -> Change.Insets {
    Change.Insets(
      left: Change.settled(insets.left), right: Change.settled(insets.right), top: Change.settled(insets.top),
      bottom: Change.settled(insets.bottom))
  }
}
