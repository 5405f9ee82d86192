import Foundation
import GalleyDiff
import GalleyImage
import GalleySystem
import Glibc

/// Compares two files of pictures, those in PNG without holding either picture.
///
/// ```swift
/// let result = try FileComparison().compare("before.png", "after.png")
/// print(result.differingPixels)
/// ```
///
/// Files with the same bytes are equal, which is seen before anything is decoded. Others are decoded side by side, some
/// hundred kilobytes at a time, and only rows near a difference are worked out; memory does not grow with the pictures'
/// height, whatever the engine.
/// Where one is a JPEG or a WebP, both are held whole, and where one stores 16 bits a sample and ``ExactEngine`` decides:
/// it alone looks at all 16.
///
/// Equal values that are shown otherwise, by a colour profile or turned, are not equal: ``FileDifference/appearances``.
///
/// The result is that of decoding both files and comparing all pixels, errors included, with two exceptions: damage in the
/// compressed pixels is not found in files that have the same bytes, nor below the place where a comparison stopped.
/// Chunks and checksums are always verified.
package struct FileComparison: Sendable {
  /// The extent of a comparison.
  package enum Extent: Hashable, Sendable {
    /// Whether the pictures are equal: the first difference is enough.
    case verdict
    /// The number of pixels that differ.
    case count
  }

  /// The number of threads that compare two files.
  package enum Threads: Hashable, Sendable {
    /// One.
    case one
    /// Two.
    case two
    /// As many as were measured to be faster, for files of such a size.
    case automatic
  }

  /// The engine that decides which pixels differ.
  ///
  /// ``ExactEngine``, and ``YIQEngine`` that counts smoothed edges, judge rows as they come. Others look around a pixel,
  /// and get some rows of both pictures at a time. Where a caret is forgiven, the files are read once more to look for it.
  package var engine: any PixelEngine

  /// The extent of a comparison.
  package var extent: Extent

  /// The rectangles that are not compared, in pixels.
  package var ignored: [PixelRect]

  /// The rectangles to compare, in pixels, without the ``ignored`` ones; nil for everything.
  package var only: [PixelRect]?

  /// Whether pixels are compared where the pictures' sizes differ: those that both have.
  package var comparesCommonPart = true

  /// Whether to say which regions differ; see ``FileDifference/regions``.
  package var findsRegions = false

  /// The number of threads to use.
  package var threads: Threads

  /// The limits on the size of a file.
  package var limits: ImageLimits

  /// Whether paths may be symbolic links.
  package var links: BoundedFile.Links

  /// Makes a comparison.
  ///
  /// - Parameters:
  ///   - extent: How much is to be found out.
  ///   - engine: Which pixels differ.
  ///   - ignored: What is not judged, in pixels.
  ///   - threads: How many threads to use.
  ///   - limits: How large a file may be.
  ///   - links: Whether paths may be symbolic links.
  package init(
    _ extent: Extent = .count, by engine: any PixelEngine = ExactEngine(), ignoring ignored: [PixelRect] = [],
    threads: Threads = .automatic, limits: ImageLimits = .standard, links: BoundedFile.Links = .followed
  ) {
    self.engine = engine
    self.extent = extent
    self.ignored = ignored
    self.threads = threads
    self.limits = limits
    self.links = links
  }

  /// The sizes from which a second thread pays: bytes of both files' compressed pixels, and bytes that they inflate to.
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
  package func compare(
    _ first: String, _ second: String, digests: (PixelDigest?, PixelDigest?) = (nil, nil)
  ) throws -> FileDifference {
    try compare(first, second, digests: digests) { _, _ in [] }
  }

  /// Compares two files, and writes a picture of the difference if there is one.
  ///
  /// - Parameters:
  ///   - first: One file's path, such as that of the approved picture.
  ///   - second: The other's.
  ///   - style: What the picture looks like.
  ///   - path: Where it is to be.
  /// - Returns: What was found; whatever ``extent`` is, all of it.
  /// - Throws: `ImageFileError`: of the first file if something is wrong with both, or of the picture's.
  package func compare(
    _ first: String, _ second: String, drawing style: DifferenceStyle, to path: String
  ) throws -> FileDifference {
    var comparison = self
    comparison.extent = .count
    return try comparison.draw(style, to: path) { recorders in
      try comparison.compare(first, second, recorders: recorders)
    }
  }

  /// Compares two pictures in memory, which is done by pixels whatever ``extent`` is.
  package func compare(_ first: Bitmap, _ second: Bitmap) -> FileDifference {
    compare(first, second) { _, _ in [] }
  }

  /// Compares two pictures in memory, and writes a picture of the difference if there is one.
  ///
  /// - Throws: `ImageFileError` if it cannot be written.
  package func compare(
    _ first: Bitmap, _ second: Bitmap, drawing style: DifferenceStyle, to path: String
  ) throws -> FileDifference {
    try draw(style, to: path) { recorders in try compare(first, second, recorders: recorders) }
  }

  /// Makes the recorders of a comparison, by the sizes of both pictures.
  private typealias Recorders = (PixelSize, PixelSize) throws -> [any DifferenceRecorder]

  /// Compares with a painter among the recorders, and writes its file unless the pictures are equal.
  private func draw(
    _ style: DifferenceStyle, to path: String, _ compare: (Recorders) throws -> FileDifference
  ) throws -> FileDifference {
    var painter: DifferencePainter?
    var file = Data()
    let result = try compare { old, new in
      let drawn = try DifferencePainter(old, new, ignored: ignored, only: only, style: style) {
        file.append($0)
      }
      painter = drawn
      return [drawn]
    }
    guard !result.isEqual, let painter else { return result }
    try painter.finish()
    do throws(FileError) {
      try AtomicFile.write(file, to: path, flushes: false)
    } catch {
      throw ImageFileError.file(error)
    }
    return result
  }

  func compare(
    _ first: Bitmap, _ second: Bitmap,
    recorders others: (PixelSize, PixelSize) throws -> [any DifferenceRecorder]
  ) rethrows -> FileDifference {
    let sizes = (
      PixelSize(width: first.width, height: first.height),
      PixelSize(width: second.width, height: second.height)
    )
    var result = FileDifference(sizes: sizes, basis: .pixels)
    let finder = findsRegions ? DifferenceRegionFinder(width: result.common.width) : nil
    let recorders = try others(sizes.0, sizes.1) + (finder.map { [$0] } ?? [])
    compareWhole(first, second, recorders: recorders, into: &result)
    result.regions = finder?.regions
    return result
  }

  func compare(
    _ first: String, _ second: String, digests: (PixelDigest?, PixelDigest?) = (nil, nil),
    recorders others: (PixelSize, PixelSize) throws -> [any DifferenceRecorder]
  ) throws -> FileDifference {
    if let one = digests.0, one == digests.1 { return FileDifference(basis: .digests) }
    let opened = open(first, second)
    if opened.old.isOtherPicture || opened.new?.isOtherPicture == true {
      return try compareOthers(first, second, haveEqualBytes: opened.new == nil, recorders: others)
    }
    let old = try opened.old.get()
    guard let other = opened.new else {
      let size = PixelSize(width: old.width, height: old.height)
      return FileDifference(sizes: (size, size), basis: .bytes)
    }
    let new: PNGBandReader
    do { new = try other.get() } catch {
      throw try mostSevere(FileSideError(side: .second, error: error), first)
    }
    if engine is ExactEngine, old.isDeep || new.isDeep {
      return try compareDeep(first, second, shown: (old.appearance, new.appearance), recorders: others)
    }
    let sizes = (
      PixelSize(width: old.width, height: old.height), PixelSize(width: new.width, height: new.height)
    )
    var result = FileDifference(sizes: sizes, basis: .pixels)
    if !old.appearance.isShown(like: new.appearance) {
      result.appearances = .init(first: old.appearance, second: new.appearance)
    }
    if extent == .verdict || !comparesCommonPart, result.sizesDiffer {
      result.isWhole = false
      return result
    }
    var forgiven: PixelRect?
    if case .forgiven(let width) = engine.caret {
      do { forgiven = try caret(first, second, width: width) } catch let error as FileSideError {
        throw try mostSevere(error, first)
      }
    }
    let finder = findsRegions ? DifferenceRegionFinder(width: result.common.width) : nil
    let recorders = try others(sizes.0, sizes.1) + (finder.map { [$0] } ?? [])
    do throws(FileSideError) {
      let record = DifferenceRecord(recorders, stopsEarly: extent == .verdict)
      try compare(old, new, receiver: receiver(old, new, record, forgiving: forgiven, into: result))
      result.differingPixels = record.count
      result.smoothedPixels = record.smoothed
      result.rows = record.rows
      result.isWhole = extent == .count || record.count == 0
      countUnjudged(&result)
    } catch {
      throw try mostSevere(error, first)
    }
    result.regions = finder?.regions
    return result
  }

  /// A reader, handed from the thread that opened it to the one that reads.
  private struct Opened: @unchecked Sendable {
    let reader: Result<PNGBandReader, any Error>?
  }

  /// The readers of two files; none of the second where both have the same bytes.
  ///
  /// Opening a file reads all of it, for its checksums. Of large files both are read at once, and compared by both threads.
  private func open(
    _ first: String, _ second: String
  ) -> (old: Result<PNGBandReader, any Error>, new: Result<PNGBandReader, any Error>?) {
    let bytes = ByteComparison(first, second, limit: limits.fileBytes, links: links)
    let openFirst: @Sendable () -> Opened = {
      let opened = Opened(reader: Result { try reader(first) })
      bytes?.compare()
      return opened
    }
    let openSecond: @Sendable () -> Opened = {
      bytes?.compare()
      return Opened(reader: bytes?.areEqual == true ? nil : Result { try reader(second) })
    }
    let isShared = sharesCores && [first, second].contains(where: isLarge)
    let (new, old) = isShared ? concurrently(openSecond, openFirst) : (openSecond(), openFirst())
    // The other thread may have found the difference, and later.
    let isMissing = new.reader == nil && bytes?.areEqual == false
    return (old.reader!, isMissing ? Result { try reader(second) } : new.reader)
  }

  private func isLarge(_ path: String) -> Bool {
    FileStamp(of: path, followsLinks: true).map { $0.size >= Self.bytesForTwo.compressed / 2 } ?? false
  }

  /// The area of the caret that the engine forgives; nil if there is none.
  private func caret(_ first: String, _ second: String, width: Int) throws -> PixelRect? {
    let (old, new) = (try reader(first), try reader(second))
    let sizes = (
      PixelSize(width: old.width, height: old.height), PixelSize(width: new.width, height: new.height)
    )
    let receiver = WindowCounter(
      (old, new), engine: engine, size: FileDifference(sizes: sizes, basis: .pixels).common,
      judged: ComparedColumns(
        width: max(old.width, new.width), height: max(old.height, new.height), ignored: []),
      forgiven: nil, isShared: sharesCores, record: DifferenceRecord([], stopsEarly: false), caretWidth: width
    )
    try compare(old, new, receiver: receiver)
    return receiver.caret
  }

  /// Who compares the rows of two files.
  private func receiver(
    _ old: PNGBandReader, _ new: PNGBandReader, _ record: DifferenceRecord, forgiving area: PixelRect?,
    into result: FileDifference
  ) -> any RowReceiver {
    if let comparator = engine.rowComparator(width: result.common.width) {
      return DifferenceCounter((old, new), judge: comparator, judged: judged(result), record: record)
    }
    return WindowCounter(
      (old, new), engine: engine, size: result.common, judged: judged(result), forgiven: area,
      isShared: sharesCores, record: record, caretWidth: nil)
  }

  private func compare(
    _ old: PNGBandReader, _ new: PNGBandReader, receiver: any RowReceiver
  ) throws(FileSideError) {
    let workers = workers(old, new)
    let bands = PairedBandReader(old, new, matcher: RowMatcher(old, new, receiver), workers: workers)
    try bands.run(workers: workers)
  }

  private func judged(_ result: FileDifference) -> ComparedColumns {
    let sizes = [result.first, result.second].compactMap { $0 }
    return ComparedColumns(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0, ignored: ignored,
      only: only)
  }

  private func countUnjudged(_ result: inout FileDifference) {
    let judged = judged(result)
    let common = PixelRect(x: 0, y: 0, width: result.common.width, height: result.common.height)
    result.ignoredPixels = common.width * common.height - judged.count(in: common)
    result.unmatchedPixels = result.outside.reduce(0) { $0 + judged.count(in: $1) }
  }

  /// Compares two pictures in memory.
  private func compareWhole(
    _ first: Bitmap, _ second: Bitmap, recorders: [any DifferenceRecorder], into result: inout FileDifference
  ) {
    let common = PixelRect(x: 0, y: 0, width: result.common.width, height: result.common.height)
    let pictures = [first, second].map { $0.cropped(to: common)! }
    var judged = judged(result)
    let map = engine.map(pictures[0], pictures[1], threads: sharesCores ? 2 : 1)
    var marks = [UInt8](repeating: 0, count: common.width)
    let needsDirections = recorders.contains { $0.needsDirections }
    for y in 0..<common.height {
      var found = 0
      var smoothed = 0
      marks.withUnsafeMutableBufferPointer { $0.update(repeating: PixelMark.none) }
      for x in judged.columns(ofRow: y).joined() where x < common.width && !map.isEmpty {
        let judgement = map[x, y]
        marks[x] = PixelMark.of(judgement, isDarker: needsDirections && map.isDarker(x, y))
        if judgement == .different { found += 1 }
        if judgement == .smoothed { smoothed += 1 }
      }
      result.differingPixels += found
      result.smoothedPixels += smoothed
      if found > 0 { result.rows.append(row: y) }
      for recorder in recorders where recorder.needsRows || found > 0 {
        pictures[0].bytes.withUnsafeBytes { bytes in
          recorder.record(
            row: y, pixels: !recorder.needsRows ? nil : bytes.baseAddress! + y * common.width * 4,
            marks: found + smoothed > 0 ? marks : nil)
        }
      }
    }
    countUnjudged(&result)
  }

  private func reader(_ path: String) throws -> PNGBandReader {
    try PNGBandReader(path: path, form: .filtered, limits: limits, links: links)
  }

  /// Whether two cores may work on one comparison.
  ///
  /// The system is asked for processors only, and not for a container's share of them, which Foundation reads from files: two
  /// threads that share one are no slower than one.
  private var sharesCores: Bool {
    threads == .two || threads == .automatic && sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1
  }

  private func workers(_ old: PNGBandReader, _ new: PNGBandReader) -> Int {
    switch threads {
    case .one: return 1
    case .two: return 2
    case .automatic:
      guard sharesCores else { return 1 }
      let readers = [old, new]
      let compressed = readers.reduce(0) { $0 + $1.compressedBytes }
      let inflated = readers.reduce(0) { $0 + $1.height * ($1.rowBytes + 1) }
      return compressed >= Self.bytesForTwo.compressed || inflated >= Self.bytesForTwo.inflated ? 2 : 1
    }
  }

  /// The error to report of two files: an error of the first file takes precedence.
  private func mostSevere(_ fault: FileSideError, _ first: String) throws -> any Error {
    if fault.side == .second {
      let reader = try PNGBandReader(path: first, limits: limits, links: links)
      while try reader.next() != nil {}
    }
    return fault.error
  }
}
