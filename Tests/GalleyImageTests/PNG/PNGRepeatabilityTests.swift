import Foundation
import GalleyImage
import Glibc
import SeededCases
import Testing

/// The same picture gives the same file, whatever was in the memory before.
///
/// glibc fills what it hands out with a byte of one's choice (mallopt(3), `M_PERTURB`), so memory that was never set has
/// another content each time.
@Suite struct PNGRepeatabilityTests {
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

  /// In a process of its own, since how memory is filled holds for all threads: a `calloc` of another one that is under way when it
  /// is set returns memory that is not clear.
  @Test func `what was in the memory does not show in a file`() async {
    await #expect(processExitsWith: .success) {
      let test = PNGRepeatabilityTests()
      for effort in [PNG.Effort.fast, .standard] {
        for seed in Soak.seeds(80, oneIn: 4) {
          try test.expectOneFile(of: test.picture(seed), effort, "seed \(seed)")
        }
      }
    }
  }

  private func expectOneFile(of picture: Bitmap, _ effort: PNG.Effort, _ name: String) throws {
    let files = try [0, 0x55, 0xAA, 0xFE].map { (byte: Int32) in
      try fill(byte)
      return try PNG.encode(picture, effort: effort)
    }
    for (number, file) in files.enumerated() where file != files[0] {
      let place = zip(file, files[0]).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? -1
      Issue.record(
        "\(effort), \(name): file \(number) has \(file.count) bytes, the first \(files[0].count), with others from \(place) on"
      )
    }
  }
}
