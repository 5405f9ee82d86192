/// Makes `@Entry var name: Type = value` a stored value of the environment, of transactions, of containers or of focus.
///
/// - Reference: [SwiftUI's `Entry()`](https://developer.apple.com/documentation/swiftui/entry()).
package enum EntryMacro {
  /// The protocol that a key conforms to, by the type that is extended.
  private static let keys = [
    "EnvironmentValues": "SwiftUI.EnvironmentKey", "Transaction": "SwiftUI.TransactionKey",
    "ContainerValues": "SwiftUI.ContainerValueKey", "FocusedValues": "SwiftUI.FocusedValueKey",
  ]

  /// The accessors of the property.
  ///
  /// - Parameters:
  ///   - declaration: The property's source.
  ///   - extended: The type around it, as it is written there.
  /// - Returns: A getter and a setter, or a problem.
  package static func accessors(of declaration: String, in extended: String?) -> Expansion {
    switch Property.read(declaration, in: extended) {
    case .failure(let problem): return Expansion(source: nil, problems: [problem])
    case .success(let property):
      let key = "__Key_\(property.name)"
      return .source(
        """
        get {
          self[\(key).self]
        }
        set {
          self[\(key).self] = newValue
        }
        """)
    }
  }

  /// The type of the key that the property is stored under.
  ///
  /// ``accessors(of:in:)`` reports problems, once.
  ///
  /// - Parameters:
  ///   - declaration: The property's source.
  ///   - extended: The type around it, as it is written there.
  /// - Returns: The key, or nothing.
  package static func key(of declaration: String, in extended: String?) -> Expansion {
    guard case .success(let property) = Property.read(declaration, in: extended) else {
      return .source("")
    }
    let head = "private struct __Key_\(property.name): \(property.keyProtocol) {"
    if property.keyProtocol == "SwiftUI.FocusedValueKey" {
      return .source("\(head)\n  typealias Value = \(property.wrappedType ?? "")\n}")
    }
    // Where the type is found from the value, only a stored property can have it.
    guard let type = property.type else {
      return .source("\(head)\n  static let defaultValue = \(property.value ?? "nil")\n}")
    }
    return .source(
      """
      \(head)
        typealias Value = \(type)
        static var defaultValue: Value { \(property.value ?? "nil") }
      }
      """)
  }

  /// The property that the macro is on.
  private struct Property {
    let name: String
    let type: String?
    let value: String?
    let keyProtocol: String

    /// The type in an optional.
    var wrappedType: String? {
      guard let type else { return nil }
      if type.hasSuffix("?") { return String(type.dropLast()) }
      if type.hasPrefix("Optional<"), type.hasSuffix(">") { return String(type.dropFirst(9).dropLast()) }
      return nil
    }

    static func read(
      _ declaration: String, in extended: String?
    ) -> Result<Property, EntryProblem> {
      let list = TokenList(declaration)
      let tokens = list.tokens
      let all = tokens.count
      let start = tokens.first?.offset ?? 0
      guard let keyword = list.first(from: 0, to: all, where: { $0.kind == .word && $0.text == "var" }) else {
        return .failure(
          .init(message: "'@Entry' macro can only attach to a 'var' declaration", offset: start))
      }
      let simple = extended.map { String($0.split(separator: ".").last ?? "") }
      guard let simple, let keyProtocol = keys[simple] else {
        return .failure(
          .init(
            message:
              "'@Entry' macro can only attach to var declarations inside extensions of EnvironmentValues, Transaction, ContainerValues, or FocusedValues",
            offset: start))
      }
      guard keyword + 1 < all, tokens[keyword + 1].kind == .word else {
        return .failure(.init(message: "'@Entry' macro needs a name", offset: tokens[keyword].offset))
      }
      if let modifier = tokens[..<keyword].first(where: { ["static", "class", "lazy"].contains($0.text) }) {
        return .failure(
          .init(
            message: "'@Entry' macro cannot attach to a '\(modifier.text)' property", offset: modifier.offset)
        )
      }
      let name = tokens[keyword + 1]
      let after = keyword + 2
      let equals = list.first(from: after, to: all) { $0.text == "=" }
      let accessors = list.first(from: after, to: equals ?? all) { $0.text == "{" }
      if let accessors {
        return .failure(
          .init(
            message: "'@Entry' macro cannot attach to a computed property", offset: tokens[accessors].offset))
      }
      // A comma may also be in a generic type; one before another variable is followed by its name and type or value.
      let next = tokens.indices.dropFirst(after).first { index in
        tokens[index].text == "," && index + 2 < all && tokens[index + 1].kind == .word
          && [":", "="].contains(tokens[index + 2].text)
          && list.first(from: after, to: all) { $0.offset == tokens[index].offset } != nil
      }
      if let next {
        return .failure(
          .init(message: "'@Entry' macro can only attach to a single variable", offset: tokens[next].offset))
      }
      var type: String?
      if after < all, tokens[after].text == ":" {
        type = trimmed(
          list.text(tokens[after].end..<(equals.map { tokens[$0].offset } ?? declaration.utf8.count)), list)
      }
      let value = equals.map { trimmed(list.text(tokens[$0].end..<declaration.utf8.count), list) }
      let property = Property(name: unquoted(name.text), type: type, value: value, keyProtocol: keyProtocol)
      if keyProtocol == "SwiftUI.FocusedValueKey" {
        guard property.wrappedType != nil, value == nil || value == "nil" else {
          return .failure(
            .init(
              message:
                "'@Entry' values of FocusedValues must be optional, with a type and no value other than nil",
              offset: name.offset))
        }
      } else if value == nil, property.wrappedType == nil {
        return .failure(
          .init(
            message: "'@Entry' requires an initial value for '\(property.name)', unless its type is optional",
            offset: name.offset))
      }
      return .success(property)
    }

    /// A name without the marks that let it be a keyword.
    private static func unquoted(_ name: String) -> String { name.filter { $0 != "`" } }

    /// Source without white space around it, and without a comment behind it.
    private static func trimmed(_ text: String, _ list: TokenList) -> String {
      let tokens = Tokenizer.tokens(of: text)
      guard let first = tokens.first, let last = tokens.last else { return "" }
      return TokenList(text).text(first.offset..<last.end)
    }
  }
}

/// A problem of a property.
private typealias EntryProblem = Expansion.Problem
