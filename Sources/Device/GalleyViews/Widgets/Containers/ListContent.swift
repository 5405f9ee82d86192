import Foundation
import GalleyRaster

/// The lines of a list, described but not created.
///
/// A collection is one part, regardless of the number of its members, and a member is read only when its row
/// is needed.
@MainActor struct ListContent {
  /// A line above a section, a row, or a line below.
  enum Item {
    case header
    case row
    case footer
  }

  /// The group breaks up to a line, by the lines before and after the distance; the first group has none.
  struct Breaks: Equatable {
    /// The number of groups with a header.
    var withHeader = 0
    /// The number of groups of rows that follow a footer.
    var afterFooter = 0
    /// The number of groups of rows that follow rows.
    var afterRows = 0
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
    /// The row's identity in a collection, if it is of one.
    let identity: () -> AnyHashable?
    /// Whether the row's collection has an action that moves rows.
    let isMovable: Bool
    /// The control that closes and opens the section below the line, in a sidebar.
    let disclosure: SectionDisclosure?
    let make: () -> any View
  }

  /// The identity of a line among all others: its view's position in the code, and the member's identity.
  struct Key: Hashable {
    let path: [AnyHashable]
    let row: AnyHashable
  }

  /// The lines of one view.
  private struct Part {
    let path: [AnyHashable]
    let item: Item
    let view: any View
    let source: (any RowSource)?
    /// The place of its first line among all.
    let start: Int
    let count: Int
    /// The position of its first line among the rows of the section, and the number of these.
    let startInSection: Int
    let countInSection: Int
    /// The groups that begin up to and with this part.
    let breaks: Breaks
    /// The index of its section among those with a line above.
    let span: Int?
    /// The control that closes and opens the section below.
    var disclosure: SectionDisclosure?
  }

  private var parts: [Part] = []
  private var spans: [Span] = []
  private(set) var breaks = Breaks()
  /// Whether the next line begins a group.
  private var beginsGroup = false
  /// The number of lines that are rows.
  private(set) var rowCount = 0
  /// The number of lines.
  private(set) var count = 0
  /// The app's view whose body the lines are in.
  private var bodyName: String?

  /// Creates a list without lines.
  init() {}

  /// Describes the lines of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - splitter: Takes it apart.
  ///   - context: The context around it.
  ///   - sections: The sections of a sidebar that a person has closed; `nil` if sections cannot be closed.
  init(
    _ view: any View, by splitter: ViewSplitter = ViewSplitter(), in context: NodeContext? = nil,
    sections: SidebarSections? = nil
  ) {
    bodyName = context?.bodyName
    splitter.evaluate { splitter in
      var loose: [ViewPiece] = []
      for piece in splitter.split(view, at: [], in: context) {
        guard let section = piece.view as? any ListSection else {
          loose.append(piece)
          continue
        }
        beginsGroup = true
        append(loose, span: nil)
        loose = []
        beginsGroup = true
        let disclosure = section.header.flatMap { _ in
          sections?.disclosure(of: piece.path, section.isExpanded)
        }
        if let header = section.header {
          append(.header, header.inLeadingColumn, piece.path + [AnyHashable(-1)])
          parts[parts.count - 1].disclosure = disclosure
        }
        let span = section.header == nil ? nil : spans.count - 1
        if disclosure?.isExpanded != false {
          append(Self.rows(of: section, at: piece.path, by: splitter, in: context), span: span)
          if let footer = section.footer {
            append(.footer, footer.inLeadingColumn, piece.path + [AnyHashable(-2)], span: span)
          }
        }
        if let span { spans[span].end = count }
      }
      beginsGroup = true
      append(loose, span: nil)
    }
  }

  /// Returns the rows of a section; the header and the footer of a section inside of it are rows, too.
  private static func rows(
    of section: any ListSection, at path: [AnyHashable], by splitter: ViewSplitter, in context: NodeContext?
  ) -> [ViewPiece] {
    splitter.split(section.rows, at: path, in: context).flatMap { piece -> [ViewPiece] in
      guard let inner = piece.view as? any ListSection else { return [piece] }
      var pieces: [ViewPiece] = []
      if let header = inner.header {
        pieces.append(ViewPiece(path: piece.path + [AnyHashable(-1)], view: header.inLeadingColumn))
      }
      guard inner.isExpanded?.wrappedValue != false else { return pieces }
      pieces += rows(of: inner, at: piece.path, by: splitter, in: context)
      if let footer = inner.footer {
        pieces.append(ViewPiece(path: piece.path + [AnyHashable(-2)], view: footer.inLeadingColumn))
      }
      return pieces
    }
  }

  /// Counts the group that a line begins, if it begins one.
  private mutating func beginGroup(_ item: Item) {
    defer { beginsGroup = false }
    guard beginsGroup, let last = parts.last else { return }
    if case .header = item {
      breaks.withHeader += 1
    } else if case .footer = last.item {
      breaks.afterFooter += 1
    } else {
      breaks.afterRows += 1
    }
  }

  private mutating func append(_ item: Item, _ view: any View, _ path: [AnyHashable], span: Int? = nil) {
    var span = span
    beginGroup(item)
    if case .header = item {
      span = spans.count
      spans.append(Span(header: count, end: count + 1))
    }
    parts.append(
      Part(
        path: path, item: item, view: view, source: nil, start: count, count: 1, startInSection: -1,
        countInSection: -1, breaks: breaks, span: span))
    count += 1
  }

  private mutating func append(_ pieces: [ViewPiece], span: Int?) {
    let counts = pieces.map { ($0.view as? any RowSource)?.rowCount ?? 1 }
    let total = counts.reduce(0, +)
    var before = 0
    for (piece, rows) in zip(pieces, counts) where rows > 0 {
      beginGroup(.row)
      parts.append(
        Part(
          path: piece.path, item: .row, view: piece.view, source: piece.view as? any RowSource, start: count,
          count: rows, startInSection: before, countInSection: total, breaks: breaks, span: span))
      count += rows
      rowCount += rows
      before += rows
    }
  }

  /// The part a line is of.
  private func part(of index: Int) -> Part {
    parts[max(0, parts.partitioningIndex { $0.start > index } - 1)]
  }

  /// One line.
  func entry(at index: Int) -> Entry {
    let part = part(of: index)
    let row = part.startInSection + index - part.start
    return Entry(
      item: part.item, isFirstInSection: row == 0, isLastInSection: row == part.countInSection - 1,
      identity: { part.source?.rowKey(at: index - part.start) }, isMovable: part.source?.move != nil,
      disclosure: part.disclosure,
      make: { part.source?.row(at: index - part.start) ?? part.view })
  }

  /// The identity of a line.
  func key(at index: Int) -> Key {
    let part = part(of: index)
    return Key(path: part.path, row: part.source?.rowKey(at: index - part.start) ?? AnyHashable(0))
  }

  /// Returns the identity of a collection's member; `nil` for a line outside of a collection.
  func identity(at index: Int) -> AnyHashable? {
    let part = part(of: index)
    return part.source?.rowKey(at: index - part.start)
  }

  /// Returns the value of a picker's selection for a line without a tag; `nil` for a line outside of a
  /// collection.
  func pickerTag(at index: Int) -> AnyHashable? {
    let part = part(of: index)
    return part.source?.pickerTag(at: index - part.start)
  }

  /// Returns the lines among which a row can be moved, and the action that moves it; `nil` for a fixed row.
  func moving(of index: Int) -> (lines: Range<Int>, action: (IndexSet, Int) -> Void)? {
    let part = part(of: index)
    return part.source?.move.map { (part.start..<part.start + part.count, $0) }
  }

  /// Reports lines that have one identity.
  @MainActor func reportDuplicates(among lines: [(index: Int, key: Key)], to problems: ViewProblems) {
    problems.reportDuplicates(
      among: lines.map(\.key), view: bodyName, name: { "\($0.row.base)" },
      place: { key in
        lines.first { $0.key == key }.flatMap { part(of: $0.index).source?.declaration }
      })
  }

  /// Whether a line is a row.
  func isRow(_ index: Int) -> Bool {
    if case .row = part(of: index).item { return true }
    return false
  }

  /// Returns the position after the rows of the section that contains a line, or after a header or footer.
  func endOfGroup(from index: Int) -> (place: Int, isOfRows: Bool) {
    let part = part(of: index)
    guard case .row = part.item else { return (index + 1, false) }
    return (part.start - part.startInSection + part.countInSection, true)
  }

  /// Returns the first line with an identity: that of a collection's member, or one that an app has set.
  func index(of id: AnyHashable) -> Int? {
    for part in parts {
      if part.path.contains(AnyHashable(ExplicitIdentity(id: id))) { return part.start }
      guard let source = part.source else { continue }
      for row in 0..<part.count where source.rowKey(at: row) == id { return part.start + row }
    }
    return nil
  }

  /// Whether a line stands above a section.
  func isHeader(_ index: Int) -> Bool {
    if case .header = part(of: index).item { return true }
    return false
  }

  /// The groups that begin up to a line, and with it.
  func breaks(through index: Int) -> Breaks { parts.isEmpty ? Breaks() : part(of: index).breaks }

  /// The section with a line above that a line is of, if it is of one.
  func span(of index: Int) -> Span? { part(of: index).span.map { spans[$0] } }

  /// Returns the lines of keys, found in one pass through all lines.
  ///
  /// - Parameter keys: The keys to look for; a repeated key stands for as many lines.
  /// - Returns: For each position in `keys` the position of its line, if there is one.
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
