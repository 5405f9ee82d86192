/// Breaks paragraphs into lines, first fit, until a limit of lines is reached.
struct ParagraphSetter {
  /// The most lines there may be.
  let limit: Int?
  /// The most a line may measure, in points.
  let width: Double
  /// Measures a paragraph.
  let measure: (String) -> MeasuredText
  /// Shapes a line.
  let shape: (String) -> TextRun

  /// The lines so far.
  private(set) var lines: [TextRun] = []
  /// The width of the widest paragraph so far, unbroken.
  private(set) var naturalWidth = 0.0
  /// Whether the last line ends in an ellipsis.
  private(set) var isTruncated = false

  /// What stands for the rest of a text.
  static let ellipsis = "\u{2026}"

  /// How much wider than allowed a line may be, in points: what a caller's additions may have lost by rounding.
  private static let slack = 1.0 / 1024

  init(
    limit: Int?, width: Double, measure: @escaping (String) -> MeasuredText,
    shape: @escaping (String) -> TextRun
  ) {
    self.limit = limit
    self.width = width
    self.measure = measure
    self.shape = shape
  }

  /// Adds the lines of a paragraph.
  ///
  /// - Parameters:
  ///   - paragraph: The text, with its line end.
  ///   - opportunities: Where lines may end, in UTF-8 bytes.
  mutating func add(_ paragraph: String, opportunities: [Int]) {
    let text = measure(paragraph)
    let end = text.trimmed(from: 0, to: text.count)
    naturalWidth = max(naturalWidth, text.width(from: 0, to: end))
    if isTruncated { return }
    if let limit, lines.count == limit {
      truncate()
      return
    }
    let ends = opportunities.map { text.cluster(atByte: $0) }
    var start = 0
    repeat {
      let line = nextLine(of: text, from: start, to: end, ends: ends)
      if let limit, lines.count == limit - 1, line.next < end {
        lines.append(truncated(text, from: start, to: end))
        isTruncated = true
        return
      }
      lines.append(line.run)
      start = line.next
    } while start < end
  }

  /// The longest line from a cluster on that fits, and where the next one begins.
  private func nextLine(
    of text: MeasuredText, from start: Int, to end: Int, ends: [Int]
  ) -> (run: TextRun, next: Int) {
    if fits(text.width(from: start, to: end)) {
      let run = shape(text.text(from: start, to: end))
      if fits(run.width) { return (run, end) }
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
      let run = shape(text.text(from: start, to: text.trimmed(from: start, to: place)))
      if fits(run.width) { return (run, place) }
      last -= 1
    }
    return brokenWord(of: text, from: start, to: end)
  }

  /// As much of a word that is wider than the line as fits, but at least one cluster.
  private func brokenWord(of text: MeasuredText, from start: Int, to end: Int) -> (run: TextRun, next: Int) {
    var last = start + 1
    while last < end, fits(text.width(from: start, to: last + 1)) { last += 1 }
    while true {
      let run = shape(text.text(from: start, to: last))
      if last == start + 1 || fits(run.width) { return (run, text.skippingBlanks(from: last, to: end)) }
      last -= 1
    }
  }

  /// The longest beginning of a range that fits together with an ellipsis.
  private func truncated(_ text: MeasuredText, from start: Int, to end: Int) -> TextRun {
    let room = width - shape(Self.ellipsis).width
    var last = start
    while last < end, text.width(from: start, to: last + 1) <= room { last += 1 }
    while true {
      last = text.trimmed(from: start, to: last)
      let run = shape(text.text(from: start, to: last) + Self.ellipsis)
      if last == start || fits(run.width) { return run }
      last -= 1
    }
  }

  /// Ends the last line in an ellipsis because a further paragraph has no room.
  private mutating func truncate() {
    guard let line = lines.popLast() else { return }
    let text = measure(line.text)
    lines.append(truncated(text, from: 0, to: text.count))
    isTruncated = true
  }

  private func fits(_ measured: Double) -> Bool {
    measured <= width + Self.slack
  }
}

extension [Int] {
  /// The index of the first element that belongs to the second part, in an array whose first part does not.
  fileprivate func partitioningIndex(where belongs: (Int) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
