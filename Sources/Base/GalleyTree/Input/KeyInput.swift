/// One key of a keyboard.
public enum KeyInput: Hashable, Sendable {
  case character(Character)
  /// Removes the character before the caret.
  case delete
  /// Removes the character after the caret.
  case forwardDelete
  /// Return: a new line, or the end of the input.
  case enter
  /// The tabulator key.
  case tab
  case escape
  /// Moves the caret back.
  case leftArrow
  /// Moves the caret on.
  case rightArrow
  /// Moves the caret up a line.
  case upArrow
  /// Moves the caret down a line.
  case downArrow
  /// Moves to the start.
  case home
  /// Moves to the end.
  case end
  /// Moves up a page.
  case pageUp
  /// Moves down a page.
  case pageDown
  /// Removes everything.
  case clear
  /// Asks for help.
  case help
  /// A function key, by its number from 1 to 19.
  case function(Int)
  /// Selects everything in the field.
  case selectAll
}
