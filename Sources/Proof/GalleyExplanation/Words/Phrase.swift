import Foundation
import GalleyText
import GalleyTree

/// Phrases for sentences about changes.
enum Phrase {
  /// The most characters of a text that a sentence shows.
  private static let textLimit = 60
  /// The number of characters shown before the first difference of a longer text.
  private static let context = 20

  /// A length such as `16 pt`.
  static func length(_ value: Double, in unit: LengthUnit) -> String {
    "\(Numeral.decimal(value)) \(unit)"
  }

  /// A size such as `44 × 60 pt`.
  static func size(_ size: CGSize, in unit: LengthUnit) -> String {
    "\(Numeral.decimal(size.width)) × \(Numeral.decimal(size.height)) \(unit)"
  }

  /// A place such as `(16, 88)`.
  static func place(_ point: CGPoint) -> String {
    "(\(Numeral.decimal(point.x)), \(Numeral.decimal(point.y)))"
  }

  /// A way such as `right 3 pt and down 4 pt`.
  static func way(_ vector: CGVector, in unit: LengthUnit) -> String {
    var parts: [String] = []
    if vector.dx != 0 {
      parts.append("\(vector.dx > 0 ? "right" : "left") \(length(abs(vector.dx), in: unit))")
    }
    if vector.dy != 0 { parts.append("\(vector.dy > 0 ? "down" : "up") \(length(abs(vector.dy), in: unit))") }
    return parts.joined(separator: " and ")
  }

  /// The direction that several ways have in common, such as `down`, if they have one.
  static func direction(_ vectors: [CGVector]) -> String? {
    if vectors.allSatisfy({ $0.dx == 0 }) {
      if vectors.allSatisfy({ $0.dy > 0 }) { return "down" }
      if vectors.allSatisfy({ $0.dy < 0 }) { return "up" }
    }
    if vectors.allSatisfy({ $0.dy == 0 }) {
      if vectors.allSatisfy({ $0.dx > 0 }) { return "right" }
      if vectors.allSatisfy({ $0.dx < 0 }) { return "left" }
    }
    return nil
  }

  /// A count of elements of a type, such as `6 cells`.
  static func elements(_ number: Int, _ type: ElementType) -> String {
    EnglishNoun.count(number, type == .other || type == .any ? "element" : type.name)
  }

  /// Two texts in curly quotes, cut so that where they differ can be seen.
  static func texts(_ before: String, _ after: String) -> (before: String, after: String) {
    let (a, b) = (Array(before), Array(after))
    var shared = 0
    while shared < a.count, shared < b.count, a[shared] == b[shared] { shared += 1 }
    let start = max(a.count, b.count) > textLimit ? max(0, shared - context) : 0
    func shown(_ text: [Character]) -> String {
      let rest = CleanText.line(String(text.dropFirst(start)), limit: textLimit)
      return "“\(start > 0 ? "…" : "")\(rest)”"
    }
    return (shown(a), shown(b))
  }

  /// A change of insets, such as `8 pt more above and below`.
  static func insets(_ insets: Change.Insets, in unit: LengthUnit) -> String {
    let sides = [
      (insets.top, "above"), (insets.bottom, "below"), (insets.left, "on the left"),
      (insets.right, "on the right"),
    ].filter { $0.0 != 0 }
    func amount(_ value: Double) -> String {
      "\(length(abs(value), in: unit)) \(value > 0 ? "more" : "less")"
    }
    if sides.count == 4, sides.allSatisfy({ Numeral.decimal($0.0) == Numeral.decimal(sides[0].0) }) {
      return "\(amount(sides[0].0)) on all sides"
    }
    var parts: [(amount: String, sides: [String])] = []
    for (value, side) in sides {
      if let last = parts.indices.last, parts[last].amount == amount(value) {
        parts[last].sides.append(side)
      } else {
        parts.append((amount(value), [side]))
      }
    }
    return parts.map { "\($0.amount) \($0.sides.joined(separator: " and "))" }.joined(separator: " and ")
  }
}
