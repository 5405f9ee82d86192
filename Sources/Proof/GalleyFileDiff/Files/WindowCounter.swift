import CPixelKernels
import GalleyDiff
import GalleyImage
import GalleySystem

/// Compares rows that may differ by an engine that looks at rows around a pixel.
///
/// It holds a window of both pictures: some rows to judge, and as many above and below as the engine looks at. A row
/// matters if one that is not the same is near enough for the engine to look at it, or at what is near it: a row is the
/// same if all rows are that its engine looks at. So equal rows may be left out, and a gap begins a window anew.
final class WindowCounter: RowReceiver {
  let margin: Int
  private(set) var wantedEnd = 0
  var needsRows: Bool { record.needsRows }

  /// The bytes of a picture's rows that are judged at a time: both pictures' stay in a core's cache.
  private static let blockBytes = 512 * 1_024
  /// The least number of pixels that are worth a second core.
  private static let fewestForTwo = 100_000

  private let readers: (PNGBandReader, PNGBandReader)
  private let engine: any PixelEngine
  private let reach: Int
  private let size: PixelSize
  private let isShared: Bool
  private var judged: ComparedColumns
  private let forgiven: PixelRect?
  private let record: DifferenceRecord
  private var carets: CaretFinder?

  /// The rows that there is room for.
  private let capacity: Int
  private let pictures: (UnsafeMutableRawPointer, UnsafeMutableRawPointer)
  private let marks: UnsafeMutablePointer<UInt8>
  /// A row of each file that is wider than the other.
  private let wide: (UnsafeMutableRawBufferPointer, UnsafeMutableRawBufferPointer)
  /// The rows in memory.
  private var rows = 0..<0
  /// What is known of each of them.
  private var states: [RowState] = []
  /// The row up to which all is judged, or the same.
  private var judgedEnd = 0

  /// What is known of a row in the window.
  private enum RowState {
    /// It is the same, and in memory once.
    case same
    /// It is the same, and in memory twice.
    case copied
    /// It may differ.
    case unequal
  }

  /// Begins to count.
  ///
  /// - Parameters:
  ///   - readers: Both files.
  ///   - engine: Which pixels differ.
  ///   - size: The size of what both pictures have.
  ///   - judged: Which columns are looked at.
  ///   - forgiven: Where nothing differs.
  ///   - isShared: Whether a second core may help.
  ///   - record: Gets what is found.
  ///   - caretWidth: The width of the caret to look for; nil for none.
  init(
    _ readers: (PNGBandReader, PNGBandReader), engine: any PixelEngine, size: PixelSize,
    judged: ComparedColumns,
    forgiven: PixelRect?, isShared: Bool, record: DifferenceRecord, caretWidth: Int?
  ) {
    self.readers = readers
    self.engine = engine
    self.size = size
    self.judged = judged
    self.forgiven = forgiven
    self.isShared = isShared
    self.record = record
    carets = caretWidth.map { CaretFinder(width: $0, columns: size.width) }
    reach = engine.contextRows
    margin = 2 * reach
    let rowBytes = size.width * 4
    let block = max(8, 4 * reach, Self.blockBytes / rowBytes)
    capacity = min(size.height, block + 2 * reach)
    let bytes = capacity * rowBytes
    pictures = (.allocate(byteCount: bytes, alignment: 64), .allocate(byteCount: bytes, alignment: 64))
    marks = .allocate(capacity: capacity * size.width)
    func row(_ reader: PNGBandReader) -> UnsafeMutableRawBufferPointer {
      .allocate(byteCount: reader.width > size.width ? reader.width * 4 : 0, alignment: 64)
    }
    wide = (row(readers.0), row(readers.1))
  }

  deinit {
    pictures.0.deallocate()
    pictures.1.deallocate()
    marks.deallocate()
    wide.0.deallocate()
    wide.1.deallocate()
  }

  /// The caret that was found; valid at the end.
  var caret: PixelRect? { carets?.area }

  func pass(row: Int, _ samples: UnsafeRawPointer) throws(FileSideError) {
    makeRoom(for: row)
    try put(samples, row, readers.0, pictures.0, wide.0, .first)
    append(.same)
  }

  func take(
    row: Int, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, within span: Range<Int>
  ) throws(FileSideError) -> Bool {
    makeRoom(for: row)
    try put(first, row, readers.0, pictures.0, wide.0, .first)
    try put(second, row, readers.1, pictures.1, wide.1, .second)
    append(.unequal)
    wantedEnd = row + 1 + margin
    return record.goesOn
  }

  func finish() {
    judge(upTo: rows.upperBound == size.height ? size.height : rows.upperBound - reach)
    carets?.end()
  }

  private func isUnequal(_ row: Int) -> Bool { states[row - rows.lowerBound] == .unequal }

  private func offset(_ row: Int) -> Int { (row - rows.lowerBound) * size.width * 4 }

  private func put(
    _ samples: UnsafeRawPointer, _ row: Int, _ reader: PNGBandReader, _ picture: UnsafeMutableRawPointer,
    _ wide: UnsafeMutableRawBufferPointer, _ side: FileSideError.Side
  ) throws(FileSideError) {
    let target = UnsafeMutableRawBufferPointer(start: picture + offset(row), count: size.width * 4)
    let pixels = try reader.pixels(
      of: samples, row, 0..<size.width, into: wide.isEmpty ? target : wide, side: side)
    if pixels != UnsafeRawPointer(target.baseAddress!) {
      target.baseAddress!.copyMemory(from: pixels, byteCount: target.count)
    }
  }

  private func append(_ state: RowState) {
    rows = rows.lowerBound..<rows.upperBound + 1
    states.append(state)
  }

  /// Judges what can be judged, if there is a gap before a row or no room left.
  private func makeRoom(for row: Int) {
    if row != rows.upperBound {
      judge(upTo: rows.upperBound - reach)
      rows = row..<row
      states.removeAll(keepingCapacity: true)
      // Rows that differ are further below than the engine looks.
      judgedEnd = row + reach
    } else if rows.count == capacity {
      judge(upTo: rows.upperBound - reach)
      let kept = max(rows.lowerBound, judgedEnd - reach)..<rows.upperBound
      for picture in [pictures.0, pictures.1] {
        picture.copyMemory(from: picture + offset(kept.lowerBound), byteCount: kept.count * size.width * 4)
      }
      states.removeFirst(kept.lowerBound - rows.lowerBound)
      rows = kept
    }
  }

  private func judge(upTo end: Int) {
    let block = judgedEnd..<max(judgedEnd, end)
    judgedEnd = block.upperBound
    // Whatever was found before, a verdict does not depend on more.
    guard !block.isEmpty, record.goesOn else { return }
    let looked = (block.lowerBound - reach..<block.upperBound + reach).clamped(to: rows)
    let mayDiffer = looked.contains { isUnequal($0) }
    guard mayDiffer || needsRows else { return }
    if mayDiffer {
      completeCopies(of: looked)
      mark(block)
    }
    for row in block {
      let rowMarks = marks + (row - block.lowerBound) * size.width
      let found = mayDiffer ? settle(row, rowMarks) : galley_marked(differing: 0, unclear: 0)
      record.add(
        row: row, differing: found.differing, smoothed: found.unclear, pixels: pictures.0 + offset(row),
        marks: rowMarks)
    }
  }

  /// Copies equal rows of the first picture to the second one.
  private func completeCopies(of looked: Range<Int>) {
    for row in looked where states[row - rows.lowerBound] == .same {
      (pictures.1 + offset(row)).copyMemory(from: pictures.0 + offset(row), byteCount: size.width * 4)
      states[row - rows.lowerBound] = .copied
    }
  }

  /// Lets the engine mark a block, by both cores if that is worth it.
  private func mark(_ block: Range<Int>) {
    marks.update(repeating: PixelMark.none, count: block.count * size.width)
    let unequal = block.count { isUnequal($0) }
    let (engine, size, rows, showsDarker) = (engine, size, rows, record.needsDirections)
    let bytes = rows.count * size.width * 4
    nonisolated(unsafe) let (a, b) = (
      UnsafeRawBufferPointer(start: pictures.0, count: bytes),
      UnsafeRawBufferPointer(start: pictures.1, count: bytes)
    )
    nonisolated(unsafe) let marks = marks
    @Sendable func part(_ part: Range<Int>) {
      let pair = PixelPair(width: size.width, height: size.height, rows: rows, baseline: a, candidate: b)
      let target = marks + (part.lowerBound - block.lowerBound) * size.width
      if showsDarker {
        engine.markByJudging(part, of: pair, into: target, showsDarker: true)
      } else {
        engine.mark(part, of: pair, into: target)
      }
    }
    guard isShared, unequal * size.width >= Self.fewestForTwo else { return part(block) }
    let middle = (block.lowerBound + block.upperBound) / 2
    _ = concurrently {
      part(block.lowerBound..<middle)
    } _: {
      part(middle..<block.upperBound)
    }
  }

  /// Looks for a caret in a marked row, and leaves out what is not to be judged.
  private func settle(_ row: Int, _ marks: UnsafeMutablePointer<UInt8>) -> galley_marked {
    carets?.add(row: row, pictures.0 + offset(row), pictures.1 + offset(row), marks: marks)
    if let forgiven, forgiven.minY..<forgiven.maxY ~= row {
      for x in forgiven.minX..<forgiven.maxX where marks[x] & 1 == 1 { marks[x] = PixelMark.none }
    }
    var left = 0
    for run in judged.columns(ofRow: row) + [size.width..<size.width] {
      if left < min(run.lowerBound, size.width) {
        (marks + left).update(repeating: PixelMark.none, count: min(run.lowerBound, size.width) - left)
      }
      left = run.upperBound
    }
    return galley_count_marks(marks, size.width)
  }
}
