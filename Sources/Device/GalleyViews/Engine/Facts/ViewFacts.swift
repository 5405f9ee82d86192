import GalleyTree

/// The arguments of a view or modifier: the name of its kind, and facts by name.
///
/// - SeeAlso: `ViewDescription`, which has the place and the views inside too.
package struct ViewFacts: Equatable {
  /// The name of the view or modifier, such as `VStack`.
  package var kind: String
  /// The facts by name, without defaults.
  package var facts: [String: String]

  /// Creates facts, leaving out those that are `nil`.
  package init(_ kind: String, _ facts: KeyValuePairs<ViewFact, String?> = [:]) {
    self.kind = kind
    self.facts = [:]
    for (name, text) in facts where text != nil { self.facts[name] = text }
  }

  /// Adds facts of another view, those that it has.
  mutating func add(_ names: [ViewFact], of other: [String: String]) {
    for name in names {
      add(name, other[name])
      if let paint = other[name.nameOfPaint] { facts[name.nameOfPaint] = paint }
    }
  }

  /// Adds facts, which override those of the same name.
  mutating func add(_ more: [String: String]) {
    facts.merge(more) { $1 }
  }

  /// Adds a fact if it is known.
  package mutating func add(_ name: ViewFact, _ text: String?) {
    if let text { facts[name] = text }
  }
}
