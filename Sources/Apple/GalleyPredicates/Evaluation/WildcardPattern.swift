/// A pattern of `LIKE`: `*` stands for any characters, `?` for one, and a backslash makes the next character plain.
struct WildcardPattern: Sendable {
  private enum Part: Equatable, Sendable {
    case character(Character)
    case one
    case any
  }

  private let parts: [Part]

  /// Reads a pattern; every text is one.
  init(_ pattern: String) {
    var parts: [Part] = []
    var isEscaped = false
    for character in pattern {
      switch character {
      case _ where isEscaped:
        parts.append(.character(character))
        isEscaped = false
      case "\\": isEscaped = true
      case "*": if parts.last != .any { parts.append(.any) }
      case "?": parts.append(.one)
      default: parts.append(.character(character))
      }
    }
    if isEscaped { parts.append(.character("\\")) }
    self.parts = parts
  }

  /// Whether the whole text is of the pattern.
  ///
  /// When a character does not fit, only the last star is given one more: earlier ones need none.
  ///
  /// - Complexity: O(*nm*), with no stack.
  func matches(_ text: String) -> Bool {
    let text = Array(text)
    var place = 0
    var part = 0
    var retry: (part: Int, place: Int)?
    while place < text.count {
      if part < parts.count, parts[part] == .any {
        part += 1
        retry = (part, place)
      } else if part < parts.count, parts[part] == .one || parts[part] == .character(text[place]) {
        part += 1
        place += 1
      } else if let last = retry {
        retry = (last.part, last.place + 1)
        part = last.part
        place = last.place + 1
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == .any }
  }
}
