import GalleyImage

/// Hashes of the rows or columns of a picture.
package enum LineHashing {
  /// The direction of lines.
  package enum Lines { case rows, columns }

  /// Pictures with more lines are not aligned.
  package static let most = 1_000_000

  /// The hashes of a picture's lines.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - lines: Which lines.
  ///   - start: Where in each line to begin.
  ///   - length: How many pixels of each line.
  /// - Returns: A number a line; 64 bits, so that two unequal ones of a million meet once in thirty million pictures.
  package static func make(_ picture: Bitmap, _ lines: Lines, from start: Int = 0, length: Int? = nil)
    -> [UInt64]
  {
    let (width, height) = (picture.width, picture.height)
    return picture.bytes.withUnsafeBytes { bytes in
      func pixel(_ x: Int, _ y: Int) -> UInt64 {
        UInt64(bytes.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: UInt32.self))
      }
      switch lines {
      case .rows:
        let columns = start..<start + (length ?? width - start)
        return (0..<height).map { y in
          var hash = seed
          for x in columns { mix(&hash, pixel(x, y)) }
          return hash
        }
      case .columns:
        // Row by row, as they lie in memory.
        var hashes = [UInt64](repeating: seed, count: width)
        for y in start..<start + (length ?? height - start) {
          for x in 0..<width { mix(&hashes[x], pixel(x, y)) }
        }
        return hashes
      }
    }
  }

  private static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// - Reference: MurmurHash3's multiplier, https://github.com/aappleby/smhasher.
  @inline(__always) private static func mix(_ hash: inout UInt64, _ pixel: UInt64) {
    hash = (hash ^ pixel) &* 0xFF51_AFD7_ED55_8CCD
    hash ^= hash >> 32
  }

  /// The places of the hashes that occur once.
  package static func single(_ hashes: [UInt64]) -> [UInt64: Int] {
    var places: [UInt64: Int] = [:]
    for (index, hash) in hashes.enumerated() { places[hash] = places[hash] == nil ? index : -1 }
    return places.filter { $0.value >= 0 }
  }
}
