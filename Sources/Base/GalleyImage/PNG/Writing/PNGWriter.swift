import Foundation

/// Writes a picture from the top, some rows at a time, in memory that does not grow with it.
///
/// ```swift
/// let writer = try PNGWriter(width: 1125, height: 90_000, format: .rgb) { file.write($0) }
/// for band in bands { try writer.append(band) }
/// try writer.finish()
/// ```
///
/// The same rows give the same bytes on the same machine, in any portions. With ``PNG/Effort/fast`` they are
/// not the same on every machine: ISA-L compresses differently on different processors. The decoded pixels
/// are, and digests are of pixels.
package final class PNGWriter {
  /// The bytes of compressed pixels that make a chunk.
  private static let chunkBytes = 256 * 1_024

  /// The number of pixels in a row.
  package let width: Int

  /// The number of rows.
  package let height: Int

  /// The format of the file's pixels.
  package let format: PNGSampleFormat

  /// Bits an index is stored in; 8 for all else.
  package let bitDepth: Int

  private let sink: (Data) throws -> Void
  private let rowBytes: Int
  private let deflater: any PNGDeflater
  private let filterer: PNGFilterSelector
  /// Packed rows that wait for their band to be full, after the row above them.
  private let band: UnsafeMutableBufferPointer<UInt8>
  private var bandRows = 0
  private var rowsGiven = 0
  private var start = Data()
  private var compressed: [UInt8] = []
  private var isFinished = false

  /// Begins a picture; nothing is written before the first rows.
  ///
  /// - Parameters:
  ///   - width: Pixels a row, at least 1.
  ///   - height: Rows, at least 1.
  ///   - format: The format of the samples. Indices are stored in 1, 2, 4 or 8 bits, as few as the palette
  ///     allows.
  ///   - palette: The colours of indices, 1 to 256; none in other formats.
  ///   - effort: The effort for a small file; ``PNG/Effort/best`` is zlib's highest level here.
  ///   - text: The text to write.
  ///   - sink: Takes the file's bytes, in order.
  /// - Throws: ``PNGError/notWritten(reason:)`` when memory runs out.
  package convenience init(
    width: Int, height: Int, format: PNGSampleFormat, palette: [RGBA] = [], effort: PNG.Effort = .fast,
    text: [PNGText] = [], sink: @escaping (Data) throws -> Void
  ) throws(PNGError) {
    try self.init(
      width: width, height: height, format: format, palette: palette, compression: PNGCompression(effort),
      chunks: PNGText.opening(text), sink: sink)
  }

  init(
    width: Int, height: Int, format: PNGSampleFormat, palette: [RGBA], bitDepth: Int? = nil,
    compression: PNGCompression, chunks: Data, sink: @escaping (Data) throws -> Void
  ) throws(PNGError) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel, not \(width) × \(height)")
    precondition(width <= Int32.max && height <= Int32.max, "a PNG's sides are below 2³¹")
    precondition(
      format == .indexed ? 1...256 ~= palette.count : palette.isEmpty,
      "a palette of \(palette.count) colours does not go with \(format)")
    self.width = width
    self.height = height
    self.format = format
    self.sink = sink
    let depth = bitDepth ?? (format == .indexed ? Self.leastDepth(colors: palette.count) : 8)
    self.bitDepth = depth
    rowBytes = (width * format.bytesPerPixel * depth + 7) / 8
    deflater = try compression.makeDeflater()
    // Differences of indices mean nothing, so rows of them are stored as they are.
    filterer = PNGFilterSelector(
      format == .indexed ? .fixed(.none) : compression.filters, rowBytes: rowBytes,
      bytesPerPixel: format.bytesPerPixel)
    band = .allocate(capacity: (1 + PNGFilterSelector.bandRows) * rowBytes)
    band.initialize(repeating: 0)
    start = header(palette, chunks)
  }

  deinit { band.deallocate() }

  /// The fewest bits that represent so many colours.
  static func leastDepth(colors: Int) -> Int { [1, 2, 4].first { colors <= 1 << $0 } ?? 8 }

  /// The bytes that the writer holds, beside those in its sink.
  var heldBytes: Int { band.count + filterer.heldBytes + compressed.capacity }

  /// Adds rows.
  ///
  /// - Parameter rows: Any number of whole rows: a byte a sample, also of indices that are stored in fewer bits,
  ///   which must name colours of the palette.
  /// - Throws: The error that the sink throws.
  package func append(_ rows: UnsafeRawBufferPointer) throws {
    let bytes = width * format.bytesPerPixel
    precondition(rows.count.isMultiple(of: bytes), "\(rows.count) bytes are not rows of \(bytes)")
    try add(rows.count / bytes) { row, target in
      let samples = rows[row * bytes..<(row + 1) * bytes]
      if bitDepth == 8 {
        target.copyBytes(from: samples)
      } else {
        Self.pack(UnsafeRawBufferPointer(rebasing: samples), bitDepth, into: target)
      }
    }
  }

  /// Adds the rows of a picture as wide as this one.
  ///
  /// - Parameter bitmap: The rows. Where the format has no alpha, they are to be opaque: alpha is dropped.
  /// - Throws: The error that the sink throws.
  package func append(_ bitmap: Bitmap) throws {
    precondition(bitmap.width == width, "rows of \(bitmap.width) pixels for a picture \(width) wide")
    try bitmap.bytes.withUnsafeBytes { try append(rgba: $0) }
  }

  /// Adds rows of RGBA to a picture in RGBA or RGB.
  func append(rgba rows: UnsafeRawBufferPointer) throws {
    precondition(format == .rgba || format == .rgb, "RGBA cannot be stored as \(format)")
    try add(rows.count / (4 * width)) { row, target in
      let pixels = UnsafeRawBufferPointer(rebasing: rows[row * 4 * width..<(row + 1) * 4 * width])
      if format == .rgba { target.copyBytes(from: pixels) } else { Self.dropAlpha(pixels, into: target) }
    }
  }

  /// Ends the file.
  ///
  /// - Throws: The error that the sink throws.
  package func finish() throws {
    precondition(!isFinished, "a picture ends once")
    precondition(rowsGiven == height, "\(rowsGiven) of \(height) rows were given")
    isFinished = true
    try flushBand(isLast: true)
    var end = Data()
    appendPixels(to: &end)
    PNGChunk.append("IEND", to: &end)
    try sink(end)
  }

  private func add(_ count: Int, _ fill: (Int, UnsafeMutableRawBufferPointer) -> Void) throws {
    precondition(rowsGiven + count <= height, "more than \(height) rows")
    for row in 0..<count {
      if bandRows == PNGFilterSelector.bandRows { try flushBand(isLast: false) }
      bandRows += 1
      fill(
        row,
        UnsafeMutableRawBufferPointer(
          UnsafeMutableBufferPointer(rebasing: band[bandRows * rowBytes..<(bandRows + 1) * rowBytes])))
    }
    rowsGiven += count
  }

  private func flushBand(isLast: Bool) throws {
    guard let start = band.baseAddress else { return }
    let rows = UnsafeBufferPointer(rebasing: band[rowBytes..<(1 + bandRows) * rowBytes])
    let filtered = filterer.filter(rows, above: start)
    deflater.add(filtered, isLast: isLast) { compressed.append(contentsOf: $0) }
    start.update(from: start + bandRows * rowBytes, count: rowBytes)
    bandRows = 0
    guard compressed.count >= Self.chunkBytes && !isLast else { return }
    var chunk = Data()
    appendPixels(to: &chunk)
    try sink(chunk)
  }

  private func appendPixels(to file: inout Data) {
    file.append(start)
    start = Data()
    compressed.withUnsafeBytes { PNGChunk.append("IDAT", $0, to: &file) }
    compressed.removeAll(keepingCapacity: true)
  }

  private func header(_ palette: [RGBA], _ chunks: Data) -> Data {
    var file = Data(PNGStructure.signature)
    let type: PNGHeader.ColorType =
      switch format {
      case .gray: .gray
      case .grayAlpha: .grayAlpha
      case .rgb: .rgb
      case .rgba: .rgba
      case .indexed: .palette
      }
    PNGChunk.append(
      "IHDR",
      PNGChunk.bigEndian(UInt32(width)) + PNGChunk.bigEndian(UInt32(height))
        + [UInt8(bitDepth), type.rawValue, 0, 0, 0], to: &file)
    file.append(chunks)
    if format == .indexed {
      PNGChunk.append("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] }, to: &file)
      let translucent = palette.lastIndex { $0.alpha != 255 }.map { $0 + 1 } ?? 0
      if translucent > 0 { PNGChunk.append("tRNS", palette.prefix(translucent).map(\.alpha), to: &file) }
    }
    return file
  }

  /// Packs indices into fewer bits, the first into the highest.
  private static func pack(
    _ indices: UnsafeRawBufferPointer, _ depth: Int, into row: UnsafeMutableRawBufferPointer
  ) {
    let each = 8 / depth
    if depth == 4, let from = indices.baseAddress, let to = row.baseAddress {
      // The common case, which the compiler vectorizes.
      let pairs = indices.count / 2
      for byte in 0..<pairs {
        let (high, low) = (
          from.load(fromByteOffset: 2 &* byte, as: UInt8.self),
          from.load(fromByteOffset: 2 &* byte &+ 1, as: UInt8.self)
        )
        to.storeBytes(of: high &<< 4 | low, toByteOffset: byte, as: UInt8.self)
      }
      if pairs < row.count { row[pairs] = indices[2 * pairs] << 4 }
      return
    }
    for byte in 0..<row.count {
      var packed: UInt8 = 0
      let first = byte * each
      for place in 0..<min(each, indices.count - first) {
        packed |= indices[first + place] << UInt8(8 - depth * (place + 1))
      }
      row[byte] = packed
    }
  }

  private static func dropAlpha(_ pixels: UnsafeRawBufferPointer, into row: UnsafeMutableRawBufferPointer) {
    guard let from = pixels.baseAddress, let to = row.baseAddress else { return }
    let last = row.count / 3 - 1
    // Four bytes are written for three, but for the last pixel; the next one writes over the fourth.
    for x in 0..<last {
      let word = from.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self)
      to.storeBytes(of: word, toByteOffset: 3 &* x, as: UInt32.self)
    }
    (to + 3 * last).copyMemory(from: from + 4 * last, byteCount: 3)
  }
}

/// A piece of a PNG file: four letters for its type, data, and a checksum of both.
///
/// - Reference: PNG Specification, third edition, section 5.3 (chunk layout).
enum PNGChunk {
  /// A number's four bytes, highest first.
  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Appends a chunk to a file's bytes.
  static func append(_ name: StaticString, _ data: [UInt8] = [], to file: inout Data) {
    data.withUnsafeBytes { append(name, $0, to: &file) }
  }

  /// Appends a chunk to a file's bytes.
  static func append(_ name: StaticString, _ data: UnsafeRawBufferPointer, to file: inout Data) {
    let letters = UnsafeRawBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    file.append(contentsOf: bigEndian(UInt32(data.count)))
    file.append(contentsOf: letters)
    file.append(contentsOf: data)
    let checksum = PNGSource.checksum(data, after: PNGSource.checksum(letters))
    file.append(contentsOf: bigEndian(checksum))
  }
}
