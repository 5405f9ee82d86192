import Foundation
import GalleyTree

/// The rules of a grid.
///
/// Apple documents only the result: columns as wide as their widest cell and rows as high as their highest
/// one; flexible cells make the grid grow; cells can span several columns, and views that are no rows span
/// all. Here columns share the width like the members of a row, and then rows share the height like the
/// members of a column.
struct GridRules: ContainerLayout {
  let alignment: Alignment
  let horizontalSpacing: CGFloat
  let verticalSpacing: CGFloat

  var stackAxis: Axis? { nil }

  /// A view in the grid.
  private struct Cell {
    let node: Node
    let columns: Range<Int>
    let row: Int
    let unsized: Axis.Set
    let anchor: UnitPoint?
    let alignment: (horizontal: AlignmentKey, vertical: AlignmentKey)
  }

  /// The lengths of columns and rows.
  private struct Tracks {
    var lengths: [CGFloat]
    let spacing: CGFloat

    var total: CGFloat { lengths.reduce(0, +) + spacing * CGFloat(max(0, lengths.count - 1)) }

    func start(_ index: Int) -> CGFloat { lengths[..<index].reduce(0, +) + spacing * CGFloat(index) }

    func length(_ range: Range<Int>) -> CGFloat {
      lengths[range].reduce(0, +) + spacing * CGFloat(max(0, range.count - 1))
    }
  }

  func size(of members: [Node], in proposal: ProposedSize) -> CGSize {
    let tracks = tracks(cells(members), in: proposal)
    return CGSize(width: tracks.columns.total, height: tracks.rows.total)
  }

  func placements(of members: [Node], in bounds: CGRect, _ proposal: ProposedSize) -> [Placement] {
    let cells = cells(members)
    let (columns, rows) = tracks(cells, in: proposal)
    return cells.map { cell in
      let space = CGRect(
        x: bounds.minX + columns.start(cell.columns.lowerBound), y: bounds.minY + rows.start(cell.row),
        width: columns.length(cell.columns), height: rows.lengths[cell.row])
      let offer = ProposedSize(space.size)
      let view = cell.node.dimensions(in: offer)
      var origin = CGPoint(
        x: space.minX + cell.alignment.horizontal.defaultValue(in: space.size)
          - view[cell.alignment.horizontal],
        y: space.minY - view[cell.alignment.vertical])
      if cell.alignment.vertical.fraction != nil {
        origin.y += cell.alignment.vertical.defaultValue(in: space.size)
      } else {
        // Lines such as baselines are where the view that reaches up the most has its own.
        origin.y += line(cell, cells, columns, height: space.height)
      }
      if let anchor = cell.anchor {
        origin = CGPoint(
          x: space.minX + (space.width - view.width) * anchor.x,
          y: space.minY + (space.height - view.height) * anchor.y)
      }
      return Placement(node: cell.node, proposal: offer, frame: CGRect(origin: origin, size: view.size))
    }
  }

  func spacing(of members: [Node]) -> ViewSpacing { ViewSpacing() }

  /// Returns the greatest guide of the cells in a cell's row with the same alignment.
  private func line(_ cell: Cell, _ cells: [Cell], _ columns: Tracks, height: CGFloat) -> CGFloat {
    cells.filter { $0.row == cell.row && $0.alignment.vertical == cell.alignment.vertical }.map {
      $0.node.dimensions(in: ProposedSize(width: columns.length($0.columns), height: height))[
        cell.alignment.vertical]
    }.max() ?? 0
  }

  /// Returns the members as cells: those of a row one after the other, others in a separate row across all
  /// columns.
  private func cells(_ members: [Node]) -> [Cell] {
    var rows: [(row: GridRowContext?, members: [Node])] = []
    for member in members {
      let row = member.gridRow
      if let row, rows.last?.row?.row == row.row {
        rows[rows.count - 1].members.append(member)
      } else {
        rows.append((row, [member]))
      }
    }
    func span(_ node: Node) -> Int { node.value(GridCellColumns.self) }
    let count = max(1, rows.map { $0.members.map(span).reduce(0, +) }.max() ?? 1)
    var alignments = [AlignmentKey](repeating: alignment.horizontal.key, count: count)
    var places: [(node: Node, columns: Range<Int>, row: Int)] = []
    for (number, row) in rows.enumerated() {
      var column = 0
      for member in row.members {
        let columns = row.row == nil ? 0..<count : column..<column + span(member)
        places.append((member, columns, number))
        column = columns.upperBound
        if let own = member.value(GridColumnAlignment.self) { alignments[columns.lowerBound] = own.key }
      }
    }
    return places.map { place in
      Cell(
        node: place.node, columns: place.columns, row: place.row,
        unsized: place.node.value(GridCellUnsizedAxes.self), anchor: place.node.value(GridCellAnchor.self),
        alignment: (
          place.columns.count == 1 ? alignments[place.columns.lowerBound] : alignment.horizontal.key,
          rows[place.row].row?.alignment ?? alignment.vertical.key
        ))
    }
  }

  private func tracks(_ cells: [Cell], in proposal: ProposedSize) -> (columns: Tracks, rows: Tracks) {
    guard !cells.isEmpty else {
      return (Tracks(lengths: [], spacing: 0), Tracks(lengths: [], spacing: 0))
    }
    let columnCount = cells.map(\.columns.upperBound).max() ?? 0
    let sized = cells.filter { !$0.unsized.contains(.horizontal) }
    let single = Dictionary(grouping: sized.filter { $0.columns.count == 1 }, by: \.columns.lowerBound)
    var columns = Tracks(
      lengths: shares(columnCount, of: proposal.width, spacing: horizontalSpacing) { column, offer in
        single[column]?.map {
          $0.node.measure(ProposedSize(width: offer, height: proposal.height)).width
        }.max() ?? 0
      }, spacing: horizontalSpacing)
    // A cell across several columns that needs more than they have gives each of them the same part of it.
    for cell in sized where cell.columns.count > 1 {
      let offer = ProposedSize(
        width: proposal.width.map { _ in max(columns.length(cell.columns), spare(columns, proposal, cell)) },
        height: proposal.height)
      let missing = cell.node.measure(offer).width - columns.length(cell.columns)
      guard missing > 0 else { continue }
      for column in cell.columns { columns.lengths[column] += missing / CGFloat(cell.columns.count) }
    }
    let byRow = Dictionary(grouping: cells, by: \.row)
    let rows = Tracks(
      lengths: shares(byRow.count, of: proposal.height, spacing: verticalSpacing) { row, offer in
        height(of: byRow[row] ?? [], columns, offer)
      }, spacing: verticalSpacing)
    return (columns, rows)
  }

  /// Returns the width that a cell across columns may take: the proposal without the columns beside it.
  private func spare(_ columns: Tracks, _ proposal: ProposedSize, _ cell: Cell) -> CGFloat {
    (proposal.width ?? 0) - (columns.total - columns.length(cell.columns))
  }

  /// The height of a row's cells with their guides on one line.
  private func height(of cells: [Cell], _ columns: Tracks, _ offer: CGFloat?) -> CGFloat {
    var before = -CGFloat.infinity
    var after = -CGFloat.infinity
    var height: CGFloat = 0
    for cell in cells where !cell.unsized.contains(.vertical) {
      let view = cell.node.dimensions(in: ProposedSize(width: columns.length(cell.columns), height: offer))
      height = max(height, view.height)
      guard cell.anchor == nil, cell.alignment.vertical.fraction == nil, view.height.isFinite else {
        continue
      }
      before = max(before, view[cell.alignment.vertical])
      after = max(after, view.height - view[cell.alignment.vertical])
    }
    return before.isFinite ? max(height, before + after) : height
  }

  /// Returns the lengths of columns or rows: their ideal ones without a proposal, otherwise shares like those
  /// of a stack's members.
  private func shares(
    _ count: Int, of space: CGFloat?, spacing: CGFloat, _ length: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let space, space.isFinite else { return (0..<count).map { length($0, space) } }
    let least = (0..<count).map { length($0, 0) }
    let flexibility = (0..<count).map { length($0, .infinity) - least[$0] }
    let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    var lengths = [CGFloat](repeating: 0, count: count)
    var left = max(0, space - spacing * CGFloat(max(0, count - 1)))
    for (position, index) in order.enumerated() {
      lengths[index] = length(index, left / CGFloat(count - position))
      left = max(0, left - lengths[index])
    }
    return lengths
  }
}
