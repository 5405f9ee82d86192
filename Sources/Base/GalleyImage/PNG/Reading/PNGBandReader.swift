import Foundation
import GalleySystem
import Glibc

/// Reads a picture from the top, a band of rows at a time, in memory that does not grow with it.
///
/// ```swift
/// let reader = try PNGBandReader(path: path, digests: true)
/// while let band = try reader.next() {
///   for row in band.rows { look(at: band.samples(ofRow: row)) }
/// }
/// print(reader.digest!)
/// ```
///
/// A file's chunks and checksums are verified when it is opened, its pixels as they come: the file is not
/// known to be sound until ``next()`` has returned nil. Errors are those of ``PNG/decode(_:limits:)``.
///
/// Plain pictures, with samples of 8 bits and not interlaced, come in the file's own format and need less than a
/// megabyte, or four rows if that is more. Others come as RGBA from libpng, which gets the compressed file whole, and
/// an interlaced picture is read whole.
package final class PNGBandReader {
  /// The content of a band's rows.
  package enum Form: Hashable, Sendable {
    case pixels

    /// The filtered samples as they were compressed, each row with its filter's byte.
    ///
    /// Equal filtered rows below equal rows are equal pixels: a comparison need not unfilter them.
    /// ``PNGFilter`` undoes filters where pixels are needed. Palette entries are not checked then.
    case filtered
  }

  /// The number of pixels in a row.
  package let width: Int

  /// The number of rows.
  package let height: Int

  /// The format of samples.
  package let format: PNGSampleFormat

  /// The colours that ``PNGSampleFormat/indexed`` samples stand for; empty in other formats.
  package let palette: [RGBA]

  /// The samples of the one colour that is clear, in grey and RGB; nil if there is none.
  package let clear: [UInt8]?

  /// The file's information about the display of its pixels.
  package var appearance: PNGAppearance { structure.appearance }

  /// Whether the file stores samples of 16 bits, which are read as 8.
  package var isDeep: Bool { structure.header.bitDepth == 16 }

  private let form: Form
  private let structure: PNGStructure
  private let source: PNGSource
  private let path: String?
  private let descriptor: Int32?
  private let expander: PNGRowExpander
  private let bandFilter: PNGBandFilter
  private let digester: PixelDigester?
  private var rows: (any PNGRowSource)?
  private var rowsGiven = 0
  private var isAtEnd = false
  /// The last row of the band before.
  private let above: UnsafeMutableRawBufferPointer
  private let expanded: UnsafeMutableRawBufferPointer

  /// Opens a picture in memory.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - form: The content of the bands.
  ///   - digests: Whether to work out the picture's digest on the way; only for ``Form/pixels``.
  ///   - limits: The limits of its size.
  /// - Throws: ``PNGError``, except for errors of the pixels.
  package convenience init(
    _ data: Data, form: Form = .pixels, digests: Bool = false, limits: ImageLimits = .standard
  ) throws(PNGError) {
    let source = PNGSource(data)
    let structure = try PNGStructure(source, limits: limits)
    self.init(structure, source, form: form, digests: digests, path: nil, descriptor: nil)
  }

  /// Opens a picture's file, which stays open as long as the reader is there.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - form: The content of the bands.
  ///   - digests: Whether to work out the picture's digest on the way; only for ``Form/pixels``.
  ///   - limits: The limits of its size.
  ///   - links: Whether `path` may be a symbolic link.
  /// - Throws: The reason why it cannot be read, except for errors of the pixels.
  package convenience init(
    path: String, form: Form = .pixels, digests: Bool = false, limits: ImageLimits = .standard,
    links: BoundedFile.Links = .followed
  ) throws(ImageFileError) {
    let (descriptor, size): (Int32, Int)
    do throws(FileError) {
      (descriptor, size) = try BoundedFile.open(path, limit: limits.fileBytes, links: links)
    } catch {
      throw .file(error)
    }
    let source = PNGSource(descriptor: descriptor, count: size)
    do throws(PNGError) {
      let structure = try PNGStructure(source, limits: limits)
      self.init(structure, source, form: form, digests: digests, path: path, descriptor: descriptor)
    } catch {
      close(descriptor)
      if let reason = source.failure { throw .file(FileError(.read, path, reason)) }
      throw .png(error, path: path)
    }
  }

  private init(
    _ structure: PNGStructure, _ source: PNGSource, form: Form, digests: Bool, path: String?,
    descriptor: Int32?
  ) {
    let header = structure.header
    self.form = form
    self.structure = structure
    self.source = source
    self.path = path
    self.descriptor = descriptor
    width = header.width
    height = header.height
    let own = PNGRowExpander(structure)
    rows = PNGFilteredRows(structure, source)
    if header.isPlain {
      format = PNGSampleFormat(header.colorType)
      palette = header.colorType == .palette ? own.colors : []
      clear = own.clearSamples?.map { UInt8($0) }
      expander = own
    } else {
      format = .rgba
      palette = []
      clear = nil
      expander = .rgba(width: header.width, height: header.height)
    }
    bandFilter = PNGBandFilter(rowBytes: width * format.bytesPerPixel, bytesPerPixel: format.bytesPerPixel)
    digester = digests && form == .pixels ? PixelDigester(width: width, height: height) : nil
    above = .allocate(byteCount: width * format.bytesPerPixel, alignment: 64)
    expanded = .allocate(byteCount: digester != nil && format != .rgba ? width * 4 : 0, alignment: 64)
  }

  deinit {
    above.deallocate()
    expanded.deallocate()
    if let descriptor { close(descriptor) }
  }

  /// The bytes that the chunks with the pixels have in the file.
  package var compressedBytes: Int { structure.compressed.count }

  /// The picture's digest, once all bands were read; nil before, and if it was not asked for.
  package var digest: PixelDigest? { isAtEnd ? digester?.digest : nil }

  /// The bytes that the reader holds for the picture, beside the compressed file of a picture that is not
  /// plain.
  var heldBytes: Int { (rows?.heldBytes ?? 0) + above.count + expanded.count + PNGSource.pieceBytes }

  /// Reads the next band.
  ///
  /// - Returns: The band, valid until the next call; nil when all were read, and the file is sound.
  /// - Throws: ``PNGError``, or ``ImageFileError`` for a file. All bands before are void then.
  package func next() throws -> PNGBand? {
    guard !isAtEnd else { return nil }
    do throws(PNGError) {
      return try step()
    } catch {
      throw named(mostSevere(error))
    }
  }

  /// Reads the next rows, filtered, into memory of the caller's: as many as fit, and there are.
  ///
  /// So that several bands can be kept, or be made by another thread. Do not mix it with ``next()``.
  ///
  /// - Parameter target: Where the rows go, each a filter's byte and ``rowBytes``; room for one at least.
  /// - Returns: Which rows; nil when all were read, and the file is sound.
  /// - Throws: As ``next()``.
  package func nextFiltered(into target: UnsafeMutableRawBufferPointer) throws -> Range<Int>? {
    precondition(form == .filtered, "a reader of pixels needs its own memory")
    precondition(target.count > rowBytes, "no room for a row of \(rowBytes + 1) bytes")
    guard !isAtEnd else { return nil }
    do throws(PNGError) {
      return try step(into: target)
    } catch {
      throw named(mostSevere(error))
    }
  }

  /// Reads the next rows of two files as long as their compressed pixels are the same, which are inflated once then.
  ///
  /// Both have to be of one size and ``format``, and read in no other way before. When they part, the rows that are only
  /// half the same begin in both memories, and ``nextFiltered(into:)`` goes on with either, with the same memory.
  ///
  /// - Parameters:
  ///   - other: The other file's reader.
  ///   - target: Where the rows go, as in ``nextFiltered(into:)``.
  ///   - others: Where the other file's rows begin when they part; as large.
  /// - Returns: Which rows, of both files; nil when they part here, at their end at the latest.
  package func nextAlike(
    _ other: PNGBandReader, into target: UnsafeMutableRawBufferPointer,
    and others: UnsafeMutableRawBufferPointer
  ) -> Range<Int>? {
    precondition(form == .filtered && other.form == .filtered, "a reader of pixels needs its own memory")
    precondition(target.count > rowBytes && target.count == others.count, "no room for the same rows")
    guard width == other.width, height == other.height, format == other.format,
      let rows = rows as? PNGFilteredRows, let otherRows = other.rows as? PNGFilteredRows,
      let range = rows.nextAlike(otherRows, into: target, and: others)
    else { return nil }
    rowsGiven = range.upperBound
    other.rowsGiven = range.upperBound
    return range
  }

  /// The bytes of a row's samples.
  package var rowBytes: Int { width * format.bytesPerPixel }

  /// Fails if a row names a palette entry that is not there, as reading its pixels would have.
  ///
  /// - Throws: As ``next()``: the first thing that is wrong with the file.
  package func checkEntries(_ samples: UnsafeRawBufferPointer, row: Int) throws {
    guard format == .indexed else { return }
    do throws(PNGError) {
      try expander.checkEntries(samples, row: row)
    } catch {
      throw named(mostSevere(error))
    }
  }

  /// Writes pixels of a row as RGBA.
  ///
  /// - Parameters:
  ///   - samples: A row's samples, unfiltered.
  ///   - row: Which row it is.
  ///   - columns: Which pixels are needed; others may be written too.
  ///   - pixels: Where they go: four bytes a pixel.
  /// - Throws: As ``next()``.
  package func expand(
    _ samples: UnsafeRawBufferPointer, row: Int, columns: Range<Int>,
    into pixels: UnsafeMutableRawBufferPointer
  ) throws {
    precondition(pixels.count >= width * 4 && samples.count >= rowBytes, "a row needs \(width * 4) bytes")
    guard let from = samples.assumingMemoryBound(to: UInt8.self).baseAddress, let to = pixels.baseAddress
    else { return }
    do throws(PNGError) {
      try expander.expand(from, columns: columns.clamped(to: 0..<width), into: to, row: row)
    } catch {
      throw named(mostSevere(error))
    }
  }

  /// The error with the file's name, if there is one.
  private func named(_ error: PNGError) -> any Error {
    guard let path else { return error }
    if let reason = source.failure { return ImageFileError.file(FileError(.read, path, reason)) }
    return ImageFileError.png(error, path: path)
  }

  /// The error to report: an error in the compressed pixels takes precedence over a bad palette entry.
  private func mostSevere(_ error: PNGError) -> PNGError {
    guard case .badPaletteIndex = error else { return error }
    do throws(PNGError) { try PNGDecoder.verify(structure, source) } catch { return error }
    return error
  }

  private func step() throws(PNGError) -> PNGBand? {
    guard let (range, bytes) = try advance({ rows throws(PNGError) in try rows.next() }) else { return nil }
    return try band(range, bytes)
  }

  private func step(into target: UnsafeMutableRawBufferPointer) throws(PNGError) -> Range<Int>? {
    guard let (range, _) = try advance({ rows throws(PNGError) in try rows.next(into: target) }) else {
      return nil
    }
    rowsGiven = range.upperBound
    return range
  }

  private func advance(
    _ next: (any PNGRowSource) throws(PNGError) -> PNGRowStep
  ) throws(PNGError) -> (Range<Int>, UnsafeMutableRawBufferPointer)? {
    if rows == nil { rows = try PNGLibraryRows(structure, source) }
    switch try rows.map(next) {
    case .rows(let range, let bytes): return (range, bytes)
    case .end:
      if source.hasGrown { throw .trailingBytes(count: 1, offset: source.count) }
      isAtEnd = true
      return nil
    case .failure, nil:
      // libpng says what is wrong. Where it finds nothing, it takes over, if that is not too late.
      rows = nil
      try PNGDecoder.verify(structure, source)
      guard rowsGiven == 0 else {
        throw .unreliableInflate(rowsRead: rowsGiven, rows: height)
      }
      rows = try PNGLibraryRows(structure, source)
      return try advance(next)
    }
  }

  private func band(_ range: Range<Int>, _ bytes: UnsafeMutableRawBufferPointer) throws(PNGError) -> PNGBand {
    let band = PNGBand(
      rows: range, rowBytes: above.count, bytes: UnsafeRawBufferPointer(bytes), expander: expander)
    rowsGiven = range.upperBound
    guard form == .pixels else { return band }
    bandFilter.undo(
      bytes, rows: range.count, above: range.lowerBound > 0 ? UnsafeRawPointer(above.baseAddress!) : nil)
    above.copyMemory(from: band.samples(ofRow: range.upperBound - 1))
    if format == .indexed { try expander.checkEntries(of: band) }
    guard let digester else { return band }
    for row in range {
      if format == .rgba {
        digester.add(band.samples(ofRow: row))
      } else {
        try band.expand(row: row, into: expanded)
        digester.add(UnsafeRawBufferPointer(expanded))
      }
    }
    return band
  }
}
