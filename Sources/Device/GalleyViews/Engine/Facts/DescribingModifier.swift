/// Says what a view was given that is made of others and has no node of its own in the window.
struct DescribingModifier: NodeModifier {
  let facts: ViewFacts
}

extension DescribingModifier: DescribedModifier {
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts? { facts }
}

extension DescribingModifier: PlaceKeeping {}

nonisolated extension View {
  /// The view, which says that it is of a kind and what it was given.
  func described(as kind: String, _ facts: KeyValuePairs<String, String?> = [:]) -> some View {
    modified(by: DescribingModifier(facts: ViewFacts(kind, facts)))
  }
}
