import Foundation
import GalleyText
import GalleyTree

/// Sentences about what an app's views were given.
enum ViewPhrase {
  /// The beginning of the sentence: what changed, and where.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - relation: How the view stands to the element.
  ///   - name: The name of the element, or of the first one and how many others.
  static func subject(_ change: ViewChange, _ relation: ViewPlacing.Relation, _ name: String) -> String {
    if change.property?.effect == .surroundings { return "the screen" }
    let isArrival = change.isArrival
    let view = change.alike > 1 ? EnglishNoun.count(change.alike, change.view) : change.view
    switch relation {
    case .own: return isArrival && change.view.hasSuffix("Mark") ? "\(view) in \(name)" : name
    case .around: return isArrival ? name : "\(view) around \(name)"
    case .inside where isContainer(change) && !isArrival: return name
    case .inside where change.text != nil: return name
    case .inside where StyledBox.isKind(change.kind) && name.hasPrefix(ElementType.webView.name): return view
    case .inside: return "\(view) in \(name)"
    case .beside: return "\(view) beside \(name)"
    case .alone: return view
    }
  }

  /// The name of an element with that of its box in place of a type that says little.
  static func box(_ selector: String, _ name: String) -> String {
    guard let type = name.split(separator: " ").first, vague.contains(String(type)) else { return name }
    return selector + name.dropFirst(type.count)
  }

  private static let vague = Set(
    [
      ElementType.application, .cell, .group, .other, .splitter, .staticText, .table, .tableRow,
      .webView,
    ].map(\.name))

  /// What happened; where the element is known by nothing but the text that changed, the texts stand for its name.
  static func predicate(
    _ change: ViewChange, _ relation: ViewPlacing.Relation, isGroup: Bool, isRenamed: Bool
  )
    -> String
  {
    let (their, are) = isGroup || change.alike > 1 ? ("their", "are") : ("its", "is")
    switch change.what {
    case .inserted:
      return " appeared"
    case .removed:
      return " \(are) gone"
    case .reordered:
      let what = change.kind == "ZStack" ? "lies" : "stands"
      return isGroup
        ? " \(change.kind == "ZStack" ? "lie" : "stand") in another order"
        : " \(what) elsewhere among its neighbours"
    case .replaced(let before, let after):
      return ": \(StyledBox.isKind(change.kind) ? "element" : "shape") \(before) → \(after)"
    case .given(let property, let before, let after):
      if property.kind == .text || property.kind == .renamed, property.effect == .content {
        let (old, new) = Phrase.texts(before ?? "", after ?? "")
        return isRenamed ? " \(old) → \(new)" : ": \(property.name) \(old) → \(new)"
      }
      if StyledBox.isKind(change.kind) {
        let origin = change.rule.map { " (\(CleanText.line($0, limit: 80)))" } ?? ""
        return style(property, before ?? "none", after ?? "none", are) + origin
      }
      if before == nil, property.name == "drawing" || property.name == "outline" {
        return ": \(after ?? "")"
      }
      if property.name == "drawing" { return " \(are) drawn otherwise\(shapes(before, after))" }
      if property.name == "clip" {
        return after == nil ? " \(are) no longer clipped" : " \(are) clipped to \(their) frame now"
      }
      if property.name == "selected", change.kind == "Toggle" {
        return " \(are) \(after == "yes" ? "on" : "off") now"
      }
      // The increase that several views have in common, whatever each had before.
      if before == nil, let gain = after, gain.hasPrefix("+ ") || gain.hasPrefix("− ") {
        return ": \(property.name) \(gain)"
      }
      let holder = relation == .inside && isContainer(change) ? " of \(their) \(change.view)" : ""
      let (old, new) = values(before, after)
      return ": \(property.name)\(holder) \(old) → \(new)"
    }
  }

  /// A property of a box: a unit that both values have is written once, as in `padding-top 8 → 12 px`.
  private static func style(_ property: ViewProperty, _ before: String, _ after: String, _ are: String)
    -> String
  {
    if property.name == "drawing" { return " \(are) drawn otherwise" }
    if property.name == "enabled" { return " \(are) \(after == "yes" ? "enabled" : "disabled") now" }
    var old = before
    var new = after
    if Self.pixels(before) != nil, let length = Self.pixels(after) {
      old = String(before.dropLast(2))
      new = "\(length) px"
    }
    return ": \(property.name) \(clean(old)) → \(clean(new))"
  }

  /// The number of a length in pixels.
  private static func pixels(_ value: String) -> Substring? {
    value.hasSuffix("px") && Double(value.dropLast(2)) != nil ? value.dropLast(2) : nil
  }

  /// Whether the view arranges others, so that the sentence names it.
  private static func isContainer(_ change: ViewChange) -> Bool {
    change.view.hasSuffix("Stack") || change.view.hasSuffix("Grid") || change.view == "GridRow"
  }

  /// The number of shapes in drawings, without the digests that tell them apart.
  private static func shapes(_ before: String?, _ after: String?) -> String {
    func count(_ drawing: String?) -> String? {
      drawing?.components(separatedBy: " (")[0].components(separatedBy: ", drawing ").last
    }
    guard let old = count(before), let new = count(after) else { return "" }
    return old == new ? " (\(new))" : " (\(clean(old)) → \(clean(new)))"
  }

  /// Two values in words; a name that the app gave to the colours of both is said once, as in `kitchen #C2541D → #B0451A`.
  private static func values(_ before: String?, _ after: String?) -> (String, String) {
    let (old, new) = (clean(before), clean(after))
    guard let name = colorName(old), name == colorName(new) else { return (old, new) }
    return (old, String(new.dropFirst(name.count + 1)))
  }

  /// What stands before the one colour at the end of a value.
  private static func colorName(_ value: String) -> Substring? {
    guard let space = value.lastIndex(of: " "), value[space...].hasPrefix(" #") else { return nil }
    return value[..<space].contains("#") ? nil : value[..<space]
  }

  private static func clean(_ value: String?) -> String {
    value.map { CleanText.line($0, limit: 80) } ?? "none"
  }
}

extension ViewChange {
  /// The facts of a cause.
  var told: CauseWriter.Facts {
    switch what {
    case .inserted: (.appeared, "", "", "")
    case .removed: (.vanished, "", "", "")
    case .reordered: (.reordered, kind == "ZStack" ? "z-order" : "order", "", "")
    case .replaced(let before, let after):
      (.restyled, StyledBox.isKind(kind) ? "element" : "shape", before, after)
    case .given(let property, let before, let after):
      (
        property.kind, property.name,
        CleanText.line(before ?? (property == DrawingEdit.whole ? "" : "none")),
        CleanText.line(after ?? "none")
      )
    }
  }

  /// The change without places: what it has in common with the same one elsewhere.
  var delta: String {
    switch what {
    case .inserted, .removed, .reordered: words.isEmpty ? kind : "\(kind) \(words)"
    case .replaced(let before, let after): "\(before)→\(after)"
    // Not all that is painted with a colour knows its name.
    case .given(_, let before, let after):
      "\(ViewChanges.bare(before ?? ""))→\(ViewChanges.bare(after ?? ""))"
    }
  }
}
