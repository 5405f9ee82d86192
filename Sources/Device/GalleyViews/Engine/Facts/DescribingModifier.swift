import GalleyTree

/// A modifier with the facts of a view that consists of others and has no node in the window.
struct DescribingModifier: NodeModifier {
  let facts: ViewFacts
}

extension DescribingModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? { facts }
}

extension DescribingModifier: PlaceKeeping {}

nonisolated extension View {
  /// Returns the view with a kind and facts about its arguments.
  func described(as kind: String, _ facts: KeyValuePairs<ViewFact, String?> = [:]) -> some View {
    modified(by: DescribingModifier(facts: ViewFacts(kind, facts)))
  }
}
