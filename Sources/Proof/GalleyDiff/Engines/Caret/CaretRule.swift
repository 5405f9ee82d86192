/// The treatment of a text field's caret.
package enum CaretRule: Hashable, Sendable {
  /// A caret is a difference like any other.
  case counted
  /// One caret may be there or not: so many pixels wide, at least two high.
  case forgiven(width: Int)
}
