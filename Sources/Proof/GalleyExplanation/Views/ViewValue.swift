import Foundation
import GalleyTree

/// The values of facts in words.
enum ViewValue {
  private static let lengths: Set<String> = [
    "spacing", "padding", "width", "height", "row height", "bar width", "bar height", "size", "offset",
    "position",
    "font size", "corner radius",
    "border width", "line width", "line spacing", "kerning", "tracking", "blur", "content insets",
  ]

  /// What holds where nothing is given.
  private static let usual = [
    "controlSize": "regular", "imageScale": "medium", "kerning": "0 pt", "tracking": "0 pt",
    "lineSpacing": "0 pt", "detent": "large", "monospacedDigit": "proportional", "hitArea": "its frame",
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
    if let truth = values[.monospacedDigit] {
      values[.monospacedDigit] = truth == "true" ? "monospaced" : truth
    }
    if property.kind == .resized, values.count > 1 { values[.alignment] = nil }
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
    let unit = lengths.contains(property.name) ? " pt" : property.name == "rotation" ? "°" : ""
    func plain(_ value: String) -> String {
      let value = color(value)
      return Double(value) != nil ? value + unit : value
    }
    let names = values.keys.sorted().filter { !$0.hasSuffix(".name") }
    let named = names.map { name in
      let value = plain(values[name]!)
      return (name, values[name + ViewFact.endOfName].map { "\($0) \(value)" } ?? value)
    }
    if named.count == 1, ["padding", "content insets"].contains(property.name) {
      if let sides = sides(values[named[0].0] ?? "") { return insets(sides.mapValues(plain)) }
      if edges.contains(named[0].0) { return "\(named[0].0) \(named[0].1)" }
    }
    if property.name.hasSuffix("dash") {
      return named.map { $0.1.replacing(",", with: ", ") }.joined(separator: "; ")
    }
    if named.count == 1 { return tracks(named[0].1) }
    if property.name.hasPrefix("font") { return font(values) }
    if property.name == "picture", let name = values[.image] { return name }
    if property.name == "corner radius", let radius = values[.cornerRadius] { return plain(radius) }
    if property.name == "corner radius", Set(named.map(\.1)).count == 1 { return named[0].1 }
    if let shape = values[.shape] {
      return values[.cornerRadius].map { "\(shape), corner radius \($0) pt" } ?? shape
    }
    if property.name == "size", let width = values[.width], let height = values[.height], named.count == 2 {
      return "\(width) × \(height) pt"
    }
    if Set(names).isSubset(of: edges) {
      return insets(Dictionary(uniqueKeysWithValues: named))
    }
    return named.map { "\(ViewProperty.words($0.0)) \($0.1)" }.joined(separator: ", ")
  }

  private static let edges = ["top", "leading", "bottom", "trailing"]

  /// Insets that are written as four numbers, by edge, without those that are nothing; `nil` for anything else.
  private static func sides(_ value: String) -> [String: String]? {
    let lengths = value.split(separator: ",").map(String.init)
    guard lengths.count == edges.count, lengths.allSatisfy({ Double($0) != nil }) else { return nil }
    let sides = Dictionary(uniqueKeysWithValues: zip(edges, lengths)).filter { $0.value != "0" }
    return sides.isEmpty ? nil : sides
  }

  /// Insets by edge as people say them: once for all edges that have the same, and for opposite ones.
  private static func insets(_ lengths: [String: String]) -> String {
    if lengths.count == edges.count, Set(lengths.values).count == 1 { return lengths[.top] ?? "" }
    var rest = lengths
    var parts: [String] = []
    for (name, first, second) in [("vertical", "top", "bottom"), ("horizontal", "leading", "trailing")] {
      guard let length = rest[first], rest[second] == length else { continue }
      parts.append("\(name) \(length)")
      (rest[first], rest[second]) = (nil, nil)
    }
    parts += edges.compactMap { edge in rest[edge].map { "\(edge) \($0)" } }
    return parts.joined(separator: ", ")
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
    let face = values[.font] ?? values[.weight]
    let size = values[.size].map { "\($0) pt" }
    return [face, size, values[.font] == nil ? values[.design] : nil].compactMap { $0 }.joined(
      separator: " ")
  }

  /// A colour without its alpha where it is opaque; colours within other words as well.
  static func color(_ value: String) -> String {
    guard value.hasColor else { return value }
    return value.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.count == 9 && word.hasPrefix("#") && word.hasSuffix("FF") ? String(word.dropLast(2)) : String(word)
    }.joined(separator: " ")
  }
}
