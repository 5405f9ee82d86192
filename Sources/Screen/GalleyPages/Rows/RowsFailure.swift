/// A row that was not found.
public struct RowsFailure: Hashable, Sendable, Codable {
  /// The reason why it was not found.
  public enum Problem: Hashable, Sendable, Codable {
    /// There are not as many rows; which one was asked for, counted from 0.
    case noIndex(Int)
    /// None of the rows on the screen is meant.
    case noMatch
    /// None of the rows from end to end is meant.
    case notInList
    /// None of the rows is meant, and the device tells that these were all; how many the list has, of whatever kind.
    case notInData(total: Int)
    /// None of the rows that were seen is meant, and the device tells that there are more: how many were reached of how
    /// many, of whatever kind, and after how long time was up, if it was.
    case notReached(reached: Int, total: Int, within: Duration?)
    /// The condition was met nowhere from end to end.
    case conditionNotMet
    /// Time was up before the end was reached, as there was always more.
    case endless(Duration)
    /// Time was up before the ends were reached.
    case outOfTime(Duration)
    /// It was found, but cannot be brought into view; which part of it is visible, from 0 to 1.
    case notVisible(Double)
    /// There are not as many rows as wanted; how many are, whether more would do, and for how long they were waited for.
    case count(wanted: Int, orMore: Bool, Duration)
    /// Nothing around the rows can be scrolled.
    case noContainer
  }

  /// The circumstances of the failure.
  public var scene: FailureScene
  /// The page's name.
  public var page: String
  /// The name of the rows, or of the element that was scrolled to.
  public var rows: String
  /// How they are found, such as `cell "inbox.message"`.
  public var locator: String
  /// The reason why it was not found.
  public var problem: Problem
  /// The key of the row that was looked for, if it was looked for by its key.
  public var key: String?
  /// The rows that were seen, in the order of the list.
  public var seen: [String]
  /// The number of drags.
  public var drags: Int
  /// Whether the page requires the rows; only told where rows were read and not waited for.
  public var isRequired = true
  /// The rows that were there and did not count, as each lacks something that its layout requires.
  public var incomplete: [IncompleteRow]?
  /// The elements that come close to a row, where there is none.
  public var nearest: [NearMatch]?
}

/// A row that lacks something its layout requires.
public struct IncompleteRow: Hashable, Sendable, Codable {
  /// What the row says.
  public var title: String
  /// The names of what it lacks.
  public var lacks: [String]
}
