import Foundation
import GalleyImage
import SeededCases
import Testing

/// Damages files at random: reading must give pixels or a typed error, and never the wrong pixels.
@Suite struct PNGMutationTests {
  private static let small = ImageLimits(side: 4_096, area: 1_000_000)

  /// A file with compressed pixels, as our writer or a builder made it.
  private static let originals: [PNGFile] =
    SamplePicture.all(width: 17, height: 9, seed: 20).map(\.file)

  @Test(arguments: 0..<400 as Range<UInt64>)
  func `a changed byte, cut or insertion is found`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let file = Self.originals.randomElement(using: &generator)!.data
    var damaged = file
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      damaged[Int.random(in: 0..<file.count, using: &generator)] ^=
        UInt8(1) << UInt8.random(in: 0...7, using: &generator)
    case 1:
      damaged = file.prefix(.random(in: 0..<file.count, using: &generator))
    case 2:
      let start = Int.random(in: 0..<file.count, using: &generator)
      damaged.removeSubrange(start..<min(file.count, start + .random(in: 1...40, using: &generator)))
    default:
      damaged.insert(
        .random(in: 0...255, using: &generator), at: .random(in: 0...file.count, using: &generator))
    }
    guard damaged != file else { return }
    // Every byte is covered by a checksum or a rule, so damage is always found.
    #expect(throws: PNGError.self) { try PNG.decode(damaged, limits: Self.small) }
  }

  /// Checksums are made right again, so that the damage reaches what lies behind them.
  @Test(arguments: 0..<600 as Range<UInt64>)
  func `damage with right checksums gives a picture or a typed error`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &+ 10_000)
    var file = Self.originals.randomElement(using: &generator)!
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let index = Int.random(in: 0..<file.chunks.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: file.chunks.remove(at: index)
      case 1:
        file.chunks.insert(file.chunks[index], at: .random(in: 0...file.chunks.count, using: &generator))
      case 2: file.chunks[index].data.append(.random(in: 0...255, using: &generator))
      case 3: _ = file.chunks[index].data.popLast()
      default:
        guard let place = file.chunks[index].data.indices.randomElement(using: &generator) else { continue }
        file.chunks[index].data[place] = .random(in: 0...255, using: &generator)
      }
      if file.chunks.isEmpty { break }
    }
    do throws(PNGError) {
      let bitmap = try PNG.decode(file.data, limits: Self.small)
      #expect(bitmap.bytes.count == bitmap.width * bitmap.height * 4)
    } catch {
      #expect(!error.description.isEmpty)
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `any bytes at all are refused`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &+ 20_000)
    let signed = Bool.random(using: &generator)
    let noise = (0..<Int.random(in: 0...300, using: &generator)).map { _ in
      UInt8.random(in: 0...255, using: &generator)
    }
    #expect(throws: PNGError.self) { try PNG.decode(Data((signed ? PNGFile.signature : []) + noise)) }
  }
}
