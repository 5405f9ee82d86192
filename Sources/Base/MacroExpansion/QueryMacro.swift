/// Makes `@Query(…) var name: [Model]` a variable with a query of SwiftData behind it.
///
/// - Reference: [SwiftData's `Query()`](https://developer.apple.com/documentation/swiftdata/query()).
package enum QueryMacro {
  /// The accessor of the variable.
  ///
  /// - Parameter declaration: The source of the variable.
  /// - Returns: A getter, or a problem.
  package static func accessors(of declaration: String) -> Expansion {
    guard let variable = Variable(declaration) else {
      let start = TokenList(declaration).tokens.first?.offset ?? 0
      return .problem("'@Query' can only be applied to a 'var' with the type of an array", at: start)
    }
    return .source(
      """
      get {
        _\(variable.name).wrappedValue
      }
      """)
  }

  /// The query behind the variable; nothing where ``accessors(of:)`` reports a problem.
  ///
  /// - Parameters:
  ///   - declaration: The source of the variable.
  ///   - attribute: The source of the attribute, with its arguments.
  package static func peer(of declaration: String, attribute: String) -> Expansion {
    guard let variable = Variable(declaration) else { return .source("") }
    let list = TokenList(attribute)
    let opening = list.tokens.firstIndex { $0.text == "(" }
    let arguments = opening.map { list.text(list.tokens[$0].offset..<attribute.utf8.count) } ?? "()"
    let type = "SwiftData.Query<\(variable.type).Element, \(variable.type)>"
    return .source("\(variable.access)var _\(variable.name): \(type) = .init\(arguments)")
  }

  /// The variable that the macro is on.
  private struct Variable {
    let name: String
    let type: String
    /// The modifier of its access, with a space behind it.
    let access: String

    init?(_ declaration: String) {
      let list = TokenList(declaration)
      let (tokens, all) = (list.tokens, list.tokens.count)
      guard let keyword = list.first(from: 0, to: all, where: { $0.kind == .word && $0.text == "var" }),
        keyword + 3 < all, tokens[keyword + 2].text == ":"
      else { return nil }
      let end = list.first(from: keyword + 3, to: all) { ["=", "{"].contains($0.text) } ?? all
      guard end > keyword + 3 else { return nil }
      name = tokens[keyword + 1].text
      type = list.text(tokens[keyword + 3].offset..<tokens[end - 1].end)
      let levels = ["private", "fileprivate", "internal", "package", "public"]
      access = tokens[..<keyword].first { levels.contains($0.text) }.map { "\($0.text) " } ?? ""
    }
  }
}
