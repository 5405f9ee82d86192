import Foundation
import GalleyTree

/// The switch inside of a row that is one too, as a form has it: what turns the row alters this switch and not the label.
enum TurnedSwitch {
  /// How far the shadow of a switch's knob reaches beyond the switch, in points: three standard deviations of it, and its
  /// offset, without the track's edge around the knob.
  static let shadow = 25.0

  /// Whether a change of elements or views turns such switches, or recolours their tracks.
  static func isTurned(by change: Change) -> Bool {
    switch change {
    case .value, .state(.selected, _), .style(.background, _, _): true
    case .view(let change, _): isTurned(by: change)
    default: false
    }
  }

  /// Whether a change of views turns a toggle.
  static func isTurned(by change: ViewChange) -> Bool {
    change.kind == "Toggle" && change.property?.name == "selected"
  }

  /// Where the switches inside of a row lay and lie, in points; empty where it holds none.
  static func frames(in row: Finding.Subject, _ matching: ElementMatching) -> [CGRect] {
    let sides = [(row.baseline, matching.baseline), (row.candidate, matching.candidate)]
    return sides.flatMap { number, tree in number.map { frames(in: $0, tree) } ?? [] }
  }

  private static func frames(in number: Int, _ tree: FlatElementTree) -> [CGRect] {
    guard tree[number].element.type == .switch else { return [] }
    return tree[number].children.map { tree[$0].element }.filter { $0.type == .switch }
      .map(FindingAreas.visible)
  }
}
