/// A word, a sign or a literal of a Swift source.
package struct SourceToken: Hashable {
  /// The kinds of tokens.
  package enum Kind: Hashable {
    /// A name, a keyword or a number.
    case word
    /// An attribute, such as `@objc`; its text begins with the sign.
    case attribute
    /// A directive or a macro, such as `#if`; its text begins with the sign.
    case directive
    /// A string literal; its text is what it holds, with the code of interpolations.
    case literal
    /// One sign, such as a bracket.
    case sign
  }

  package var kind: Kind
  package var text: String
  /// The offset of its beginning in the source.
  package var offset: Int
  /// The line that it begins in, from one.
  package var line: Int

  /// Whether it is a word or a sign of this text.
  package func `is`(_ text: String) -> Bool {
    self.text == text && kind != .literal
  }
}

/// A line and a column, from one; columns count bytes, as the compiler's do.
package struct SourcePosition: Hashable, Comparable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
