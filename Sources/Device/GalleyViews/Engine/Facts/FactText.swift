import Foundation
import GalleyRaster
import GalleyText
import GalleyTree

/// The texts of the values in facts.
///
/// Defaults have no text, so that facts contain only values that an author has written.
enum FactText {
  /// Returns a number with at most two decimals; `infinity` for an infinite length.
  static func number(_ value: Double) -> String {
    value.isInfinite ? (value < 0 ? "-infinity" : "infinity") : Numeral.decimal(value)
  }

  /// A number, if there is one.
  static func number(ifAny value: Double?) -> String? { value.map { number($0) } }

  /// A whole number, if there is one.
  static func count(_ value: Int?) -> String? { value.map { "\($0)" } }

  /// Returns the text of a number; `nil` for the default.
  static func number(_ value: Double, unless usual: Double) -> String? {
    value == usual ? nil : number(value)
  }

  /// Returns the text of a flag; `nil` for false.
  static func flag(_ value: Bool) -> String? { value ? "true" : nil }

  /// Degrees of an angle in radians.
  static func degrees(_ radians: Double) -> String { number(radians * 180 / .pi) }

  /// A point, such as `0.5,1`.
  static func point(_ point: UnitPoint) -> String { "\(number(point.x)),\(number(point.y))" }

  /// A point that is not the middle.
  static func anchor(_ point: UnitPoint) -> String? { point == .center ? nil : self.point(point) }

  /// The name of a case, such as `leading`.
  static func name(_ value: Any) -> String { String(describing: value) }

  /// The name of a type without its parameters and the types around.
  static func name(ofType type: Any.Type) -> String {
    let name = String(describing: type)
    return String(name.prefix { $0 != "<" })
  }

  /// Returns the name of a style in code, such as `titleOnly` for `TitleOnlyLabelStyle`.
  static func name(ofStyle style: Any, _ ending: String) -> String {
    let name = name(ofType: type(of: style))
    guard name.hasSuffix(ending), name.count > ending.count else { return name }
    return name.prefix(1).lowercased() + name.dropFirst().dropLast(ending.count)
  }

  /// The name of an alignment's guide, such as `firstTextBaseline`.
  static func alignment(_ key: AlignmentKey) -> String {
    let name = name(ofType: key.id)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The name of an alignment that is not the middle.
  static func alignment(unlessCenter key: AlignmentKey) -> String? {
    let name = alignment(key)
    return name == "center" ? nil : name
  }

  /// Returns the name of an alignment in both directions, such as `topLeading`; `nil` for the middle.
  static func alignment(unlessCenter alignment: Alignment) -> String? {
    let across = self.alignment(unlessCenter: alignment.horizontal.key)
    let down = self.alignment(unlessCenter: alignment.vertical.key)
    guard let across, let down else {
      guard let down, alignment.vertical.key.isTextBaseline else { return across ?? down }
      return "centerF" + down.dropFirst()
    }
    let (first, second) = alignment.vertical.key.isTextBaseline ? (across, down) : (down, across)
    return first + second.prefix(1).uppercased() + second.dropFirst()
  }

  /// The names of axes that are meant, such as `horizontal`.
  static func axes(_ axes: Axis.Set) -> String {
    switch (axes.contains(.horizontal), axes.contains(.vertical)) {
    case (true, true): "both"
    case (true, false): "horizontal"
    case (false, true): "vertical"
    case (false, false): "none"
    }
  }

  /// The names of edges, such as `top leading`; `all` for all of them.
  static func edges(_ edges: Edge.Set) -> String {
    if edges == .all { return "all" }
    let names: [(Edge.Set, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    return names.filter { edges.contains($0.0) }.map(\.1).joined(separator: " ")
  }

  /// Returns facts of the insets that are not zero, by edge.
  static func insets(_ insets: EdgeInsets) -> KeyValuePairs<ViewFact, String?> {
    [
      .top: number(insets.top, unless: 0), .leading: number(insets.leading, unless: 0),
      .bottom: number(insets.bottom, unless: 0), .trailing: number(insets.trailing, unless: 0),
    ]
  }

  /// Returns a key of a collection's member as a short text; `nil` for one that differs between runs or is
  /// too long.
  static func id(_ key: AnyHashable) -> String? {
    switch key.base {
    case let text as String: return shortened(text)
    case let number as any BinaryInteger: return "\(number)"
    case is UUID: return nil
    case let raw as any RawRepresentable:
      return (raw.rawValue as? AnyHashable).flatMap { id($0) }
    case let value:
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle == .enum && mirror.children.isEmpty ? String(describing: value) : nil
    }
  }

  private static func shortened(_ text: String) -> String? {
    text.utf8.count <= longestID && !text.isEmpty && UUID(uuidString: text) == nil ? text : nil
  }

  /// The longest text of a key; keys identify rows, longer ones are contents.
  private static let longestID = 60
}
