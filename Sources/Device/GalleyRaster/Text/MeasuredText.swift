/// A shaped paragraph with the width of every cluster, to determine the text that fits into a line.
///
/// A cluster is indivisible: the characters that one or several glyphs stand for together, and at least one
/// character in the eyes of a reader. Clusters are in the text's order, whichever way they run.
struct MeasuredText {
  /// The starts of the clusters in UTF-8 bytes, and at the end the length of the text.
  let starts: [Int]
  /// The width of all clusters before each one, in points, and at the end the width of the text.
  let places: [Double]
  /// Whether each cluster is white space that may hang at the end of a line.
  let isBlank: [Bool]

  private let text: String
  private let bidi: Bidi

  init(_ text: String, _ bidi: Bidi, _ shaped: ShapedText, _ scale: FontScale) {
    self.text = text
    self.bidi = bidi
    var starts: [Int] = []
    var places: [Double] = []
    starts.reserveCapacity(shaped.glyphs.count + 1)
    places.reserveCapacity(shaped.glyphs.count + 1)
    var x = 0.0
    func add(_ cluster: Int, _ advance: Double) {
      if starts.last != cluster {
        starts.append(cluster)
        places.append(x)
      }
      x += advance
    }
    if shaped.levels.isEmpty {
      for index in shaped.glyphs.indices {
        add(shaped.glyphs[index].cluster, scale.advance(index, of: shaped.glyphs))
      }
    } else {
      // In the text's order; glyphs of one cluster stay as they are, so that sums are always made in one order.
      let order = shaped.glyphs.indices.sorted {
        (shaped.glyphs[$0].cluster, $0) < (shaped.glyphs[$1].cluster, $1)
      }
      for index in order {
        add(shaped.glyphs[index].cluster, scale.advance(index, of: shaped.glyphs))
      }
    }
    // Invisible characters at the beginning belong to the first glyph.
    if !starts.isEmpty { starts[0] = 0 }
    starts.append(text.utf8.count)
    places.append(x)
    if !text.unicodeScalars.allSatisfy({ TextShaper.isPlain($0.value) }) {
      Self.keepCharactersWhole(&starts, &places, in: text)
    }
    self.starts = starts
    self.places = places

    var blank = Array(repeating: true, count: starts.count - 1)
    var offset = 0
    var cluster = 0
    for scalar in text.unicodeScalars {
      while cluster + 1 < blank.count, starts[cluster + 1] <= offset { cluster += 1 }
      if !Self.hangs(scalar), cluster < blank.count { blank[cluster] = false }
      offset += UTF8.width(scalar)
    }
    isBlank = blank
  }

  /// Joins clusters that are parts of one character for a reader.
  private static func keepCharactersWhole(_ starts: inout [Int], _ places: inout [Double], in text: String) {
    var bounds: Set<Int> = [text.utf8.count]
    var offset = 0
    for character in text {
      bounds.insert(offset)
      offset += character.utf8.count
    }
    let kept = starts.indices.filter { bounds.contains(starts[$0]) }
    guard kept.count < starts.count else { return }
    starts = kept.map { starts[$0] }
    places = kept.map { places[$0] }
  }

  /// The number of clusters.
  var count: Int { isBlank.count }

  /// The first cluster that begins at or after a byte.
  func cluster(atByte byte: Int) -> Int {
    (0..<count).partitioningIndex { starts[$0] >= byte }
  }

  /// The end of a range of clusters without the white space at its end.
  func trimmed(from start: Int, to end: Int) -> Int {
    var end = end
    while end > start, isBlank[end - 1] { end -= 1 }
    return end
  }

  /// The first cluster of a range that is not white space.
  func skippingBlanks(from start: Int, to end: Int) -> Int {
    var start = start
    while start < end, isBlank[start] { start += 1 }
    return start
  }

  /// The width of a range of clusters, in points.
  func width(from start: Int, to end: Int) -> Double {
    places[end] - places[start]
  }

  /// The text of a range of clusters.
  func text(from start: Int, to end: Int) -> LineText {
    let utf8 = text.utf8
    let lower = utf8.index(utf8.startIndex, offsetBy: starts[start])
    let upper = utf8.index(lower, offsetBy: starts[end] - starts[start])
    return LineText(
      text: String(text[lower..<upper]), levels: bidi.levels(of: starts[start]..<starts[end]),
      base: bidi.base)
  }

  /// White space at which lines may end; the spaces that forbid a break stay.
  private static func hangs(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21...0x7E, 0xA0...0x167F, 0x2007, 0x202F: false
    case 0x20: true
    default: scalar.properties.isWhitespace
    }
  }
}

/// The text of a line, cut out of its paragraph for shaping.
struct LineText: Hashable {
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

  /// A text with the direction of the paragraph, such as an ellipsis.
  func sign(_ text: String) -> LineText {
    let levels = base == 0 ? [] : [UInt8](repeating: base, count: text.utf8.count)
    return LineText(text: text, levels: levels, base: base)
  }

  private var allLevels: [UInt8] {
    levels.isEmpty ? [UInt8](repeating: 0, count: text.utf8.count) : levels
  }
}
