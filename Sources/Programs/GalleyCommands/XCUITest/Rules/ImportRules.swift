import SourceReading

/// The imports of a source, and those among them that Linux has not.
struct ImportRules {
  /// An import.
  struct Import: Hashable {
    var module: String
    var isTestable: Bool
    /// The module's token.
    var token: SourceToken
  }

  /// The imports in order.
  let imports: [Import]

  init(_ source: TokenizedSource) {
    imports = source.tokens.indices.compactMap { Self.read(source, at: $0) }
  }

  private static let kinds: Set = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func", "actor",
  ]

  private static func read(_ source: TokenizedSource, at index: Int) -> Import? {
    guard source.has("import", at: index), source.tokens[index].kind == .word,
      !source.has(".", at: index - 1),
      var module = source[index + 1], module.kind == .word, module.line == source.tokens[index].line
    else { return nil }
    if kinds.contains(module.text), let next = source[index + 2], next.kind == .word { module = next }
    // Attributes and an access level stand before it.
    var before = index - 1
    while let token = source[before], token.kind != .attribute, token.line == module.line, before > index - 6
    {
      before -= 1
    }
    let isTestable = source[before].map { $0.is("@testable") && $0.line >= module.line - 1 } ?? false
    return Import(module: module.text, isTestable: isTestable, token: module)
  }

  /// The imports that a target cannot have on Linux, with the rule that says so.
  func problems(_ modules: KnownModules) -> [(rule: SuiteRule, token: SourceToken, name: String)] {
    imports.compactMap { item in
      let id: String
      switch modules.canImport(item.module) {
      case true?: return nil
      case false? where AppleModules.instead[item.module] != nil: id = "apple-module"
      case let known:
        id = item.isTestable ? "testable-app" : known == nil ? "unknown-module" : "missing-module"
      }
      return (SuiteRule.named(id), item.token, item.module)
    }
  }
}

extension SuiteRule {
  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// A rule by its identifier, which is one of this module's own.
  static func named(_ id: String) -> SuiteRule {
    guard let rule = byName[id] else { preconditionFailure("there is no rule \(id)") }
    return rule
  }
}
