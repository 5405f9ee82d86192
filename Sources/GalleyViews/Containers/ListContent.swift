/// The lines of a list, described but not made.
///
/// A collection is one part however many members it has, and nothing is asked of a member before its row is needed.
struct ListContent {
  /// A line above a section, a row, or a line below.
  enum Item {
    case header(String)
    case row
    case footer(String)
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
    let path: [Int]
    let row: AnyHashable
  }

  /// Lines that one view stands for.
  private struct Part {
    let path: [Int]
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
  }

  private var parts: [Part] = []
  private var headers = 0
  /// How many lines there are.
  private(set) var count = 0

  init(_ view: any View) {
    var loose: [Piece] = []
    for piece in Self.flatten(view, at: []) {
      if let section = piece.view as? any ListSection {
        append(loose)
        loose = []
        if let header = section.header { append(.header(header), piece.path + [-1]) }
        append(Self.flatten(section.rows, at: piece.path))
        if let footer = section.footer { append(.footer(footer), piece.path + [-2]) }
      } else {
        loose.append(piece)
      }
    }
    append(loose)
  }

  private typealias Piece = (path: [Int], view: any View)

  /// The lines a view stands for; a picker is several where `isInline` says so.
  private static func flatten(_ view: any View, at path: [Int], isInline: Bool = false) -> [Piece] {
    if isInline, let picker = view as? any InlinePicking { return flatten(picker.rows, at: path) }
    if let modified = view as? any ModifiedRows, modified.isForEachRow {
      let style = modified.pickerStyle
      let pieces = flatten(modified.inner, at: path, isInline: style.map { $0 == .inline } ?? isInline)
      let isOneRow =
        pieces.count == 1 && !(pieces[0].view is any RowSource) && !(pieces[0].view is any ListSection)
      return isOneRow ? [(path, view)] : pieces.map { ($0.path, modified.modified($0.view)) }
    }
    guard let parts = view as? any Flattening else { return [(path, view)] }
    return parts.flattened.flatMap { flatten($0.view, at: path + [$0.number], isInline: isInline) }
  }

  private mutating func append(_ item: Item, _ path: [Int]) {
    let text: String
    switch item {
    case .header(let line):
      text = line
      headers += 1
    case .footer(let line): text = line
    case .row: return
    }
    parts.append(
      Part(
        path: path, item: item, view: Text(text), source: nil, start: count, count: 1, startInSection: -1,
        countInSection: -1, headers: headers))
    count += 1
  }

  private mutating func append(_ pieces: [Piece]) {
    let counts = pieces.map { ($0.view as? any RowSource)?.rowCount ?? 1 }
    let total = counts.reduce(0, +)
    var before = 0
    for (piece, rows) in zip(pieces, counts) where rows > 0 {
      parts.append(
        Part(
          path: piece.path, item: .row, view: piece.view, source: piece.view as? any RowSource, start: count,
          count: rows, startInSection: before, countInSection: total, headers: headers))
      count += rows
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
