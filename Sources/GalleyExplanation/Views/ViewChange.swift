import Foundation
import GalleyTree

/// One change of what the views of an app were given, at all places where it was made alike.
struct ViewChange: Hashable, Sendable {
  /// A view on both sides, by its number in each tree.
  struct Place: Hashable, Sendable {
    var old: Int?
    var new: Int?

    /// Its number in one of the trees.
    func number(isNew: Bool) -> Int? { isNew ? new : old }
  }

  /// What is otherwise.
  enum What: Hashable, Sendable {
    /// A property has another value; `nil` where it is not given.
    case given(ViewProperty, before: String?, after: String?)
    /// A view is new.
    case inserted
    /// A view is gone.
    case removed
    /// Views stand in another order.
    case reordered
    /// A shape is another one.
    case replaced(before: String, after: String)
  }

  var what: What
  /// The view or modifier that it was given by, such as `HStack`.
  var kind: String
  /// The view itself, where it was given by a modifier.
  var view: String
  /// The places, at least one.
  var places: [Place]
  /// The places of what follows from it, which look otherwise as well.
  var following: [Place] = []
  /// The values as they were given, by fact, to find what only follows from them.
  var facts: [String: Values] = [:]

  /// A fact's value on both sides.
  struct Values: Hashable, Sendable {
    var before: String?
    var after: String?
  }

  /// The first place.
  var place: Place { places[0] }

  /// The property, where it is one that has a value.
  var property: ViewProperty? { if case .given(let property, _, _) = what { property } else { nil } }

  /// The text before, where a text changed.
  var text: String? {
    guard case .given(let property, let before, _) = what, property.kind == .text, property.name == "label"
    else {
      return nil
    }
    return before ?? ""
  }

  /// The texts on both sides, where a text or a value in words changed.
  var texts: (before: String, after: String)? {
    guard case .given(let property, let before, let after) = what, [.text, .value].contains(property.kind)
    else {
      return nil
    }
    return (before ?? "", after ?? "")
  }

  /// What was painted before and after, where both have colours.
  var colors: (before: String, after: String)? {
    guard isOfColor, case .given(_, let before?, let after?) = what else { return nil }
    return (before, after)
  }

  /// Whether one colour became another.
  var isOfColor: Bool {
    guard case .given(_, let before?, let after?) = what, isPaint else { return false }
    return before.hasColor && after.hasColor
  }

  /// Whether things may have other places or sizes because of it.
  var movesThings: Bool {
    switch what {
    case .inserted, .removed, .reordered: true
    case .replaced: false
    case .given(let property, _, _): property.effect != .paint
    }
  }

  /// Whether a view came or went.
  var isArrival: Bool { what == .inserted || what == .removed }

  /// Whether a view lies before or behind others now.
  var isOfLayer: Bool { property?.name == "z-order" }

  /// Whether it can only be seen in the picture, and not by where things are.
  var isPaint: Bool { property?.effect == .paint }
}

extension ViewChange {
  /// The values alone, without the names of facts.
  var values: Set<Values> { Set(facts.filter { !$0.key.hasSuffix(".name") }.values) }

  /// How many times as long all its lengths became; `nil` where they are none, or did not change alike.
  var ratio: Double? {
    var ratio: Double?
    for (name, values) in facts where name != "font" && name != "weight" && name != "design" {
      guard let before = values.before.flatMap(Double.init), let after = values.after.flatMap(Double.init),
        before * after > 0
      else { return nil }
      if let ratio, abs(after / before / ratio - 1) > 0.02 { return nil }
      ratio = ratio ?? after / before
    }
    return ratio
  }

  /// The lengths that became others; empty where anything else did.
  var lengths: [(before: Double, after: Double)] {
    var lengths: [(before: Double, after: Double)] = []
    for values in facts.values {
      guard let before = values.before.flatMap(Double.init), let after = values.after.flatMap(Double.init)
      else { return [] }
      lengths.append((before, after))
    }
    return lengths
  }
}

extension ViewChange {
  /// The length that became another one, where all its lengths are alike.
  var length: (before: Double, after: Double)? {
    let lengths = lengths
    guard let first = lengths.first, lengths.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}

/// The values of facts in words.
enum ViewValue {
  private static let lengths: Set<String> = [
    "spacing", "padding", "width", "height", "bar width", "bar height", "size", "offset", "position",
    "font size", "corner radius",
    "border width", "line width", "line spacing", "kerning", "tracking", "blur", "content insets",
  ]

  /// What holds where nothing is given.
  private static let usual = [
    "controlSize": "regular", "imageScale": "medium", "kerning": "0 pt", "tracking": "0 pt",
    "lineSpacing": "0 pt", "detent": "large", "monospacedDigit": "proportional",
  ]

  /// The value of a property on one side; `nil` where nothing was given.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - facts: The facts that make it up, by name.
  ///   - isBefore: Whether the value before is meant.
  static func text(_ property: ViewProperty, _ facts: [String: ViewChange.Values], isBefore: Bool) -> String?
  {
    var values = facts.compactMapValues { isBefore ? $0.before : $0.after }
    if property.kind == .state { return state(property, facts, values) }
    if let truth = values["monospacedDigit"] {
      values["monospacedDigit"] = truth == "true" ? "monospaced" : truth
    }
    if property.kind == .resized, values.count > 1 { values["alignment"] = nil }
    if values.isEmpty {
      // What was written where nothing is written, as far as that has a name.
      let names = facts.keys.compactMap { name in
        if property.name == "corners", name == "style" { return "continuous" }
        return name.lowercased().hasSuffix("alignment")
          ? property.kind == .restyled ? "leading" : "center" : usual[name]
      }
      return facts.count == 1 && facts.values.contains { $0.before != nil || $0.after != nil }
        ? names.first : nil
    }
    let unit = lengths.contains(property.name) ? " pt" : ""
    func plain(_ value: String) -> String {
      let value = color(value)
      return Double(value) != nil ? value + unit : value
    }
    let names = values.keys.sorted().filter { !$0.hasSuffix(".name") }
    let named = names.map { name in
      let value = plain(values[name]!)
      return (name, values["\(name).name"].map { "\($0) \(value)" } ?? value)
    }
    if named.count == 1 { return tracks(named[0].1) }
    if property.name.hasPrefix("font") { return font(values) }
    if property.name == "picture", let name = values["image"] { return name }
    if property.name == "corner radius", let radius = values["cornerRadius"] { return plain(radius) }
    if property.name == "corner radius", Set(named.map(\.1)).count == 1 { return named[0].1 }
    if let shape = values["shape"] {
      return values["cornerRadius"].map { "\(shape), corner radius \($0) pt" } ?? shape
    }
    if property.name == "size", let width = values["width"], let height = values["height"], named.count == 2 {
      return "\(width) × \(height) pt"
    }
    let edges = ["top", "leading", "bottom", "trailing"]
    if Set(names).isSubset(of: edges) {
      if Set(named.map(\.1)).count == 1 {
        switch Set(names) {
        case Set(edges): return named[0].1
        case ["leading", "trailing"]: return "horizontal \(named[0].1)"
        case ["top", "bottom"]: return "vertical \(named[0].1)"
        default: break
        }
      }
      return edges.filter(names.contains).map { edge in "\(edge) \(named.first { $0.0 == edge }!.1)" }.joined(
        separator: ", ")
    }
    return named.map { "\(ViewProperty.words($0.0)) \($0.1)" }.joined(separator: ", ")
  }

  /// Columns that are alike, counted.
  private static func tracks(_ value: String) -> String {
    let parts = value.components(separatedBy: ", ")
    return parts.count > 1 && Set(parts).count == 1 ? "\(parts.count) × \(parts[0])" : value
  }

  /// Whether a state is on; what is not said of it is as usual.
  private static func state(
    _ property: ViewProperty, _ facts: [String: ViewChange.Values], _ values: [String: String]
  ) -> String {
    let isDisabling = facts.keys.contains { $0 == "disabled" || $0 == "value" } && property.name == "enabled"
    guard let value = values.values.first else { return property.name == "enabled" ? "yes" : "no" }
    if value == "true" || value == "false" { return (value == "true") != isDisabling ? "yes" : "no" }
    return value
  }

  private static func font(_ values: [String: String]) -> String {
    let face = values["font"] ?? values["weight"]
    let size = values["size"].map { "\($0) pt" }
    return [face, size, values["font"] == nil ? values["design"] : nil].compactMap { $0 }.joined(
      separator: " ")
  }

  /// A colour without its alpha where it is opaque; colours within other words as well.
  private static func color(_ value: String) -> String {
    guard value.hasColor else { return value }
    return value.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.count == 9 && word.hasPrefix("#") && word.hasSuffix("FF") ? String(word.dropLast(2)) : String(word)
    }.joined(separator: " ")
  }
}
