import CPNGKernels

/// Turns rows of samples, as a PNG packs them, into RGBA with 8 bits a channel.
///
/// Every sample becomes the nearest 8-bit value: `sample · 255 / (2^depth − 1)`. That is exact for 1, 2, 4
/// and 8 bits; 16 bits have no ties, because 257 is odd. A transparent colour is compared at the depth of the
/// file, before anything is rounded.
///
/// - Reference: PNG Specification, third edition, sections 13.12 (sample depth rescaling) and 11.3.1.1 (tRNS).
struct PNGRowExpander {
  typealias Pixel = SIMD4<UInt8>

  private let header: PNGHeader
  /// Pixels by sample, where a pixel is one sample of up to 8 bits.
  private let table: [Pixel]
  /// The samples of the colour that is clear.
  let clearSamples: [UInt16]?

  private init(header: PNGHeader) {
    self.header = header
    table = []
    clearSamples = nil
  }

  /// One for rows that are RGBA already.
  static func rgba(width: Int, height: Int) -> PNGRowExpander {
    PNGRowExpander(header: PNGHeader(width: width, height: height, bitDepth: 8, colorType: .rgba))
  }

  init(_ structure: PNGStructure) {
    header = structure.header
    let depth = header.bitDepth
    switch header.colorType {
    case .palette:
      table = Self.palette(structure.palette, transparency: structure.transparency)
      clearSamples = nil
    default:
      clearSamples = Self.clearSamples(structure.transparency, depth: depth)
      table =
        header.colorType == .gray && depth <= 8 ? Self.grays(depth: depth, clear: clearSamples?[0]) : []
    }
  }

  /// Whether the file's rows are RGBA of 8 bits already.
  var copies: Bool { header.colorType == .rgba && header.bitDepth == 8 }

  /// Pixels a row.
  var width: Int { header.width }

  /// The colours of the palette.
  var colors: [RGBA] { table.map { RGBA($0.x, $0.y, $0.z, $0.w) } }

  /// Fails on a sample of 8 bits that names no entry.
  func checkEntries(of band: PNGBand) throws(PNGError) {
    guard table.count < 256 else { return }
    for row in band.rows {
      try checkEntries(band.samples(ofRow: row), row: row)
    }
  }

  /// Fails on a sample of 8 bits of a row that names no entry.
  func checkEntries(_ samples: UnsafeRawBufferPointer, row: Int) throws(PNGError) {
    guard table.count < 256 else { return }
    var top: UInt8 = 0
    for sample in samples { top = max(top, sample) }
    guard Int(top) >= table.count, let x = samples.firstIndex(where: { Int($0) >= table.count }) else {
      return
    }
    throw .badPaletteIndex(Int(samples[x]), entries: table.count, x: x, y: row)
  }

  /// Expands some pixels of a row, or all of them where that is no more work.
  func expand(
    _ raw: UnsafePointer<UInt8>, columns: Range<Int>, into pixels: UnsafeMutableRawPointer, row: Int
  ) throws(PNGError) {
    guard header.colorType == .rgb, header.bitDepth == 8, clearSamples == nil else {
      try expand(raw, into: pixels, row: row)
      return
    }
    galley_png_add_alpha(
      raw + 3 * columns.lowerBound, pixels + 4 * columns.lowerBound, columns.count)
  }

  /// Expands a row.
  ///
  /// - Parameters:
  ///   - raw: The row as the file packs it.
  ///   - pixels: Where its pixels go, four bytes each.
  ///   - row: Which row it is, for errors.
  /// - Throws: ``PNGError/badPaletteIndex(_:entries:x:y:)``.
  func expand(
    _ raw: UnsafePointer<UInt8>, into pixels: UnsafeMutableRawPointer, row: Int
  ) throws(PNGError) {
    switch (header.colorType, header.bitDepth) {
    case (.palette, 8), (.gray, 8): try lookBytes(raw, into: pixels, row: row)
    case (.palette, _), (.gray, 1...8): try look(raw, into: pixels, row: row)
    case (.gray, _):
      let clear = clearSamples?[0]
      fill(pixels) { x in
        let gray = Self.sample16(raw, x)
        let level = Self.rounded(gray)
        return Pixel(level, level, level, gray == clear ? 0 : 255)
      }
    case (.grayAlpha, 8):
      fill(pixels) { x in Pixel(raw[2 * x], raw[2 * x], raw[2 * x], raw[2 * x + 1]) }
    case (.grayAlpha, _):
      fill(pixels) { x in
        let level = Self.rounded(Self.sample16(raw, 2 * x))
        return Pixel(level, level, level, Self.rounded(Self.sample16(raw, 2 * x + 1)))
      }
    case (.rgb, 8): expandRGB(raw, into: pixels)
    case (.rgb, _):
      fill(pixels) { x in
        let red = Self.sample16(raw, 3 * x)
        let green = Self.sample16(raw, 3 * x + 1)
        let blue = Self.sample16(raw, 3 * x + 2)
        let isClear = clearSamples.map { $0[0] == red && $0[1] == green && $0[2] == blue } ?? false
        return Pixel(Self.rounded(red), Self.rounded(green), Self.rounded(blue), isClear ? 0 : 255)
      }
    case (.rgba, 8): pixels.copyMemory(from: raw, byteCount: header.width * 4)
    case (.rgba, _):
      fill(pixels) { x in
        Pixel(
          Self.rounded(Self.sample16(raw, 4 * x)), Self.rounded(Self.sample16(raw, 4 * x + 1)),
          Self.rounded(Self.sample16(raw, 4 * x + 2)), Self.rounded(Self.sample16(raw, 4 * x + 3)))
      }
    }
  }

  @inline(__always)
  private func fill(_ pixels: UnsafeMutableRawPointer, _ pixel: (Int) -> Pixel) {
    for x in 0..<header.width { pixels.storeBytes(of: pixel(x), toByteOffset: x * 4, as: Pixel.self) }
  }

  /// Adds alpha to RGB; pixels of the clear colour get none.
  private func expandRGB(_ raw: UnsafePointer<UInt8>, into pixels: UnsafeMutableRawPointer) {
    galley_png_add_alpha(raw, pixels, header.width)
    guard let clearSamples else { return }
    let clear = Pixel(UInt8(clearSamples[0]), UInt8(clearSamples[1]), UInt8(clearSamples[2]), 255)
    for x in 0..<header.width where pixels.loadUnaligned(fromByteOffset: 4 * x, as: Pixel.self) == clear {
      pixels.storeBytes(of: 0, toByteOffset: 4 * x + 3, as: UInt8.self)
    }
  }

  /// Expands samples of 8 bits by the table, eight equal ones at once: a user interface is flat nearly everywhere.
  private func lookBytes(
    _ raw: UnsafePointer<UInt8>, into pixels: UnsafeMutableRawPointer, row: Int
  ) throws(PNGError) {
    let width = header.width
    if table.count < 256 {
      try checkEntries(UnsafeRawBufferPointer(start: raw, count: width), row: row)
    }
    table.withUnsafeBytes { table in
      let table = UnsafeRawPointer(table.baseAddress!).assumingMemoryBound(to: UInt32.self)
      let samples = UnsafeRawPointer(raw)
      var x = 0
      while x &+ 8 <= width {
        let eight = samples.loadUnaligned(fromByteOffset: x, as: UInt64.self)
        if eight == UInt64(raw[x]) &* 0x0101_0101_0101_0101 {
          let color = SIMD8<UInt32>(repeating: table[Int(raw[x])])
          pixels.storeBytes(of: color, toByteOffset: 4 &* x, as: SIMD8<UInt32>.self)
        } else {
          for next in x..<x &+ 8 {
            pixels.storeBytes(of: table[Int(raw[next])], toByteOffset: 4 &* next, as: UInt32.self)
          }
        }
        x &+= 8
      }
      while x < width {
        pixels.storeBytes(of: table[Int(raw[x])], toByteOffset: 4 &* x, as: UInt32.self)
        x &+= 1
      }
    }
  }

  /// Expands samples of up to 8 bits by the table.
  private func look(
    _ raw: UnsafePointer<UInt8>, into pixels: UnsafeMutableRawPointer, row: Int
  ) throws(PNGError) {
    let depth = header.bitDepth
    let mask = UInt8(truncatingIfNeeded: (1 << depth) - 1)
    for x in 0..<header.width {
      let bit = x * depth
      let index = Int(raw[bit / 8] >> UInt8(8 - depth - bit % 8) & mask)
      guard index < table.count else {
        throw .badPaletteIndex(index, entries: table.count, x: x, y: row)
      }
      pixels.storeBytes(of: table[index], toByteOffset: x * 4, as: Pixel.self)
    }
  }

  private static func sample16(_ raw: UnsafePointer<UInt8>, _ index: Int) -> UInt16 {
    UInt16(raw[2 * index]) << 8 | UInt16(raw[2 * index + 1])
  }

  /// A 16-bit sample as the nearest 8-bit one.
  static func rounded(_ sample: UInt16) -> UInt8 { UInt8((UInt32(sample) * 255 + 32_767) / 65_535) }

  /// The samples of the clear colour.
  ///
  /// Each is stored in 16 bits; only the lowest ones are used.
  private static func clearSamples(_ transparency: [UInt8], depth: Int) -> [UInt16]? {
    guard !transparency.isEmpty else { return nil }
    return stride(from: 0, to: transparency.count, by: 2).map { index in
      (UInt16(transparency[index]) << 8 | UInt16(transparency[index + 1])) & UInt16((1 << depth) - 1)
    }
  }

  private static func grays(depth: Int, clear: UInt16?) -> [Pixel] {
    let top = (1 << depth) - 1
    return (0...top).map { sample in
      let level = UInt8(sample * 255 / top)
      return Pixel(level, level, level, clear.map(Int.init) == sample ? 0 : 255)
    }
  }

  private static func palette(_ colors: [UInt8], transparency: [UInt8]) -> [Pixel] {
    (0..<colors.count / 3).map { entry in
      Pixel(
        colors[entry * 3], colors[entry * 3 + 1], colors[entry * 3 + 2],
        entry < transparency.count ? transparency[entry] : 255)
    }
  }
}
