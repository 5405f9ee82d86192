/// Reads predicates from formats.
///
/// A recursive descent with one token of look-ahead. Parentheses may contain a predicate or a value, which
/// only the text behind them decides; so both are read by the same rules, and distinguished where one of them
/// is needed. Nothing is read twice.
///
/// - Complexity: O(*n*) for a format of *n* bytes; the stack grows with the levels inside each other, at most
///   ``deepest``.
/// - Reference: Apple, *Predicate Programming Guide*,
///   [Predicate Format String Syntax](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html).
struct PredicateParser {
  /// The most levels inside each other.
  ///
  /// A level costs up to 5 KB of the stack, and the smallest threads in use have 512 KB; a test reads, prints
  /// and judges the deepest predicates there. People write less than ten.
  static let deepest = 40
  /// The most bytes of a format.
  static let longest = 1 << 20

  /// A predicate or a value, with the byte that it begins at.
  enum Node {
    case predicate(PredicateSyntax)
    case value(PredicateExpression)
  }

  typealias Failure = PredicateLexer.Failure

  private(set) var lexer: PredicateLexer
  private(set) var token = PredicateToken.end
  var arguments: PredicateArguments
  private var depth = 0
  /// The byte behind the token before this one, if that was a string.
  private var stringEnd: Int?

  private init(_ format: String, _ arguments: [Any?]) {
    lexer = PredicateLexer(format)
    self.arguments = PredicateArguments(arguments)
  }

  /// Reads a predicate.
  ///
  /// - Throws: ``PredicateFormatError``.
  static func parse(_ format: String, _ arguments: [Any?]) throws(PredicateFormatError) -> PredicateSyntax {
    var parser = PredicateParser(format, arguments)
    do {
      return try parser.parse()
    } catch {
      let before = parser.lexer.bytes[..<min(error.offset, parser.lexer.bytes.count)]
      throw PredicateFormatError(
        format: format, offset: String(decoding: before, as: UTF8.self).count, fact: error.fact)
    }
  }

  private mutating func parse() throws(Failure) -> PredicateSyntax {
    guard lexer.bytes.count <= Self.longest else {
      throw Failure(offset: Self.longest, fact: .tooLong(limit: Self.longest))
    }
    try advance()
    let predicate = try predicate(disjunction())
    guard token == .end else { throw unexpected("AND, OR or the end of the format") }
    guard arguments.used == arguments.count else {
      throw failure(.unusedArguments(given: arguments.count, used: arguments.used))
    }
    return predicate
  }

  // MARK: Tokens

  /// Goes on to the next token.
  mutating func advance() throws(Failure) {
    stringEnd = if case .string = token { lexer.position } else { nil }
    token = try lexer.next()
  }

  /// The rest of a function's name behind the word at hand, if it is one.
  mutating func functionNameSuffix() -> String? {
    lexer.functionNameSuffix()
  }

  /// Whether the token is a mark; it is passed if so.
  mutating func skip(_ symbol: String) throws(Failure) -> Bool {
    guard token == .symbol(symbol) else { return false }
    try advance()
    return true
  }

  /// Passes a mark that has to be there.
  mutating func expect(_ symbol: String, or others: String? = nil) throws(Failure) {
    guard try skip(symbol) else { throw unexpected((others.map { "\($0) or " } ?? "") + "\"\(symbol)\"") }
  }

  /// A failure at the token at hand.
  func failure(_ fact: PredicateFormatError.Fact) -> Failure {
    Failure(offset: lexer.start, fact: fact)
  }

  /// The failure that the current token is unexpected.
  func unexpected(_ expected: String) -> Failure {
    if token == .end { return failure(.unexpected(found: "the end", expected: expected)) }
    let found = "\"\(lexer.text(lexer.start..<lexer.position))\""
    if stringEnd == lexer.start, isText { return failure(.endedString(found: found)) }
    return failure(.unexpected(found: found, expected: expected))
  }

  /// Whether the token may be a part of somebody's text.
  private var isText: Bool {
    switch token {
    case .word, .number, .string: true
    default: false
    }
  }

  /// Goes one level deeper.
  mutating func descend() throws(Failure) {
    depth += 1
    if depth > Self.deepest { throw failure(.tooDeep(limit: Self.deepest)) }
  }

  /// Comes back from some levels.
  mutating func ascend(_ levels: Int = 1) {
    depth -= levels
  }

  // MARK: Predicates

  /// Predicates with OR between them; the weakest of all.
  mutating func disjunction() throws(Failure) -> Node {
    let first = try conjunction()
    guard isOr else { return first }
    var parts = [try predicate(first)]
    while isOr {
      try advance()
      parts.append(try predicate(conjunction()))
    }
    return .predicate(.or(parts))
  }

  private mutating func conjunction() throws(Failure) -> Node {
    let first = try negation()
    guard isAnd else { return first }
    var parts = [try predicate(first)]
    while isAnd {
      try advance()
      parts.append(try predicate(negation()))
    }
    return .predicate(.and(parts))
  }

  private var isOr: Bool { token.keyword == "OR" || token == .symbol("||") }
  private var isAnd: Bool { token.keyword == "AND" || token == .symbol("&&") }

  private mutating func negation() throws(Failure) -> Node {
    guard token.keyword == "NOT" || token == .symbol("!") else { return try comparison() }
    try descend()
    try advance()
    let part = try predicate(negation())
    ascend()
    return .predicate(.not(part))
  }

  private mutating func comparison() throws(Failure) -> Node {
    switch token.keyword {
    case "ANY", "SOME": return .predicate(.comparison(try quantified(.any)))
    case "ALL": return .predicate(.comparison(try quantified(.all)))
    case "NONE": return .predicate(.not(.comparison(try quantified(.any))))
    case "TRUEPREDICATE":
      try advance()
      return .predicate(.constant(true))
    case "FALSEPREDICATE":
      try advance()
      return .predicate(.constant(false))
    default: break
    }
    let left = try sum()
    guard case .value(let value) = left, let operation = comparisonOperator else { return left }
    return .predicate(.comparison(try comparison(of: value, operation)))
  }

  private mutating func quantified(
    _ quantifier: PredicateComparison.Quantifier
  ) throws(Failure) -> PredicateComparison {
    try advance()
    let left = try value(sum())
    guard let operation = comparisonOperator else { throw unexpected("a comparison operator") }
    var comparison = try comparison(of: left, operation)
    comparison.quantifier = quantifier
    return comparison
  }

  private mutating func comparison(
    of left: PredicateExpression, _ operation: PredicateComparison.Operator
  ) throws(Failure) -> PredicateComparison {
    try advance()
    let options = try options()
    return PredicateComparison(left, operation, try value(sum()), options: options)
  }

  /// The comparison operator that the token is, if it is one.
  private var comparisonOperator: PredicateComparison.Operator? {
    switch token {
    case .symbol(let spelling), .word(let spelling): PredicateComparison.Operator(spelling: spelling)
    default: nil
    }
  }

  /// The letters in brackets behind an operator.
  private mutating func options() throws(Failure) -> PredicateComparison.Options {
    guard try skip("[") else { return [] }
    guard case .word(let letters) = token else { throw unexpected("c, d, n or l") }
    var options: PredicateComparison.Options = []
    for letter in letters {
      guard
        let known = PredicateComparison.Options.letters.first(where: { "\($0.letter)" == letter.lowercased() }
        )
      else { throw failure(.unknownOption(letter)) }
      options.insert(known.option)
    }
    try advance()
    try expect("]")
    return options
  }

  // MARK: Distinguishing both

  // These change nothing, but are mutating so that `self` is what it is after the argument was read.

  /// The predicate that was read; a value alone is none.
  private mutating func predicate(_ node: Node) throws(Failure) -> PredicateSyntax {
    switch node {
    case .predicate(let predicate): return predicate
    case .value: throw unexpected("a comparison operator")
    }
  }

  /// The value that was read; a predicate is none.
  mutating func value(_ node: Node) throws(Failure) -> PredicateExpression {
    switch node {
    case .value(let value): return value
    case .predicate: throw unexpected("AND, OR or the end of the predicate")
    }
  }

  /// A separate predicate, as in a subquery.
  mutating func wholePredicate() throws(Failure) -> PredicateSyntax {
    try predicate(disjunction())
  }
}

extension PredicateSyntax {
  /// Reads a predicate from a format.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - arguments: The arguments for `%@`, `%K`, `%d` and other placeholders, in order.
  /// - Throws: ``PredicateFormatError``.
  package init(format: String, arguments: [Any?] = []) throws(PredicateFormatError) {
    self = try PredicateParser.parse(format, arguments)
  }
}
