import Foundation
import GalleyText

/// Writes what a value is made of, one part a line.
///
/// It is what the standard library's `dump` writes but for what differs from run to run: sets and dictionaries are sorted
/// by their texts, instances of classes have no address, and dates are in UTC.
struct SnapshotDump {
  private var text = ""
  private var open: Set<ObjectIdentifier> = []

  /// Deeper than this no value is followed.
  private static let deepest = 100

  /// Writes a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: Lines, each ended by a line break.
  static func text(of value: Any) -> String {
    var dump = SnapshotDump()
    dump.add(value, nil, 0)
    return dump.text
  }

  private mutating func add(_ value: Any, _ name: String?, _ depth: Int) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      if let child = mirror.children.first {
        add(child.value, name, depth)
      } else {
        line("-", name, "nil", depth)
      }
      return
    }
    if let leaf = Self.leaf(value) { return line("-", name, leaf, depth) }
    var type = String(describing: type(of: value))
    if mirror.displayStyle == .enum, mirror.children.isEmpty { type += ".\(value)" }
    guard depth < Self.deepest else { return line("-", name, "\(type), not followed further", depth) }
    if mirror.displayStyle == .class {
      let identity = ObjectIdentifier(value as AnyObject)
      guard open.insert(identity).inserted else {
        return line("-", name, "\(type), which it is part of", depth)
      }
      defer { open.remove(identity) }
      return addParts(of: mirror, type, name, depth)
    }
    addParts(of: mirror, type, name, depth)
  }

  private mutating func addParts(of mirror: Mirror, _ type: String, _ name: String?, _ depth: Int) {
    let children = Self.children(of: mirror)
    switch mirror.displayStyle {
    case .collection, .set, .dictionary:
      let count = EnglishNoun.count(children.count, "element")
      line(children.isEmpty ? "-" : "▿", name, count, depth)
    default:
      line(children.isEmpty ? "-" : "▿", name, type, depth)
    }
    switch mirror.displayStyle {
    case .set, .dictionary:
      for part in children.map({ Self.part($0.value, depth + 1) }).sorted() { text += part }
    case .collection: for child in children { add(child.value, nil, depth + 1) }
    default: for child in children { add(child.value, child.label, depth + 1) }
    }
  }

  /// The parts of a value, those that a class inherits first.
  private static func children(of mirror: Mirror) -> [Mirror.Child] {
    (mirror.superclassMirror.map(children) ?? []) + mirror.children
  }

  /// An element of a set or a dictionary on lines of its own.
  private static func part(_ value: Any, _ depth: Int) -> String {
    var dump = SnapshotDump()
    let pair = Mirror(reflecting: value)
    let parts = Array(pair.children)
    if pair.displayStyle == .tuple, parts.count == 2, let key = leaf(parts[0].value) {
      dump.add(parts[1].value, key, depth)
    } else {
      dump.add(value, nil, depth)
    }
    return dump.text
  }

  private mutating func line(_ mark: String, _ name: String?, _ words: String, _ depth: Int) {
    text += String(repeating: "  ", count: depth) + mark + " " + (name.map { "\($0): " } ?? "") + words + "\n"
  }

  /// The text of a value that fits on one line; `nil` of any other.
  private static func leaf(_ value: Any) -> String? {
    switch value {
    case let value as String: value.debugDescription
    case let value as Substring: String(value).debugDescription
    case let value as Character: value.debugDescription
    case let value as Bool: "\(value)"
    case let value as any BinaryInteger: "\(value)"
    case let value as any BinaryFloatingPoint: "\(value)"
    case let value as Decimal: "\(value)"
    case let value as Date: value.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    case let value as URL: value.absoluteString
    case let value as UUID: value.uuidString
    case let value as Data: "\(value.count) bytes \(value.base64EncodedString())"
    case let value as any Any.Type: String(describing: value)
    // The description of a pointer is its address.
    case is any _Pointer, is ObjectIdentifier, is OpaquePointer: String(describing: type(of: value))
    default: nil
    }
  }
}
