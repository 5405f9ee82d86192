import Foundation
import GalleyImage
import GalleyTree

/// Two neighbouring frames of a screen that may be coming to rest.
struct FrameComparison {
  private let previous: Capture
  private let actual: Capture
  private let scope: (Snapshot) throws -> SettlingScope

  init(_ previous: Capture, _ actual: Capture, scope: @escaping (Snapshot) throws -> SettlingScope) {
    self.previous = previous
    self.actual = actual
    self.scope = scope
  }

  /// Whether both are equal in pixels and trees, in all that has to hold still.
  var isSame: Bool {
    if previous.picture == actual.picture, previous.snapshot.applications == actual.snapshot.applications {
      return true
    }
    let (old, new) = parts
    return old.stillElements == new.stillElements && FramePixels(old, new).isEmpty
  }

  /// The changes, the most significant first; if the trees agree, the topmost elements whose pixels differ.
  func changes() -> [FrameChange] {
    let (old, new) = parts
    let found = treeChanges(old, new)
    let pixels = FramePixels(old, new)
    if !found.isEmpty { return found }
    return pixels.changes(in: new)
  }

  private var parts: (FramePart, FramePart) {
    (FramePart(previous, scope: scope), FramePart(actual, scope: scope))
  }

  private func treeChanges(_ old: FramePart, _ new: FramePart) -> [FrameChange] {
    if old.stillElements == new.stillElements { return [] }
    let matching = ElementMatching(old.outline, new.outline)
    var found: [FrameChange] = []
    for (a, b) in matching.pairs where !(old.isLeftOut[a] && new.isLeftOut[b]) {
      found += FrameChange.between(old.outline[a].element, new.outline[b].element)
    }
    for number in matching.vanished where isReported(number, old, matching.partners) {
      found.append(FrameChange(old.outline[number].element, .vanished))
    }
    for number in matching.appeared where isReported(number, new, matching.origins) {
      found.append(FrameChange(new.outline[number].element, .appeared))
    }
    if found.isEmpty {
      for (a, b) in matching.pairs where !(old.isLeftOut[a] && new.isLeftOut[b]) {
        guard !matching.staysInPlace(a) || old.outline[a].position != new.outline[b].position else {
          continue
        }
        found.append(FrameChange(new.outline[b].element, .order))
      }
    }
    return found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(
      \.element)
  }

  /// Whether the coming or going of an element is reported: not if it came or went along with its parent.
  private func isReported(_ number: Int, _ part: FramePart, _ partners: [Int?]) -> Bool {
    part.outline[number].parent.map { !part.isLeftOut[$0] && partners[$0] != nil } ?? true
  }
}
