/// The text of a line, cut out of its paragraph: what is shaped.
struct LineText: Hashable {
  /// The text.
  var text: String
  /// The embedding level of every UTF-8 byte; none when all of it runs from left to right.
  var levels: [UInt8]
  /// The level of the paragraph: 0 from left to right, 1 from right to left.
  var base: UInt8

  /// Two texts, the second right behind the first in the text's order.
  static func + (a: LineText, b: LineText) -> LineText {
    var levels: [UInt8] = []
    if !(a.levels.isEmpty && b.levels.isEmpty) { levels = a.allLevels + b.allLevels }
    return LineText(text: a.text + b.text, levels: levels, base: a.base)
  }

  /// A sign that takes the direction of the paragraph.
  func sign(_ text: String) -> LineText {
    let levels = base == 0 ? [] : [UInt8](repeating: base, count: text.utf8.count)
    return LineText(text: text, levels: levels, base: base)
  }

  private var allLevels: [UInt8] {
    levels.isEmpty ? [UInt8](repeating: 0, count: text.utf8.count) : levels
  }
}
