import Foundation

/// The supported Markdown of a text: emphasis, strong emphasis, strikethrough, code and links, within one
/// paragraph.
///
/// Unclosed marks are letters, as is everything else, such as headings and lists.
///
/// - Reference: Apple, [`AttributedString.MarkdownParsingOptions.InterpretedSyntax.inlineOnlyPreservingWhitespace`](https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions/interpretedsyntax-swift.enum/inlineonlypreservingwhitespace),
///   which SwiftUI reads keys by.
enum Markdown {
  /// A character, or a text instead; escaped ones are no marks.
  private enum Token {
    case character(Character, isEscaped: Bool)
    case text(Text)
  }

  private static let marks: Set<Character> = ["*", "_", "~", "`", "[", "\\"]

  /// Whether a text may have marks at all.
  static func mayHaveMarks(_ text: String) -> Bool {
    text.utf8.contains { $0 == 0x2A || $0 == 0x5F || $0 == 0x7E || $0 == 0x60 || $0 == 0x5B || $0 == 0x5C }
  }

  /// The parts of a text, with the looks that its marks give them.
  static func parts(of pieces: [LocalizedFormat.Piece], in values: EnvironmentValues) -> [TextPart] {
    var tokens: [Token] = []
    for piece in pieces {
      switch piece {
      case .text(let text): tokens.append(.text(text))
      case .letters(let letters):
        var isEscaped = false
        for character in letters {
          if character == "\\", !isEscaped {
            isEscaped = true
          } else {
            if isEscaped, !character.isPunctuation, !character.isSymbol {
              tokens.append(.character("\\", isEscaped: true))
            }
            tokens.append(.character(character, isEscaped: isEscaped))
            isEscaped = false
          }
        }
        if isEscaped { tokens.append(.character("\\", isEscaped: true)) }
      }
    }
    var parts: [TextPart] = []
    add(tokens[...], values, to: &parts)
    return parts.map { part in
      var part = part
      part.text = part.environment.cased(part.text)
      return part
    }
  }

  private static func add(
    _ tokens: ArraySlice<Token>, _ values: EnvironmentValues, to parts: inout [TextPart]
  ) {
    var letters = ""
    func flush() {
      if !letters.isEmpty { parts.append(TextPart(text: letters, environment: values)) }
      letters = ""
    }
    var index = tokens.startIndex
    while index < tokens.endIndex {
      switch tokens[index] {
      case .text(let text):
        flush()
        parts += text.parts(in: values)
        index += 1
      case .character("^", isEscaped: false):
        if let span = inflected(from: index, in: tokens) {
          flush()
          var inner: [TextPart] = []
          add(tokens[span.content], values, to: &inner)
          parts += Inflection.agreeing(inner, language: values.localeIdentifier)
          index = span.end
        } else {
          letters.append("^")
          index += 1
        }
      case .character(let mark, isEscaped: false) where marks.contains(mark):
        if let span = span(from: index, in: tokens) {
          flush()
          var inner = values
          span.change(&inner)
          if span.isCode {
            parts.append(TextPart(text: plain(tokens[span.content]), environment: inner))
          } else {
            add(tokens[span.content], inner, to: &parts)
          }
          index = span.end
        } else {
          letters.append(mark)
          index += 1
        }
      case .character(let character, _):
        letters.append(character)
        index += 1
      }
    }
    flush()
  }

  private struct Span {
    let content: Range<Int>
    let end: Int
    let isCode: Bool
    let change: (inout EnvironmentValues) -> Void
  }

  /// The span that a mark begins, if there is its end.
  private static func span(from start: Int, in tokens: ArraySlice<Token>) -> Span? {
    guard let mark = mark(at: start, in: tokens) else { return nil }
    if mark == "[" { return link(from: start, in: tokens) }
    var length = 0
    while self.mark(at: start + length, in: tokens) == mark, length < 3 { length += 1 }
    if mark == "~" || mark == "`" { length = min(length, mark == "~" ? 2 : 1) }
    let content = start + length
    guard content < tokens.endIndex, mark == "`" || !isSpace(content, in: tokens) else { return nil }
    // An underscore within a word is a letter.
    if mark == "_", start > tokens.startIndex, isWord(start - 1, in: tokens) { return nil }
    var index = content
    while index < tokens.endIndex {
      var run = 0
      while run < length, self.mark(at: index + run, in: tokens) == mark { run += 1 }
      let opensMore = run == length && length < 3 && self.mark(at: index + run, in: tokens) == mark
      if run == length, index > content, !opensMore || mark == "`",
        mark == "`" || !isSpace(index - 1, in: tokens),
        mark != "_" || !isWord(index + run, in: tokens)
      {
        return Span(content: content..<index, end: index + length, isCode: mark == "`") { values in
          switch (mark, length) {
          case ("`", _): values.fontDesign = .monospaced
          case ("~", _): values.strikethrough = Text.LineStyle()
          case (_, 1): values.isItalic = true
          case (_, 2): values.fontWeight = .bold
          default:
            values.isItalic = true
            values.fontWeight = .bold
          }
        }
      }
      index += max(1, run)
    }
    return nil
  }

  /// Parses a link, whose words have the tint colour; a tap on the text opens nothing so far.
  private static func link(from start: Int, in tokens: ArraySlice<Token>) -> Span? {
    guard let middle = (start + 1..<tokens.endIndex).first(where: { mark(at: $0, in: tokens) == "]" }),
      mark(at: middle + 1, in: tokens) == "(",
      let end = (middle + 2..<max(middle + 2, tokens.endIndex)).first(where: {
        mark(at: $0, in: tokens) == ")"
      })
    else { return nil }
    return Span(content: start + 1..<middle, end: end + 1, isCode: false) { $0.foreground = $0.tint }
  }

  /// Parses words that agree with a number, as in `^[2 message](inflect: true)`.
  private static func inflected(from start: Int, in tokens: ArraySlice<Token>) -> Span? {
    guard mark(at: start + 1, in: tokens) == "[", let link = link(from: start + 1, in: tokens) else {
      return nil
    }
    let attributes = plain(tokens[link.content.upperBound + 2..<link.end - 1]).filter { !$0.isWhitespace }
    return attributes.contains("inflect:true") ? link : nil
  }

  /// The character at a place, where it is one that is not escaped.
  private static func mark(at index: Int, in tokens: ArraySlice<Token>) -> Character? {
    guard tokens.indices.contains(index), case .character(let character, isEscaped: false) = tokens[index]
    else {
      return nil
    }
    return character
  }

  private static func isSpace(_ index: Int, in tokens: ArraySlice<Token>) -> Bool {
    guard tokens.indices.contains(index) else { return true }
    if case .character(let character, _) = tokens[index] { return character.isWhitespace }
    return false
  }

  private static func isWord(_ index: Int, in tokens: ArraySlice<Token>) -> Bool {
    guard tokens.indices.contains(index), case .character(let character, _) = tokens[index] else {
      return false
    }
    return character.isLetter || character.isNumber
  }

  private static func plain(_ tokens: ArraySlice<Token>) -> String {
    tokens.reduce(into: "") { text, token in
      if case .character(let character, _) = token { text.append(character) }
    }
  }
}
