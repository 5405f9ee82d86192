/// A source of a picture's rows, a band at a time: each with its filter's byte and its samples.
protocol PNGRowSource: AnyObject {
  /// Reads the next band.
  func next() throws(PNGError) -> PNGRowStep

  /// Reads the next rows into the caller's memory: as many as fit.
  ///
  /// The two ways of reading are not mixed.
  func next(into target: UnsafeMutableRawBufferPointer) throws(PNGError) -> PNGRowStep

  /// The bytes of the band that is held.
  var heldBytes: Int { get }
}

/// The result of reading a band.
enum PNGRowStep {
  /// Rows; they may be changed in place, and are valid until the next are asked for.
  case rows(Range<Int>, UnsafeMutableRawBufferPointer)
  /// All rows were read, and the stream ends soundly.
  case end
  /// The stream is damaged, too short or too long, or names a filter that does not exist.
  case failure
}

/// The rows of a plain picture as they are inflated, a band at a time: each its filter's byte and its samples.
///
/// Plain are pictures of 8-bit samples that are not interlaced, in any colour type.
final class PNGFilteredRows: PNGRowSource {
  /// The inflated bytes that are held at a time.
  ///
  /// Small enough to stay in a core's second-level cache until they have been unfiltered and looked at.
  /// Measured on a page of 3446 × 10 728 pixels, RGBA, in one round on a busy machine, this takes 77 ms; 64 kB take
  /// 132 ms, 128 kB 92 ms, 512 kB 105 ms and 1 MB 91 ms. Only that small bands cost most was so in every round.
  static let bandBytes = 256 * 1_024

  /// Bytes from a row to the next.
  let stride: Int

  private let header: PNGHeader
  private let bandRows: Int
  private let inflater: PNGInflater
  /// Made when it is first needed: a reader into others' memory has none.
  private lazy var buffer = UnsafeMutableRawBufferPointer.allocate(
    byteCount: bandRows * stride, alignment: 64)
  private var holdsBuffer = false
  private var nextRow = 0
  /// The number of bytes of the next rows that are already in memory.
  private var begunBytes = 0

  /// Opens a picture; nil unless it is plain.
  init?(_ structure: PNGStructure, _ source: PNGSource) {
    header = structure.header
    guard header.isPlain else { return nil }
    guard let inflater = PNGInflater(structure, source) else { return nil }
    self.inflater = inflater
    stride = header.rowBytes + 1
    // Whole groups of rows are unfiltered together.
    let group = PNGStaggeredFilter.rows
    bandRows = min(header.height, max(1, Self.bandBytes / (group * stride)) * group)
  }

  deinit { if holdsBuffer { buffer.deallocate() } }

  var heldBytes: Int { (holdsBuffer ? buffer.count : 0) + PNGInflater.heldBytes }

  /// Inflates the next band.
  func next() -> PNGRowStep {
    holdsBuffer = true
    return next(into: buffer)
  }

  func next(into target: UnsafeMutableRawBufferPointer) -> PNGRowStep {
    guard nextRow < header.height else { return inflater.finish() ? .end : .failure }
    let (rows, band) = band(in: target)
    let rest = UnsafeMutableRawBufferPointer(rebasing: band[begunBytes...])
    begunBytes = 0
    guard inflater.read(into: rest), hasFilters(band) else { return .failure }
    nextRow = rows.upperBound
    return .rows(rows, band)
  }

  /// Reads the next rows of two pictures of one form while their compressed pixels are the same.
  ///
  /// - Parameters:
  ///   - other: The other picture; it has been read as far.
  ///   - target: Where the rows go.
  ///   - others: Where rows go that are only half the same: they begin in both memories then, and ``next(into:)``, with
  ///     the same memory, goes on with each.
  /// - Returns: Which rows; nil when the pictures part here, or end.
  func nextAlike(
    _ other: PNGFilteredRows, into target: UnsafeMutableRawBufferPointer,
    and others: UnsafeMutableRawBufferPointer
  ) -> Range<Int>? {
    guard nextRow < header.height else { return nil }
    let (rows, band) = band(in: target)
    let count = inflater.readAlike(other.inflater, into: band)
    guard count == band.count, hasFilters(band) else {
      // Rows of a filter that does not exist are for each of them to refuse.
      if count == band.count { inflater.copyState(other.inflater) }
      others.copyMemory(from: UnsafeRawBufferPointer(rebasing: band[..<count]))
      begunBytes = count
      other.begunBytes = count
      return nil
    }
    nextRow = rows.upperBound
    other.nextRow = rows.upperBound
    if nextRow == header.height { inflater.copyState(other.inflater) }
    return rows
  }

  /// The next rows, and the part of some memory that they need.
  private func band(in target: UnsafeMutableRawBufferPointer) -> (Range<Int>, UnsafeMutableRawBufferPointer) {
    let rows = nextRow..<min(header.height, nextRow + target.count / stride)
    return (rows, UnsafeMutableRawBufferPointer(rebasing: target[..<(rows.count * stride)]))
  }

  private func hasFilters(_ band: UnsafeMutableRawBufferPointer) -> Bool {
    Swift.stride(from: 0, to: band.count, by: stride).allSatisfy { band[$0] <= PNGFilter.paeth.rawValue }
  }
}

extension PNGHeader {
  /// Whether it is of the common kind, which is read without libpng.
  var isPlain: Bool { bitDepth == 8 && !isInterlaced }
}
