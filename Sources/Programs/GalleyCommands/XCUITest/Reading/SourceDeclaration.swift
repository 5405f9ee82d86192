import SourceReading

/// A type, or an extension of one, that a source declares.
struct SourceType: Hashable {
  /// The word that declares it, such as `class` or `extension`.
  var keyword: String
  var name: String
  /// Its attributes, such as `@MainActor`.
  var attributes: [String]
  /// The names of the types and protocols that it inherits from and conforms to.
  var inherited: [String]
  /// The name's token.
  var token: SourceToken
  var members: [SourceMember] = []
}

/// A property or a method that a source declares.
struct SourceMember: Hashable {
  /// The word that declares it: `func`, `var` or `let`.
  var keyword: String
  var name: String
  var attributes: [String]
  /// Its modifiers, such as `override`.
  var modifiers: [String]
  /// The name's token.
  var token: SourceToken
  var hasParameters = false
  var isAsync = false
  var throwsErrors = false
  /// The tokens of its body, or those that its first value is made of.
  var body: Range<Int> = 0..<0

  /// Whether it belongs to the type, and not to an instance.
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  /// Whether it was said that it belongs to no actor.
  var isNonisolated: Bool { modifiers.contains("nonisolated") }
}

/// Reads the declarations of a source by their shape, as far as its brackets pair.
struct DeclarationReader {
  /// The types, outer ones before those within them.
  private(set) var types: [SourceType] = []
  /// The properties and functions of the file itself.
  private(set) var globals: [SourceMember] = []

  private let source: TokenizedSource
  /// What stands before a declaration.
  private var attributes: [String] = []
  private var modifiers: [String] = []

  init(_ source: TokenizedSource) {
    self.source = source
    globals = read(0..<source.tokens.count, depth: 0)
  }

  private static let typeWords: Set = ["class", "struct", "enum", "actor", "extension", "protocol"]
  private static let memberWords: Set = ["func", "var", "let"]
  private static let modifierWords: Set = [
    "public", "private", "fileprivate", "internal", "open", "package", "final", "override", "static", "class",
    "lazy", "weak", "unowned", "nonisolated", "dynamic", "required", "convenience", "mutating", "nonmutating",
    "indirect", "isolated", "distributed", "consuming", "borrowing",
  ]
  /// Types within types, beyond which nobody declares any.
  private static let deepest = 50

  /// Reads the declarations of a range, but not those in bodies of functions.
  private mutating func read(_ range: Range<Int>, depth: Int) -> [SourceMember] {
    var members: [SourceMember] = []
    var index = range.lowerBound
    while index < range.upperBound, let token = source[index] {
      let next = source[index + 1]
      if token.kind == .attribute {
        attributes.append(token.text)
        index = argumentsEnd(index + 1, after: token)
      } else if token.kind == .word, Self.typeWords.contains(token.text), let next, next.kind == .word,
        token.text != "class"
          || !(Self.memberWords.contains(next.text) || Self.modifierWords.contains(next.text))
      {
        index = readType(index, in: range, depth: depth)
      } else if token.kind == .word, Self.memberWords.contains(token.text), let next, next.kind == .word {
        let (member, end) = readMember(index, in: range)
        members.append(member)
        index = end
        forget()
      } else if token.kind == .word, Self.modifierWords.contains(token.text) {
        modifiers.append(token.text)
        index = argumentsEnd(index + 1, after: token)
      } else {
        forget()
        index = source.end(of: index)
      }
    }
    forget()
    return members
  }

  private mutating func forget() {
    attributes = []
    modifiers = []
  }

  /// The index after the arguments in round brackets that follow a token at once, if there are any.
  private func argumentsEnd(_ index: Int, after token: SourceToken) -> Int {
    guard let next = source[index], next.is("("), next.offset == token.offset + token.text.utf8.count else {
      return index
    }
    return source.end(of: index)
  }

  private mutating func readType(_ start: Int, in range: Range<Int>, depth: Int) -> Int {
    let name = source.tokens[start + 1]
    var type = SourceType(
      keyword: source.tokens[start].text, name: name.text, attributes: attributes, inherited: [], token: name)
    forget()
    var index = start + 2
    // An extension's type may be within another one.
    while source.has(".", at: index), let inner = source[index + 1], inner.kind == .word {
      type.name = inner.text
      index += 2
    }
    var (isInheriting, isConstrained) = (false, false)
    while index < range.upperBound, let token = source[index], !token.is("{"), !token.is("}") {
      if token.is(":") { isInheriting = true }
      if token.is("where") { isConstrained = true }
      if isInheriting, !isConstrained, token.kind == .word, token.text != "any" {
        type.inherited.append(token.text)
      }
      index = source.end(of: index)
    }
    guard source.has("{", at: index) else { return index }
    let end = min(source.closing[index] ?? index, range.upperBound)
    let place = types.count
    types.append(type)
    if depth < Self.deepest, index + 1 < end {
      types[place].members = read(index + 1..<end, depth: depth + 1)
    }
    return end + 1
  }

  private func readMember(_ start: Int, in range: Range<Int>) -> (SourceMember, end: Int) {
    let name = source.tokens[start + 1]
    var member = SourceMember(
      keyword: source.tokens[start].text, name: name.text, attributes: attributes, modifiers: modifiers,
      token: name)
    var index = start + 2
    if member.keyword == "func" {
      while index < range.upperBound, let token = source[index], !token.is("("), !token.is("{") { index += 1 }
      guard source.has("(", at: index) else { return (member, index) }
      let close = source.closing[index] ?? index
      member.hasParameters = close > index + 1
      index = source.end(of: index)
      while index < range.upperBound, let token = source[index], !token.is("{"), !token.is("}") {
        // A requirement of a protocol has no body; what comes next is another declaration.
        if token.kind == .attribute || Self.memberWords.contains(token.text)
          || Self.modifierWords.contains(token.text)
        {
          return (member, index)
        }
        if token.is("async") { member.isAsync = true }
        if token.is("throws") || token.is("rethrows") { member.throwsErrors = true }
        index = source.end(of: index)
      }
      guard source.has("{", at: index) else { return (member, index) }
      member.body = (index + 1)..<max(index + 1, min(source.closing[index] ?? index, range.upperBound))
      return (member, source.end(of: index))
    }
    return readProperty(&member, index, in: range)
  }

  private func readProperty(
    _ member: inout SourceMember, _ start: Int, in range: Range<Int>
  ) -> (SourceMember, end: Int) {
    var index = start
    while index < range.upperBound, let token = source[index] {
      if token.is("=") {
        let end = statementEnd(index + 1, in: range)
        member.body = (index + 1)..<max(index + 1, end)
        return (member, end)
      }
      // The braces of a computed property, or of observers.
      if token.is("{") {
        member.modifiers.append("computed")
        return (member, source.end(of: index))
      }
      if index > start, token.line > source.tokens[index - 1].line, token.kind != .sign { break }
      if token.is("}") || token.is(";") { break }
      index = source.end(of: index)
    }
    return (member, index)
  }

  /// The end of an expression: a line that begins with something else than a sign that goes on with it.
  private func statementEnd(_ start: Int, in range: Range<Int>) -> Int {
    var index = start
    while index < range.upperBound, let token = source[index] {
      if token.is(";") || token.is("}") { return index }
      if index > start, token.line > source.tokens[index - 1].line {
        let goesOn = token.kind == .sign && ".?:+-*/&|<>=!".contains(token.text)
        let before = source.tokens[index - 1]
        if !goesOn, !(before.kind == .sign && "=,.?:+-*/&|<".contains(before.text)) { return index }
      }
      index = source.end(of: index)
    }
    return min(index, range.upperBound)
  }
}
