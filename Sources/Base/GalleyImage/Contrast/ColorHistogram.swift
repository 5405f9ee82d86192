/// A colour histogram of a part of a picture, from which its background and the contrast of its text are measured.
///
/// - Reference: the most frequent colour is the ground, as in Flutter's
///   [`textContrastGuideline`](https://api.flutter.dev/flutter/flutter_test/textContrastGuideline-constant.html). There the
///   text is the most frequent colour on the other side of the mean; thin text has hardly a pixel that is not smoothed,
///   so here it is the farthest luminance that enough pixels reach.
package struct ColorHistogram {
  private let counts: [(color: UInt32, count: Int)]
  /// The most frequent colour.
  private let ground: (color: UInt32, count: Int)?
  private let total: Int

  /// The background has at least one in this many pixels; without one, as in a photograph, no contrast is known.
  private static let leastGround = 4
  /// Of the other pixels, one in this many must be as far from the background as the text's colour.
  private static let leastText = 50
  /// And at least this many, so that no stray pixel is taken for text.
  private static let fewestText = 3

  /// Counts the colours of a part of a picture, which lies within its bounds.
  package init(_ picture: Bitmap, _ area: PixelRect) {
    var found = ColorCounts()
    picture.bytes.withUnsafeBytes { bytes in
      for y in area.minY..<max(area.minY, area.maxY) {
        let row = UnsafeRawBufferPointer(
          rebasing: bytes[(y * picture.width + area.minX) * 4..<(y * picture.width + area.maxX) * 4])
        found.add(row)
      }
    }
    counts = found.counts
    ground = counts.min { ($1.count, $0.color) < ($0.count, $1.color) }
    total = area.area
  }

  private static func color(_ pixel: UInt32) -> RGBA {
    let bytes = pixel.littleEndian
    let color = RGBA(
      UInt8(bytes & 255), UInt8(bytes >> 8 & 255), UInt8(bytes >> 16 & 255), UInt8(bytes >> 24))
    // The background of a transparent picture is not known; pages and devices are white there.
    return ContrastRatio.blend(color, onto: .white)
  }

  /// The most frequent colour, if it is frequent enough to be a background.
  package var background: RGBA? {
    guard let ground, ground.count * Self.leastGround >= total else { return nil }
    return Self.color(ground.color)
  }

  /// Whether another colour than the most frequent one, and than a text's, may be the ground as well: one in so many pixels has it.
  func hasRival(beside text: RGBA, _ part: Int, isSame: (RGBA, RGBA) -> Bool) -> Bool {
    counts.contains { color, count in
      count * part >= total && color != ground?.color && !isSame(Self.color(color), text)
    }
  }

  /// The contrast of the text with the background; 1 where there is only background.
  package var contrast: ContrastRatio? {
    guard let background, let text else { return nil }
    return ContrastRatio(text, background)
  }

  /// The colour of the text: the farthest from the background that enough pixels reach; the background's own where there is
  /// nothing else, and `nil` without a background.
  package var text: RGBA? { background.map(text(on:)) }

  /// The colour of the text on a ground: the farthest from it that enough pixels reach; the ground's own where there is nothing else.
  func text(on ground: RGBA) -> RGBA {
    let others = counts.lazy.map { (color: Self.color($0.color), count: $0.count) }.filter {
      $0.color != ground
    }
    .map { (color: $0.color, light: ContrastRatio.luminance($0.color), $0.count) }
    .sorted { ($0.light, $0.color.hex) < ($1.light, $1.color.hex) }
    let fewest = max(Self.fewestText, others.reduce(0) { $0 + $1.2 } / Self.leastText)
    func farthest(_ list: some Sequence<(color: RGBA, light: Double, Int)>) -> RGBA {
      var count = 0
      for (color, _, pixels) in list {
        count += pixels
        if count >= fewest { return color }
      }
      return ground
    }
    let below = ContrastRatio.luminance(ground)
    let (dark, light) = (farthest(others), farthest(others.reversed()))
    let (a, b) = (ContrastRatio.luminance(dark), ContrastRatio.luminance(light))
    return ContrastRatio(luminances: below, a).value >= ContrastRatio(luminances: below, b).value
      ? dark : light
  }
}

extension RGBA {
  /// Red, green and blue as one number.
  fileprivate var hex: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}

/// Counts of colours by a table of open addresses: a screen's text has hundreds of them, and a dictionary's hash takes longer
/// than all else that is done with them.
private struct ColorCounts {
  private var slots = [(color: UInt32, count: Int)](repeating: (0, 0), count: 256)
  private var used = 0

  /// The colours that were counted, in no order.
  var counts: [(color: UInt32, count: Int)] { slots.filter { $0.count > 0 } }

  /// Counts the pixels of a row by runs of one colour.
  mutating func add(_ row: UnsafeRawBufferPointer) {
    var start = 0
    while start < row.count {
      let (color, end) = Self.run(in: row, from: start)
      add((end - start) / 4, of: color)
      start = end
    }
  }

  /// The colour of the pixel at an offset, and where others follow.
  @inline(__always) private static func run(in row: UnsafeRawBufferPointer, from start: Int) -> (UInt32, Int)
  {
    let color = row.loadUnaligned(fromByteOffset: start, as: UInt32.self)
    let two = UInt64(color) << 32 | UInt64(color)
    var end = start &+ 4
    // Most pixels behind a text are runs, so eight pixels are compared at once.
    while end &+ 32 <= row.count {
      var others: UInt64 = 0
      for offset in stride(from: end, to: end &+ 32, by: 8) {
        others |= row.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ two
      }
      if others != 0 { break }
      end &+= 32
    }
    while end < row.count, row.loadUnaligned(fromByteOffset: end, as: UInt32.self) == color { end &+= 4 }
    return (color, end)
  }

  /// Counts a run of pixels of a colour.
  @inline(__always) private mutating func add(_ count: Int, of color: UInt32) {
    let isNew = slots.withUnsafeMutableBufferPointer { slots in
      // Multiplying by the golden ratio spreads neighbours: Knuth, The Art of Computer Programming, volume 3, section 6.4.
      var slot = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) >> 8) & (slots.count &- 1)
      while slots[slot].count > 0, slots[slot].color != color { slot = (slot &+ 1) & (slots.count &- 1) }
      defer { slots[slot] = (color, slots[slot].count &+ count) }
      return slots[slot].count == 0
    }
    if isNew {
      used += 1
      if used * 2 > slots.count { grow() }
    }
  }

  private mutating func grow() {
    let counted = counts
    slots = [(color: UInt32, count: Int)](repeating: (0, 0), count: slots.count * 2)
    used = 0
    for (color, count) in counted { add(count, of: color) }
  }
}
