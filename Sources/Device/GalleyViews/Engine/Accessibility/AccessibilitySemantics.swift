import Foundation
import GalleyTree

/// A view's facts for assistive technology beyond those of its element in tests.
enum AccessibilitySemantics {
  /// The manner in which a text is spoken.
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
  case customContent(Text, Text, isImportant: Bool)
  case rotor(AccessibilityRotor)
  case rotorEntry(id: AnyHashable, namespace: Namespace.ID)
}

nonisolated extension View {
  func semantics(_ semantics: AccessibilitySemantics) -> some View {
    modified(by: SemanticsModifier(semantics: semantics))
  }
}

/// A modifier that keeps a view's facts for assistive technology in its node, and adds them to the view's
/// elements.
struct SemanticsModifier: NodeModifier {
  let semantics: AccessibilitySemantics
  /// Whether the facts count at all.
  var isEnabled = true

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    switch semantics {
    case .labelledAction(_, let view), .actions(let view), .children(let view):
      view.reconciled(with: old, in: context.insideControl)
    default: nil
    }
  }

  @MainActor func place(_ node: ModifierNode<Self>, _ child: Node, in rect: CGRect) {
    child.place(in: rect, by: node, offered: node.offered)
    guard case .children = semantics else { return }
    for other in node.extra?.layoutChildren ?? [] {
      other.place(in: rect, by: node, offered: ProposedSize(rect.size))
    }
  }

  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    guard isEnabled else { return child.elements(in: context) }
    var elements = child.describedElements(in: context)
    if case .children = semantics, let index = elements.indices.last {
      elements[index].children += (node.extra?.layoutChildren ?? []).flatMap { $0.elements(in: context) }
      elements[index].describe { $0.grouping = .container }
    } else if let words = change(on: node) {
      AccessibilityModifier.apply({ $0.describe(words) }, to: &elements, in: context)
    }
    return elements
  }

  /// Returns a change of an element's facts; `nil` for facts that screen readers do not use.
  @MainActor private func change(on node: ModifierNode<Self>) -> ((inout ElementAccessibility) -> Void)? {
    let handle = node.handle
    func spoken(_ text: Text) -> String { text.plainText(in: node.environment) }
    func acts(_ kind: ElementAccessibility.Action.Kind) -> (inout ElementAccessibility) -> Void {
      { $0.actions.append(.init(kind, handle: handle)) }
    }
    switch semantics {
    case .hint(let text):
      let words = spoken(text)
      return { $0.hint = words }
    case .inputLabels(let labels):
      let words = labels.map(spoken)
      return { $0.inputLabels = words }
    case .action(let kind, _): return acts(kind.told(in: node.environment))
    case .labelledAction:
      return acts(.named(AccessibilityText(node.extra?.layoutChildren ?? []).text))
    case .actions:
      let actions = node.actionButtons.map { button in
        ElementAccessibility.Action(.named(AccessibilityText([button]).text), handle: button.handle)
      }
      return { $0.actions += actions }
    case .adjustable: return acts(.adjust)
    case .scroll: return acts(.scroll)
    case .activationPoint(let point):
      let frame = node.frame
      return {
        $0.activationPoint = CGPoint(
          x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
      }
    case .sortPriority(let priority): return { $0.sortPriority = priority }
    case .heading(let level):
      return {
        $0.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
        $0.traits.insert(.header)
      }
    case .speech(.punctuation(let isOn)): return { $0.speech.set(.punctuation, isOn) }
    case .speech(.spelling(let isOn)): return { $0.speech.set(.spelled, isOn) }
    case .customContent(let label, let value, let isImportant):
      let content = ElementAccessibility.CustomContent(
        spoken(label), value: spoken(value), isImportant: isImportant)
      return {
        $0.customContent.removeAll { $0.label == content.label }
        $0.customContent.append(content)
      }
    case .rotor(let rotor):
      let told = ElementAccessibility.Rotor(spoken(rotor.label), handle: handle)
      return {
        $0.rotors.removeAll { $0.name == told.name }
        $0.rotors.append(told)
      }
    case .children, .respondsToUserInteraction, .ignoresInvertColors, .largeContent, .textContentType,
      .speech, .rotorEntry:
      return nil
    }
  }
}

extension ElementAccessibility.Speech {
  fileprivate mutating func set(_ speech: Self, _ isOn: Bool) {
    if isOn { insert(speech) } else { remove(speech) }
  }
}

extension Node {
  /// The nodes that this node keeps beside its content as actions.
  fileprivate var actionButtons: [Node] {
    var buttons: [Node] = []
    var open = Array(((self as? ModifierNode<SemanticsModifier>)?.extra?.layoutChildren ?? []).reversed())
    while let node = open.popLast() {
      if node.isAction {
        buttons.append(node)
      } else {
        open += node.structure.reversed()
      }
    }
    return buttons
  }
}

extension ViewHost {
  /// Returns the facts for assistive technology of the views around an element, the outermost first.
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
