/// The colours of a picture that has few, in the order in which a PNG lists them.
///
/// Translucent colours come first, because a PNG stores alpha for the first entries only; among themselves
/// colours stand in the order of their first pixels.
struct PNGPalette {
  /// The most entries a PNG can list.
  static let capacity = 256

  /// The colours.
  let entries: [RGBA]

  /// Bits an index is stored in: 1, 2, 4 or 8.
  let bitDepth: Int

  private let table: ColorTable
  private let ranks: [UInt8]

  /// Collects the colours of some pixels; nil when there are more than a palette can list.
  ///
  /// - Parameter pixels: RGBA, four bytes a pixel.
  init?(_ pixels: UnsafeRawBufferPointer) {
    var table = ColorTable()
    var last = UInt32(0)
    var seen = false
    for offset in stride(from: 0, to: pixels.count, by: 4) {
      let pixel = Self.pixel(pixels, offset)
      if seen && pixel == last { continue }
      guard table.insert(pixel) else { return nil }
      last = pixel
      seen = true
    }
    let found = table.colors
    let order =
      found.indices.filter { found[$0] >> 24 != 255 } + found.indices.filter { found[$0] >> 24 == 255 }
    var ranks = [UInt8](repeating: 0, count: found.count)
    for (rank, index) in order.enumerated() { ranks[index] = UInt8(rank) }
    self.table = table
    self.ranks = ranks
    entries = order.map { index in
      let color = found[index]
      return RGBA(
        UInt8(color & 255), UInt8(color >> 8 & 255), UInt8(color >> 16 & 255), UInt8(color >> 24))
    }
    bitDepth = PNGWriter.leastDepth(colors: found.count)
  }

  /// The entry of every pixel.
  func indices(of pixels: UnsafeRawBufferPointer) -> [UInt8] {
    var indices = [UInt8](repeating: 0, count: pixels.count / 4)
    var last = Self.pixel(pixels, 0)
    var rank = ranks[table.index(of: last)]
    for index in indices.indices {
      let pixel = Self.pixel(pixels, index * 4)
      if pixel != last {
        last = pixel
        rank = ranks[table.index(of: pixel)]
      }
      indices[index] = rank
    }
    return indices
  }

  /// Red in the lowest byte, alpha in the highest.
  private static func pixel(_ pixels: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
    UInt32(littleEndian: pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Colours by the order in which they came, found by open addressing.
  private struct ColorTable {
    private static let slotBits = 10

    private(set) var colors: [UInt32] = []
    /// For each slot one more than the index of its colour, or 0.
    private var slots = [UInt16](repeating: 0, count: 1 << Self.slotBits)

    /// Adds a colour unless it is known.
    ///
    /// False when there is no more room.
    mutating func insert(_ color: UInt32) -> Bool {
      let slot = slot(of: color)
      guard slots[slot] == 0 else { return true }
      guard colors.count < PNGPalette.capacity else { return false }
      colors.append(color)
      slots[slot] = UInt16(colors.count)
      return true
    }

    /// The index of a known colour.
    func index(of color: UInt32) -> Int { Int(slots[slot(of: color)]) - 1 }

    /// The slot of a colour, or the free slot where it belongs.
    private func slot(of color: UInt32) -> Int {
      // Multiplicative hashing: the golden ratio's fraction spreads neighbouring colours (Knuth, 6.4).
      var slot = Int((color &* 0x9E37_79B9) >> (32 - UInt32(Self.slotBits)))
      while slots[slot] != 0 && colors[Int(slots[slot]) - 1] != color {
        slot = (slot + 1) & (slots.count - 1)
      }
      return slot
    }
  }
}
