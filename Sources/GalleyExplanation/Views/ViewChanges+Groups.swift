import GalleyTree

/// Finds which changes of views are one, made at several places.
extension ViewChanges {
  /// What changes that are told together have in common.
  private enum GroupKey: Hashable {
    case value(ViewChange.What, kind: String)
    case edit(String)
    case arrivals(isNew: Bool, kind: String, looks: UInt64, parent: Int?)
  }

  mutating func group() {
    var groups: [ViewChange] = []
    var numbers: [GroupKey: Int] = [:]
    for change in changes {
      guard let key = key(change) else {
        groups.append(change)
        continue
      }
      if let number = numbers[key] {
        groups[number].places += change.places
        // A bar's title is known by its text; of a field a tint shows in the caret alone.
        let isFirstPlain =
          groups[number].kind == "navigationBar" && change.kind == "Text"
          || Self.fields.contains(groups[number].kind) && !Self.fields.contains(change.kind)
        if isFirstPlain {
          groups[number].kind = change.kind
          groups[number].places.swapAt(0, groups[number].places.count - 1)
        }
        if let one = groups[number].property, let other = change.property, one != other,
          case .given(_, let before, let after) = groups[number].what
        {
          groups[number].what = .given(
            ViewProperty(.restyled, "colour", .paint), before: before, after: after)
        }
      } else {
        numbers[key] = groups.count
        groups.append(change)
      }
    }
    changes = groups
    join()
  }

  private static let fields: Set<String> = ["TextField", "SecureField", "TextEditor", "searchable"]

  /// Two colours without the opacity that they have in common.
  private static func sharingAlpha(_ before: String, _ after: String) -> (String, String) {
    guard before.count == 9, after.count == 9, before.hasPrefix("#"), after.hasPrefix("#"),
      before.suffix(2) == after.suffix(2)
    else { return (before, after) }
    return (String(before.dropLast(2)), String(after.dropLast(2)))
  }

  private func key(_ change: ViewChange) -> GroupKey? {
    switch change.what {
    case .given(let property, let before, let after):
      // A colour that became another one is one change wherever it was used, through whatever it is seen.
      if property.effect == .paint, let before, let after, before.contains("#"), after.contains("#"),
        !before.contains(","), !after.contains(",")
      {
        let (old, new) = Self.sharingAlpha(before, after)
        return .value(.given(ViewProperty(.restyled, "colour", .paint), before: old, after: new), kind: "")
      }
      if property.kind == .text, let edit = NumberFormatEdit(before ?? "", after ?? "") {
        return .edit(edit.text)
      }
      if property.name == "symbol", let before, let after, let edit = SymbolEdit(before, after) {
        return .edit(edit.text)
      }
      // A stack and the frame around it are aligned alike.
      let isOfKind = property.effect == .layout && property.name != "alignment"
      return .value(change.what, kind: isOfKind ? change.kind : "")
    case .replaced: return .value(change.what, kind: "")
    case .inserted: return arrivals(change, matching.candidate, change.place.new)
    case .removed: return arrivals(change, matching.baseline, change.place.old)
    case .reordered: return nil
    }
  }

  /// Lines between rows, and marks on several rows, come and go together.
  private func arrivals(_ change: ViewChange, _ tree: FlatViewTree, _ number: Int?) -> GroupKey? {
    guard let number else { return nil }
    let node = tree[number]
    if Self.isPlain(node.kind) {
      return .arrivals(isNew: change.what == .inserted, kind: node.kind, looks: 0, parent: node.parent)
    }
    let isRow = node.kind == "row" || node.id != nil || !node.contents.isEmpty
    if isRow { return nil }
    return .arrivals(
      isNew: change.what == .inserted, kind: node.kind, looks: node.digest, parent: nil)
  }
}
