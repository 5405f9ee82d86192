/// The lines of a list, described but not made.
///
/// A collection is one part however many members it has, and nothing is asked of a member before its row is needed.
struct ListContent {
  /// A line above a section, a row, or a line below.
  enum Item {
    case header
    case row
    case footer
  }

  /// The lines of a section that has a line above.
  struct Span {
    /// The place of the line above.
    let header: Int
    /// The place after its last line.
    var end: Int
  }

  /// One line of the list.
  struct Entry {
    let item: Item
    let isFirstInSection: Bool
    let isLastInSection: Bool
    let make: () -> any View
  }

  /// Which line it is, whatever comes and goes around it: the place in the code, and the member's identity.
  struct Key: Hashable {
    let path: [AnyHashable]
    let row: AnyHashable
  }

  /// Lines that one view stands for.
  private struct Part {
    let path: [AnyHashable]
    let item: Item
    let view: any View
    let source: (any RowSource)?
    /// The place of its first line among all.
    let start: Int
    let count: Int
    /// The place of its first line among the rows of the section, and how many these are.
    let startInSection: Int
    let countInSection: Int
    /// How many lines above sections there are up to and with this part.
    let headers: Int
    /// Which of the sections with a line above it is of.
    let span: Int?
  }

  private var parts: [Part] = []
  private var spans: [Span] = []
  private var headers = 0
  /// How many of the lines are rows.
  private(set) var rowCount = 0
  /// How many lines there are.
  private(set) var count = 0

  /// Nothing.
  init() {}

  /// Describes the lines of a view.
  ///
  /// - Parameters:
  ///   - view: What is in the list.
  ///   - splitter: Takes it apart, and keeps the state of what it takes apart.
  ///   - context: What holds for the view; without it, views with a body are one line.
  init(_ view: any View, by splitter: ViewSplitter = ViewSplitter(), in context: NodeContext? = nil) {
    splitter.evaluate { splitter in
      var loose: [ViewPiece] = []
      for piece in splitter.split(view, at: [], in: context) {
        guard let section = piece.view as? any ListSection else {
          loose.append(piece)
          continue
        }
        append(loose, span: nil)
        loose = []
        if let header = section.header { append(.header, header, piece.path + [AnyHashable(-1)]) }
        let span = section.header == nil ? nil : spans.count - 1
        append(splitter.split(section.rows, at: piece.path, in: context), span: span)
        if let footer = section.footer { append(.footer, footer, piece.path + [AnyHashable(-2)], span: span) }
        if let span { spans[span].end = count }
      }
      append(loose, span: nil)
    }
  }

  private mutating func append(_ item: Item, _ view: any View, _ path: [AnyHashable], span: Int? = nil) {
    var span = span
    if case .header = item {
      headers += 1
      span = spans.count
      spans.append(Span(header: count, end: count + 1))
    }
    parts.append(
      Part(
        path: path, item: item, view: view, source: nil, start: count, count: 1, startInSection: -1,
        countInSection: -1, headers: headers, span: span))
    count += 1
  }

  private mutating func append(_ pieces: [ViewPiece], span: Int?) {
    let counts = pieces.map { ($0.view as? any RowSource)?.rowCount ?? 1 }
    let total = counts.reduce(0, +)
    var before = 0
    for (piece, rows) in zip(pieces, counts) where rows > 0 {
      parts.append(
        Part(
          path: piece.path, item: .row, view: piece.view, source: piece.view as? any RowSource, start: count,
          count: rows, startInSection: before, countInSection: total, headers: headers,
          span: span))
      count += rows
      rowCount += rows
      before += rows
    }
  }

  /// The part a line is of.
  private func part(of index: Int) -> Part {
    var low = 0
    var high = parts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if parts[middle].start <= index { low = middle } else { high = middle }
    }
    return parts[low]
  }

  /// One line.
  func entry(at index: Int) -> Entry {
    let part = part(of: index)
    let row = part.startInSection + index - part.start
    return Entry(
      item: part.item, isFirstInSection: row == 0, isLastInSection: row == part.countInSection - 1,
      make: { part.source?.row(at: index - part.start) ?? part.view })
  }

  /// Which line it is.
  func key(at index: Int) -> Key {
    let part = part(of: index)
    return Key(path: part.path, row: part.source?.rowKey(at: index - part.start) ?? AnyHashable(0))
  }

  /// What tells a member of a collection from the others; `nil` for a line that stands for itself.
  func identity(at index: Int) -> AnyHashable? {
    let part = part(of: index)
    return part.source?.rowKey(at: index - part.start)
  }

  /// How many lines above sections there are up to and with a line.
  func headers(through index: Int) -> Int { part(of: index).headers }

  /// How many lines above sections there are.
  var headerCount: Int { headers }

  /// Whether a line stands above a section.
  func isHeader(_ index: Int) -> Bool {
    if case .header = part(of: index).item { return true }
    return false
  }

  /// The section with a line above that a line is of, if it is of one.
  func span(of index: Int) -> Span? { part(of: index).span.map { spans[$0] } }

  /// The lines that some of the keys belong to, found by going through all lines once.
  ///
  /// - Parameter keys: What to look for; a key that is there several times stands for as many lines.
  /// - Returns: For each place in `keys` the place of its line, if there is one.
  func places(of keys: [Key]) -> [Int?] {
    var found = [Int?](repeating: nil, count: keys.count)
    var waiting: [Key: [Int]] = [:]
    for (number, key) in keys.enumerated().reversed() { waiting[key, default: []].append(number) }
    let paths = Set(keys.map(\.path))
    for part in parts where paths.contains(part.path) {
      for row in 0..<part.count {
        let key = Key(path: part.path, row: part.source?.rowKey(at: row) ?? AnyHashable(0))
        if let number = waiting[key]?.popLast() { found[number] = part.start + row }
      }
    }
    return found
  }
}
