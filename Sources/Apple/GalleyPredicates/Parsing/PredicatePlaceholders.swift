/// The placeholders of a format.
package enum PredicatePlaceholders {
  /// The placeholders of a format in order, such as `%@` and `%ld`, up to where it cannot be read any more.
  ///
  /// Those in quotes are text.
  package static func list(in format: String) -> [String] {
    var lexer = PredicateLexer(format)
    var placeholders: [String] = []
    while let token = try? lexer.next(), token != .end {
      if case .placeholder(let text) = token { placeholders.append(text) }
    }
    return placeholders
  }
}
