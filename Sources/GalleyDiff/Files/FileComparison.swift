import Foundation
import GalleyImage

/// Compares two PNG files without holding either picture.
///
/// ```swift
/// let result = try FileComparison().compare("before.png", "after.png")
/// print(result.differingPixels)
/// ```
///
/// Files with the same bytes are equal, which is seen before anything is decoded. Others are decoded side by side, some
/// hundred kilobytes at a time, and only rows near a difference are worked out; memory does not grow with the pictures.
/// What is found is what decoding both whole and comparing all pixels would find, errors included, with two
/// exceptions: what is wrong with the compressed pixels of files that have the same bytes, and what is wrong with them
/// below the place where a comparison stopped, is not seen. Chunks and checksums are verified always.
public struct FileComparison: Sendable {
  /// How much is to be found out.
  public enum Extent: Hashable, Sendable {
    /// Whether the pictures are equal: the first difference is enough.
    case verdict
    /// How many pixels differ.
    case count
  }

  /// How many threads compare two files.
  public enum Threads: Hashable, Sendable {
    /// One.
    case one
    /// Two.
    case two
    /// As many as were measured to be faster, for files of such a size.
    case automatic
  }

  /// How much is to be found out.
  public var extent: Extent

  /// What is not judged, in pixels; parts outside of the pictures are left out.
  public var ignored: [PixelRect]

  /// How many threads to use.
  public var threads: Threads

  /// How large a file may be.
  public var limits: ImageLimits

  /// Whether paths may be symbolic links.
  public var links: BoundedFile.Links

  /// Makes a comparison that allows no difference.
  ///
  /// - Parameters:
  ///   - extent: How much is to be found out.
  ///   - ignored: What is not judged, in pixels.
  ///   - threads: How many threads to use.
  ///   - limits: How large a file may be.
  ///   - links: Whether paths may be symbolic links.
  public init(
    _ extent: Extent = .count, ignoring ignored: [PixelRect] = [], threads: Threads = .automatic,
    limits: ImageLimits = .standard, links: BoundedFile.Links = .followed
  ) {
    self.extent = extent
    self.ignored = ignored
    self.threads = threads
    self.limits = limits
    self.links = links
  }

  /// What makes a second thread worth while, in bytes of both files' compressed pixels and in bytes that they inflate to.
  ///
  /// A thread costs about 0.1 ms to start and hand over to; inflating gives about 1 GB/s at worst and 10 GB/s at best.
  private static let bytesForTwo = (compressed: 400_000, inflated: 16_000_000)

  /// Compares two files.
  ///
  /// - Parameters:
  ///   - first: One file's path, such as that of the approved picture.
  ///   - second: The other's.
  ///   - digests: The digests of both pictures where they are known: if they are equal, no file is looked at.
  /// - Returns: What was found.
  /// - Throws: `ImageFileError`, of the first file if something is wrong with both.
  public func compare(
    _ first: String, _ second: String, digests: (PixelDigest?, PixelDigest?) = (nil, nil)
  ) throws -> FileDifference {
    try compare(first, second, digests: digests, recorder: nil)
  }

  func compare(
    _ first: String, _ second: String, digests: (PixelDigest?, PixelDigest?) = (nil, nil),
    judge: any RowJudge = ExactJudge(), recorder: (any DifferenceRecorder)?
  ) throws -> FileDifference {
    if let one = digests.0, one == digests.1 { return FileDifference(grounds: .digests) }
    let areEqual = ByteComparison.areEqual(first, second, limit: limits.fileBytes, links: links)
    let old = try reader(first)
    if areEqual {
      let size = PixelSize(width: old.width, height: old.height)
      return FileDifference(sizes: (size, size), grounds: .bytes)
    }
    let new: PNGBandReader
    do { new = try reader(second) } catch { throw try worst(SideFault(side: .second, error: error), first) }
    var result = FileDifference(
      sizes: (
        PixelSize(width: old.width, height: old.height), PixelSize(width: new.width, height: new.height)
      ),
      grounds: .pixels)
    if extent == .verdict, result.sizesDiffer {
      result.isWhole = false
      return result
    }
    do throws(SideFault) {
      try compare(old, new, judge: judge, recorder: recorder, into: &result)
    } catch {
      throw try worst(error, first)
    }
    return result
  }

  private func compare(
    _ old: PNGBandReader, _ new: PNGBandReader, judge: any RowJudge, recorder: (any DifferenceRecorder)?,
    into result: inout FileDifference
  ) throws(SideFault) {
    let judged = JudgedColumns(
      width: max(old.width, new.width), height: max(old.height, new.height), ignored: ignored)
    let tally = DifferenceTally(
      (old, new), judge: judge, judged: judged, stopsEarly: extent == .verdict, recorder: recorder)
    let workers = workers(old, new)
    let bands = PairedBands(old, new, matcher: RowMatcher(old, new, tally), workers: workers)
    try bands.run(workers: workers)
    result.differingPixels = tally.count
    result.rows = tally.rows
    result.isWhole = extent == .count || tally.count == 0
    result.ignoredPixels =
      result.common.width * result.common.height
      - judged.count(in: PixelRect(x: 0, y: 0, width: result.common.width, height: result.common.height))
    result.unmatchedPixels = result.outside.reduce(0) { $0 + judged.count(in: $1) }
  }

  private func reader(_ path: String) throws -> PNGBandReader {
    try PNGBandReader(path: path, form: .filtered, limits: limits, links: links)
  }

  private func workers(_ old: PNGBandReader, _ new: PNGBandReader) -> Int {
    switch threads {
    case .one: return 1
    case .two: return 2
    case .automatic:
      guard ProcessInfo.processInfo.activeProcessorCount > 1 else { return 1 }
      let readers = [old, new]
      let compressed = readers.reduce(0) { $0 + $1.compressedBytes }
      let inflated = readers.reduce(0) { $0 + $1.height * ($1.rowBytes + 1) }
      return compressed >= Self.bytesForTwo.compressed || inflated >= Self.bytesForTwo.inflated ? 2 : 1
    }
  }

  /// What is to be said of two files of which something is wrong with one: the first one's fault goes before.
  private func worst(_ fault: SideFault, _ first: String) throws -> any Error {
    if fault.side == .second {
      let reader = try PNGBandReader(path: first, limits: limits, links: links)
      while try reader.next() != nil {}
    }
    return fault.error
  }
}
