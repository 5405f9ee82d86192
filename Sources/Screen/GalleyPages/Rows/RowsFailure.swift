/// A row that was not found.
package struct RowsFailure: Hashable, Sendable, Codable {
  /// The reason why it was not found.
  package enum Problem: Hashable, Sendable, Codable {
    /// There are not as many rows; which one was asked for, counted from 0.
    case noIndex(Int)
    /// None of the rows on the screen is meant.
    case noMatch
    /// None of the rows from end to end is meant.
    case notInList
    /// No row matches, and the device reports that these were all rows; the number of rows of all kinds.
    case notInData(total: Int)
    /// No row that was seen matches, and the device reports further rows.
    ///
    /// The values are the number of rows of all kinds that were reached, the number of all rows, and the time
    /// limit, if it was reached.
    case notReached(reached: Int, total: Int, within: Duration?)
    /// The condition was met nowhere from end to end.
    case conditionNotMet
    /// Time was up before the end was reached, as there was always more.
    case endless(Duration)
    /// Time was up before the ends were reached.
    case outOfTime(Duration)
    /// It was found, but cannot be brought into view; which part of it is visible, from 0 to 1.
    case notVisible(Double)
    /// The number of rows is wrong; the wanted number, whether more rows are allowed, and the length of the
    /// wait.
    case count(wanted: Int, orMore: Bool, Duration)
    /// Nothing around the rows can be scrolled.
    case noContainer
  }

  /// The circumstances of the failure.
  package var scene: FailureScene
  /// The page's name.
  package var page: String
  /// The name of the rows, or of the element that was scrolled to.
  package var rows: String
  /// The description of the rows' locator, such as `cell "inbox.message"`.
  package var locator: String
  /// The reason why it was not found.
  package var problem: Problem
  /// The key of the row that was looked for, if it was looked for by its key.
  package var key: String?
  /// The rows that were seen, in the order of the list.
  package var seen: [String]
  /// The number of drags.
  package var drags: Int
  /// Whether the page requires the rows; only known where rows were read without a wait.
  package var isRequired = true
  /// The rows that were there and did not count, as each lacks something that its layout requires.
  package var incomplete: [IncompleteRow]?
  /// The elements that come close to a row, where there is none.
  package var nearest: [NearMatch]?
}

/// A row that lacks something its layout requires.
package struct IncompleteRow: Hashable, Sendable, Codable {
  /// The text of the row.
  package var title: String
  /// The names of the missing elements.
  package var lacks: [String]
}
