import CISAL
import SeededCases
import Testing

@testable import GalleyImage

@Suite struct PNGStreamMemoryTests {
  /// `CRC32` of x86 with 0 before it, by the instruction itself.
  @Test(arguments: [
    (UInt(0x0001_0000), UInt32(0xDD45_AAB8)), (0x1234_5678_0000, 0xFA74_5634),
    (0xFFFF_FFFF_0000, 0xB798_B438),
  ])
  func `the hash is that of the processor`(_ address: UInt, _ hash: UInt32) {
    #expect(PNGStreamMemory.hash(of: address) == hash)
  }

  @Test(arguments: Soak.seeds(50)) func `an address is found by its hash`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let hash = UInt32.random(in: 0...UInt32.max, using: &generator)
    #expect(PNGStreamMemory.hash(of: PNGStreamMemory.address(ofHash: hash)) == hash)
  }

  @Test func `all streams at one time have the same hash, and are empty`() {
    let streams = (0..<20).map { _ in PNGStreamMemory.take() }
    defer { for stream in streams { PNGStreamMemory.give(stream) } }
    #expect(Set(streams).count == streams.count)
    let hashes = streams.map { PNGStreamMemory.hash(of: UInt(bitPattern: $0)) & 0xFFFF }
    #expect(Set(hashes) == [0])
    for stream in streams {
      let bytes = UnsafeRawBufferPointer(start: stream, count: MemoryLayout<isal_zstream>.size)
      #expect(bytes.allSatisfy { $0 == 0 })
    }
  }
}
