import Foundation

extension PredicateParser {
  // MARK: Arithmetic

  /// Values with `+` and `-` between them.
  mutating func sum() throws(Failure) -> Node {
    try arithmetic(1)
  }

  /// Values with operators between them that bind at least so strongly, grouped from the left.
  private mutating func arithmetic(_ precedence: Int) throws(Failure) -> Node {
    if precedence > 3 { return try sign() }
    let first = try arithmetic(precedence + 1)
    guard case .value(var result) = first else { return first }
    // Every operator is a level of the result.
    var levels = 0
    while case .symbol(let spelling) = token,
      let operation = PredicateExpression.Arithmetic(rawValue: spelling),
      operation.precedence == precedence
    {
      try descend()
      levels += 1
      try advance()
      result = .arithmetic(operation, result, try value(arithmetic(precedence + 1)))
    }
    ascend(levels)
    return .value(result)
  }

  private mutating func sign() throws(Failure) -> Node {
    guard token == .symbol("-") else { return try member() }
    try descend()
    try advance()
    let value = try value(sign())
    ascend()
    switch value {
    case .constant(.number(.integer(let number))) where number != .min:
      return .value(.constant(.integer(-number)))
    case .constant(.number(.real(let number))): return .value(.constant(.real(-number)))
    default: return .value(.negation(value))
    }
  }

  // MARK: Keys and indexes

  /// A value with keys and indexes behind it.
  private mutating func member() throws(Failure) -> Node {
    let first = try primary()
    guard case .value(var result) = first else { return first }
    var levels = 0
    while true {
      if token == .symbol(".") {
        result = try Self.appending(keys(), to: result)
      } else if token == .symbol("[") {
        try descend()
        levels += 1
        try advance()
        result = .index(result, try index())
        try expect("]")
      } else {
        break
      }
    }
    ascend(levels)
    return .value(result)
  }

  /// The keys from a dot on, up to the first token that is no key.
  private mutating func keys() throws(Failure) -> [String] {
    var keys: [String] = []
    while try skip(".") { keys.append(try key()) }
    return keys
  }

  private static func appending(_ added: [String], to value: PredicateExpression) -> PredicateExpression {
    if case .path(let base, let keys) = value { return .path(base, keys + added) }
    return .path(value, added)
  }

  private mutating func index() throws(Failure) -> PredicateExpression.Index {
    let index: PredicateExpression.Index
    switch token.keyword {
    case "FIRST": index = .first
    case "LAST": index = .last
    case "SIZE": index = .size
    default: return .value(try value(sum()))
    }
    try advance()
    return index
  }

  /// A key; behind a dot any word is one.
  private mutating func key() throws(Failure) -> String {
    let key: String
    switch token {
    case .word(let word), .markedWord(let word): key = word
    case .symbol("@"):
      try advance()
      guard case .word(let word) = token else {
        throw unexpected("the name of a collection operator, such as count")
      }
      key = "@" + word
    default: throw unexpected("a key")
    }
    try advance()
    return key
  }

  // MARK: Single values

  private mutating func primary() throws(Failure) -> Node {
    switch token {
    case .string(let text): return try literal(.string(text))
    case .number(let number): return try literal(.number(number))
    case .variable(let name):
      try advance()
      return .value(.variable(name))
    case .placeholder(let placeholder): return .value(try argument(placeholder))
    case .markedWord, .symbol("@"): return .value(.path(nil, [try key()]))
    case .symbol("("): return try parenthesized()
    case .symbol("{"): return .value(try aggregate())
    case .word(let word): return .value(try value(of: word))
    default: throw unexpected("a value")
    }
  }

  private mutating func literal(_ value: PredicateValue) throws(Failure) -> Node {
    try advance()
    return .value(.constant(value))
  }

  private mutating func argument(_ placeholder: String) throws(Failure) -> PredicateExpression {
    let value: PredicateExpression
    do {
      value = try arguments.take(for: placeholder)
    } catch {
      throw failure(error)
    }
    try advance()
    return value
  }

  private mutating func parenthesized() throws(Failure) -> Node {
    try descend()
    try advance()
    let node = try disjunction()
    try expect(")", or: { if case .predicate = node { "AND, OR" } else { "an operator" } }())
    ascend()
    return node
  }

  private mutating func aggregate() throws(Failure) -> PredicateExpression {
    let members = try list(from: "{", to: "}")
    let constants = members.compactMap { if case .constant(let value) = $0 { value } else { nil } }
    return constants.count == members.count ? .constant(.list(constants)) : .aggregate(members)
  }

  /// Values with commas between them, in brackets.
  private mutating func list(from opening: String, to closing: String) throws(Failure)
    -> [PredicateExpression]
  {
    try descend()
    try expect(opening)
    var members: [PredicateExpression] = []
    while token != .symbol(closing) {
      if !members.isEmpty { try expect(",", or: "an operator, \"\(closing)\"") }
      members.append(try value(sum()))
    }
    try advance()
    ascend()
    return members
  }

  // MARK: Words

  /// A word: a literal, a function or a key.
  private mutating func value(of word: String) throws(Failure) -> PredicateExpression {
    let keyword = word.uppercased()
    switch keyword {
    case "NIL", "NULL": return try constant(.null)
    // Truth values are numbers, as Apple prints them.
    case "TRUE", "YES": return try constant(.integer(1))
    case "FALSE", "NO": return try constant(.integer(0))
    case "SELF":
      try advance()
      return .object
    case "CAST": return try cast()
    case "SUBQUERY": return try subquery()
    case "UNION", "INTERSECT", "MINUS", "FETCH", "ANYKEY":
      throw failure(.unsupported(keyword))
    default: break
    }
    let place = failure(.unknownFunction(word))
    if let suffix = functionNameSuffix() {
      return try function(named: word + suffix, at: place)
    }
    if ReservedWord.contains(word) {
      throw isOperatorWord(keyword) ? unexpected("a value") : failure(.reservedWord(word))
    }
    return .path(nil, [try key()])
  }

  /// Words that are in the wrong place rather than keys.
  private func isOperatorWord(_ keyword: String) -> Bool {
    PredicateComparison.Operator(spelling: keyword) != nil || ["AND", "OR", "NOT"].contains(keyword)
  }

  private mutating func constant(_ value: PredicateValue) throws(Failure) -> PredicateExpression {
    try advance()
    return .constant(value)
  }

  /// A call, with the token still at the beginning of the function's name.
  private mutating func function(named name: String, at place: Failure) throws(Failure) -> PredicateExpression
  {
    let bare = name.hasSuffix(":") ? String(name.dropLast()) : name
    if PredicateFunction.refused.contains(bare.uppercased()) {
      throw Failure(offset: place.offset, fact: .unsupported("\(bare)(…)"))
    }
    guard let function = PredicateFunction(name: name) else {
      throw Failure(
        offset: place.offset, fact: ReservedWord.contains(name) ? .reservedWord(name) : .unknownFunction(name)
      )
    }
    try advance()
    let arguments = try list(from: "(", to: ")")
    guard arguments.count == function.arity else {
      throw Failure(
        offset: place.offset,
        fact: .argumentCount(function: function.name, takes: function.arity, given: arguments.count))
    }
    return .function(function, arguments)
  }

  private mutating func cast() throws(Failure) -> PredicateExpression {
    try descend()
    try advance()
    try expect("(")
    let value = try value(sum())
    try expect(",", or: "an operator")
    guard case .string(let name) = token else { throw unexpected("the name of a type in quotes") }
    guard let type = PredicateCast(rawValue: name) else { throw failure(.unknownType(name)) }
    try advance()
    try expect(")")
    ascend()
    if type == .date, case .constant(.number(let seconds)) = value {
      return .constant(.date(Date(timeIntervalSinceReferenceDate: seconds.double)))
    }
    return .cast(value, type)
  }

  private mutating func subquery() throws(Failure) -> PredicateExpression {
    try descend()
    try advance()
    try expect("(")
    let collection = try value(sum())
    try expect(",", or: "an operator")
    guard case .variable(let name) = token else { throw unexpected("a variable, such as $x,") }
    try advance()
    try expect(",")
    let predicate = try wholePredicate()
    try expect(")", or: "AND, OR")
    ascend()
    return .subquery(collection, variable: name, predicate)
  }
}
