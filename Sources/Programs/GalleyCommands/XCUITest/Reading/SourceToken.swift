/// A word, a sign or a literal of a Swift source.
struct SourceToken: Hashable {
  /// The kinds of tokens.
  enum Kind: Hashable {
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

  var kind: Kind
  var text: String
  /// Where it begins, as an offset into the source.
  var offset: Int
  /// The line that it begins in, from one.
  var line: Int

  /// Whether it is a word or a sign of this text.
  func `is`(_ text: String) -> Bool {
    self.text == text && kind != .literal
  }
}

/// A line and a column, from one; columns count bytes, as the compiler's do.
struct SourcePosition: Hashable, Comparable {
  var line: Int
  var column: Int

  static func < (a: SourcePosition, b: SourcePosition) -> Bool { (a.line, a.column) < (b.line, b.column) }
}
