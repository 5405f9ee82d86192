import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions

extension Attack {
  /// Pictures that are not what they seem.
  static let picture: [Attack] = [
    Attack("an animation that begins with the approved picture", .stopped(.notComparable, "is an animation"))
    {
      scene in
      try scene.sandbox.write(
        PNGChunks(scene.sandbox.bytes(AttackScene.picture)).inserting("acTL", [0, 0, 0, 2, 0, 0, 0, 0]).bytes,
        to: AttackScene.picture)
    },
    Attack("a gamma that shows other colours", .stopped(.notComparable, AttackScene.picture)) { scene in
      try scene.sandbox.write(
        PNGChunks(scene.sandbox.bytes(AttackScene.picture)).inserting("gAMA", [0, 1, 134, 160]).bytes,
        to: AttackScene.picture)
    },
    Attack("primaries that show other colours", .stopped(.notComparable, AttackScene.picture)) { scene in
      let red: [UInt8] = [0, 0, 0x7A, 0x26, 0, 0, 0x80, 0x84]
      try scene.sandbox.write(
        PNGChunks(scene.sandbox.bytes(AttackScene.picture)).inserting("cHRM", red + red + red + red).bytes,
        to: AttackScene.picture)
    },
    Attack("an orientation that turns the picture", .stopped(.notComparable, AttackScene.picture)) { scene in
      let exif: [UInt8] =
        Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0]
      try scene.sandbox.write(
        PNGChunks(scene.sandbox.bytes(AttackScene.picture)).inserting("eXIf", exif).bytes,
        to: AttackScene.picture)
    },
    Attack("a colour profile that is none", .stopped(.notComparable, AttackScene.picture)) { scene in
      try scene.sandbox.write(
        PNGChunks(scene.sandbox.bytes(AttackScene.picture)).inserting("iCCP", Array("x\0\0junk".utf8)).bytes,
        to: AttackScene.picture)
    },
    Attack("a brightness for wide displays", .stopped(.notComparable, AttackScene.picture)) { scene in
      try scene.sandbox.write(
        PNGChunks(scene.sandbox.bytes(AttackScene.picture)).inserting("cICP", [9, 16, 0, 1]).bytes,
        to: AttackScene.picture)
    },
    Attack("a picture that is cut off", .stopped(.notComparable, AttackScene.picture)) { scene in
      try scene.sandbox.write(
        Array(try scene.sandbox.bytes(AttackScene.picture).dropLast(30)), to: AttackScene.picture)
    },
    Attack("a picture with a wrong check sum", .stopped(.notComparable, AttackScene.picture)) { scene in
      var bytes = try scene.sandbox.bytes(AttackScene.picture)
      bytes[bytes.count / 2] ^= 0x40
      try scene.sandbox.write(bytes, to: AttackScene.picture)
    },
    Attack("a picture after the end of the picture", .stopped(.notComparable, AttackScene.picture)) { scene in
      let second = try scene.forged().picture
      try scene.sandbox.write(try scene.sandbox.bytes(AttackScene.picture) + second, to: AttackScene.picture)
    },
    Attack("a picture that is no PNG", .stopped(.notComparable, AttackScene.picture)) { scene in
      try scene.sandbox.write("GIF89a", to: AttackScene.picture)
    },
    Attack("a picture that claims to be enormous", .stopped(.notComparable, AttackScene.picture)) { scene in
      var bytes = try scene.sandbox.bytes(AttackScene.picture)
      bytes[16] = 0x7F
      try scene.sandbox.write(PNGChunks(bytes).bytes, to: AttackScene.picture)
    },
  ]
}

/// The chunks of a PNG file, with fresh check sums when they are written.
struct PNGChunks {
  private var chunks: [(name: [UInt8], data: [UInt8])] = []
  private let signature: [UInt8]

  init(_ bytes: [UInt8]) {
    signature = Array(bytes.prefix(8))
    var rest = bytes.dropFirst(8)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let body = rest.dropFirst(4)
      guard body.count >= length + 8 else { break }
      chunks.append((Array(body.prefix(4)), Array(body.dropFirst(4).prefix(length))))
      rest = body.dropFirst(length + 8)
    }
  }

  /// The same with one more chunk behind the header, and without the word that its colours are those of sRGB.
  func inserting(_ name: String, _ data: [UInt8]) -> PNGChunks {
    var copy = self
    // A chunk that says sRGB would count before those that say other colours.
    copy.chunks.removeAll { $0.name == Array("sRGB".utf8) }
    copy.chunks.insert((Array(name.utf8), data), at: 1)
    return copy
  }

  /// The file.
  var bytes: [UInt8] {
    signature
      + chunks.flatMap { chunk -> [UInt8] in
        let body = chunk.name + chunk.data
        return Self.big(UInt32(chunk.data.count)) + body + Self.big(Self.check(body))
      }
  }

  private static func big(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
  }

  /// The check sum of a chunk.
  ///
  /// - Reference: [PNG, annex D](https://www.w3.org/TR/png-3/#D-CRCAppendix).
  private static func check(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
  }
}
