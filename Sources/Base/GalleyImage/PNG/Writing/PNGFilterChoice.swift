import CISAL
import Glibc

/// A rule that chooses the filter of each row.
enum PNGFilterChoice: Hashable, Sendable {
  /// The same for all.
  case fixed(PNGFilter)

  /// For each band the one under which a sample of its rows compresses best.
  ///
  /// No rule predicts it: text and flat shapes come out a quarter smaller with no filter, photographs and gradients
  /// with one, and a screen has both.
  case sampled

  /// For each row the one that leaves the smallest differences.
  ///
  /// - Reference: PNG Specification, third edition, section 12.7 (minimum sum of absolute differences).
  case smallestDifferences
}

/// Filters bands of rows for compression.
final class PNGFilterSelector {
  /// The rows that are filtered alike.
  static let bandRows = 32

  /// The rows of a band that are tried: an eighth.
  private static let sampledRows = 4

  /// The filters that are tried; the others win too rarely.
  private static let sampledFilters: [PNGFilter] = [.none, .up, .paeth]

  /// The compression ratio of an unfiltered sample from which no filter is tried.
  ///
  /// Measured on the 17 pictures of this repository's sample suite and a screen with a photograph: with 10 a screen is
  /// written in 3.5 ms instead of 9.7 ms, and all files are 2 % smaller, because letters come again further down, which
  /// a sample does not show.
  private static let plainRatio = 10

  /// The share of the unfiltered size, in sixteenths, below which a filtered sample must be.
  ///
  /// A sample is too short for what makes text small without filters. Measured on the same pictures and a
  /// photograph, all from 12 to 14 give the same size within a thousandth, now that ``plainRatio`` takes clear cases.
  private static let neededSixteenths = 14

  private let choice: PNGFilterChoice
  private let rowBytes: Int
  private let bytesPerPixel: Int
  private let filtered: UnsafeMutableBufferPointer<UInt8>
  private let tried: UnsafeMutableBufferPointer<UInt8>
  private lazy var sampler = PNGSampler()

  init(_ choice: PNGFilterChoice, rowBytes: Int, bytesPerPixel: Int) {
    self.choice = choice
    self.rowBytes = rowBytes
    self.bytesPerPixel = bytesPerPixel
    filtered = .allocate(capacity: Self.bandRows * (rowBytes + 1))
    tried = .allocate(capacity: max(Self.sampledRows, 1) * (rowBytes + 1))
    filtered.initialize(repeating: 0)
    tried.initialize(repeating: 0)
  }

  deinit {
    filtered.deallocate()
    tried.deallocate()
  }

  var heldBytes: Int { filtered.count + tried.count }

  /// Filters up to ``bandRows`` rows.
  ///
  /// - Parameters:
  ///   - rows: Their samples.
  ///   - above: The samples of the row above them; zeros above the first row.
  /// - Returns: The filtered rows, each with its filter's byte, valid until the next call.
  func filter(_ rows: UnsafeBufferPointer<UInt8>, above: UnsafePointer<UInt8>) -> UnsafeRawBufferPointer {
    let count = rows.count / rowBytes
    switch choice {
    case .fixed(let filter):
      apply(filter, rows, 0..<count, above, into: filtered.baseAddress!)
    case .sampled:
      apply(best(rows, count, above), rows, 0..<count, above, into: filtered.baseAddress!)
    case .smallestDifferences:
      for row in 0..<count { applySmallest(rows, row, above) }
    }
    return UnsafeRawBufferPointer(UnsafeMutableBufferPointer(rebasing: filtered[..<(count * (rowBytes + 1))]))
  }

  private func apply(
    _ filter: PNGFilter, _ rows: UnsafeBufferPointer<UInt8>, _ range: Range<Int>,
    _ above: UnsafePointer<UInt8>,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    for row in range {
      let start = target + (row - range.lowerBound) * (rowBytes + 1)
      start.pointee = filter.rawValue
      let upper = row == 0 ? above : rows.baseAddress! + (row - 1) * rowBytes
      filter.apply(
        to: UnsafeBufferPointer(rebasing: rows[row * rowBytes..<(row + 1) * rowBytes]), above: upper,
        into: start + 1, bytesPerPixel: bytesPerPixel)
    }
  }

  private func best(
    _ rows: UnsafeBufferPointer<UInt8>, _ count: Int, _ above: UnsafePointer<UInt8>
  ) -> PNGFilter {
    let sampled = min(count, Self.sampledRows)
    let range = (count - sampled) / 2..<(count + sampled) / 2
    var best = PNGFilter.none
    var least = Int.max
    for filter in Self.sampledFilters {
      apply(filter, rows, range, above, into: tried.baseAddress!)
      let sample = UnsafeRawBufferPointer(
        UnsafeMutableBufferPointer(rebasing: tried[..<(range.count * (rowBytes + 1))]))
      let size = sampler.compressedBytes(of: sample)
      if filter == .none && size * Self.plainRatio <= sample.count { return .none }
      let weighted = filter == .none ? size * Self.neededSixteenths / 16 : size
      if weighted < least { (best, least) = (filter, weighted) }
    }
    return best
  }

  private func applySmallest(_ rows: UnsafeBufferPointer<UInt8>, _ row: Int, _ above: UnsafePointer<UInt8>) {
    var least = Int.max
    let target = filtered.baseAddress! + row * (rowBytes + 1)
    for filter in PNGFilter.allCases {
      apply(filter, rows, row..<row + 1, above, into: tried.baseAddress!)
      var sum = 0
      for byte in tried[1...rowBytes] { sum += Int(Int8(bitPattern: byte).magnitude) }
      guard sum < least else { continue }
      least = sum
      target.update(from: tried.baseAddress!, count: rowBytes + 1)
    }
  }
}

/// Measures how well a few rows compress.
private final class PNGSampler {
  private let stream: UnsafeMutablePointer<isal_zstream>
  private let work: UnsafeMutableRawBufferPointer
  private var output: [UInt8] = []

  init() {
    stream = PNGStreamMemory.take()
    work = .allocate(byteCount: 128 * 1_024, alignment: 64)
    work.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit {
    PNGStreamMemory.give(stream)
    work.deallocate()
  }

  func compressedBytes(of bytes: UnsafeRawBufferPointer) -> Int {
    if output.count < bytes.count + 1_024 { output = [UInt8](repeating: 0, count: bytes.count + 1_024) }
    isal_deflate_stateless_init(stream)
    stream.pointee.level = 1
    stream.pointee.level_buf = work.assumingMemoryBound(to: UInt8.self).baseAddress
    stream.pointee.level_buf_size = UInt32(work.count)
    stream.pointee.end_of_stream = 1
    stream.pointee.next_in = UnsafeMutablePointer(
      mutating: bytes.assumingMemoryBound(to: UInt8.self).baseAddress)
    stream.pointee.avail_in = UInt32(bytes.count)
    return output.withUnsafeMutableBufferPointer { output in
      stream.pointee.next_out = output.baseAddress
      stream.pointee.avail_out = UInt32(output.count)
      // A row that does not even fit is the worst result.
      guard isal_deflate_stateless(stream) == COMP_OK else { return output.count }
      return output.count - Int(stream.pointee.avail_out)
    }
  }
}
