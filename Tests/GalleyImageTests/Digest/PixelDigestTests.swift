import Foundation
import SeededCases
import Testing

@testable import GalleyImage

@Suite struct PixelDigestTests {
  private let picture: Bitmap = {
    var picture = Bitmap(width: 19, height: 7)
    for index in picture.bytes.indices { picture.bytes[index] = UInt8(index * 31 % 256) }
    return picture
  }()

  /// Baselines hold digests, so neither this value nor the rule behind it may ever change.
  @Test func `the digest is of the size and the bytes`() {
    func number(_ value: Int) -> [UInt8] { (0..<8).map { UInt8(value >> ($0 * 8) & 255) } }
    let digested = Data(number(19) + number(7) + picture.bytes)
    #expect(picture.digest.value == Digest128(of: digested))
    #expect(picture.digest.description == "881fe825f34e6cbe1e968bf1dd65b94d")
  }

  @Test func `pictures of the same bytes and other sizes differ`() {
    let bytes = [UInt8](repeating: 9, count: 24)
    let digests = [(6, 1), (1, 6), (2, 3), (3, 2)].map { Bitmap(width: $0, height: $1, bytes: bytes).digest }
    #expect(Set(digests).count == 4)
  }

  @Test func `any changed byte changes it, colour under clear pixels included`() {
    var digests: Set<PixelDigest> = [picture.digest]
    for index in picture.bytes.indices {
      var changed = picture
      changed.bytes[index] ^= 1
      digests.insert(changed.digest)
    }
    #expect(digests.count == picture.bytes.count + 1)
    let clear = Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 0])
    #expect(clear.digest != Bitmap(width: 1, height: 1, bytes: [9, 0, 0, 0]).digest)
  }

  @Test func `how a file is compressed does not matter`() throws {
    for effort in PNG.Effort.allCases {
      #expect(try PNG.decode(PNG.encode(picture, effort: effort)).digest == picture.digest)
    }
  }

  @Test func `it is written as its text`() throws {
    let data = try JSONEncoder().encode([picture.digest])
    #expect(String(decoding: data, as: UTF8.self) == "[\"\(picture.digest)\"]")
    #expect(try JSONDecoder().decode([PixelDigest].self, from: data) == [picture.digest])
    #expect(PixelDigest(picture.digest.description) == picture.digest)
    #expect(PixelDigest("nonsense") == nil)
  }

  /// The code for this processor against that for all of its kind, which has states of its own below and above
  /// 240 bytes and a block of a kilobyte.
  @Test(arguments: Soak.seeds(60))
  func `every processor finds the same digest, in whatever portions`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &+ 140_000)
    let count = Int.random(
      in: 0...[16, 300, 5_000, 40_000].randomElement(using: &generator)!, using: &generator)
    let bytes = (0..<count / 8).flatMap { _ in withUnsafeBytes(of: generator.next()) { [UInt8]($0) } }
    let digesters = [false, true, true].map { PixelDigester(width: 1, height: 2, isPortable: $0) }
    bytes.withUnsafeBytes { bytes in
      digesters[2].add(bytes)
      for digester in digesters.prefix(2) {
        var rest = bytes[...]
        while !rest.isEmpty {
          let part = rest.prefix(.random(in: 1...rest.count, using: &generator))
          digester.add(UnsafeRawBufferPointer(rebasing: part))
          rest = rest.dropFirst(part.count)
        }
      }
    }
    #expect(digesters[0].digest == digesters[2].digest && digesters[1].digest == digesters[2].digest)
    let sides =
      withUnsafeBytes(of: UInt64(1).littleEndian) { [UInt8]($0) }
      + withUnsafeBytes(of: UInt64(2).littleEndian) { [UInt8]($0) }
    #expect(digesters[2].digest.value == Digest128(of: Data(sides + bytes)), "at once")
  }
}
