/// The smallest parts of a format.
enum PredicateToken: Equatable {
  /// A key, or a word of the language.
  case word(String)
  /// A key that was marked by `#`.
  case markedWord(String)
  /// A text that stood in quotes.
  case string(String)
  /// A number without a sign.
  case number(PredicateNumber)
  /// The name of a variable, without its `$`.
  case variable(String)
  /// A placeholder, such as `%@` or `%ld`.
  case placeholder(String)
  /// An operator, a bracket or another mark.
  case symbol(String)
  /// The end of the format.
  case end

  /// The word in upper case, for comparison with those of the language.
  var keyword: String? {
    if case .word(let word) = self { word.uppercased() } else { nil }
  }
}
