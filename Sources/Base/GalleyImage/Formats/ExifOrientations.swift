/// The orientations, from 1 to 8, that programs read from a block of Exif: one where all agree, and 1 where it has none.
///
/// Browsers ignore an entry that is not a single number of 16 bits, and other programs honour it. Of several entries, Chromium takes the
/// first, and Firefox the last.
///
/// - Reference: TIFF 6.0, section 2; Exif 2.32, 4.6.4, tag 274.
struct ExifOrientations {
  /// At least one, in rising order.
  private(set) var values: [Int] = []

  /// The orientation that all programs read; `nil` where they differ.
  var agreed: Int? { values.count == 1 ? values[0] : nil }

  init(_ exif: some Sequence<UInt8>) {
    for value in Self.entries(Array(exif)) { insert(value) }
    if values.isEmpty { insert(1) }
  }

  /// Adds the orientation of programs that read the picture otherwise.
  mutating func insert(_ value: Int) {
    guard !values.contains(value) else { return }
    values.append(value)
    values.sort()
  }

  private static func entries(_ exif: [UInt8]) -> [Int] {
    let isLittle: Bool
    switch exif.prefix(4) {
    case [0x49, 0x49, 42, 0]: isLittle = true
    case [0x4D, 0x4D, 0, 42]: isLittle = false
    default: return []
    }
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= exif.count else { return nil }
      let bytes = exif[offset..<offset + count]
      return (isLittle ? bytes.reversed() : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let entries = number(directory, 2) else { return [] }
    var found: [Int] = []
    for entry in 0..<entries {
      let start = directory + 2 + entry * 12
      guard let tag = number(start, 2) else { break }
      guard tag == 274 else { continue }
      if number(start + 2, 2) == 3, number(start + 4, 4) == 1 {
        // Programs take a value outside of the range for none.
        found.append(number(start + 8, 2).flatMap { 1...8 ~= $0 ? $0 : nil } ?? 1)
      } else {
        found += [1] + [1, 2, 4].compactMap { number(start + 8, $0) }.filter { 2...8 ~= $0 }
      }
    }
    return found
  }
}
