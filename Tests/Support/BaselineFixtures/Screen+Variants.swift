extension Screen {
  /// The words on the button of ``variant(_:)``.
  private static let words = ["Save", "Remove", "Finished", "Add", "Undo"]

  /// How many screens there are that differ from each other.
  package static var variants: Int { words.count }

  /// One of several screens that differ from each other.
  package static func variant(_ number: Int) -> Screen {
    Screen().button(words[number % words.count])
  }
}
