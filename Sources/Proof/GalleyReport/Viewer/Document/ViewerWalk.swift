import Foundation
import GalleyBaselines
import GalleyExplanation
import GalleyTree

/// A walk of VoiceOver as it is shown beside the picture of the screen: the spoken lines and their places.
package struct ViewerWalk: Encodable, Sendable {
  /// The spoken lines, in the new order; a line that is gone keeps its old place.
  package var lines: [Line]
  /// The number of lines with each change, in a few words; empty where nothing has changed.
  package var summary: String
  /// The number of lines that are not shown.
  package var hidden: Int

  /// The words that VoiceOver speaks for one element.
  package struct Line: Encodable, Sendable {
    /// Its number in the new order; `nil` for what is gone.
    package var number: Int?
    /// Its number in the approved order, where that is another or it is gone.
    package var was: Int?
    /// The changes of the line: none, or `added`, `gone`, `moved` and `changed`.
    package var changes: [Change]
    /// The spoken text, or its three parts, of which the second has changed.
    package var words: [String]
    /// The spoken text before, in the same parts; `nil` where it is the same.
    package var before: [String]?
    /// The visible area of the element, in points; `nil` if it is out of sight or gone, or there is no picture.
    package var area: ViewerBox?
  }

  /// A change of a line.
  package enum Change: String, Encodable, Sendable, CaseIterable {
    case added, gone, moved, changed

    fileprivate var words: String {
      switch self {
      case .added: "reached now"
      case .gone: "no longer reached"
      case .moved: "heard elsewhere"
      case .changed: "reworded"
      }
    }
  }

  /// More than this nobody reads on one screen.
  private static let mostLines = 1000

  /// Shows a text with the approved one; `nil` for one that is no walk.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - baseline: The approved text, if it is another and a walk.
  ///   - kept: What the run tells of the screen.
  init?(_ text: String, baseline: String?, _ kept: KeptWalk?) {
    guard let after = SpokenWalk.read(text) else { return nil }
    let before = baseline.flatMap(SpokenWalk.read)
    let matching = WalkMatching(before ?? after, after)
    let frames = kept?.frames ?? []
    var lines = Self.gone(matching, after: nil)
    for new in matching.after.indices {
      lines.append(Line(matching, new, frames.indices.contains(new) ? frames[new] : nil))
      if let old = matching.former[new] { lines += Self.gone(matching, after: old) }
    }
    self.lines = Array(lines.prefix(Self.mostLines))
    hidden = lines.count - self.lines.count
    summary = Change.allCases.compactMap { change in
      let count = lines.count { $0.changes.contains(change) }
      return count > 0 ? "\(count) \(change.words)" : nil
    }.joined(separator: ", ")
  }

  /// What is gone and stood right after an element, or at the beginning.
  private static func gone(_ matching: WalkMatching, after old: Int?) -> [Line] {
    ((old ?? -1) + 1..<matching.before.count).prefix { matching.latter[$0] == nil }.map { place in
      Line(was: place + 1, changes: [.gone], words: [ViewerText.shown(matching.before[place].words)])
    }
  }
}

extension ViewerWalk.Line {
  /// An element of the new walk.
  fileprivate init(_ matching: WalkMatching, _ new: Int, _ frame: CGRect?) {
    let words = matching.after[new].words
    self.init(number: new + 1, changes: [], words: [ViewerText.shown(words)], area: frame.map(ViewerBox.init))
    guard let old = matching.former[new] else {
      changes = [.added]
      return
    }
    if matching.moved.contains(new) { (changes, was) = ([.moved], old + 1) }
    let former = matching.before[old].words
    if former != words {
      changes.append(.changed)
      (before, self.words) = ViewerText.changedParts(former, words)
    }
  }
}
