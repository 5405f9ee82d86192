import CPNGKernels
import SeededCases
import Testing

@testable import GalleyImage

/// The checksum that a PNG's pixels end with.
@Suite struct PNGChecksumTests {
  /// What the processor does not have is done by the next.
  private static let codes = [galley_adler_best, galley_adler_avx2, galley_adler_portable]

  @Test(arguments: codes.indices)
  func `vectors give the checksums of the twin`(code: Int) {
    var generator = SeededGenerator(seed: 180_000)
    let counts = Array(0...140) + [703, 704, 705, 5_552, 5_553, 70_000, 262_143, 262_144, 262_300]
    // A usual run tries every third one, others with each code.
    for count in Soak.slice(of: counts, oneIn: 3, part: code) {
      for top: UInt8 in [0, 255, 9] {
        let bytes = (0..<count).map { _ in UInt8.random(in: (top == 255 ? 255 : 0)...top, using: &generator) }
        let start =
          UInt32.random(in: 0..<65_521, using: &generator) << 16 | .random(in: 0..<65_521, using: &generator)
        #expect(galley_adler32(start, bytes, count, Self.codes[code]) == PNGFile.adler(bytes, after: start))
      }
    }
  }

  /// The sums of a part are brought below the modulus in time.
  @Test(arguments: codes.indices)
  func `the checksum of very many bytes does not overflow`(code: Int) {
    let bytes = [UInt8](repeating: 255, count: 3_000_001)
    #expect(
      galley_adler32(0xFFF0_FFF0, bytes, bytes.count, Self.codes[code])
        == PNGFile.adler(bytes, after: 0xFFF0_FFF0))
  }

  /// Every bit of the checksum counts, and nothing may follow it or be missing, wherever a chunk ends.
  @Test(arguments: Soak.seeds(60))
  func `a wrong checksum is found`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 190_000)
    let side = Int.random(in: 1...60, using: &generator)
    let rows = (0..<side).flatMap { _ in
      [0] + (0..<side * 4).map { _ in UInt8.random(in: 0...3, using: &generator) }
    }
    let stream = PlainFile.compressed(rows, using: &generator)
    #expect(try inflated(stream, side: side, using: &generator) == rows)
    var other = stream
    let place = stream.count - 1 - Int.random(in: 0..<4, using: &generator)
    other[place] ^= 1 << UInt8.random(in: 0...7, using: &generator)
    let shorter = Array(stream.dropLast(.random(in: 1...4, using: &generator)))
    for damaged in [other, shorter, stream + [0]] {
      #expect(try inflated(damaged, side: side, using: &generator) == nil)
    }
  }

  /// The rows of a square picture, read from chunks of random lengths; nil if they are not all there, and sound.
  private func inflated(_ stream: [UInt8], side: Int, using generator: inout SeededGenerator) throws
    -> [UInt8]?
  {
    let parts = PlainFile.parts(of: stream, using: &generator).map { PNGFile.Chunk("IDAT", $0) }
    let file = PNGFile(chunks: [PNGFile.header(width: side, height: side)] + parts + [.init("IEND")])
    let source = PNGSource(file.data)
    let inflater = try #require(PNGInflater(PNGStructure(source, limits: .standard), source))
    var rows = [UInt8](repeating: 0, count: side * (side * 4 + 1))
    return rows.withUnsafeMutableBytes { inflater.read(into: $0) } && inflater.finish() ? rows : nil
  }
}
