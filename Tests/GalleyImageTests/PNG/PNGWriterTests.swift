import Foundation
import SeededCases
import Testing

@testable import GalleyImage

@Suite struct PNGWriterTests {
  private func picture(_ width: Int, _ height: Int, opaque: Bool, seed: UInt64) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    var bytes = (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &generator) }
    if opaque { for alpha in stride(from: 3, to: bytes.count, by: 4) { bytes[alpha] = 255 } }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  private func write(
    _ picture: Bitmap, _ format: PNGSampleFormat, _ effort: PNG.Effort, rowsAtOnce: Int
  ) throws -> Data {
    var file = Data()
    let writer = try PNGWriter(
      width: picture.width, height: picture.height, format: format, effort: effort
    ) { file.append($0) }
    for start in stride(from: 0, to: picture.height, by: rowsAtOnce) {
      let rect = PixelRect(x: 0, y: start, width: picture.width, height: rowsAtOnce)
      try writer.append(try #require(picture.cropped(to: rect)))
    }
    try writer.finish()
    return file
  }

  @Test(arguments: PNG.Effort.allCases, [1, 7, 32, 33, 1_000])
  func `rows in any portions make the same file`(effort: PNG.Effort, rowsAtOnce: Int) throws {
    for (format, opaque) in [(PNGSampleFormat.rgb, true), (.rgba, false)] {
      let picture = picture(37, 211, opaque: opaque, seed: 150)
      let file = try write(picture, format, effort, rowsAtOnce: rowsAtOnce)
      #expect(try PNG.decode(file) == picture)
      #expect(try file == write(picture, format, effort, rowsAtOnce: 211))
    }
  }

  /// ISA-L's streams come in pieces and are cut into chunks; noise does not compress, so there are many.
  @Test func `a file of many chunks is read back`() throws {
    let picture = picture(900, 900, opaque: false, seed: 151)
    let file = try write(picture, .rgba, .fast, rowsAtOnce: 100)
    #expect(file.count > 3_000_000)
    #expect(try PNG.decode(file) == picture)
    let structure = try PNGStructure(PNGSource(file), limits: .standard)
    var parts = PNGCompressedParts(structure, PNGSource(file))
    var count = 0
    while parts.next() != nil { count += 1 }
    #expect(count > 8)
    #expect(try PNGDecoder.decodeByLibrary(structure, PNGSource(file)) == picture)
  }

  private func entry(_ index: UInt8) -> RGBA { RGBA(index, 255, 255 - index, index % 2 == 0 ? 255 : 100) }

  @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
  func `a mask takes the fewest bits that its palette allows`(colors: Int, depth: UInt8) throws {
    let palette = (0..<UInt8(clamping: colors - 1)).map(entry) + [entry(UInt8(clamping: colors - 1))]
    for width in [1, 7, 8, 9, 61] {
      var generator = SeededGenerator(seed: UInt64(width))
      let indices = (0..<width * 5).map { _ in UInt8(Int.random(in: 0..<colors, using: &generator)) }
      let file = try PNG.encodeIndexed(indices, width: width, height: 5, palette: palette)
      #expect(file[24] == depth && file[25] == 3)
      let bitmap = try PNG.decode(file)
      for (place, index) in indices.enumerated() {
        #expect(bitmap[place % width, place / width] == palette[Int(index)])
      }
    }
  }

  @Test func `a flat mask of a page is tiny`() throws {
    var indices = [UInt8](repeating: 0, count: 3_446 * 1_000)
    for place in stride(from: 0, to: indices.count, by: 70_001) { indices[place] = 3 }
    let file = try PNG.encodeIndexed(
      indices, width: 3_446, height: 1_000, palette: [.clear, .white, .black, RGBA(hex: 0xFF0000)])
    #expect(file.count < 12_000, "\(file.count) bytes for 861 500 bytes of indices")
  }

  @Test func `what the sink throws comes out`() throws {
    struct Full: Error {}
    let writer = try PNGWriter(width: 2, height: 1, format: .rgb) { _ in throw Full() }
    try writer.append(Bitmap(width: 2, height: 1, color: .white))
    #expect(throws: Full.self) { try writer.finish() }
  }

  @Test func `an optimised file has the same pixels and says the same`() throws {
    let text = try #require(PNGText("Title", "kept"))
    var screen = Bitmap(width: 90, height: 60, color: .white)
    for x in 10..<50 { screen[x, 20] = RGBA(UInt8(x * 5), 0, 0) }
    let file = try PNG.encode(screen, effort: .fast, text: [text])
    let smaller = try #require(try PNG.optimized(file))
    #expect(smaller.count < file.count)
    #expect(try PNG.decode(smaller) == screen)
    #expect(PNG.text(in: smaller) == [text])
    #expect(try PNG.optimized(smaller) == nil)
  }

  @Test func `what could lose something is not optimised`() throws {
    var generator = SeededGenerator(seed: 152)
    let deep = SamplePicture(
      width: 20, height: 20, colorType: 2, depth: 16, interlaced: false, transparent: false, using: &generator
    )
    #expect(try PNG.optimized(deep.file.data) == nil)
    let flat = PNGFile(chunks: [
      PNGFile.header(width: 50, height: 50, colorType: 6),
      .init("IDAT", PNGFile.stored([UInt8](repeating: 0, count: 50 * 201))), .init("IEND"),
    ])
    #expect(try PNG.optimized(flat.data) != nil)
    let animated = flat.inserting([.init("acTL", bigEndian(1) + bigEndian(0))], before: "IDAT")
    #expect(throws: PNGError.animation(chunk: "acTL", offset: 33)) { try PNG.optimized(animated.data) }
    let unknown = flat.inserting([.init("zzZz", [1])], before: "IDAT")
    #expect(try PNG.optimized(unknown.data) == nil)
    let profiled = flat.inserting(
      [.init("iCCP", Array("p\0\0".utf8)), .init("bKGD", [0, 0, 0, 0, 0, 0])], before: "IDAT")
    let kept = try #require(try PNG.optimized(profiled.data))
    let structure = try PNGStructure(PNGSource(kept), limits: .standard)
    #expect(structure.ancillary.map(\.name) == ["iCCP"])
  }
}
