import CLibPNG

/// Reads PNG files: ``PNGStructure`` verifies the file, ``PNGPlainDecoder`` reads plain pictures, and libpng
/// the rest.
///
/// libpng also describes errors of pixels, and decides in cases of doubt.
enum PNGDecoder {
  static var libraryVersion: String { String(cString: galley_png_version()) }

  /// The bytes of samples that are read before they are expanded; small enough to stay in a core's cache.
  private static let bandBytes = 256 * 1_024

  static func decode(
    _ source: PNGSource, limits: ImageLimits, accepting: PNG.Accepted = .any
  ) throws(PNGError) -> Bitmap {
    let structure = try PNGStructure(source, limits: limits)
    guard accepting == .any || structure.appearance.isPlain else { throw .notPlain(structure.appearance) }
    return try decode(structure, source)
  }

  /// Reads a picture whose file is verified.
  static func decode(_ structure: PNGStructure, _ source: PNGSource) throws(PNGError) -> Bitmap {
    if let bitmap = PNGPlainDecoder.decode(structure, source) { return bitmap }
    return try decodeByLibrary(structure, source)
  }

  /// Reads any picture with libpng alone.
  static func decodeByLibrary(_ structure: PNGStructure, _ source: PNGSource) throws(PNGError) -> Bitmap {
    let header = structure.header
    let expander = PNGRowExpander(structure)
    var pixels = [UInt8](repeating: 0, count: header.width * header.height * 4)
    let result = structure.minimalFile(of: source).withUnsafeBytes { minimalFile in
      pixels.withUnsafeMutableBytes { pixels in
        Result { () throws(PNGError) in try read(minimalFile, header, expander, into: pixels) }
      }
    }
    try result.get()
    return Bitmap(width: header.width, height: header.height, bytes: pixels)
  }

  /// Reads a picture with libpng and discards it, to find its errors.
  static func verify(_ structure: PNGStructure, _ source: PNGSource) throws(PNGError) {
    let header = structure.header
    let row = UnsafeMutableRawPointer.allocate(byteCount: header.width * 4, alignment: 16)
    defer { row.deallocate() }
    let result = structure.minimalFile(of: source).withUnsafeBytes { minimalFile in
      Result { () throws(PNGError) in
        let reader = try Reader(minimalFile, header: header)
        defer { reader.close() }
        try expandBands(reader, header, PNGRowExpander(structure)) { _ in row }
        try reader.finish()
      }
    }
    try result.get()
  }

  private static func read(
    _ minimalFile: UnsafeRawBufferPointer, _ header: PNGHeader, _ expander: PNGRowExpander,
    into pixels: UnsafeMutableRawBufferPointer
  ) throws(PNGError) {
    let reader = try Reader(minimalFile, header: header)
    defer { reader.close() }
    if expander.copies {
      try reader.rows(header.height, after: 0, into: pixels)
    } else {
      try expandBands(reader, header, expander) { row in pixels.baseAddress! + row * header.width * 4 }
    }
    try reader.finish()
  }

  private static func expandBands(
    _ reader: Reader, _ header: PNGHeader, _ expander: PNGRowExpander,
    into pixels: (_ row: Int) -> UnsafeMutableRawPointer
  ) throws(PNGError) {
    // An interlaced picture is whole only after its last pass.
    let bandRows = header.isInterlaced ? header.height : max(1, bandBytes / header.rowBytes)
    let band = UnsafeMutableRawBufferPointer.allocate(
      byteCount: min(bandRows, header.height) * header.rowBytes, alignment: 16)
    defer { band.deallocate() }
    band.initializeMemory(as: UInt8.self, repeating: 0)
    for start in stride(from: 0, to: header.height, by: bandRows) {
      let count = min(bandRows, header.height - start)
      try reader.rows(count, after: start, into: band)
      let samples = UnsafeRawBufferPointer(band).assumingMemoryBound(to: UInt8.self)
      for row in 0..<count {
        try expander.expand(
          samples.baseAddress! + row * header.rowBytes,
          into: pixels(start + row), row: start + row)
      }
    }
  }

  /// libpng's reader, with its failures as errors.
  struct Reader {
    private let handle: OpaquePointer
    private let header: PNGHeader

    init(_ bytes: UnsafeRawBufferPointer, header: PNGHeader) throws(PNGError) {
      var failure = galley_png_failure()
      let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
      guard
        let handle = galley_png_reader_open(
          start, bytes.count, UInt32(header.width), UInt32(header.height), &failure)
      else {
        throw .badPixels(rowsRead: 0, rows: header.height, reason: failure.text)
      }
      precondition(
        galley_png_reader_row_bytes(handle) == header.rowBytes, "libpng reads the header otherwise than we do"
      )
      self.handle = handle
      self.header = header
    }

    func close() { galley_png_reader_close(handle) }

    func rows(_ count: Int, after rowsRead: Int, into buffer: UnsafeMutableRawBufferPointer) throws(PNGError)
    {
      var failure = galley_png_failure()
      let start = buffer.assumingMemoryBound(to: UInt8.self).baseAddress
      var done: UInt32 = 0
      guard galley_png_reader_rows(handle, start, header.rowBytes, UInt32(count), &done, &failure) else {
        throw error(failure, rowsRead: rowsRead + Int(done))
      }
    }

    /// Reads to the end; all compressed bytes must have been needed.
    func finish() throws(PNGError) {
      var failure = galley_png_failure()
      guard galley_png_reader_finish(handle, &failure) else {
        throw error(failure, rowsRead: header.height)
      }
    }

    private func error(_ failure: galley_png_failure, rowsRead: Int) -> PNGError {
      .badPixels(rowsRead: rowsRead, rows: header.height, reason: failure.text)
    }
  }
}

extension galley_png_failure {
  /// The message as a string.
  var text: String {
    withUnsafeBytes(of: message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
