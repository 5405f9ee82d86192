import Foundation
import GalleyTree

/// Explains the difference of two trees: the original changes, each with what only follows it.
struct TreeExplanation: Sendable {
  /// The pairs that are judged.
  let matching: ElementMatching
  /// The names of their elements.
  let names: ElementNames
  /// The origins, in tree order, before any are put together in groups.
  private(set) var findings: [Finding] = []

  /// Explains the difference of two trees.
  ///
  /// - Parameters:
  ///   - matching: The pairs.
  ///   - scale: Pixels a point.
  ///   - arrangements: Whether to tell how siblings stand to each other too.
  /// - Complexity: O(*n* log *n*) in the elements, beside what ``ElementMatching`` states.
  init(_ matching: ElementMatching, scale: Double, arrangements: Bool = false) {
    self.matching = matching
    names = ElementNames(matching)
    let frames = FrameChanges(matching, scale: scale)
    let reflows = TextReflows(frames)
    let content = ContentChanges(matching, reflows)
    let reorderings = Reorderings(frames)
    // A text's new width comes from its room, and its new height from its new width.
    let insets = frames.contentInsets[Axis.horizontal.rawValue]
    let widths = SizeOrigins(frames, content, reflows: [:], .horizontal)
    let resizedContainers = reflows.resizedContainers.compactMapValues { room in
      insets[room] != nil ? .contentInset(room) : widths.origins[room]
    }
    let growths = Axis.allCases.map { SizeOrigins(frames, content, reflows: resizedContainers, $0) }
    let shifts = Axis.allCases.map { PositionOrigins(frames, growths[$0.rawValue], reorderings, $0) }
    var assembly = FindingAssembler(
      names: names, frames: frames, reorderings: reorderings, growths: growths, shifts: shifts)
    findings = assembly.assemble(content)
    if arrangements { findings += SiblingArrangements.find(frames, reorderings, names) }
  }
}
