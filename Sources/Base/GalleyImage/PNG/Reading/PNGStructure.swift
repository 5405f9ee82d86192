/// The chunks of a PNG, verified, without the pixels themselves.
///
/// Every chunk's length, place and checksum is verified, ancillary ones included, and the limits are held,
/// before anything is inflated. Of ancillary chunks, transparency is read, and ``appearance``, which every
/// comparison has to consider. An animation is refused: only its still picture would be seen.
///
/// - Reference: PNG Specification, third edition, sections 5.3 (chunk layout) and 5.6 (chunk order, and which may be there
///   once only).
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

  /// The range of the chunks with the pixels' data, from the first one's start to the last one's end.
  private(set) var compressed = 0..<0

  /// The file's information about the display of its pixels.
  private(set) var appearance = PNGAppearance()

  /// The chunks that a reader of pixels skips, whole, in order.
  private(set) var ancillary: [SkippedChunk] = []

  private var looks: [(name: String, data: [UInt8])] = []
  private var compressedBytes = 0
  private var pixels = Pixels.awaited
  private var ancillaryBytes = 0

  /// The state of the scan of the chunks that hold pixels, which must be consecutive.
  private enum Pixels { case awaited, running, ended }

  /// A chunk that a reader of pixels skips.
  struct SkippedChunk {
    let name: String
    let range: Range<Int>
  }

  private struct Chunk {
    let name: String
    let offset: Int
    let count: Int
    /// Whether a reader may skip it: the first letter is a small one.
    let isAncillary: Bool

    var data: Range<Int> { offset + 8..<offset + 8 + count }
    var end: Int { offset + 12 + count }

    func fault(_ fault: PNGError.ChunkError) -> PNGError {
      .badChunk(name: name, offset: offset, fault: fault)
    }
  }

  /// Reads and verifies the chunks of a file.
  ///
  /// - Parameters:
  ///   - source: The whole file.
  ///   - limits: The limits of its size.
  /// - Throws: The first fault.
  init(_ source: PNGSource, limits: ImageLimits) throws(PNGError) {
    guard source.count > 0 else { throw .empty }
    guard source.count <= limits.fileBytes else {
      throw .overLimit(.fileBytes(source.count, limit: limits.fileBytes))
    }
    let start = source.bytes(at: 0, count: Self.signature.count)
    guard start.elementsEqual(Self.signature) else {
      throw start.count < Self.signature.count && Self.signature.starts(with: start)
        ? .truncated(.inSignature(byteCount: start.count))
        : .notPNG(PNGError.ForeignContent(of: source.bytes(at: 0, count: 4_096)))
    }
    var chunk = try Self.chunk(in: source, at: Self.signature.count)
    guard chunk.name != "CgBI" else { throw .notPNG(.xcodeOptimized) }
    guard chunk.name == "IHDR" else { throw chunk.fault(.notFirst) }
    guard chunk.count == PNGHeader.byteCount else { throw chunk.fault(.length(chunk.count)) }
    header = try PNGHeader(source.bytes(at: chunk.data.lowerBound, count: chunk.count), offset: chunk.offset)
    try header.check(limits)
    while chunk.name != "IEND" {
      chunk = try Self.chunk(in: source, at: chunk.end)
      try process(chunk, of: source, limits)
    }
    guard chunk.end == source.count else {
      throw .trailingBytes(count: source.count - chunk.end, offset: chunk.end)
    }
    appearance = PNGAppearance(looks)
    looks = []
    guard compressedBytes * Self.largestInflation >= header.inflatedBytes else {
      throw .truncated(.tooFewPixelBytes(compressed: compressedBytes, needed: header.inflatedBytes))
    }
  }

  /// The file without ancillary chunks and with its compressed pixels in one chunk.
  ///
  /// libpng gets that file: it has nothing to skip then, and it finds surplus data. The checksum of the
  /// joined chunk is left at 0, since those of its parts have been verified.
  func minimalFile(of source: PNGSource) -> [UInt8] {
    let end: [UInt8] = [0, 0, 0, 0] + [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
    var minimalFile: [UInt8] = []
    minimalFile.reserveCapacity(compressedBytes + palette.count + 100)
    minimalFile += source.bytes(at: 0, count: Self.signature.count + 12 + PNGHeader.byteCount)
    if !palette.isEmpty {
      minimalFile += Self.bigEndian(palette.count) + Array("PLTE".utf8) + palette + [0, 0, 0, 0]
    }
    minimalFile += Self.bigEndian(compressedBytes) + Array("IDAT".utf8)
    var parts = PNGCompressedParts(self, source)
    // A file that changes meanwhile may have other bytes by now, but not more or fewer.
    var bytesLeft = compressedBytes
    while bytesLeft > 0, let part = parts.next() {
      minimalFile += source.all(part.prefix(bytesLeft))
      bytesLeft -= min(part.count, bytesLeft)
    }
    return minimalFile + [UInt8](repeating: 0, count: bytesLeft) + end
  }

  private static func bigEndian(_ number: Int) -> [UInt8] { PNGChunk.bigEndian(UInt32(number)) }

  /// The chunk that begins at an offset, whole and with the right checksum.
  private static func chunk(in source: PNGSource, at offset: Int) throws(PNGError) -> Chunk {
    let found = source.count - offset
    guard found > 0 else { throw .truncated(.noEnd(offset: offset)) }
    guard found >= 8 else { throw .truncated(.inChunkStart(offset: offset, found: found)) }
    let start = source.bytes(at: offset, count: 8)
    // A file that ends earlier than it did when it was opened has been cut meanwhile.
    guard start.count == 8 else { throw .truncated(.inChunkStart(offset: offset, found: start.count)) }
    let length = Int(start.bigEndianUInt32(at: 0))
    let letters = start[4..<8]
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
    let chunk = Chunk(name: name, offset: offset, count: length, isAncillary: start[4] & 32 != 0)
    let computed = source.checksum(of: offset + 4..<offset + 8 + length)
    let end = source.bytes(at: offset + 8 + length, count: 4)
    guard let computed, end.count == 4 else {
      throw .truncated(.inChunk(name: name, offset: offset, expected: length + 12, found: length + 11))
    }
    let stored = end.bigEndianUInt32(at: 0)
    guard stored == computed else { throw chunk.fault(.checksum(stored: stored, computed: computed)) }
    return chunk
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    // Setting bit 5 makes a capital letter small.
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 32
  }

  private mutating func process(_ chunk: Chunk, of source: PNGSource, _ limits: ImageLimits) throws(PNGError)
  {
    if pixels == .running && chunk.name != "IDAT" { pixels = .ended }
    switch chunk.name {
    case "IHDR": throw chunk.fault(.repeated)
    case "PLTE": try takePalette(chunk, of: source)
    case "tRNS": try takeTransparency(chunk, of: source)
    case "IDAT": try takePixels(chunk)
    case "IEND": try takeEnd(chunk)
    case "acTL", "fcTL", "fdAT": throw .animation(chunk: chunk.name, offset: chunk.offset)
    default: try skip(chunk, of: source, limits)
    }
  }

  private mutating func takePalette(_ chunk: Chunk, of source: PNGSource) throws(PNGError) {
    guard palette.isEmpty else { throw chunk.fault(.repeated) }
    guard pixels == .awaited else { throw chunk.fault(.afterPixels) }
    guard header.colorType != .gray && header.colorType != .grayAlpha else { throw forbidden(chunk) }
    guard chunk.count % 3 == 0 && 3...768 ~= chunk.count else {
      throw chunk.fault(.length(chunk.count))
    }
    palette = [UInt8](source.bytes(at: chunk.data.lowerBound, count: chunk.count))
  }

  private mutating func takeTransparency(_ chunk: Chunk, of source: PNGSource) throws(PNGError) {
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
    guard allowed ~= chunk.count else { throw chunk.fault(.length(chunk.count)) }
    transparency = [UInt8](source.bytes(at: chunk.data.lowerBound, count: chunk.count))
  }

  private mutating func takePixels(_ chunk: Chunk) throws(PNGError) {
    guard pixels != .ended else { throw chunk.fault(.interrupted) }
    guard header.colorType != .palette || !palette.isEmpty else { throw missing("PLTE", before: chunk) }
    if pixels == .awaited { compressed = chunk.offset..<chunk.end }
    pixels = .running
    compressedBytes += chunk.count
    compressed = compressed.lowerBound..<chunk.end
  }

  private func takeEnd(_ chunk: Chunk) throws(PNGError) {
    guard pixels != .awaited else { throw missing("IDAT", before: chunk) }
    guard chunk.count == 0 else { throw chunk.fault(.length(chunk.count)) }
  }

  private mutating func skip(
    _ chunk: Chunk, of source: PNGSource, _ limits: ImageLimits
  ) throws(PNGError) {
    guard chunk.isAncillary else { throw chunk.fault(.unknown) }
    ancillary.append(SkippedChunk(name: chunk.name, range: chunk.offset..<chunk.end))
    ancillaryBytes += chunk.count
    guard ancillary.count <= limits.ancillaryChunks else {
      throw .overLimit(.ancillaryChunks(limit: limits.ancillaryChunks))
    }
    guard ancillaryBytes <= limits.ancillaryBytes else {
      throw .overLimit(.ancillaryBytes(limit: limits.ancillaryBytes))
    }
    guard PNGAppearance.chunks.contains(chunk.name) else { return }
    // Programs disagree about a chunk that is out of place, or an eXIf that is there twice; the specification forbids both.
    guard pixels == .awaited || chunk.name == "eXIf" else { throw chunk.fault(.afterPixels) }
    if chunk.name == "eXIf", looks.contains(where: { $0.name == chunk.name }) { throw chunk.fault(.repeated) }
    let data = source.all(chunk.data)
    try checkLook(chunk, data)
    looks.append((chunk.name, data))
  }

  /// Refuses a chunk that some programs ignore and others honour.
  private func checkLook(_ chunk: Chunk, _ data: [UInt8]) throws(PNGError) {
    switch chunk.name {
    case "sRGB":
      guard data.count == 1 else { throw chunk.fault(.length(data.count)) }
      guard data[0] <= 3 else { throw chunk.fault(.field("rendering intent", value: Int(data[0]))) }
    case "iCCP":
      let name = data.prefix { $0 != 0 }.count
      guard 1...79 ~= name else { throw chunk.fault(.profileName(byteCount: name)) }
      guard data.count > name + 1 else { throw chunk.fault(.length(data.count)) }
      guard data[name + 1] == 0 else {
        throw chunk.fault(.field("compression method", value: Int(data[name + 1])))
      }
    case "eXIf":
      var orientations = ExifOrientations(data)
      // The specification allows the chunk behind the pixels, where browsers do not honour it.
      if pixels != .awaited { orientations.insert(1) }
      guard orientations.agreed != nil else { throw chunk.fault(.orientations(orientations.values)) }
    default: break
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
