import GalleyTree

/// What a view says of itself to assistive technology beyond what its element tells tests.
enum AccessibilitySemantics {
  /// How a text is spoken.
  enum Speech: Equatable {
    case punctuation(Bool)
    case spelling(Bool)
    case pitch(Double)
    case queue(Bool)
  }

  case hint(Text)
  case inputLabels([Text])
  case action(AccessibilityActionKind, () -> Void)
  case labelledAction(() -> Void, AnyView)
  case actions(AnyView)
  case adjustable((AccessibilityAdjustmentDirection) -> Void)
  case scroll((Edge) -> Void)
  case activationPoint(UnitPoint)
  case sortPriority(Double)
  case children(AnyView)
  case respondsToUserInteraction(Bool)
  case ignoresInvertColors(Bool)
  case largeContent(AnyView?)
  case heading(AccessibilityHeadingLevel)
  case textContentType(AccessibilityTextContentType)
  case speech(Speech)
  case rotor(AccessibilityRotor)
  case rotorEntry(id: AnyHashable, namespace: Namespace.ID)
}

nonisolated extension View {
  func semantics(_ semantics: AccessibilitySemantics) -> some View {
    modified(by: SemanticsModifier(semantics: semantics))
  }
}

/// Keeps what a view says to assistive technology in its node.
struct SemanticsModifier: NodeModifier {
  let semantics: AccessibilitySemantics
}

extension ViewHost {
  /// What the views around an element say to assistive technology, the outermost first.
  ///
  /// - Parameter handle: The element's handle.
  func semantics(of handle: UInt64) -> [AccessibilitySemantics] {
    var open = (root?.layoutChildren ?? []).map { (node: $0, said: [AccessibilitySemantics]()) }
    while let (node, said) = open.popLast() {
      if node.handle == handle { return said }
      let own = (node as? ModifierNode<SemanticsModifier>)?.modifier.semantics
      open += node.placedChildren.map { ($0, said + [own].compactMap(\.self)) }
    }
    return []
  }
}
