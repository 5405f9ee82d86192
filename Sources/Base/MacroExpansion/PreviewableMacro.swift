/// Lets a preview's closure have state: `@Previewable @State var on = true`.
///
/// `#Preview` moves such declarations into a separate view, so that the macro alone expands to nothing.
///
/// - Reference: [SwiftUI's `Previewable()`](https://developer.apple.com/documentation/swiftui/previewable()).
package enum PreviewableMacro {
  /// The expansion of the macro beside a declaration: nothing, or a problem.
  ///
  /// - Parameter declaration: The declaration.
  /// - Returns: Nothing, or a problem.
  package static func peers(of declaration: String) -> Expansion {
    let tokens = TokenList(declaration).tokens
    guard tokens.contains(where: { $0.kind == .word && ($0.text == "var" || $0.text == "let") }) else {
      return .problem(
        "'@Previewable' can only be applied to property wrappers and variables in a '#Preview'",
        at: tokens.first?.offset ?? 0)
    }
    return .source("")
  }

  /// A declaration in the closure of a preview.
  struct Declaration {
    /// The range in the closure.
    let range: Range<Int>
    /// The source as a member of a view.
    let source: String
  }

  /// The declarations that are marked, on the outermost level of a closure.
  static func declarations(in list: TokenList) -> [Declaration] {
    var found: [Declaration] = []
    var index = 1
    while let mark = list.first(from: index, to: list.tokens.count, where: { $0.text == "@" }) {
      index = mark + 1
      guard index < list.tokens.count, list.tokens[index].text == "Previewable" else { continue }
      let end = lastToken(of: mark, in: list)
      let source = list.text(list.tokens[index].end..<list.tokens[end].end)
      found.append(
        Declaration(
          range: list.tokens[mark].offset..<list.tokens[end].end,
          source: String(source.drop(while: \.isWhitespace))))
      index = end + 1
    }
    return found
  }

  /// The last token of a declaration: the next one is on a separate line, and does not continue an
  /// expression.
  private static func lastToken(of start: Int, in list: TokenList) -> Int {
    let tokens = list.tokens
    var index = start
    var hasKeyword = false
    while index < tokens.count {
      let token = tokens[index]
      if token.text == "var" || token.text == "let" { hasKeyword = true }
      if ["(", "[", "{"].contains(token.text) { index = min(list.closing(index), tokens.count - 1) }
      guard index + 1 < tokens.count else { return index }
      let next = tokens[index + 1]
      let gap = list.text(tokens[index].end..<next.offset)
      let isOver = gap.contains(where: \.isNewline) || next.text == ";"
      let goesOn = [".", "?", "=", ":", ","].contains(next.text) || ["=", ":", ","].contains(token.text)
      if hasKeyword, next.text == "}" { return index }
      if hasKeyword, isOver, !goesOn { return index }
      index += 1
    }
    return tokens.count - 1
  }
}
