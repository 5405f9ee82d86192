/// What there is to know about a rule.
public struct RuleArticle: Hashable, Sendable, Codable {
  /// The rule in a few words.
  public var title: String
  /// What goes wrong, why it matters, and what to do: Markdown without a heading.
  public var text: String

  /// The whole article as Markdown, with its title.
  public var markdown: String { "# \(title)\n\n\(text)\n" }
}

extension LayoutProblem.Rule {
  /// What there is to know about the rule; the documentation has the same words.
  public var article: RuleArticle {
    switch severity {
    case .error: errorArticle
    case .note: noteArticle
    }
  }
}
