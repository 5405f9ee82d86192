// Foundation lacks this part of predicates on Linux.

extension PredicateExpressions {
  /// Whether a text contains another one, whatever their case and their accents.
  ///
  /// - Reference: [Foundation's `PredicateExpressions.StringLocalizedStandardContains`](https://developer.apple.com/documentation/foundation/predicateexpressions/stringlocalizedstandardcontains).
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The text that is searched.
    public let root: Root
    /// The text that is searched for.
    public let other: Other

    /// Creates the expression.
    public init(root: Root, other: Other) {
      (self.root, self.other) = (root, other)
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let (text, part) = (String(try root.evaluate(bindings)), String(try other.evaluate(bindings)))
      let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
      return text.range(of: part, options: options) != nil
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Creates the expression of `localizedStandardContains(_:)` in a `#Predicate`.
  public static func build_localizedStandardContains<Root, Other>(_ root: Root, _ other: Other)
    -> StringLocalizedStandardContains<Root, Other>
  {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
