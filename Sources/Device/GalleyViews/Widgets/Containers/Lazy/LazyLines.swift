/// The lines of a lazy stack or grid, which group items beside each other.
///
/// The cost depends on the number of sections, not of items.
struct LazyLines {
  /// Consecutive items in lines of the same kind.
  private struct Run {
    let firstItem: Int
    let itemCount: Int
    let perLine: Int
    let firstLine: Int
  }

  private var runs: [Run] = []
  /// The number of lines.
  private(set) var count = 0

  init() {}

  /// Creates the lines of a content.
  ///
  /// - Parameters:
  ///   - content: The items; headers and footers of sections have separate lines.
  ///   - perLine: The number of items beside each other.
  @MainActor init(_ content: ListContent, perLine: Int) {
    var item = 0
    for group in content.rowGroups {
      append(item, group.count, perLine: group.isOfRows ? max(1, perLine) : 1)
      item += group.count
    }
  }

  private mutating func append(_ item: Int, _ items: Int, perLine: Int) {
    guard items > 0 else { return }
    runs.append(Run(firstItem: item, itemCount: items, perLine: perLine, firstLine: count))
    count += (items + perLine - 1) / perLine
  }

  /// The items of a line.
  func items(of line: Int) -> Range<Int> {
    let run = runs[max(0, runs.partitioningIndex { $0.firstLine > line } - 1)]
    let first = (line - run.firstLine) * run.perLine
    return run.firstItem + first..<run.firstItem + min(run.itemCount, first + run.perLine)
  }

  /// The line of an item.
  func line(of item: Int) -> Int {
    guard !runs.isEmpty else { return 0 }
    let run = runs[max(0, runs.partitioningIndex { $0.firstItem > item } - 1)]
    return run.firstLine + (item - run.firstItem) / run.perLine
  }
}

extension ListContent {
  /// The consecutive rows of one section, and the headers and footers, in order.
  var rowGroups: [(count: Int, isOfRows: Bool)] {
    var groups: [(count: Int, isOfRows: Bool)] = []
    var line = 0
    while line < count {
      let end = endOfGroup(from: line)
      groups.append((end.place - line, end.isOfRows))
      line = end.place
    }
    return groups
  }
}
