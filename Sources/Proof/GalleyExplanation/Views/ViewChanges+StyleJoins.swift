import Foundation
import GalleyTree

/// Puts the properties of one box together that are one change, or follow from each other.
extension ViewChanges {
  /// A width and a height in pixels that both changed are one size.
  static func joinSize(_ edits: inout [Edit]) {
    guard let width = edits.first(where: { $0.property.name == "width" }),
      let height = edits.firstIndex(where: { $0.property.name == "height" }),
      [width.before, width.after, edits[height].before, edits[height].after].allSatisfy({ $0.hasSuffix("px") }
      )
    else { return }
    func size(_ side: (Edit) -> String) -> String {
      "\(side(width).dropLast(2)) × \(side(edits[height]).dropLast(2)) px"
    }
    edits[height] = Edit(
      property: ViewProperty(.resized, "size", .layout), before: size(\.before), after: size(\.after),
      raw: width.raw)
    edits.removeAll { $0.property.name == "width" }
  }

  /// Both axes of an overflow that changed alike are one.
  static func joinOverflow(_ edits: inout [Edit]) {
    guard let x = edits.firstIndex(where: { $0.property.name == "overflow-x" }),
      let y = edits.firstIndex(where: { $0.property.name == "overflow-y" }), edits[x].raw == edits[y].raw
    else { return }
    edits[x].property = ViewProperty(.restyled, "overflow", .layout)
    edits.remove(at: y)
  }

  /// The parts of `flex` that changed together.
  func joinFlex(_ edits: inout [Edit], _ a: Int, _ b: Int) {
    let names = ["flex-grow", "flex-shrink", "flex-basis"]
    let parts = edits.indices.filter { names.contains(edits[$0].property.name) }
    guard parts.count > 1 else { return }
    func value(_ number: Int, _ tree: FlatViewTree) -> String {
      names.compactMap { StyleProperty.value($0, of: number, in: tree) }.joined(separator: " ")
    }
    let (before, after) = (value(a, matching.baseline), value(b, matching.candidate))
    edits[parts[0]] = Edit(
      property: ViewProperty(.resized, "flex", .layout), before: before, after: after,
      raw: .init(before: before, after: after))
    for index in parts.dropFirst().reversed() { edits.remove(at: index) }
  }

  /// Lines and drawings in the colour of the text follow from that.
  func removeOfColor(_ edits: inout [Edit], _ a: Int, _ b: Int) {
    guard let old = StyleProperty.value("color", of: a, in: matching.baseline),
      let new = StyleProperty.value("color", of: b, in: matching.candidate), old != new
    else { return }
    edits.removeAll { edit in
      guard edit.property.name != "color", !StyleProperty.isCustom(edit.property.name),
        edit.property.name != "background-color", let before = edit.raw.before, let after = edit.raw.after
      else { return false }
      return before.contains(old) && before.replacing(old, with: new) == after
    }
  }

  /// A part of a text that stands in an element of its own now, or no longer, is told by that element; an opened disclosure by its state.
  func removeMoved(_ edits: inout [Edit], _ a: Int, _ b: Int) {
    if let index = edits.firstIndex(where: { $0.property.name == "list-style-type" }),
      edits[index].before.hasPrefix("disclosure-"), edits[index].after.hasPrefix("disclosure-")
    {
      func isOpen(_ value: String) -> String { value == "disclosure-open" ? "yes" : "no" }
      edits[index].property = ViewProperty(.state, "expanded", .state)
      edits[index].before = isOpen(edits[index].before)
      edits[index].after = isOpen(edits[index].after)
    }
    guard let index = edits.firstIndex(where: { $0.property.kind == .text }) else { return }
    let (before, after) = (edits[index].before, edits[index].after)
    let came = matching.candidate[b].children.filter { matching.origins[$0] == nil }
    let went = matching.baseline[a].children.filter { matching.partners[$0] == nil }
    let isWrapped = came.contains {
      Self.isText(before, of: after, and: matching.candidate[$0].facts["text"])
    }
    let isUnwrapped = went.contains {
      Self.isText(after, of: before, and: matching.baseline[$0].facts["text"])
    }
    if isWrapped || isUnwrapped { edits.remove(at: index) }
  }

  /// Whether a text is another one with a part in it.
  private static func isText(_ whole: String, of rest: String, and part: String?) -> Bool {
    guard let part, let range = whole.range(of: part) else { return false }
    func words(_ text: String) -> [Substring] { text.split(separator: " ") }
    return words(whole.replacingCharacters(in: range, with: " ")) == words(rest)
  }
}
