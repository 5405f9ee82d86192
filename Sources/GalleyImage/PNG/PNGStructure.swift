import CLibPNG

/// What a PNG's chunks say, but for the pixels themselves.
///
/// Every chunk's length, place and checksum is verified, ancillary ones included, and the limits are held,
/// before libpng sees the file. Of ancillary chunks only transparency is read: colour profiles and gamma are
/// ignored, and sRGB is assumed. Of an animation the still picture is read.
///
/// - Reference: PNG Specification, third edition, sections 5.3 (chunk layout) and 5.6 (chunk order).
struct PNGStructure {
  /// The eight bytes that every PNG begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// No deflate stream inflates to more than so many times its bytes: the longest match is 258 bytes, and
  /// two bits are the least that can name it.
  private static let largestInflation = 258 * 8 / 2

  let header: PNGHeader

  /// The palette, three bytes an entry; empty without one.
  private(set) var palette: [UInt8] = []

  /// The transparency chunk as stored; empty without one.
  private(set) var transparency: [UInt8] = []

  /// Where the chunks with the pixels' data lie in the file.
  private var compressed: [Range<Int>] = []

  private var compressedBytes = 0
  private var pixels = Pixels.awaited
  private var ancillaryChunks = 0
  private var ancillaryBytes = 0

  /// How far the scan has come with the chunks that hold pixels, which must follow each other.
  private enum Pixels { case awaited, running, ended }

  private struct Chunk {
    let name: String
    let offset: Int
    let data: UnsafeRawBufferPointer
    /// Whether a reader may skip it: the first letter is a small one.
    let isAncillary: Bool

    var end: Int { offset + 12 + data.count }

    func fault(_ fault: PNGError.ChunkFault) -> PNGError {
      .badChunk(name: name, offset: offset, fault: fault)
    }
  }

  /// Reads and verifies the chunks of a file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: How large it may be.
  /// - Throws: The first fault.
  init(_ bytes: UnsafeRawBufferPointer, limits: ImageLimits) throws(PNGError) {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= limits.fileBytes else {
      throw .overLimit(.fileBytes(bytes.count, limit: limits.fileBytes))
    }
    guard bytes.starts(with: Self.signature) else {
      throw Self.signature.starts(with: bytes)
        ? .truncated(.inSignature(byteCount: bytes.count)) : .notPNG(PNGError.ForeignContent(of: bytes))
    }
    var chunk = try Self.chunk(in: bytes, at: Self.signature.count)
    guard chunk.name != "CgBI" else { throw .notPNG(.xcodeOptimized) }
    guard chunk.name == "IHDR" else { throw chunk.fault(.notFirst) }
    header = try PNGHeader(chunk.data, offset: chunk.offset)
    try header.check(limits)
    while chunk.name != "IEND" {
      chunk = try Self.chunk(in: bytes, at: chunk.end)
      try take(chunk, limits)
    }
    guard chunk.end == bytes.count else {
      throw .trailingBytes(count: bytes.count - chunk.end, offset: chunk.end)
    }
    guard compressedBytes * Self.largestInflation >= header.inflatedBytes else {
      throw .truncated(.tooFewPixelBytes(compressed: compressedBytes, needed: header.inflatedBytes))
    }
  }

  /// The file without ancillary chunks and with its compressed pixels in one chunk.
  ///
  /// That is what libpng gets: it has nothing to skip then, and it finds surplus data. The checksum of the
  /// joined chunk is left at 0, since those of its parts have been verified.
  func essence(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
    let end: [UInt8] = [0, 0, 0, 0] + [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
    var essence: [UInt8] = []
    essence.reserveCapacity(compressedBytes + palette.count + 100)
    essence += bytes[..<(Self.signature.count + 12 + PNGHeader.byteCount)]
    if !palette.isEmpty {
      essence += Self.bigEndian(palette.count) + Array("PLTE".utf8) + palette + [0, 0, 0, 0]
    }
    essence += Self.bigEndian(compressedBytes) + Array("IDAT".utf8)
    for range in compressed { essence += bytes[range] }
    return essence + end
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
  }

  /// The chunk that begins at an offset, whole and with the right checksum.
  private static func chunk(in bytes: UnsafeRawBufferPointer, at offset: Int) throws(PNGError) -> Chunk {
    let found = bytes.count - offset
    guard found > 0 else { throw .truncated(.noEnd(offset: offset)) }
    guard found >= 8 else { throw .truncated(.inChunkStart(offset: offset, found: found)) }
    let length = Int(bytes.bigEndianUInt32(at: offset))
    let letters = bytes[offset + 4..<offset + 8]
    guard letters.allSatisfy(isLetter) else {
      let name =
        "0x" + letters.map { String(UInt32($0) + 256, radix: 16, uppercase: true).suffix(2) }.joined()
      throw .badChunk(name: name, offset: offset, fault: .name)
    }
    let name = String(decoding: letters, as: UTF8.self)
    guard length < 1 << 31 else { throw .badChunk(name: name, offset: offset, fault: .length(length)) }
    guard found >= length + 12 else {
      throw .truncated(.inChunk(name: name, offset: offset, expected: length + 12, found: found))
    }
    let data = UnsafeRawBufferPointer(rebasing: bytes[offset + 8..<offset + 8 + length])
    let chunk = Chunk(name: name, offset: offset, data: data, isAncillary: bytes[offset + 4] & 32 != 0)
    let stored = bytes.bigEndianUInt32(at: offset + 8 + length)
    let checked = UnsafeRawBufferPointer(rebasing: bytes[offset + 4..<offset + 8 + length])
    let computed = galley_png_crc(checked.baseAddress, checked.count)
    guard stored == computed else { throw chunk.fault(.checksum(stored: stored, computed: computed)) }
    return chunk
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    // Setting bit 5 makes a capital letter small.
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 32
  }

  private mutating func take(_ chunk: Chunk, _ limits: ImageLimits) throws(PNGError) {
    if pixels == .running && chunk.name != "IDAT" { pixels = .ended }
    switch chunk.name {
    case "IHDR": throw chunk.fault(.repeated)
    case "PLTE": try takePalette(chunk)
    case "tRNS": try takeTransparency(chunk)
    case "IDAT": try takePixels(chunk)
    case "IEND": try takeEnd(chunk)
    default: try skip(chunk, limits)
    }
  }

  private mutating func takePalette(_ chunk: Chunk) throws(PNGError) {
    guard palette.isEmpty else { throw chunk.fault(.repeated) }
    guard pixels == .awaited else { throw chunk.fault(.afterPixels) }
    guard header.colorType != .gray && header.colorType != .grayAlpha else { throw forbidden(chunk) }
    guard chunk.data.count % 3 == 0 && 3...768 ~= chunk.data.count else {
      throw chunk.fault(.length(chunk.data.count))
    }
    palette = [UInt8](chunk.data)
  }

  private mutating func takeTransparency(_ chunk: Chunk) throws(PNGError) {
    guard transparency.isEmpty else { throw chunk.fault(.repeated) }
    guard pixels == .awaited else { throw chunk.fault(.afterPixels) }
    let allowed: ClosedRange<Int>
    switch header.colorType {
    case .gray: allowed = 2...2
    case .rgb: allowed = 6...6
    case .palette:
      guard !palette.isEmpty else { throw chunk.fault(.beforePalette) }
      allowed = 1...palette.count / 3
    case .grayAlpha, .rgba: throw forbidden(chunk)
    }
    guard allowed ~= chunk.data.count else { throw chunk.fault(.length(chunk.data.count)) }
    transparency = [UInt8](chunk.data)
  }

  private mutating func takePixels(_ chunk: Chunk) throws(PNGError) {
    guard pixels != .ended else { throw chunk.fault(.interrupted) }
    guard header.colorType != .palette || !palette.isEmpty else { throw missing("PLTE", before: chunk) }
    pixels = .running
    compressedBytes += chunk.data.count
    compressed.append(chunk.offset + 8..<chunk.end - 4)
  }

  private func takeEnd(_ chunk: Chunk) throws(PNGError) {
    guard pixels != .awaited else { throw missing("IDAT", before: chunk) }
    guard chunk.data.isEmpty else { throw chunk.fault(.length(chunk.data.count)) }
  }

  private mutating func skip(_ chunk: Chunk, _ limits: ImageLimits) throws(PNGError) {
    guard chunk.isAncillary else { throw chunk.fault(.unknown) }
    ancillaryChunks += 1
    ancillaryBytes += chunk.data.count
    guard ancillaryChunks <= limits.ancillaryChunks else {
      throw .overLimit(.ancillaryChunks(limit: limits.ancillaryChunks))
    }
    guard ancillaryBytes <= limits.ancillaryBytes else {
      throw .overLimit(.ancillaryBytes(limit: limits.ancillaryBytes))
    }
  }

  private func forbidden(_ chunk: Chunk) -> PNGError {
    chunk.fault(.forbidden(colorType: Int(header.colorType.rawValue)))
  }

  private func missing(_ name: String, before chunk: Chunk) -> PNGError {
    .badChunk(
      name: name, offset: chunk.offset, fault: .missing(colorType: Int(header.colorType.rawValue)))
  }
}
