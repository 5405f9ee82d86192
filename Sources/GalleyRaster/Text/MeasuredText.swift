/// A shaped paragraph with the place of every cluster, to find out what fits into a line.
///
/// A cluster is what cannot be divided: the characters that one or several glyphs stand for together.
struct MeasuredText {
  /// Where each cluster begins, in UTF-8 bytes, and at the end the length of the text.
  let starts: [Int]
  /// Where each cluster begins, in points, and at the end the width of the text.
  let places: [Double]
  /// Whether each cluster is white space that may hang at the end of a line.
  let isBlank: [Bool]

  private let text: String

  init(_ text: String, _ shaped: ShapedText, _ scale: Scale) {
    self.text = text
    var starts: [Int] = []
    var places: [Double] = []
    var x = 0.0
    for glyph in shaped.glyphs {
      if starts.last != glyph.cluster {
        starts.append(glyph.cluster)
        places.append(x)
      }
      x += scale.advance(glyph)
    }
    starts.append(text.utf8.count)
    places.append(x)
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

  /// How many clusters there are.
  var count: Int { isBlank.count }

  /// The first cluster that begins at or after a byte.
  func cluster(atByte byte: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < byte { low = middle + 1 } else { high = middle }
    }
    return low
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
  func text(from start: Int, to end: Int) -> String {
    let utf8 = text.utf8
    let lower = utf8.index(utf8.startIndex, offsetBy: starts[start])
    return String(text[lower..<utf8.index(utf8.startIndex, offsetBy: starts[end])])
  }

  /// White space at which lines may end; the spaces that forbid a break stay.
  private static func hangs(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0x2007, 0x202F: false
    default: scalar.properties.isWhitespace
    }
  }
}
