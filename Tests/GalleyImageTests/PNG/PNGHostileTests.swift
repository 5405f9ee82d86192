import Foundation
import Testing

@testable import GalleyImage

/// Files that somebody made to do harm, or that a program wrote badly.
@Suite struct PNGHostileTests {
  private static let limits = ImageLimits(side: 200_000, area: 4_000_000)

  private func read(_ file: PNGFile) -> Result<Bitmap, PNGError> {
    Result { () throws(PNGError) in try PNG.decode(file.data, limits: Self.limits) }
  }

  /// What libpng alone makes of a file.
  private func library(_ file: PNGFile) -> Result<Bitmap, PNGError> {
    Result { () throws(PNGError) in
      let source = PNGSource(file.data)
      return try PNGDecoder.decodeByLibrary(try PNGStructure(source, limits: Self.limits), source)
    }
  }

  private func file(_ stream: [UInt8], width: Int = 3, height: Int = 2) -> PNGFile {
    PNGFile(chunks: [
      PNGFile.header(width: width, height: height, colorType: 0), .init("IDAT", stream), .init("IEND"),
    ])
  }

  private let rows: [UInt8] = [0, 1, 2, 3, 0, 4, 5, 6]

  @Test func `the ends of streams are judged as libpng judges them`() throws {
    let stream = PNGFile.stored(rows)
    #expect(try read(file(stream)).get()[1, 1] == RGBA(5, 5, 5))
    let damaged: [[UInt8]] = [
      stream + [0], stream.dropLast(4), stream.dropLast(1), stream.dropLast(4) + [0, 0, 0, 0], [0x78], [],
      stream + stream,
    ]
    for stream in damaged {
      guard case .failure(let error) = read(file(stream)) else {
        Issue.record("\(stream) was read")
        continue
      }
      #expect(library(file(stream)) == .failure(error))
    }
  }

  @Test func `a million chunks of a byte are read in little memory`() throws {
    let (width, height) = (997, 1_000)
    let rows = (0..<height).flatMap { row in [UInt8(0)] + [UInt8](repeating: UInt8(row & 255), count: width) }
    let stream = PNGFile.stored(rows)
    var data = Data(PNGFile.signature)
    data += PNGFile.header(width: width, height: height, colorType: 0).bytes
    let chunks = (0...255).map { Data(PNGFile.Chunk("IDAT", [UInt8($0)]).bytes) }
    for byte in stream { data += chunks[Int(byte)] }
    data += PNGFile.Chunk("IEND").bytes
    #expect(MemoryLayout<PNGStructure>.size < 200, "it holds no chunk")
    let bitmap = try PNG.decode(data, limits: Self.limits)
    #expect(bitmap[996, 999] == RGBA(231, 231, 231))
  }

  @Test func `compressed text and profiles are never inflated`() throws {
    let deflater = try PNGLibraryDeflater(level: 9, isFiltered: false)
    var bomb: [UInt8] = []
    [UInt8](repeating: 65, count: 10_000_000).withUnsafeBytes { bytes in
      deflater.add(bytes, isLast: true) { bomb += $0 }
    }
    let bombs: [PNGFile.Chunk] = [
      .init("iCCP", Array("p".utf8) + [0, 0] + bomb), .init("zTXt", Array("k".utf8) + [0, 0] + bomb),
      .init("iTXt", Array("k".utf8) + [0, 1, 0, 0, 0] + bomb),
    ]
    let file = file(PNGFile.stored(rows)).inserting(bombs, before: "IDAT")
    #expect(try read(file).get() == read(self.file(PNGFile.stored(rows))).get())
    #expect(PNG.text(in: file.data).isEmpty)
  }

  @Test func `a line of pixels may be as long or as tall as the limit`() throws {
    for (width, height) in [(1, 131_072), (131_072, 1)] {
      let rows = (0..<height).flatMap { _ in [UInt8(0)] + [UInt8](repeating: 9, count: width) }
      let file = file(PNGFile.stored(rows), width: width, height: height)
      #expect(try read(file).get() == library(file).get())
    }
  }

  /// Bits from the lowest, as deflate packs them.
  private struct Bits {
    var bytes: [UInt8] = []
    var count = 0

    mutating func add(_ value: Int, _ width: Int) {
      for bit in 0..<width {
        if count % 8 == 0 { bytes.append(0) }
        bytes[count / 8] |= UInt8(value >> bit & 1) << UInt8(count % 8)
        count += 1
      }
    }
  }

  /// A Huffman code with code words to spare: zlib refuses it, ISA-L reads it.
  ///
  /// Its literals have three bits each, of which no more than three of eight words are given.
  private func spareCode() -> [UInt8] {
    var bits = Bits()
    bits.add(1, 1)  // the last block
    bits.add(2, 2)  // with a code of its own
    bits.add(0, 5)  // 257 literals
    bits.add(0, 5)  // one distance
    bits.add(14, 4)  // 18 lengths of lengths: 16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1
    // Lengths of lengths: two bits each for 18, 0, 3 and 1. In order of symbols the words are 0: 00, 1: 01, 3: 10, 18: 11.
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1] {
      bits.add([0, 1, 3, 18].contains(symbol) ? 2 : 0, 3)
    }
    func word(_ value: Int, _ width: Int) {
      for bit in (0..<width).reversed() { bits.add(value >> bit & 1, 1) }
    }
    word(2, 2)  // literal 0 has three bits
    word(2, 2)  // literal 1 has three bits
    word(3, 2)
    bits.add(138 - 11, 7)  // 138 literals are not used
    word(3, 2)
    bits.add(116 - 11, 7)  // nor are 116 more: 2 to 255
    word(2, 2)  // the end has three bits
    word(1, 2)  // one distance of one bit, which is allowed
    for _ in 0..<8 { word(0, 3) }  // eight literals 0
    word(2, 3)  // the end
    return [0x78, 0x01] + bits.bytes + [0, 8, 0, 1]  // Adler-32 of eight zeros: 8 · 65536 + 1
  }

  /// What ISA-L reads and zlib refuses.
  ///
  /// It cannot matter: the checksum of what it inflates to is verified, so its pixels are not in doubt. Whoever makes
  /// such a file gets the pixels that he meant; that other programs refuse it is theirs.
  @Test func `a code with words to spare gives the pixels that its checksum covers`() throws {
    let file = file(spareCode())
    guard case .failure(let error) = library(file) else {
      Issue.record("zlib reads it")
      return
    }
    #expect("\(error)".contains("invalid literal/lengths set"), "\(error)")
    #expect(try read(file).get() == Bitmap(width: 3, height: 2, color: .black))
    var wrong = spareCode()
    wrong[wrong.count - 1] = 2
    guard case .failure = read(self.file(wrong)) else {
      Issue.record("a wrong checksum was not seen")
      return
    }
  }
}
