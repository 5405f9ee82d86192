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
  /// The texts, pictures and colours of what came or went.
  var words = ""
  /// How many shapes like it came or went together.
  var alike = 1
  /// The places of what follows from it, which look otherwise as well.
  var following: [Place] = []
  /// The rule of a style sheet that gives the property, in words; `nil` where none is known.
  var rule: String?
  /// The rules on both sides.
  var rules: Set<String> = []
  /// The custom properties and units of fonts that the value is made of.
  var uses: Set<String> = []
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
    case .replaced: StyledBox.isKind(kind)
    case .given(let property, _, _): property.effect != .paint
    }
  }

  /// Whether a view came or went.
  var isArrival: Bool { what == .inserted || what == .removed }

  /// Whether its property and values are all that there is to decide, whatever view it is of.
  var saysItAll: Bool { property.map { $0.effect != .state } ?? false }

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
