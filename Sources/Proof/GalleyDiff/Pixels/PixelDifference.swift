import GalleyImage

/// The set of differing pixels of two pictures: one bit a pixel.
///
/// Two pixels differ if any of their four bytes does; what only one of two pictures of unequal size has, differs.
/// Equal pictures are settled by one pass over memory and take no room here.
package struct PixelDifference: Sendable {
  /// The width of both pictures together.
  package let width: Int
  /// The height of both pictures together.
  package let height: Int
  /// The number of pixels that differ.
  package private(set) var count = 0
  /// The number of pixels that differ in each row; empty if none differs.
  package private(set) var rowCounts: [Int] = []
  private var bits: [UInt64] = []
  private let wordsPerRow: Int

  /// Whether no pixel differs.
  package var isEmpty: Bool { count == 0 }

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - baseline: One picture.
  ///   - candidate: The other one.
  ///   - masks: What is not judged, in pixels of both.
  /// - Complexity: O(*n*) in the bytes of both; equal rows cost no more than reading them.
  package init(_ baseline: Bitmap, _ candidate: Bitmap, ignoring masks: [PixelRect] = []) {
    width = max(baseline.width, candidate.width)
    height = max(baseline.height, candidate.height)
    wordsPerRow = (width + 63) / 64
    for rows in DifferingRows.find(baseline, candidate, wordsPerRow: wordsPerRow) where rows.count > 0 {
      if bits.isEmpty { makeRoom() }
      count += rows.count
      rowCounts.replaceSubrange(rows.rows, with: rows.counts)
      bits.replaceSubrange(
        rows.rows.lowerBound * wordsPerRow..<rows.rows.upperBound * wordsPerRow, with: rows.bits)
    }
    if baseline.width != candidate.width || baseline.height != candidate.height {
      if bits.isEmpty { makeRoom() }
      markOutside(baseline, candidate)
      recount()
    }
    for mask in masks { clear(mask) }
  }

  /// Makes an empty set.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    wordsPerRow = (width + 63) / 64
  }

  /// The pixels of a map with a classification.
  package init(_ map: PixelMap, _ judgement: PixelClassification) {
    self.init(width: map.width, height: map.height)
    map.withBytes { insert($0, width: map.width, height: map.height, judgement) }
  }

  /// The pixels of a map with a classification, and those of another set that is as large or larger.
  package init(_ map: PixelMap, _ judgement: PixelClassification, and other: PixelDifference) {
    self = other
    map.withBytes { insert($0, width: map.width, height: map.height, judgement) }
  }

  /// Adds the pixels that are judged so, of a byte a pixel whose lower bits are the judgement.
  package mutating func insert(
    _ bytes: UnsafeBufferPointer<UInt8>, width: Int, height: Int, _ judgement: PixelClassification
  ) {
    let bytes = UnsafeRawBufferPointer(bytes)
    let wanted = UInt64(judgement.rawValue) &* 0x0101_0101_0101_0101
    for y in 0..<height {
      let row = y &* width
      var x = 0
      // Eight pixels at a time, of which a word of 64 gets all bits at once.
      while x &+ 8 <= width {
        let word = bytes.loadUnaligned(fromByteOffset: row &+ x, as: UInt64.self)
        // Most are the same, which says nothing.
        if judgement == .same || word != 0 {
          let found = Self.zeros((UInt64(littleEndian: word) ^ wanted) & 0x0303_0303_0303_0303)
          if found != 0 { insert(found, atColumn: x, row: y) }
        }
        x &+= 8
      }
      while x < width {
        if bytes[row &+ x] & 3 == judgement.rawValue { insert(x, y) }
        x &+= 1
      }
    }
  }

  /// A bit for each of eight bytes that is zero, the lowest first; no byte is greater than 3.
  private static func zeros(_ bytes: UInt64) -> UInt64 {
    let isOther = (bytes | bytes &>> 1) & 0x0101_0101_0101_0101
    // Each product of a byte's bit and one of the factor's falls on a place of its own.
    return ((isOther ^ 0x0101_0101_0101_0101) &* 0x0102_0408_1020_4080) &>> 56
  }

  /// Adds pixels of a row by their bits; there are eight from a column on that is a multiple of eight.
  private mutating func insert(_ found: UInt64, atColumn x: Int, row y: Int) {
    if bits.isEmpty { makeRoom() }
    let word = y &* wordsPerRow &+ x &>> 6
    let old = bits[word]
    let new = old | found &<< UInt64(x & 63)
    let more = (new ^ old).nonzeroBitCount
    bits[word] = new
    rowCounts[y] &+= more
    count &+= more
  }

  private mutating func makeRoom() {
    bits = Array(repeating: 0, count: wordsPerRow * height)
    rowCounts = Array(repeating: 0, count: height)
  }

  /// The pixels outside of a rectangle.
  package func outside(_ rect: PixelRect) -> PixelDifference {
    var rest = self
    rest.clear(rect)
    return rest
  }

  /// The number of differing pixels in a rectangle.
  package func count(in rect: PixelRect) -> Int {
    guard !isEmpty, let part = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height)) else {
      return 0
    }
    let columns = Columns(of: part)
    var count = 0
    for y in part.minY..<part.maxY where rowCounts[y] > 0 {
      for word in columns.words { count += (bits[y &* wordsPerRow &+ word] & columns[word]).nonzeroBitCount }
    }
    return count
  }

  /// The pixels that are not in another set of the same size.
  package func subtracting(_ other: PixelDifference) -> PixelDifference {
    if isEmpty || other.isEmpty { return self }
    var rest = self
    for index in rest.bits.indices { rest.bits[index] &= ~other.bits[index] }
    rest.recount()
    if rest.count == 0 { rest.forgetAll() }
    return rest
  }

  /// Adds the pixels of another set of the same size that lie in a rectangle.
  package mutating func insert(_ other: PixelDifference, in rect: PixelRect) {
    guard !other.isEmpty, let part = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    else {
      return
    }
    if bits.isEmpty { bits = Array(repeating: 0, count: wordsPerRow * height) }
    let columns = Columns(of: part)
    for y in part.minY..<part.maxY where other.rowCounts[y] > 0 {
      for word in columns.words {
        let index = y &* wordsPerRow &+ word
        bits[index] |= other.bits[index] & columns[word]
      }
    }
    recount()
    if count == 0 { forgetAll() }
  }

  /// Removes the pixels of a rectangle.
  ///
  /// - Returns: How many there were.
  @discardableResult package mutating func clear(_ rect: PixelRect) -> Int { take(rect)?.count ?? 0 }

  /// Removes the pixels of a rectangle, and returns them as one cluster; `nil` if there are none.
  package mutating func take(_ rect: PixelRect) -> PixelCluster? {
    guard !isEmpty, let part = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height)) else {
      return nil
    }
    let columns = Columns(of: part)
    let before = count
    var (minX, maxX, minY, maxY) = (Int.max, 0, Int.max, 0)
    for y in part.minY..<part.maxY where rowCounts[y] > 0 {
      let row = y &* wordsPerRow
      let removed = bits.withUnsafeMutableBufferPointer { bits in
        var removed = 0
        for word in columns.words where bits[row &+ word] != 0 {
          let gone = bits[row &+ word] & columns[word]
          if gone == 0 { continue }
          bits[row &+ word] &= ~gone
          removed &+= gone.nonzeroBitCount
          minX = min(minX, word &* 64 &+ gone.trailingZeroBitCount)
          maxX = max(maxX, word &* 64 &+ 64 &- gone.leadingZeroBitCount)
        }
        return removed
      }
      if removed == 0 { continue }
      minY = min(minY, y)
      maxY = y + 1
      rowCounts[y] -= removed
      count -= removed
    }
    let all = before - count
    if count == 0 { forgetAll() }
    return all == 0
      ? nil
      : PixelCluster(
        bounds: PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY), count: all)
  }

  /// Adds a pixel.
  package mutating func insert(_ x: Int, _ y: Int) {
    if bits.isEmpty { makeRoom() }
    let word = y * wordsPerRow + x / 64
    let bit = UInt64(1) << UInt64(x % 64)
    if bits[word] & bit == 0 {
      bits[word] |= bit
      rowCounts[y] += 1
      count += 1
    }
  }

  /// Adds the pixels that only one of the pictures has.
  private mutating func markOutside(_ baseline: Bitmap, _ candidate: Bitmap) {
    let common = (width: min(baseline.width, candidate.width), height: min(baseline.height, candidate.height))
    for picture in [baseline, candidate] {
      set(
        PixelRect(minX: common.width, minY: 0, maxX: picture.width, maxY: min(picture.height, common.height)))
      set(PixelRect(minX: 0, minY: common.height, maxX: picture.width, maxY: picture.height))
    }
  }

  private mutating func set(_ rect: PixelRect) {
    forEachWord(in: rect) { bits, word, mask in bits[word] |= mask }
  }

  private mutating func forEachWord(in rect: PixelRect, _ body: (inout [UInt64], Int, UInt64) -> Void) {
    if rect.isEmpty { return }
    let columns = Columns(of: rect)
    for y in max(0, rect.minY)..<max(0, rect.minY, min(rect.maxY, height)) {
      for word in columns.words { body(&bits, y * wordsPerRow + word, columns[word]) }
    }
  }

  /// The bits of the words of a row that lie in a rectangle.
  private struct Columns {
    /// The words that hold any.
    let words: ClosedRange<Int>
    private let first: UInt64
    private let last: UInt64

    init(of rect: PixelRect) {
      words = rect.minX / 64...(rect.maxX - 1) / 64
      first = UInt64.max << UInt64(rect.minX % 64)
      last = UInt64.max >> UInt64(63 - (rect.maxX - 1) % 64)
    }

    /// The bits of one of ``words``.
    subscript(word: Int) -> UInt64 {
      (word == words.lowerBound ? first : .max) & (word == words.upperBound ? last : .max)
    }
  }

  private mutating func recount() {
    rowCounts = (0..<height).map { y in
      bits[y * wordsPerRow..<(y + 1) * wordsPerRow].reduce(0) { $0 + $1.nonzeroBitCount }
    }
    count = rowCounts.reduce(0, +)
  }

  /// Whether a pixel differs.
  package func differs(_ x: Int, _ y: Int) -> Bool {
    !bits.isEmpty && bits[y * wordsPerRow + x / 64] >> UInt64(x % 64) & 1 == 1
  }

  /// Whether any pixel of a rectangle differs.
  package func differs(in rect: PixelRect) -> Bool {
    if isEmpty || rect.isEmpty { return false }
    let columns = Columns(of: rect)
    for y in rect.minY..<rect.maxY where rowCounts[y] > 0 {
      for word in columns.words where bits[y &* wordsPerRow &+ word] & columns[word] != 0 { return true }
    }
    return false
  }

  /// Calls a closure for each run of differing pixels in a row, from the left.
  package func forEachRun(inRow y: Int, _ body: (Range<Int>) -> Void) {
    guard !isEmpty, rowCounts[y] > 0 else { return }
    var start: Int?
    for word in 0..<wordsPerRow {
      var rest = bits[y * wordsPerRow + word]
      let base = word * 64
      if rest == 0 || rest == .max {
        if rest == 0, let first = start {
          body(first..<base)
          start = nil
        } else if rest == .max, start == nil {
          start = base
        }
        continue
      }
      var column = 0
      while column < 64 {
        if start == nil {
          let skip = rest.trailingZeroBitCount
          if skip == 64 { break }
          column += skip
          rest >>= UInt64(skip)
          start = base + column
        }
        let run = min((~rest).trailingZeroBitCount, 64 - column)
        column += run
        rest = run == 64 ? 0 : rest >> UInt64(run)
        if column < 64, let first = start {
          body(first..<(base + column))
          start = nil
        }
      }
    }
    if let first = start { body(first..<min(width, wordsPerRow * 64)) }
  }

  /// Removes a pixel that is in the set.
  package mutating func forget(_ x: Int, _ y: Int) {
    bits[y * wordsPerRow + x / 64] &= ~(1 << UInt64(x % 64))
    rowCounts[y] -= 1
    count -= 1
  }

  /// Removes all pixels.
  package mutating func forgetAll() {
    bits = []
    rowCounts = []
    count = 0
  }
}
