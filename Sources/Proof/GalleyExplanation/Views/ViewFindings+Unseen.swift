import Foundation
import GalleyTree

/// Finds what came or went out of sight, where elements have no views.
extension ViewFindings {
  /// Whether an element came or went out of sight between two that are on both screens, or behind one that is where it was, so
  /// that nothing pushed it there.
  func isUnseenArrival(_ finding: Finding, in app: App) -> Bool {
    func isAmong(
      _ number: Int, _ tree: FlatElementTree, _ partners: [Int?], _ other: FlatElementTree
    ) -> Bool {
      // What has no size is seen nowhere.
      guard let parent = tree[number].parent, !tree[number].element.frame.isEmpty,
        FindingAreas.visible(tree[number].element).isEmpty
      else { return false }
      let siblings = tree[parent].children
      guard let last = siblings.last(where: { $0 < number && partners[$0] != nil }) else { return false }
      // Beside views that came or went it may be a part of what they are of.
      return siblings.contains { $0 > number && partners[$0] != nil }
        || !app.changes.contains { $0.isArrival }
          && partners[last].map { other[$0].element.frame == tree[last].element.frame } ?? false
    }
    switch finding.change {
    case .vanished:
      return finding.subject.baseline.map {
        app.views.old[$0] == nil && isAmong($0, elements.baseline, elements.partners, elements.candidate)
      } ?? false
    case .appeared:
      return finding.subject.candidate.map {
        app.views.new[$0] == nil && isAmong($0, elements.candidate, elements.origins, elements.baseline)
      } ?? false
    default: return false
    }
  }

  /// Whether two elements came or went out of sight side by side, as the parts of one row.
  func isOfOneRow(_ finding: Finding, _ other: Finding, in app: App) -> Bool {
    guard isUnseenArrival(finding, in: app), isUnseenArrival(other, in: app) else { return false }
    func frame(_ one: Int?, _ another: Int?, _ tree: FlatElementTree) -> (CGRect, CGRect)? {
      guard let one, let another, tree[one].parent == tree[another].parent else { return nil }
      return (tree[one].element.frame, tree[another].element.frame)
    }
    let frames =
      frame(finding.subject.baseline, other.subject.baseline, elements.baseline)
      ?? frame(finding.subject.candidate, other.subject.candidate, elements.candidate)
    return frames.map { $0.minY < $1.maxY && $1.minY < $0.maxY } ?? false
  }
}
