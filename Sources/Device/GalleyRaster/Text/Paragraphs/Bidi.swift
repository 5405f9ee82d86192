import CICU

/// The directions of the parts of a text.
///
/// - Reference: Unicode Standard Annex 9, *Unicode Bidirectional Algorithm*; the levels are ICU's.
struct Bidi: Hashable {
  /// The paragraph's own level: 0 from left to right, 1 from right to left.
  var base: UInt8
  /// The level of every UTF-8 byte; none when all of them are 0.
  var levels: [UInt8]

  /// A text that runs from left to right.
  static let plain = Bidi(base: 0, levels: [])

  /// Analyses a paragraph.
  init(_ text: String, direction: TextStyle.Direction) {
    let mode: galley_base_direction =
      switch direction {
      case .leftToRight: GALLEY_LEFT_TO_RIGHT
      case .rightToLeft: GALLEY_RIGHT_TO_LEFT
      case .natural: GALLEY_FIRST_STRONG_ELSE_LEFT_TO_RIGHT
      case .naturalElseRightToLeft: GALLEY_FIRST_STRONG_ELSE_RIGHT_TO_LEFT
      }
    let startsLeft = direction == .leftToRight || direction == .natural
    guard !(startsLeft && Self.isLeftToRight(text)) else {
      self = .plain
      return
    }
    guard !text.isEmpty else {
      self.init(base: startsLeft ? 0 : 1, levels: [])
      return
    }
    let utf16 = Array(text.utf16)
    var units = [UInt8](repeating: 0, count: utf16.count)
    let base = galley_bidi_levels(utf16, Int32(utf16.count), Int32(mode.rawValue), &units)
    precondition(base >= 0, "ICU does not take a text of \(utf16.count) characters")
    var levels: [UInt8] = []
    levels.reserveCapacity(text.utf8.count)
    var unit = 0
    for scalar in text.unicodeScalars {
      for _ in 0..<UTF8.width(scalar) { levels.append(units[unit]) }
      unit += UTF16.width(scalar)
    }
    self.init(base: UInt8(base), levels: levels.contains { $0 != 0 } ? levels : [])
  }

  init(base: UInt8, levels: [UInt8]) {
    self.base = base
    self.levels = levels
  }

  /// The levels of a part of the paragraph; none when all are 0.
  func levels(of range: Range<Int>) -> [UInt8] {
    guard !levels.isEmpty else { return [] }
    let part = Array(levels[range])
    return part.contains { $0 != 0 } ? part : []
  }

  /// The order from left to right of parts that follow each other in the text (rule L2).
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    let highest = levels.max() ?? 0
    guard let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        if levels[order[start]] < level {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        // A slice's own way to turn round would copy the whole array each time.
        for step in 0..<(end - start) / 2 { order.swapAt(start + step, end - 1 - step) }
        start = end
      }
    }
    return order
  }

  /// Whether no character of a text can run from right to left.
  private static func isLeftToRight(_ text: String) -> Bool {
    if text.isASCII { return true }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x590: continue
      case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
        0x10800...0x10FFF, 0x1E800...0x1EFFF:
        return false
      default: continue
      }
    }
    return true
  }
}
