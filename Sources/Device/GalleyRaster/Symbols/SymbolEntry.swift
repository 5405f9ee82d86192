import Foundation

/// One line of the table of symbols: the sources of a name's drawing.
struct SymbolEntry: Hashable, Sendable {
  /// A picture that a part shows.
  enum Source: Hashable, Sendable {
    /// An icon of Bootstrap Icons, by the name of its file.
    case bootstrap(String)
    /// An icon of Material Icons, by its character.
    case material(UInt32)
    /// Letters or digits.
    case text(String)
    /// A plain shape, such as a circle, by its name.
    case shape(String)
    /// Another symbol.
    case symbol(String)
  }

  /// One part of the drawing.
  struct Part: Hashable, Sendable {
    var source: Source
    /// The middle and the longer side of its ink in a square of 24; `nil` where it is the whole symbol.
    var place: (center: Vector, side: Double)? {
      get { side.map { (center, $0) } }
      set { (center, side) = (newValue?.center ?? Vector(), newValue?.side) }
    }
    private var center = Vector()
    private var side: Double?
    /// Whether it keeps a distance from the layers below it.
    var hasGap = false
    /// Whether it is cut out of the part before.
    var isHole = false

    init(_ source: Source) { self.source = source }
  }

  /// The parts, the lowest first.
  var parts: [Part]
  /// The parts of the filled form, where the table names them.
  var filledParts: [Part]?
  /// The width of the ink in points beside text of 17 points, if it is given.
  var width: Double?
  /// The height of the ink, if it is given.
  var height: Double?
  /// The thickness of the icon's lines in sixteenths of its grid, where it is not that of its set.
  var line: Double?
  /// The turn in degrees, clockwise.
  var turn = 0.0
  /// Whether left and right are exchanged.
  var isFlipped = false
  /// Whether top and bottom are exchanged.
  var isUpsideDown = false
  /// Whether it is mirrored where text runs from right to left.
  var mirrors = false
  /// Whether the icon is of surfaces, whose edges do not follow the weight of lines.
  var isSolid = false
  /// Whether only the edge of the icon's surface is drawn, as a line.
  var isRing = false
  /// Whether there is no filled form.
  var isNeverFilled = false
  /// The pieces of the icon that are shown, by their places in its file; all without.
  var pieces: [Int]?
  /// The level of each piece, from 0 for the first to 2; the last holds for all that follow.
  var levels: [Int] = []
  /// The colours of the pieces where symbols have their own; the last holds for all that follow.
  var colors: [SymbolColor] = []
  /// The step of each piece by which a value reaches it; empty where no value does.
  var steps: [Int] = []

  /// Reads the rest of the line after a name in the table; `nil` for an invalid line.
  init?(_ line: some StringProtocol) {
    let fields = line.split(separator: " ")
    guard let first = fields.first, let parts = Self.parts(first) else { return nil }
    self.parts = parts
    for field in fields.dropFirst() {
      let words = field.split(separator: "=", maxSplits: 1)
      guard read(String(words[0]), words.count > 1 ? words[1] : "") else { return nil }
    }
  }

  private mutating func read(_ option: String, _ value: some StringProtocol) -> Bool {
    let numbers = value.split(separator: ",").compactMap { Int($0) }
    switch option {
    case "w": width = Double(value)
    case "h": height = Double(value)
    case "line": line = Double(value)
    case "turn": turn = Double(value) ?? 0
    case "flip": isFlipped = true
    case "flipv": isUpsideDown = true
    case "rtl": mirrors = true
    case "solid": isSolid = true
    case "ring": isRing = true
    case "nofill": isNeverFilled = true
    case "only": pieces = numbers
    case "levels": levels = numbers
    case "steps": steps = numbers
    case "colors":
      colors = value.split(separator: ",").compactMap { SymbolColor(rawValue: String($0)) }
    case "fill":
      if value == "self" { filledParts = parts } else { filledParts = Self.parts(value) }
      return filledParts != nil
    default: return false
    }
    return true
  }

  /// Reads parts: `+` between two keeps a distance between them, `&` does not, and `!` cuts the second out of the first.
  private static func parts(_ text: some StringProtocol) -> [Part]? {
    var parts: [Part] = []
    var rest = Substring(text)
    var sign: Character?
    while !rest.isEmpty {
      let word = rest.prefix { !"+&!".contains($0) }
      guard var part = part(word) else { return nil }
      part.hasGap = sign == "+"
      part.isHole = sign == "!"
      parts.append(part)
      rest = rest.dropFirst(word.count)
      sign = rest.first
      rest = rest.dropFirst()
    }
    return parts.isEmpty ? nil : parts
  }

  private static func part(_ word: Substring) -> Part? {
    let halves = word.split(separator: "@")
    guard let name = halves.first else { return nil }
    var part: Part
    switch name.prefix(2) {
    case "g:":
      guard let number = name.split(separator: "/").last.flatMap({ UInt32($0, radix: 16) }) else {
        return nil
      }
      part = Part(.material(number))
    case "t:": part = Part(.text(String(name.dropFirst(2))))
    case "o:": part = Part(.shape(String(name.dropFirst(2))))
    default:
      part = Part(name.hasPrefix("=") ? .symbol(String(name.dropFirst())) : .bootstrap(String(name)))
    }
    if halves.count == 2 {
      let numbers = halves[1].split(separator: ",").compactMap { Double($0) }
      guard numbers.count == 3 else { return nil }
      part.place = (Vector(numbers[0], numbers[1]), numbers[2])
    }
    return part
  }
}

/// The fixed colours of symbols.
package enum SymbolColor: String, Sendable, Hashable, CaseIterable {
  /// Colours of the system.
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  /// White, in every appearance.
  case white
  /// The colour of text around.
  case primary
}
