import GalleyText

extension PredicateFormatError: CustomStringConvertible {
  /// The number of characters of a long format that are shown on either side.
  private static let context = 50

  /// The error in words, with the part of the format that it is about and a mark below the place.
  package var description: String {
    let characters = Array(format)
    let place = min(offset, characters.count)
    // Only the line of the error, and of that no more than fits a terminal.
    let lineStart = characters[..<place].lastIndex { $0.isNewline }.map { $0 + 1 } ?? 0
    let lineEnd = characters[place...].firstIndex { $0.isNewline } ?? characters.count
    let start = max(lineStart, place - Self.context)
    let end = min(lineEnd, place + Self.context)
    let before = start > lineStart ? "…" : ""
    let after = end < lineEnd ? "…" : ""
    return """
      Unable to parse the predicate format: at character \(place + 1), \(sentence)
        \(before)\(String(characters[start..<end]))\(after)
        \(String(repeating: " ", count: before.count + place - start))^
      """
  }

  private var sentence: String {
    switch fact {
    case .unexpected(let found, let expected): "found \(found) where \(expected) is expected."
    case .endedString(let found):
      "found \(found) right behind a string. A quote inside of a string needs a backslash before it; a text that is given for %@ needs none."
    case .unfinishedString(let quote): "a string begins that has no end. Close it with \(quote)."
    case .malformedEscape(let text): "\"\(text)\" names no character. Write \\u with four hexadecimal digits."
    case .malformedNumber(let text): "\"\(text)\" is no number."
    case .unknownOption(let letter):
      "\"\(letter)\" is no option of a comparison. There are c (letter case), d (diacritics), n and l."
    case .unknownPlaceholder(let text):
      "\"\(text)\" is no placeholder. There are %@ for values, %K for keys, and those of printf, such as %d and %f. In quotes a percent sign is itself."
    case .missingArgument(let placeholder, let number):
      "\(placeholder) takes argument \(number), which is not given."
    case .unusedArguments(let given, let used):
      "the format ends, which uses \(used) of \(given) arguments. Placeholders in quotes are text: leave the quotes away."
    case .wrongArgument(let placeholder, let number, let takes, let given):
      "\(placeholder) takes \(takes), and argument \(number) is \(given)."
    case .unknownFunction(let name): "\"\(name)\" is no function."
    case .argumentCount(let function, let takes, let given):
      "\(function) takes \(EnglishNoun.count(takes, "argument")) and is given \(given)."
    case .unknownType(let name):
      "nothing can be cast to \"\(name)\". There are \(PredicateCast.allCases.map(\.rawValue).joined(separator: ", "))."
    case .reservedWord(let word):
      "\"\(word)\" is a word of the language. For a key of that name write #\(word)."
    case .unsupported(let what): "\(what) is not supported, though Apple's predicates have it."
    case .tooDeep(let limit): "more than \(limit) levels are inside each other. Split the predicate."
    case .tooLong(let limit): "the format goes on for more than \(limit) bytes. Split the predicate."
    }
  }
}
