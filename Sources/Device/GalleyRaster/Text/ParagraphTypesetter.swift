/// Breaks paragraphs into lines, first fit, until a limit of lines is reached.
struct ParagraphTypesetter {
  /// A part of a text between two line ends.
  struct Paragraph {
    /// The text, with its line end.
    var text: String
    /// Its start in the whole text, in UTF-8 bytes.
    var start: Int
    /// The places where lines may end, in UTF-8 bytes of the paragraph.
    var opportunities: [Int]
    /// The directions of its parts.
    var bidi: Bidi
  }

  /// A line that was set.
  struct Line {
    /// The glyphs.
    var run: TextRun
    /// The range of the text that it shows.
    var source: TextBlock.Source
    /// The shaped text.
    var text: LineText
    /// Whether it is the last line of its paragraph.
    var isLast: Bool
  }

  /// The most lines there may be.
  let limit: Int?
  /// The most a line may measure, in points.
  let width: Double
  /// The part of a text without space that an ellipsis replaces.
  let truncation: TextTruncation
  let measure: (String, Bidi) -> MeasuredText
  let shape: (LineText) -> TextRun

  /// The lines so far.
  private(set) var lines: [Line] = []
  /// The width of the widest paragraph so far, unbroken.
  private(set) var naturalWidth = 0.0
  /// Whether the last line ends in an ellipsis.
  private(set) var isTruncated = false
  /// The start of the present paragraph in the whole text.
  private var offset = 0

  /// The sign for the rest of a text.
  static let ellipsis = "\u{2026}"
  /// The sign where a line is broken at a soft hyphen.
  private static let hyphen = "\u{2010}"
  private static let softHyphen: Unicode.Scalar = "\u{AD}"

  /// The tolerance of a line's width, in points, for losses by rounding in a caller's sums.
  private static let slack = 1.0 / 1024

  init(
    limit: Int?, width: Double, truncation: TextTruncation,
    measure: @escaping (String, Bidi) -> MeasuredText, shape: @escaping (LineText) -> TextRun
  ) {
    self.limit = limit
    self.width = width
    self.truncation = truncation
    self.measure = measure
    self.shape = shape
  }

  /// Adds the lines of a paragraph.
  mutating func add(_ paragraph: Paragraph) {
    let text = measure(paragraph.text, paragraph.bidi)
    offset = paragraph.start
    let end = text.trimmed(from: 0, to: text.count)
    naturalWidth = max(naturalWidth, text.width(from: 0, to: end))
    if isTruncated { return }
    if let limit, lines.count == limit {
      truncate()
      return
    }
    let ends = paragraph.opportunities.map { text.cluster(atByte: $0) }
    var start = 0
    repeat {
      let line = nextLine(of: text, from: start, to: end, ends: ends)
      if let limit, lines.count == limit - 1, line.next < end {
        lines.append(truncated(text, from: start, to: end, truncation))
        isTruncated = true
        return
      }
      append(line, of: text, from: start, to: end)
      start = line.next
    } while start < end
  }

  /// A line that fits, where its text ends, and where the next line begins.
  private typealias Fitting = (line: LineText, run: TextRun, end: Int, next: Int)

  private mutating func append(_ line: Fitting, of text: MeasuredText, from start: Int, to end: Int) {
    let isLast = line.next >= end
    let hanging = isLast ? text.count : line.next
    lines.append(
      Line(
        run: line.run,
        source: TextBlock.Source(
          range: offset + text.starts[start]..<offset + text.starts[line.end], omission: nil,
          end: offset + text.starts[hanging], hanging: text.text(from: line.end, to: hanging).text,
          hangingWidth: text.width(from: line.end, to: hanging)),
        text: line.line, isLast: isLast))
  }

  /// The longest line from a cluster on that fits, and where the next one begins.
  private func nextLine(of text: MeasuredText, from start: Int, to end: Int, ends: [Int]) -> Fitting {
    if fits(text.width(from: start, to: end)) {
      let line = text.text(from: start, to: end)
      let run = shape(line)
      if fits(run.width) { return (line, run, end, end) }
    }
    // The places after the start up to the last one whose line measures no more than the width.
    var last = ends.partitioningIndex { $0 > start }
    let first = last
    while last < ends.count, ends[last] < end,
      fits(text.width(from: start, to: text.trimmed(from: start, to: ends[last])))
    {
      last += 1
    }
    // A line is shaped on its own; without its neighbours it may come out a little wider than it measured.
    while last > first {
      let place = ends[last - 1]
      let trimmed = text.trimmed(from: start, to: place)
      var line = text.text(from: start, to: trimmed)
      if line.text.unicodeScalars.last == Self.softHyphen { line = line + line.sign(Self.hyphen) }
      let run = shape(line)
      if fits(run.width) { return (line, run, trimmed, place) }
      last -= 1
    }
    return brokenWord(of: text, from: start, to: end)
  }

  /// The longest part of a word that fits into a line too narrow for the word, but at least one cluster.
  private func brokenWord(of text: MeasuredText, from start: Int, to end: Int) -> Fitting {
    var last = start + 1
    while last < end, fits(text.width(from: start, to: last + 1)) { last += 1 }
    while true {
      let line = text.text(from: start, to: last)
      let run = shape(line)
      if last == start + 1 || fits(run.width) {
        return (line, run, last, text.skippingBlanks(from: last, to: end))
      }
      last -= 1
    }
  }

  /// Ends the last line in an ellipsis because a further paragraph has no space.
  private mutating func truncate() {
    guard let line = lines.popLast() else { return }
    let text = measure(line.text.text, Bidi(base: line.text.base, levels: line.text.levels))
    offset = line.source.range.lowerBound
    lines.append(truncated(text, from: 0, to: text.count, .tail))
    isTruncated = true
  }

  private func fits(_ measured: Double) -> Bool {
    measured <= width + Self.slack
  }
}

extension ParagraphTypesetter {
  /// A range with an ellipsis for the part that has no space.
  private func truncated(
    _ text: MeasuredText, from start: Int, to end: Int, _ truncation: TextTruncation
  ) -> Line {
    let ellipsis = text.text(from: start, to: start).sign(Self.ellipsis)
    let space = width - shape(ellipsis).width
    // The number of clusters that are kept at the beginning and at the end.
    var (first, last) = (start, end)
    switch truncation {
    case .tail:
      while first < end, text.width(from: start, to: first + 1) <= space { first += 1 }
      // An ellipsis may stand closer to a letter than the next letter does. Whatever fits is kept, so a text
      // in the width that it took before is cut off at the same place.
      while first < end,
        fits(shape(text.text(from: start, to: text.trimmed(from: start, to: first + 1)) + ellipsis).width)
      {
        first += 1
      }
    case .head:
      while last > start, text.width(from: last - 1, to: end) <= space { last -= 1 }
      while last > start,
        fits(shape(ellipsis + text.text(from: text.skippingBlanks(from: last - 1, to: end), to: end)).width)
      {
        last -= 1
      }
    case .middle:
      while first < end, text.width(from: start, to: first + 1) <= space / 2 { first += 1 }
      let left = space - text.width(from: start, to: first)
      while last > first, text.width(from: last - 1, to: end) <= left { last -= 1 }
    }
    if truncation == .tail { last = end } else if truncation == .head { first = start }
    while true {
      first = text.trimmed(from: start, to: first)
      let kept = truncation == .tail ? end : text.skippingBlanks(from: last, to: end)
      let head = text.text(from: start, to: first)
      var line = head + ellipsis
      if truncation != .tail { line = line + text.text(from: kept, to: end) }
      let run = shape(line)
      let isLeast = first == start && (truncation == .tail || kept == end)
      if isLeast || fits(run.width) {
        let hidden = offset + text.starts[first]..<offset + text.starts[kept]
        let source = TextBlock.Source(
          range: offset + text.starts[start]..<offset + text.starts[end],
          omission: TextBlock.Omission(
            place: head.text.utf8.count, length: Self.ellipsis.utf8.count, range: hidden),
          end: offset + text.starts[text.count], hanging: "", hangingWidth: 0)
        return Line(run: run, source: source, text: line, isLast: true)
      }
      // The longer part gives way.
      let isHeadLonger = text.width(from: start, to: first) >= text.width(from: kept, to: end)
      if truncation == .tail || (truncation == .middle && isHeadLonger && first > start) {
        first -= 1
      } else {
        last = kept + 1
      }
    }
  }
}
