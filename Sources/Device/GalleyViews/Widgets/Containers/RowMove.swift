import Foundation
import GalleyRaster

/// A row that a finger moves among those of its collection.
struct RowMove {
  /// The lines of the collection.
  let lines: Range<Int>
  /// The original position of the row.
  let origin: Int
  /// The height of the row, in points.
  let height: CGFloat
  /// A closure that receives the row's position in the collection, and the position before which it is moved.
  let action: (IndexSet, Int) -> Void
  /// The distance that the finger has moved it, in points.
  var way: CGFloat = 0
  /// The line whose place it has now.
  var target: Int

  /// Returns the distance by which a line is shifted while the row is moved.
  func shift(of line: Int) -> CGFloat {
    if line == origin { return way }
    if line > origin, line <= target { return -height }
    if line < origin, line >= target { return height }
    return 0
  }
}

/// The row as the content that the finger carries.
@MainActor private final class LiftedRow: LiftedContent {
  private weak var list: ListNode?
  private let start: CGPoint

  init(_ list: ListNode, from start: CGPoint) {
    self.list = list
    self.start = start
  }

  func moved(to point: CGPoint) { list?.moveRow(by: point.y - start.y) }

  func ended(at point: CGPoint) {
    moved(to: point)
    list?.endMove()
  }

  func cancelled() { list?.cancelMove() }

  /// The list draws the row itself.
  func draw(into list: inout DisplayList) {}
}

extension ListNode {
  /// The tolerance for reaching the middle of a row: half a point.
  private static let reach: CGFloat = 0.5

  /// Begins to move a row with a finger.
  func beginMove(of row: RowNode, from point: CGPoint) -> (any LiftedContent)? {
    guard let (lines, action) = moving(of: row.index) else { return nil }
    closeSwipedRows(but: nil)
    rowMove = RowMove(
      lines: lines, origin: row.index, height: height(of: row.index), action: action, target: row.index)
    return LiftedRow(self, from: point)
  }

  /// Moves the row; others make room for it when its middle has reached theirs.
  fileprivate func moveRow(by length: CGFloat) {
    guard var move = rowMove else { return }
    let origin = move.origin
    let first = top(of: move.lines.lowerBound) - top(of: origin)
    let last = top(of: move.lines.upperBound - 1) - top(of: origin)
    move.way = min(max(length, first), last)
    let middle = top(of: origin) + move.height / 2 + move.way
    func middleOf(_ line: Int) -> CGFloat { top(of: line) + height(of: line) / 2 }
    let seen = visible.map(\.index).filter { move.lines.contains($0) }
    let below = seen.filter { $0 > origin && middle >= middleOf($0) - Self.reach }.max()
    let above = seen.filter { $0 < origin && middle <= middleOf($0) + Self.reach }.min()
    move.target = below ?? above ?? origin
    rowMove = move
    host.setNeedsLayout()
  }

  /// Puts the row back.
  fileprivate func cancelMove() {
    rowMove = nil
    host.setNeedsLayout()
  }

  /// Drops the row, and reports its position to the app.
  fileprivate func endMove() {
    guard let move = rowMove else { return }
    rowMove = nil
    host.setNeedsLayout()
    guard move.target != move.origin else { return }
    let start = move.lines.lowerBound
    let place = move.target > move.origin ? move.target + 1 : move.target
    move.action(IndexSet(integer: move.origin - start), place - start)
  }
}
