/// The reason why a format cannot be read, and the place.
package struct PredicateFormatError: Error, Equatable {
  /// The problem of a format.
  package enum Fact: Error, Equatable {
    /// Something stands where something else is expected.
    case unexpected(found: String, expected: String)
    /// Something stands right behind a string, which a quote inside of it has ended.
    case endedString(found: String)
    /// A string has no end.
    case unfinishedString(quote: Character)
    /// A backslash is followed by digits that name no character.
    case malformedEscape(String)
    /// Digits that are no number.
    case malformedNumber(String)
    /// A letter in brackets that is no option.
    case unknownOption(Character)
    /// A `%` with letters that stand for nothing.
    case unknownPlaceholder(String)
    /// There are fewer arguments than placeholders.
    case missingArgument(placeholder: String, number: Int)
    /// There are more arguments than placeholders.
    case unusedArguments(given: Int, used: Int)
    /// An argument is of another type than its placeholder takes.
    case wrongArgument(placeholder: String, number: Int, takes: String, given: String)
    /// A name before parentheses that is no function.
    case unknownFunction(String)
    /// A function with the wrong number of arguments.
    case argumentCount(function: String, takes: Int, given: Int)
    /// A type that nothing can be cast to.
    case unknownType(String)
    /// A word that cannot be a key without a mark.
    case reservedWord(String)
    /// Apple's parser knows this, and this one does not.
    case unsupported(String)
    /// More levels inside each other than the parser follows.
    case tooDeep(limit: Int)
    /// More bytes than the parser reads.
    case tooLong(limit: Int)
  }

  package var format: String
  /// The place of the problem: the number of characters before it.
  package var offset: Int
  /// The problem there.
  package var fact: Fact
}
