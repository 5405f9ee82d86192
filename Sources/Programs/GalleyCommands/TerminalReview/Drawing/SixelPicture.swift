import GalleyImage

/// Encodes pictures as sixels: six rows of pixels at a time, one colour after the other.
///
/// - Reference: DEC STD 070, chapter 9; VT330/VT340 Programmer Reference Manual, volume 2, chapter 14.
enum SixelPicture {
  /// The control string that draws a picture at the cursor; clear pixels show the background of the terminal.
  static func text(_ picture: Bitmap) -> String {
    let palette = ReducedPalette(picture)
    var text = "\u{1B}P0;1;0q\"1;1;\(picture.width);\(picture.height)"
    for (index, color) in palette.colors.enumerated() {
      let parts = [color.red, color.green, color.blue].map { "\((Int($0) * 100 + 127) / 255)" }
      text += "#\(index);2;\(parts.joined(separator: ";"))"
    }
    for top in stride(from: 0, to: picture.height, by: 6) {
      text += band(top, picture, palette.indices)
    }
    return text + "\u{1B}\\"
  }

  private static func band(_ top: Int, _ picture: Bitmap, _ indices: [UInt8?]) -> String {
    var patterns: [UInt8: [UInt8]] = [:]
    for row in top..<min(top + 6, picture.height) {
      for x in 0..<picture.width {
        guard let index = indices[row * picture.width + x] else { continue }
        patterns[index, default: [UInt8](repeating: 0, count: picture.width)][x] |= 1 << UInt8(row - top)
      }
    }
    let lines = patterns.sorted { $0.key < $1.key }.map { "#\($0.key)\(packed($0.value))" }
    return lines.joined(separator: "$") + "-"
  }

  /// Run-length encodes sixels, without those after the last pixel.
  private static func packed(_ pattern: [UInt8]) -> String {
    var text = ""
    let end = (pattern.lastIndex { $0 != 0 } ?? -1) + 1
    var start = 0
    while start < end {
      let value = pattern[start]
      let count = pattern[start..<end].prefix { $0 == value }.count
      let sign = String(UnicodeScalar(value + 63))
      text += count > 3 ? "!\(count)\(sign)" : String(repeating: sign, count: count)
      start += count
    }
    return text
  }
}

/// A palette of a few colours for a picture.
///
/// - Reference: Heckbert, "Color image quantization for frame buffer display", SIGGRAPH 1982: median cut.
struct ReducedPalette {
  /// The number of colours that every terminal with sixels has.
  private static let most = 255

  /// The colours.
  private(set) var colors: [RGBA] = []
  /// The colour of each pixel; `nil` where the picture is clear.
  private(set) var indices: [UInt8?] = []

  init(_ picture: Bitmap) {
    var counts: [UInt32: Int] = [:]
    let codes: [UInt32?] = (0..<picture.width * picture.height).map { pixel in
      let position = pixel * 4
      guard picture.bytes[position + 3] > 0 else { return nil }
      let code =
        UInt32(picture.bytes[position]) << 16 | UInt32(picture.bytes[position + 1]) << 8
        | UInt32(picture.bytes[position + 2])
      counts[code, default: 0] += 1
      return code
    }
    var boxes = [counts.sorted { $0.key < $1.key }.map { Entry(code: $0.key, count: $0.value) }]
    while boxes.count < Self.most, let index = Self.widest(boxes) {
      let (low, high) = Self.cut(boxes[index])
      boxes[index] = low
      boxes.append(high)
    }
    var places: [UInt32: UInt8] = [:]
    for box in boxes where !box.isEmpty {
      for entry in box { places[entry.code] = UInt8(colors.count) }
      colors.append(Self.mean(box))
    }
    indices = codes.map { $0.flatMap { places[$0] } }
  }

  private struct Entry {
    var code: UInt32
    var count: Int
    func channel(_ shift: UInt32) -> Int { Int(code >> shift & 255) }
  }

  private static func spread(_ box: [Entry]) -> (shift: UInt32, width: Int) {
    var best: (shift: UInt32, width: Int) = (16, -1)
    for shift: UInt32 in [8, 16, 0] {
      let values = box.map { $0.channel(shift) }
      let width = (values.max() ?? 0) - (values.min() ?? 0)
      if width > best.width { best = (shift, width) }
    }
    return best
  }

  private static func widest(_ boxes: [[Entry]]) -> Int? {
    let ranked = boxes.indices.filter { boxes[$0].count > 1 }
      .map { index in
        (index, spread(boxes[index]).width * boxes[index].reduce(0) { $0 + $1.count })
      }
    return ranked.max { ($0.1, $1.0) < ($1.1, $0.0) }?.0
  }

  private static func cut(_ box: [Entry]) -> ([Entry], [Entry]) {
    let shift = spread(box).shift
    let sorted = box.sorted { ($0.channel(shift), $0.code) < ($1.channel(shift), $1.code) }
    let half = sorted.reduce(0) { $0 + $1.count } / 2
    var sum = 0
    var split = 1
    for (index, entry) in sorted.enumerated().dropLast() {
      sum += entry.count
      split = index + 1
      if sum >= half { break }
    }
    return (Array(sorted[..<split]), Array(sorted[split...]))
  }

  private static func mean(_ box: [Entry]) -> RGBA {
    let total = max(1, box.reduce(0) { $0 + $1.count })
    func part(_ shift: UInt32) -> UInt8 {
      UInt8((box.reduce(0) { $0 + $1.channel(shift) * $1.count } + total / 2) / total)
    }
    return RGBA(part(16), part(8), part(0))
  }
}
