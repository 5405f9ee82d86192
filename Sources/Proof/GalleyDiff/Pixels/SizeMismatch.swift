import GalleyImage

/// The alignment of two pictures of unequal size.
///
/// Along each axis the shorter picture lies wholly within the longer one.
package struct SizeMismatch: Sendable, Hashable {
  /// The approved picture's width and height in pixels.
  package var baseline: PixelSize
  /// The new picture's.
  package var candidate: PixelSize
  /// The common part in the approved picture.
  package var commonInBaseline: PixelRect
  /// The common part in the new picture.
  package var commonInCandidate: PixelRect

  /// Whether both pictures have their upper left corner in common.
  package var isTopLeft: Bool {
    (commonInBaseline.x, commonInBaseline.y, commonInCandidate.x, commonInCandidate.y) == (0, 0, 0, 0)
  }

  /// Aligns two pictures where most of their pixels are equal, or at their upper left corners where no place is better.
  ///
  /// Tried are the corners, the middle, and the places to which rows and columns point that occur only once: a place
  /// that many of them agree on is where the one picture lies in the other.
  ///
  /// - Parameters:
  ///   - before: The approved picture.
  ///   - after: The new picture.
  /// - Returns: The alignment; `nil` if the sizes are equal.
  /// - Complexity: O(*n*) in the pixels of both, for each of some twenty places.
  package static func find(_ before: Bitmap, _ after: Bitmap) -> SizeMismatch? {
    let (baseline, candidate) = (
      PixelSize(width: before.width, height: before.height),
      PixelSize(width: after.width, height: after.height)
    )
    if baseline == candidate { return nil }
    let room = PixelSize(width: baseline.width - candidate.width, height: baseline.height - candidate.height)
    var best = (equal: -1, x: 0, y: 0)
    for (x, y) in places(before, after, room) {
      let equal = SizeMismatch(baseline, candidate, x, y).equalPixels(before, after)
      if equal > best.equal { best = (equal, x, y) }
    }
    return SizeMismatch(baseline, candidate, best.x, best.y)
  }

  /// The pictures with an offset: how far the new one lies to the right of and below the approved one.
  private init(_ baseline: PixelSize, _ candidate: PixelSize, _ x: Int, _ y: Int) {
    let size = (
      width: min(baseline.width, candidate.width), height: min(baseline.height, candidate.height)
    )
    self.baseline = baseline
    self.candidate = candidate
    commonInBaseline = PixelRect(x: max(0, x), y: max(0, y), width: size.width, height: size.height)
    commonInCandidate = PixelRect(x: max(0, -x), y: max(0, -y), width: size.width, height: size.height)
  }

  /// Offsets to try, the upper left corner first.
  private static func places(_ before: Bitmap, _ after: Bitmap, _ room: PixelSize) -> [(Int, Int)] {
    let columns = Self.unique([0, room.width, room.width / 2])
    let rows = Self.unique([0, room.height, room.height / 2])
    var places = columns.flatMap { x in rows.map { (x, $0) } }
    places.sort { abs($0.0) + abs($0.1) < abs($1.0) + abs($1.1) }
    for x in columns where room.height != 0 {
      places += votes(before, after, room.height, across: x, .rows).map { (x, $0) }
    }
    for y in rows where room.width != 0 {
      places += votes(before, after, room.width, across: y, .columns).map { ($0, y) }
    }
    return places
  }

  private static func unique(_ values: [Int]) -> [Int] {
    values.enumerated().filter { values.firstIndex(of: $0.element) == $0.offset }.map(\.element)
  }

  /// The offsets within the room that most rows or columns agree on which are found once in each picture.
  private static func votes(
    _ before: Bitmap, _ after: Bitmap, _ room: Int, across offset: Int, _ lines: LineHashing.Lines
  ) -> [Int] {
    guard max(before.width, before.height, after.width, after.height) <= LineHashing.most else { return [] }
    let length =
      lines == .rows ? min(before.width, after.width) : min(before.height, after.height)
    let a = LineHashing.make(before, lines, from: max(0, offset), length: length)
    let b = LineHashing.make(after, lines, from: max(0, -offset), length: length)
    let (placesA, placesB) = (LineHashing.single(a), LineHashing.single(b))
    var counts: [Int: Int] = [:]
    for (hash, place) in placesA {
      if let other = placesB[hash], min(0, room)...max(0, room) ~= place - other {
        counts[place - other, default: 0] += 1
      }
    }
    return counts.sorted { ($0.value, -abs($0.key), $0.key) > ($1.value, -abs($1.key), $1.key) }
      .prefix(2).map(\.key)
  }

  private func equalPixels(_ before: Bitmap, _ after: Bitmap) -> Int {
    let (from, to) = (commonInBaseline, commonInCandidate)
    return before.bytes.withUnsafeBytes { a in
      after.bytes.withUnsafeBytes { b in
        var equal = 0
        for row in 0..<from.height {
          let left = ((from.y + row) * before.width + from.x) * 4
          let right = ((to.y + row) * after.width + to.x) * 4
          for x in 0..<from.width
          where a.loadUnaligned(fromByteOffset: left + x * 4, as: UInt32.self)
            == b.loadUnaligned(fromByteOffset: right + x * 4, as: UInt32.self)
          {
            equal &+= 1
          }
        }
        return equal
      }
    }
  }
}
