/// The looks of tables that an app has set once for all of them; lists are tables before iOS 16 alone.
struct TableLooks {
  /// The colour behind the rows; `nil` for that of the system.
  var background: Color?
  /// The colour of the lines between rows; `nil` for that of the system.
  var separator: Color?
  var hasSeparators = true
  /// The colour behind a row; `nil` for that of the system.
  var row: Color?
}
