import Foundation
import GalleyText
import GalleyTree

/// The difference of two drawings by their commands: which of them changed, moved, came or went.
struct DrawingEdit {
  /// The property that changed.
  let property: ViewProperty
  /// The value before; `nil` where ``after`` says it all.
  var before: String?
  /// The value after, or what happened in words.
  let after: String

  /// The property of a drawing of which more is otherwise than one value.
  static let whole = ViewProperty(.restyled, "drawing", .paint)

  private static let moved = 0.05

  /// Compares two lists of commands; `nil` where they are equal, or are not known.
  ///
  /// Commands at the beginning and at the end that are the same are those of one shape each; what is between is compared in
  /// order.
  ///
  /// - Parameters:
  ///   - before: The facts of the drawing on the approved screen.
  ///   - after: Those on the new one.
  init?(_ before: [String: String], _ after: [String: String]) {
    guard let was = before[.commands], let became = after[.commands] else { return nil }
    var (old, new) = (Self.commands(was), Self.commands(became))
    if let (former, latter) = Self.outlines(before, after), former.count == old.count,
      latter.count == new.count
    {
      for (index, outline) in former.enumerated() { old[index].outline = outline }
      for (index, outline) in latter.enumerated() { new[index].outline = outline }
    }
    if old == new { return nil }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let (left, right) = (Array(old[start..<old.count - end]), Array(new[start..<new.count - end]))
    guard left.count == right.count, zip(left, right).allSatisfy({ $0.kind == $1.kind }) else {
      self.init(arrivals: left, right, of: old.count, new.count)
      return
    }
    let pairs = zip(left, right).enumerated().filter { $0.element.0 != $0.element.1 }
    guard let first = pairs.first else { return nil }
    self.init(pairs.map(\.element), first: start + first.offset + 1, of: old.count)
  }

  private static func commands(_ text: String) -> [DrawnCommand] {
    text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { DrawnCommand($0) }
  }

  /// The outlines of the commands of both drawings; `nil` where a baseline of an earlier version has none.
  private static func outlines(
    _ before: [String: String], _ after: [String: String]
  ) -> ([String], [String])? {
    guard let old = before[.paths], let new = after[.paths] else { return nil }
    return (old.components(separatedBy: "; "), new.components(separatedBy: "; "))
  }

  private init(_ property: ViewProperty, from before: String? = nil, to after: String) {
    self.property = property
    self.before = before
    self.after = after
  }

  /// Shapes that came or went, or others in their place.
  private init(arrivals left: [DrawnCommand], _ right: [DrawnCommand], of old: Int, _ new: Int) {
    let counts = "(\(EnglishNoun.count(old, "shape")) → \(new))"
    switch (left.count, right.count) {
    case (0, _): self.init(Self.whole, to: "\(Self.names(right)) appeared \(counts)")
    case (_, 0):
      self.init(Self.whole, to: "\(Self.names(left)) \(left.count == 1 ? "is" : "are") gone \(counts)")
    default:
      self.init(
        Self.whole, to: "\(left.count) of \(EnglishNoun.count(old, "shape")) are drawn otherwise \(counts)")
    }
  }

  private static func names(_ commands: [DrawnCommand]) -> String {
    if commands.count == 1, let only = commands.first {
      return only.kind == .text ? "text \(quoted(only.detail))" : "a shape"
    }
    return EnglishNoun.count(commands.count, "shape")
  }

  private static func quoted(_ text: String) -> String { "“\(CleanText.line(text, limit: 60))”" }

  /// Commands of the same kinds, each pair of which differs.
  private init(_ pairs: [(DrawnCommand, DrawnCommand)], first: Int, of count: Int) {
    let (old, new) = pairs[0]
    let who =
      pairs.count > 1
      ? "\(pairs.count) of \(EnglishNoun.count(count, "shape"))"
      : old.kind == .text ? "text \(Self.quoted(old.detail))" : "shape \(first) of \(count)"
    func differ<Part: Equatable>(_ part: (DrawnCommand) -> Part) -> Bool {
      pairs.contains { part($0.0) != part($0.1) }
    }
    func isShared<Part: Equatable>(_ part: (DrawnCommand) -> Part) -> Bool {
      pairs.allSatisfy { part($0.0) == part(old) && part($0.1) == part(new) }
    }
    let aspects = (differ(\.paint), differ(\.detail), differ(\.place))
    switch aspects {
    case (false, false, false):
      self.init(Self.whole, to: "\(who) \(pairs.count > 1 ? "have other outlines" : "has another outline")")
    case (true, false, false) where isShared(\.paint):
      self.init(ViewProperty(.restyled, "colour", .paint), from: old.paint, to: new.paint)
    case (true, false, false):
      self.init(Self.whole, to: "\(who) \(pairs.count > 1 ? "have" : "has") other colours")
    // Where a text is centred, other words begin elsewhere.
    case (false, true, _) where old.kind == .text && pairs.count == 1:
      self.init(ViewProperty(.text, "text", .content), from: old.detail, to: new.detail)
    case (false, true, false) where old.kind == .stroke && isShared(\.detail):
      self.init(
        ViewProperty(.restyled, "line width", .paint), from: "\(old.detail) pt", to: "\(new.detail) pt")
    case (false, false, true): self.init(Self.whole, to: "\(who)\(Self.place(pairs))")
    default: self.init(Self.whole, to: "\(who) \(pairs.count > 1 ? "are" : "is") drawn otherwise")
    }
  }

  /// How places and sizes of commands changed.
  private static func place(_ pairs: [(DrawnCommand, DrawnCommand)]) -> String {
    let ways = pairs.map { old, new in
      CGVector(dx: new.place.midX - old.place.midX, dy: new.place.midY - old.place.midY)
    }
    let isSized = pairs.contains { old, new in
      abs(old.place.width - new.place.width) > moved || abs(old.place.height - new.place.height) > moved
    }
    if isSized {
      guard pairs.count == 1 else { return " have other sizes" }
      let (old, new) = pairs[0]
      return
        ": size \(Phrase.size(old.place.size, in: .points)) → \(Phrase.size(new.place.size, in: .points))"
    }
    let isOneWay = ways.allSatisfy { abs($0.dx - ways[0].dx) <= moved && abs($0.dy - ways[0].dy) <= moved }
    return isOneWay ? " moved \(Phrase.way(ways[0], in: .points))" : " moved"
  }
}

/// The difference of two outlines by their points.
enum OutlineEdit {
  /// The property of an outline, and its value on both sides; before is `nil` where after says it all.
  static func find(_ before: String, _ after: String) -> (
    property: ViewProperty, before: String?, after: String
  ) {
    let (old, new) = (points(before), points(after))
    func property(_ name: String) -> ViewProperty { ViewProperty(.restyled, name, .paint) }
    guard let old, let new else { return (property("outline"), nil, "its outline changed") }
    guard old.count == new.count else {
      return (
        property("outline"), nil,
        "its outline has \(EnglishNoun.count(new.count, "point")), before \(old.count)"
      )
    }
    let moved = old.indices.filter { old[$0] != new[$0] }
    guard moved.count == 1 else {
      return (
        property("outline"), nil,
        "\(moved.count) of \(EnglishNoun.count(old.count, "point")) of its outline moved"
      )
    }
    return (
      property("point \(moved[0] + 1) of \(old.count) of its outline"), Phrase.place(old[moved[0]]),
      Phrase.place(new[moved[0]])
    )
  }

  /// The points of an outline; `nil` where they are not listed.
  private static func points(_ text: String) -> [CGPoint]? {
    var points: [CGPoint] = []
    for word in text.split(separator: " ") {
      let lengths = word.split(separator: ",").compactMap { Double($0) }
      guard lengths.count == 2 else { return nil }
      points.append(CGPoint(x: lengths[0], y: lengths[1]))
    }
    return points
  }
}
