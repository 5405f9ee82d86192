import Foundation

/// A reader of SVG's path data, the text of the attribute `d`.
///
/// It takes all commands of the grammar and nothing else: no other letters, no missing or surplus numbers, no number that is not
/// finite. Numbers and flags may stand without space between them where the grammar allows it.
///
/// - Reference: [SVG 2, chapter 9.3](https://www.w3.org/TR/SVG2/paths.html#PathData).
struct PathData {
  private let bytes: [UInt8]
  private var position = 0
  private var path = Path()
  private var start = Vector()
  private var current = Vector()
  /// The control point that a smooth curve mirrors, with whether the last curve was a cubic one.
  private var control: (point: Vector, isCubic: Bool)?

  /// The longest text that is read: far more than any icon has.
  private static let longest = 1 << 18

  /// Reads path data.
  static func path(_ text: String) throws(PathDataError) -> Path {
    var reader = PathData(bytes: Array(text.utf8))
    guard reader.bytes.count <= longest else { throw PathDataError(.tooLong(longest), at: 0) }
    try reader.readAll()
    return reader.path
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func readAll() throws(PathDataError) {
    skipSpace()
    guard position < bytes.count else { return }
    guard bytes[position] | 0x20 == UInt8(ascii: "m") else { throw PathDataError(.noMove, at: position) }
    while position < bytes.count {
      let letter = bytes[position]
      guard Self.letters.contains(letter | 0x20), letter >= 0x41 else {
        throw PathDataError(.unknownCommand(letter), at: position)
      }
      position += 1
      try readCommand(letter | 0x20, isRelative: letter & 0x20 != 0)
      skipSpace()
    }
  }

  private static let letters = Array("mzlhvcsqta".utf8)

  private mutating func readCommand(_ letter: UInt8, isRelative: Bool) throws(PathDataError) {
    if letter == UInt8(ascii: "z") {
      path.closeSubpath()
      current = start
      control = nil
      return
    }
    var isFirst = true
    repeat {
      // The further points of a move are lines.
      let drawn = letter == UInt8(ascii: "m") && !isFirst ? UInt8(ascii: "l") : letter
      try readArguments(of: drawn, from: isRelative ? current : Vector())
      isFirst = false
      skipSeparator()
    } while isAtNumber
  }

  private mutating func readArguments(of letter: UInt8, from origin: Vector) throws(PathDataError) {
    // After a close a part goes on where the last one began.
    if path.segments.last == .close, letter != UInt8(ascii: "m") { path.move(to: start.point) }
    switch letter {
    case UInt8(ascii: "m"):
      current = try point(origin)
      start = current
      path.move(to: current.point)
      control = nil
    case UInt8(ascii: "l"): try line(to: point(origin))
    case UInt8(ascii: "h"): try line(to: Vector(number() + origin.x, current.y))
    case UInt8(ascii: "v"): try line(to: Vector(current.x, number() + origin.y))
    case UInt8(ascii: "c"): try cubic(point(origin), point(origin), point(origin))
    case UInt8(ascii: "s"):
      let mirrored = mirroredControl(isCubic: true)
      try cubic(mirrored, point(origin), point(origin))
    case UInt8(ascii: "q"): try quadratic(point(origin), point(origin))
    case UInt8(ascii: "t"):
      let mirrored = mirroredControl(isCubic: false)
      try quadratic(mirrored, point(origin))
    default: try readArc(from: origin)
    }
  }

  private mutating func line(to point: Vector) {
    path.addLine(to: point.point)
    current = point
    control = nil
  }

  private mutating func cubic(_ control1: Vector, _ control2: Vector, _ end: Vector) {
    path.addCurve(to: end.point, control1: control1.point, control2: control2.point)
    current = end
    control = (control2, true)
  }

  private mutating func quadratic(_ point: Vector, _ end: Vector) {
    path.addQuadCurve(to: end.point, control: point.point)
    current = end
    control = (point, false)
  }

  private func mirroredControl(isCubic: Bool) -> Vector {
    guard let control, control.isCubic == isCubic else { return current }
    return current * 2 - control.point
  }

  private mutating func readArc(from origin: Vector) throws(PathDataError) {
    let radii = Vector(abs(try number()), abs(try number()))
    let rotation = try number()
    let isLarge = try flag()
    let isClockwise = try flag()
    let end = try point(origin)
    path.addArc(
      from: current, to: end, radii: radii, degrees: rotation, isLarge: isLarge, isClockwise: isClockwise)
    current = end
    control = nil
  }

  // MARK: Tokens

  private var isAtNumber: Bool {
    guard position < bytes.count else { return false }
    return switch bytes[position] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(bytes[position]) { position += 1 }
  }

  /// Skips space with at most one comma in it.
  private mutating func skipSeparator() {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: ",") else { return }
    position += 1
    skipSpace()
  }

  private mutating func point(_ origin: Vector) throws(PathDataError) -> Vector {
    let x = try number()
    return Vector(x, try number()) + origin
  }

  private mutating func flag() throws(PathDataError) -> Bool {
    skipSeparator()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "0") || bytes[position] == UInt8(ascii: "1")
    else { throw PathDataError(.noFlag, at: position) }
    position += 1
    return bytes[position - 1] == UInt8(ascii: "1")
  }

  private mutating func number() throws(PathDataError) -> Double {
    skipSeparator()
    let first = position
    func digits() -> Int {
      let from = position
      while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) {
        position += 1
      }
      return position - from
    }
    func take(_ letters: String) -> Bool {
      guard position < bytes.count, letters.utf8.contains(bytes[position]) else { return false }
      position += 1
      return true
    }
    _ = take("+-")
    var count = digits()
    if take(".") { count += digits() }
    guard count > 0 else { throw PathDataError(.noNumber, at: first) }
    let mantissa = position
    if take("eE") {
      _ = take("+-")
      // Without digits the letter belongs to what follows, and is refused there.
      if digits() == 0 { position = mantissa }
    }
    guard let value = Double(String(decoding: bytes[first..<position], as: UTF8.self)), value.isFinite else {
      throw PathDataError(.noNumber, at: first)
    }
    return value
  }
}

extension Path {
  /// Adds a part of an ellipse between two points, as SVG describes it.
  ///
  /// The parameters are found as in [SVG 2, appendix B.2](https://www.w3.org/TR/SVG2/implnote.html#ArcImplementationNotes), but with
  /// directions instead of angles, so that square roots are enough.
  fileprivate mutating func addArc(
    from: Vector, to: Vector, radii: Vector, degrees: Double, isLarge: Bool, isClockwise: Bool
  ) {
    guard from != to else { return }
    guard radii.x > 0, radii.y > 0 else { return addLine(to: to.point) }
    let (sine, cosine) = Trigonometry.sineAndCosine(degrees * .pi / 180)
    func turned(_ v: Vector) -> Vector { Vector(cosine * v.x + sine * v.y, cosine * v.y - sine * v.x) }
    func turnedBack(_ v: Vector) -> Vector { Vector(cosine * v.x - sine * v.y, sine * v.x + cosine * v.y) }
    // Half the chord where the ellipse is the unit circle.
    var radii = radii
    var half = turned((from - to) / 2) / radii
    if half.length > 1 {
      radii *= half.length
      half /= half.length
    }
    let height = max(0, 1 - half.dot(half)).squareRoot()
    let side: Double = isLarge == isClockwise ? -1 : 1
    let normal = half.length > 0 ? Vector(half.y, -half.x) / half.length : Vector()
    let center = normal * (height * side)
    let middle = (from + to) / 2
    func place(_ v: Vector) -> Vector { middle + turnedBack((v + center) * radii) }
    let (begin, end) = (half - center, -half - center)
    let sign: Double = isClockwise ? 1 : -1
    // A short arc of a huge circle may be rounded to none, which is as good as its chord.
    guard center.isFinite, isLarge || begin.cross(end) * sign > 0 || begin.dot(end) < 0 else {
      return addLine(to: to.point)
    }
    addUnitArc(from: begin, to: end, sign: sign, place: place, last: to)
  }

  /// Adds the arc between two directions, halved until each part is at most a quarter of a turn.
  private mutating func addUnitArc(
    from: Vector, to: Vector, sign: Double, place: (Vector) -> Vector, last: Vector
  ) {
    let turn = from.cross(to) * sign
    let across = from.dot(to)
    if turn > 0, across >= -1e-9 {
      // A quarter or less: handles of 4/3·tan(θ/4), by the half-angle formulas.
      let half = turn / (1 + across)
      let handle = 4.0 / 3 * half / (1 + (1 + half * half).squareRoot()) * sign
      let control1 = from + Vector(-from.y, from.x) * handle
      let control2 = to - Vector(-to.y, to.x) * handle
      return addCurve(to: last.point, control1: place(control1).point, control2: place(control2).point)
    }
    let sum = from + to
    var middle = Vector(-from.y, from.x) * sign
    if sum.length > 1e-6 { middle = sum / sum.length * (turn > 0 ? 1 : -1) }
    addUnitArc(from: from, to: middle, sign: sign, place: place, last: place(middle))
    addUnitArc(from: middle, to: to, sign: sign, place: place, last: last)
  }
}

/// An error in path data.
struct PathDataError: Error, Hashable {
  enum Reason: Hashable {
    /// The data does not begin with a move.
    case noMove
    /// A letter is no command.
    case unknownCommand(UInt8)
    /// A number is missing or out of range.
    case noNumber
    /// A flag is neither 0 nor 1.
    case noFlag
    /// The text has more bytes than are read.
    case tooLong(Int)
  }

  let reason: Reason
  /// The number of bytes before.
  let offset: Int

  init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension PathDataError: CustomStringConvertible {
  /// The reason and the place.
  var description: String {
    switch reason {
    case .noMove: "the path begins with no move at byte \(offset)"
    case .unknownCommand(let letter):
      "the path has \(String(UnicodeScalar(letter)).debugDescription), which is no command, at byte \(offset)"
    case .noNumber: "the path has no number where one has to be, at byte \(offset)"
    case .noFlag: "the path has no flag, 0 or 1, where one has to be, at byte \(offset)"
    case .tooLong(let limit): "the path has more than \(limit) bytes"
    }
  }
}
