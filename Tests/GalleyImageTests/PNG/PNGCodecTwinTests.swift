import Foundation
import SeededCases
import Testing

@testable import GalleyImage

/// Reads files both with ISA-L and with libpng: the same pixels, and the same refusals.
@Suite struct PNGCodecTwinTests {
  private static let limits = ImageLimits(side: 20_000, area: 4_000_000)

  /// What libpng alone makes of a file.
  private func library(_ data: Data) -> Result<Bitmap, PNGError> {
    Result { () throws(PNGError) in
      let source = PNGSource(data)
      let structure = try PNGStructure(source, limits: Self.limits)
      return try PNGDecoder.decodeByLibrary(structure, source)
    }
  }

  /// What is read in bands.
  private func bands(_ data: Data) -> Result<(Bitmap, PixelDigest?), any Error> {
    Result {
      let reader = try PNGBandReader(data, digests: true, limits: Self.limits)
      var bytes = [UInt8](repeating: 0, count: reader.width * reader.height * 4)
      while let band = try reader.next() {
        for row in band.rows {
          try bytes.withUnsafeMutableBytes { bytes in
            try band.expand(
              row: row, into: .init(rebasing: bytes[row * reader.width * 4..<(row + 1) * reader.width * 4]))
          }
        }
      }
      return (Bitmap(width: reader.width, height: reader.height, bytes: bytes), reader.digest)
    }
  }

  /// Reads a file in every way; all must agree.
  private func check(_ data: Data, mayBeFast: Bool = true) {
    let expected = library(data)
    let whole = Result { () throws(PNGError) in try PNG.decode(data, limits: Self.limits) }
    #expect(whole == expected)
    // Without libpng to fall back on, what is accepted must be right.
    if let structure = try? PNGStructure(PNGSource(data), limits: Self.limits),
      let fast = PNGPlainDecoder.decode(structure, PNGSource(data))
    {
      #expect(fast == (try? expected.get()))
    }
    switch (bands(data), expected) {
    case (.success((let bitmap, let digest)), .success(let other)):
      #expect(bitmap == other)
      #expect(digest == other.digest)
    case (.failure(let error), .failure(let other)): #expect(error as? PNGError == other)
    case (let found, _): Issue.record("in bands \(found), whole \(expected)")
    }
  }

  @Test(arguments: Soak.seeds(150))
  func `plain files give the same pixels`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &+ 50_000)
    let plain = PlainFile(using: &generator)
    #expect((try? PNG.decode(plain.file.data)) != nil)
    check(plain.file.data)
  }

  /// A usual run tries two widths of each colour type, and all widths with some.
  @Test(arguments: [0, 2, 3, 4, 6])
  func `pictures of several bands give the same pixels`(colorType: Int) {
    var generator = SeededGenerator(seed: UInt64(60_000 + colorType))
    for width in Soak.slice(of: [1, 2, 3, 5, 600, 4_099], oneIn: 3, part: colorType) {
      let height = max(3, 700_000 / (width * 4 + 1))
      check(
        PlainFile(using: &generator, width: width, height: min(height, 20_000), colorType: colorType).file
          .data)
    }
  }

  @Test func `other files give the same pixels in bands too`() {
    for picture in SamplePicture.all(width: 21, height: 19, seed: 61) { check(picture.file.data) }
  }

  /// Checksums are made right again, so that the damage reaches what lies behind them.
  @Test(arguments: Soak.seeds(400))
  func `damaged streams are refused alike`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &+ 70_000)
    var file = PlainFile(using: &generator).file
    let places = file.chunks.indices.filter {
      file.chunks[$0].name == "IDAT" && !file.chunks[$0].data.isEmpty
    }
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      let place = places.randomElement(using: &generator)!
      guard let byte = file.chunks[place].data.indices.randomElement(using: &generator) else { continue }
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: file.chunks[place].data.removeLast(file.chunks[place].data.count - byte)
      case 1: file.chunks[place].data.append(.random(in: 0...255, using: &generator))
      case 2: file.chunks[place].data.insert(.random(in: 0...255, using: &generator), at: byte)
      default: file.chunks[place].data[byte] ^= 1 << UInt8.random(in: 0...7, using: &generator)
      }
    }
    check(file.data)
  }

  /// A stream that is sound but for its rows: the filter's byte, the length, the palette's end.
  @Test(arguments: Soak.seeds(200))
  func `wrong rows in sound streams are refused alike`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &+ 80_000)
    let plain = PlainFile(using: &generator)
    var rows = plain.filtered
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: rows.removeLast(.random(in: 1...min(9, rows.count), using: &generator))
    case 1: rows += (0..<Int.random(in: 1...9, using: &generator)).map { _ in 0 }
    default: rows[.random(in: 0..<rows.count, using: &generator)] = .random(in: 0...255, using: &generator)
    }
    let stream = PlainFile.compressed(rows, using: &generator)
    let chunks = plain.file.chunks.filter { $0.name != "IDAT" && $0.name != "IEND" }
    check(PNGFile(chunks: chunks + [.init("IDAT", stream), .init("IEND")]).data)
  }

  @Test(.enabled(if: !Fixtures.pictures.isEmpty, "no pictures in GALLEY_FIXTURES or ../shared/fixtures"))
  func `bits flipped in real files are found alike`() throws {
    var generator = SeededGenerator(seed: 90)
    for path in Fixtures.pictures.prefix(12) {
      let original = try Data(contentsOf: URL(fileURLWithPath: path))
      check(original)
      for _ in 0..<Soak.times(4) {
        var damaged = original
        damaged[.random(in: 0..<damaged.count, using: &generator)] ^=
          1 << UInt8.random(in: 0...7, using: &generator)
        check(damaged)
        check(original.prefix(.random(in: 0..<original.count, using: &generator)))
      }
    }
  }

  /// Every value of the zlib header: other windows, presets, wrong sums.
  @Test func `headers of streams are judged alike`() {
    var generator = SeededGenerator(seed: 91)
    let plain = PlainFile(using: &generator, width: 9, height: 5, colorType: 6)
    let stream = PNGFile.stored(plain.filtered)
    let chunks = plain.file.chunks.filter { $0.name != "IDAT" && $0.name != "IEND" }
    for method in stride(from: 0x08, through: 0xF8, by: 0x10) {
      for flags in 0...255 {
        let changed = [UInt8(method), UInt8(flags)] + stream.dropFirst(2)
        check(PNGFile(chunks: chunks + [.init("IDAT", changed), .init("IEND")]).data)
      }
    }
  }
}
