/// The rows of a list, described but not made.
struct ListContent {
  /// A line above a section, a row, or a line below.
  enum Item {
    case header(String)
    case row
    case footer(String)
  }

  /// One line of the list.
  struct Entry {
    let key: AnyHashable
    let item: Item
    let isFirstInSection: Bool
    let isLastInSection: Bool
    let make: () -> any View
  }

  private(set) var entries: [Entry] = []

  init(_ view: any View) {
    var loose: [any View] = []
    var number = 0
    func close(_ section: (any ListSection)?, _ rows: [any View]) {
      guard section != nil || !rows.isEmpty else { return }
      append(rows, header: section?.header, footer: section?.footer, number: number)
      number += 1
    }
    for part in Self.flatten(view) {
      if let section = part as? any ListSection {
        close(nil, loose)
        loose = []
        close(section, Self.flatten(section.rows))
      } else {
        loose.append(part)
      }
    }
    close(nil, loose)
  }

  private static func flatten(_ view: any View) -> [any View] {
    guard let parts = view as? any Flattening else { return [view] }
    return parts.flattened.flatMap(flatten)
  }

  private struct Key: Hashable {
    let section: Int
    let part: Int
    let row: AnyHashable
  }

  private mutating func append(_ parts: [any View], header: String?, footer: String?, number: Int) {
    if let header {
      entries.append(
        Entry(
          key: Key(section: number, part: -1, row: 0), item: .header(header), isFirstInSection: false,
          isLastInSection: false, make: { Text(header) }))
    }
    let total = parts.reduce(0) { $0 + (($1 as? any RowSource)?.rowCount ?? 1) }
    var index = 0
    for (part, view) in parts.enumerated() {
      let source = view as? any RowSource
      for row in 0..<(source?.rowCount ?? 1) {
        entries.append(
          Entry(
            key: Key(section: number, part: part, row: source?.rowKey(at: row) ?? AnyHashable(0)), item: .row,
            isFirstInSection: index == 0, isLastInSection: index == total - 1,
            make: { source?.row(at: row) ?? view }))
        index += 1
      }
    }
    if let footer {
      entries.append(
        Entry(
          key: Key(section: number, part: -2, row: 0), item: .footer(footer), isFirstInSection: false,
          isLastInSection: false, make: { Text(footer) }))
    }
  }
}
