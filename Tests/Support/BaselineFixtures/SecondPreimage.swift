import GalleyImage

/// Pictures that anybody can build in a millisecond: they look like one picture, and have the digest of another.
///
/// - Reference: Yann Collet, xxHash, XXH3 with 128 bits. Eight sums take the data and products of its 32-bit halves; where a half is
///   that of the secret, the product is 0, and two stripes of 64 bytes give each sum any value.
package enum SecondPreimage {
  private static let secret: [UInt64] = [
    0xBE4B_A423_396C_FEB8, 0x1CAD_21F7_2C81_017C, 0xDB97_9083_E96D_D4DE, 0x1F67_B3B7_A4A4_4072,
    0x78E5_C0CC_4EE6_79CB, 0x2172_FFCC_7DD0_5A82, 0x8E24_43F7_7446_08B8, 0x4C26_3A81_E690_35E0,
    0xCB00_C391_BB52_283C, 0xA32E_531B_8B65_D088, 0x4EF9_0DA2_9748_6471, 0xD8AC_DEA9_46EF_1938,
    0x3F34_9CE3_3F76_FAA8, 0x1D4F_0BC7_C7BB_DCF9, 0x3159_B4CD_4BE0_518A, 0x6473_78D9_C97E_9FC8,
    0xC3EB_D334_83AC_C5EA, 0xEB63_13FA_FFA0_81C5, 0x49DA_F0B7_51DD_0D17, 0x9E68_D429_2655_16D3,
    0xFCA1_477D_58BE_162B, 0xCE31_D07A_D1B8_F88F, 0x2804_1695_8F3A_CB45, 0x7E40_4BBB_CAFB_D7AF,
  ]
  private static let start: [UInt64] = [
    0xC2B2_AE3D, 0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9,
    0x85EB_CA77_C2B2_AE63, 0x85EB_CA77, 0x27D4_EB2F_1656_67C5, 0x9E37_79B1,
  ]
  private static let low: UInt64 = 0xFFFF_FFFF

  /// A picture that looks like `picture` down to a row, where there is noise, and below it like `other`, whose digest it has.
  ///
  /// Both have one size, with some kilobytes behind the row.
  package static func of(_ picture: Bitmap, withDigestOf other: Bitmap, row: Int) -> Bitmap {
    precondition(picture.width == other.width && picture.height == other.height, "the size counts, too")
    let header = [picture.width, picture.height].flatMap { side in
      withUnsafeBytes(of: UInt64(side).littleEndian) { Array($0) }
    }
    let wanted = header + other.bytes
    var built = header + picture.bytes
    let place = header.count + row * picture.width * 4
    // Two stripes of one block, which has 16.
    let (block, stripe) =
      place % 1_024 / 64 > 14 ? (place / 1_024 + 1, 0) : (place / 1_024, place % 1_024 / 64)
    let first = block * 1_024 + stripe * 64
    built.replaceSubrange((first + 128)..., with: wanted[(first + 128)...])
    let goal = sums(wanted, block, stripe + 2)
    let there = sums(built, block, stripe)
    for index in 0..<8 {
      let (one, two) = (secret[stripe + index], secret[stripe + 1 + index])
      let missing = (goal[index ^ 1] &- there[index ^ 1]) &- ((one & ~low) &+ (two & low))
      set((one & ~low) | (missing & low), at: first + 8 * index, in: &built)
      set((missing & ~low) | (two & low), at: first + 64 + 8 * index, in: &built)
    }
    return Bitmap(width: picture.width, height: picture.height, bytes: Array(built[header.count...]))
  }

  /// The eight sums after some blocks, and some stripes of the next.
  private static func sums(_ data: [UInt8], _ blocks: Int, _ stripes: Int) -> [UInt64] {
    var sums = start
    for block in 0...blocks {
      for stripe in 0..<(block < blocks ? 16 : stripes) {
        for index in 0..<8 {
          let value = word(data, block * 1_024 + stripe * 64 + 8 * index)
          let key = value ^ secret[stripe + index]
          sums[index ^ 1] &+= value
          sums[index] &+= (key & low) &* (key >> 32)
        }
      }
      guard block < blocks else { break }
      for index in 0..<8 {
        sums[index] = (sums[index] ^ sums[index] >> 47 ^ secret[16 + index]) &* 0x9E37_79B1
      }
    }
    return sums
  }

  private static func word(_ data: [UInt8], _ place: Int) -> UInt64 {
    data.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt64.self)) }
  }

  private static func set(_ word: UInt64, at place: Int, in data: inout [UInt8]) {
    withUnsafeBytes(of: word.littleEndian) { data.replaceSubrange(place..<place + 8, with: $0) }
  }
}
