import SourceReading

/// Finds what rules look for among the tokens of a source.
struct TokenRules {
  private let source: TokenizedSource
  /// The names that the suite declares itself, and so cannot lack.
  private let declared: Set<String>
  private let importsCoreFoundation: Bool
  /// What was found, in the order of the rules.
  private(set) var found: [(rule: SuiteRule, token: SourceToken, name: String)] = []

  init(_ source: TokenizedSource, declared: Set<String>, importsCoreFoundation: Bool) {
    self.source = source
    self.declared = declared
    self.importsCoreFoundation = importsCoreFoundation
    for (index, token) in source.tokens.enumerated() {
      for rule in Self.candidates(for: token) {
        if let name = match(rule.finds, at: index, token) { found.append((rule, token, name)) }
      }
    }
  }

  private static let rulesByName = Dictionary(
    grouping: SuiteRule.all.flatMap { rule -> [(name: String, rule: SuiteRule)] in
      switch rule.finds {
      case .attribute(let names), .macro(let names), .name(let names), .override(let names):
        names.map { ($0, rule) }
      case .call(let names, _): names.map { ($0, rule) }
      case .opening(let texts): [(texts[0], rule)]
      case .openings(let choices): Set(choices.map { $0[0] }).map { ($0, rule) }
      case .modifier(let word): [(word, rule)]
      case .prefix, .literal, .shape: []
      }
    }, by: \.name
  ).mapValues { $0.map(\.rule) }
  private static let rulesOfPrefixes = SuiteRule.all.filter {
    if case .prefix = $0.finds { true } else { false }
  }
  private static let rulesOfLiterals = SuiteRule.all.filter {
    if case .literal = $0.finds { true } else { false }
  }

  /// The rules that a token may break.
  private static func candidates(for token: SourceToken) -> [SuiteRule] {
    if token.kind == .literal { return rulesOfLiterals }
    let named = rulesByName[token.text] ?? []
    // A name that a rule of its own knows needs no rule for names like it.
    return token.kind == .word && named.isEmpty ? rulesOfPrefixes : named
  }

  /// The words after which a name is declared.
  private static let declaring: Set = [
    "func", "var", "let", "class", "struct", "enum", "typealias", "protocol", "actor", "case",
    "associatedtype",
    "extension", "import",
  ]

  /// What of a pattern begins at a token, if it does.
  private func match(_ pattern: SuiteRule.Pattern, at index: Int, _ token: SourceToken) -> String? {
    let before = source[index - 1]
    let isDeclaration = before.map { Self.declaring.contains($0.text) && $0.kind == .word } ?? false
    switch pattern {
    case .attribute: return token.kind == .attribute ? token.text : nil
    case .macro: return token.kind == .directive ? token.text : nil
    case .name:
      guard token.kind == .word, !isDeclaration, !isMember(index), !isLabel(index),
        !declared.contains(token.text)
      else { return nil }
      return token.text
    case .prefix(let prefix):
      guard token.text.hasPrefix(prefix), !importsCoreFoundation, !isDeclaration, !isMember(index),
        !isLabel(index),
        !declared.contains(token.text)
      else { return nil }
      return token.text.dropFirst(prefix.count).first?.isUppercase == true
        && token.text.contains(where: \.isLowercase)
        ? token.text : nil
    case .call(_, let label):
      guard token.kind == .word, !isDeclaration || token.text == "observeValue",
        source.has("(", at: index + 1),
        hasArgument(label, of: index + 1),
        !isOfUserDefaults(index) || label != "forKey" || token.text != "value"
      else { return nil }
      return token.text
    case .opening(let texts): return !isDeclaration && begins(texts, at: index) ? token.text : nil
    case .openings(let choices):
      return !isDeclaration && choices.contains { begins($0, at: index) } ? token.text : nil
    case .modifier:
      guard token.kind == .word, let next = source[index + 1], next.kind == .word || next.kind == .attribute,
        next.line == token.line, !isMember(index),
        ["func", "var", "let", "subscript", "init"].contains(next.text)
      else { return nil }
      return token.text
    case .override:
      guard let keyword = before, keyword.is("var") || keyword.is("func"),
        (1...6).contains(where: {
          source.has("override", at: index - 1 - $0) && source[index - 1 - $0]?.line == token.line
        })
      else { return nil }
      return token.text
    case .literal(let parts):
      return parts.first { token.text.contains($0) }
    case .shape: return nil
    }
  }

  /// Whether tokens follow each other from an index on.
  private func begins(_ texts: [String], at index: Int) -> Bool {
    texts.indices.allSatisfy { source.has(texts[$0], at: index + $0) }
  }

  /// Whether a name is that of a member, such as `.Selector`; a module before it does not count.
  private func isMember(_ index: Int) -> Bool {
    guard source.has(".", at: index - 1) else { return false }
    guard let owner = source[index - 2], owner.kind == .word else { return true }
    return !AppleModules.ofToolchain.contains(owner.text) && AppleModules.instead[owner.text] == nil
  }

  /// Whether a name is that of an argument.
  private func isLabel(_ index: Int) -> Bool {
    source.has(":", at: index + 1) && (source.has("(", at: index - 1) || source.has(",", at: index - 1))
  }

  /// Whether brackets have a label among their own arguments.
  private func hasArgument(_ label: String, of open: Int) -> Bool {
    let end = source.closing[open] ?? open
    var index = open + 1
    while index < end {
      // A parameter has a name behind its label.
      let colon = source[index + 1]?.kind == .word ? index + 2 : index + 1
      if source.has(label, at: index), source.has(":", at: colon) { return true }
      index = source.end(of: index)
    }
    return false
  }

  /// Whether a member is one of `UserDefaults`, as far as it is written there.
  private func isOfUserDefaults(_ index: Int) -> Bool {
    (2...4).contains { source.has("UserDefaults", at: index - $0) }
  }
}
