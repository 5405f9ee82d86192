import Foundation

/// Reads trees as the tables write them.
///
/// ```
/// V(leading,4)[ a=20x10 *x30.pad(5) ]
/// ```
///
/// is a column with the members on their leading edges, 4 points apart: a box of 20 × 10 points whose frame the table names
/// `a`, and below it one of 30 points' height and of any width, with 5 points around it. `H` is a row and `Z` are
/// layers; `_` stands for a length that is left out, and `*` for one of a box that takes what it is offered. A name is that
/// of all that follows; brackets around `a=20x10` make it that of the box alone.
struct LayoutTreeReader {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let text: [Character]
  private var place = 0

  static func read(_ text: String) throws -> LayoutTree {
    var reader = LayoutTreeReader(text: Array(text))
    let tree = try reader.tree()
    reader.skipSpace()
    guard reader.place == reader.text.count else { throw reader.failure("the end") }
    return tree
  }

  private init(text: [Character]) {
    self.text = text
  }

  private var next: Character? { place < text.count ? text[place] : nil }

  private func failure(_ expected: String) -> Failure {
    Failure(
      description: "expected \(expected) at \(place) in “\(String(text))”, found “\(String(text[place...]))”")
  }

  private mutating func skipSpace() {
    while let next, next == " " || next == "\n" { place += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    place += 1
    return true
  }

  private mutating func word(_ isPart: (Character) -> Bool) -> String {
    let start = place
    while let next, isPart(next) { place += 1 }
    return String(text[start..<place])
  }

  private mutating func arguments() throws -> [String] {
    guard take("(") else { return [] }
    let inside = word { $0 != ")" }
    guard take(")") else { throw failure("a bracket") }
    return inside.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private mutating func members() throws -> [LayoutTree] {
    guard take("[") else { throw failure("members") }
    var members: [LayoutTree] = []
    skipSpace()
    while !take("]") {
      members.append(try tree())
      skipSpace()
    }
    return members
  }

  private mutating func tree() throws -> LayoutTree {
    skipSpace()
    let start = place
    let name = word { $0.isLetter || $0.isNumber }
    let isNamed = take("=")
    if !isNamed { place = start }
    var tree = try plain()
    while take(".") { tree = try modified(tree) }
    return isNamed ? .named(name, tree) : tree
  }

  private mutating func plain() throws -> LayoutTree {
    if take("(") {
      let tree = try tree()
      guard take(")") else { throw failure("a bracket") }
      return tree
    }
    let word = word { $0.isLetter || $0.isNumber || $0 == "*" }
    switch word {
    case "H", "V":
      let arguments = try arguments()
      let guide = arguments.first.flatMap { Guide(rawValue: $0) } ?? (word == "H" ? .vcenter : .hcenter)
      let spacing = arguments.count > 1 ? Self.number(arguments[1]) : 0
      return .stack(isRow: word == "H", guide, spacing: spacing, try members())
    case "Z":
      let guides = Self.guides(try arguments())
      return .layers(guides.0, guides.1, try members())
    case "spacer": return .spacer(try arguments().first.flatMap { Self.number($0) })
    case "divider": return .divider
    default:
      let lengths = word.split(separator: "x").map(String.init)
      guard lengths.count == 2 else { throw failure("a box such as 20x10") }
      return .box(Self.number(lengths[0]), Self.number(lengths[1]))
    }
  }

  private typealias Guide = LayoutTree.Guide

  private static func number(_ text: String) -> Double? {
    text == "inf" ? .infinity : Double(text)
  }

  /// The guides among words, the middle where there are none.
  private static func guides(_ words: [String]) -> (Guide, Guide) {
    let guides = words.compactMap { Guide(rawValue: $0) }
    return (
      guides.first { $0.isHorizontal } ?? .hcenter, guides.first { !$0.isHorizontal } ?? .vcenter
    )
  }

  private mutating func modified(_ tree: LayoutTree) throws -> LayoutTree {
    let name = word { $0.isLetter }
    let words = try arguments()
    let numbers = words.map { Self.number($0) }
    let guides = Self.guides(words)
    func number(_ index: Int) -> Double { index < numbers.count ? numbers[index] ?? 0 : 0 }
    switch name {
    case "pad":
      return .padding(
        tree,
        numbers.count == 1
          ? .init(top: number(0), leading: number(0), bottom: number(0), trailing: number(0))
          : .init(top: number(0), leading: number(1), bottom: number(2), trailing: number(3)))
    case "frame": return .frame(tree, width: numbers[0], height: numbers[1], guides.0, guides.1)
    case "width", "height":
      let limits = LayoutTree.Limits(least: numbers[0], ideal: numbers[1], most: numbers[2])
      return .flexible(
        tree, width: name == "width" ? limits : .init(), height: name == "height" ? limits : .init(),
        guides.0, guides.1)
    case "limits":
      return .flexible(
        tree, width: .init(least: numbers[0], ideal: numbers[1], most: numbers[2]),
        height: .init(least: numbers[3], ideal: numbers[4], most: numbers[5]), guides.0, guides.1)
    case "fixed":
      return .fixed(tree, horizontal: words.contains("h"), vertical: words.contains("v"))
    case "priority": return .priority(tree, number(0))
    case "offset": return .offset(tree, number(0), number(1))
    case "position": return .position(tree, number(0), number(1))
    case "ratio": return .ratio(tree, number(0), isFit: words.contains("fit"))
    case "guide":
      guard let guide = Guide(rawValue: words[0]) else { throw failure("a guide") }
      let isPart = words[1].hasSuffix("%")
      let value = Double(words[1].replacing("%", with: "")) ?? 0
      return .guide(tree, guide, isPart ? .part(value / 100) : .points(value))
    case "over", "behind":
      guard let layer = try members().first else { throw failure("a layer") }
      return .layer(tree, isBehind: name == "behind", guides.0, guides.1, layer)
    default: throw failure("a modifier")
    }
  }
}
