import Foundation
import GalleyImage
import Glibc
import SeededCases
import Testing

/// The same picture gives the same file, whatever was in the memory before.
///
/// glibc fills what it hands out with a byte of one's choice (mallopt(3), `M_PERTURB`), so memory that was never set has
/// another content each time.
@Suite(.serialized) struct PNGRepeatabilityTests {
  private static let perturb: Int32 = -6

  /// Sets the byte by which glibc fills memory; 0 to leave it as it is.
  private func fill(_ byte: Int32) throws {
    // The header that declares it is not part of Swift's Glibc.
    let symbol = try #require(dlsym(nil, "mallopt"))
    let mallopt = unsafeBitCast(symbol, to: (@convention(c) (CInt, CInt) -> CInt).self)
    #expect(mallopt(Self.perturb, byte) == 1)
  }

  /// A picture with parts that suit each filter: flat, gradients, noise and repetitions.
  private func picture(_ seed: UInt64) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    let width = Int.random(in: 1...400, using: &generator)
    let height = Int.random(in: 1...160, using: &generator)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    let isOpaque = Bool.random(using: &generator)
    let pattern = (0..<64).map { _ in UInt8.random(in: 0...255, using: &generator) }
    for y in 0..<height {
      let style = (y / 24 + Int(seed)) % 4
      for x in 0..<width {
        switch style {
        case 0: bytes += [200, 16, 46]
        case 1:
          bytes += [
            UInt8(truncatingIfNeeded: x + y), UInt8(truncatingIfNeeded: x * 2), UInt8(truncatingIfNeeded: y),
          ]
        case 2: bytes += (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) }
        default: bytes += (0..<3).map { pattern[(x * 3 + $0 + y) % 64] }
        }
        bytes.append(isOpaque ? 255 : UInt8(truncatingIfNeeded: x))
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  @Test(arguments: [PNG.Effort.fast, .standard])
  func `what was in the memory does not show in a file`(_ effort: PNG.Effort) throws {
    defer { try? fill(0) }
    for seed in Soak.seeds(80) {
      let picture = picture(seed)
      var files: Set<Data> = []
      for byte: Int32 in [0, 0x55, 0xAA, 0xFE] {
        try fill(byte)
        files.insert(try PNG.encode(picture, effort: effort))
      }
      #expect(files.count == 1, "seed \(seed)")
    }
  }
}
