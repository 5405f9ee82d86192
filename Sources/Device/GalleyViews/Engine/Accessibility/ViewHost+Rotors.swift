import Foundation
import GalleyTree

extension ViewHost {
  /// Returns the current entries of a rotor.
  ///
  /// - Parameter handle: The number of the node that declares it.
  /// - Returns: The entries; `nil` if the node is not in this window.
  package func rotorEntries(of handle: UInt64) -> [RotorEntry]? {
    guard let node = node(with: handle) as? ModifierNode<SemanticsModifier>,
      case .rotor(let rotor) = node.modifier.semantics
    else { return nil }
    return onAppClock { rotor.entries.map { told($0, of: node) } }
  }

  private func told(_ entry: AccessibilityRotor.Entry, of rotor: Node) -> RotorEntry {
    // An entry without an identity is a part of the view that has the rotor.
    let target = entry.id == nil ? rotor : target(of: entry)
    let text = target.flatMap { node in
      entry.textRange.flatMap { range in
        let text = AccessibilityText([node]).text
        return range.upperBound <= text.endIndex ? String(text[range]) : nil
      }
    }
    return RotorEntry(
      entry.label?.plainText(in: rotor.environment) ?? "", handles: target?.accessibilityHandles ?? [],
      text: text)
  }

  /// Returns the node of the view that an entry leads to, if it has been created.
  private func target(of entry: AccessibilityRotor.Entry) -> Node? {
    guard let id = entry.id else { return nil }
    // Nodes that were laid out at the top have lost their identities.
    return ([root].compactMap(\.self) + describedRoots).lazy.compactMap { root in
      entry.namespace.map { root.rotorTarget(id, in: $0) } ?? root.view(with: id)
    }.first
  }

  /// Lets the app prepare for an entry, and scrolls to its view if it is out of sight.
  func show(_ entry: AccessibilityRotor.Entry) {
    entry.prepare()
    guard let id = entry.id else { return }
    afterLayout(isNeeded: true) { [unowned self] in
      for scroller in describedRoots.flatMap(\.scrollers) {
        scroller.reveal(id, anchor: nil, isAnimated: false)
      }
    }
  }
}

extension Node {
  /// Returns the node of the view with an identity, if it has been created.
  fileprivate func view(with id: AnyHashable) -> Node? {
    if let own = member(with: id) { return own }
    for node in structure {
      if let view = node.view(with: id) { return view }
    }
    return nil
  }

  /// The node that was made one that an entry leads to.
  fileprivate func rotorTarget(_ id: AnyHashable, in namespace: Namespace.ID) -> Node? {
    if let node = self as? ModifierNode<SemanticsModifier>,
      case .rotorEntry(let ownID, let ownNamespace) = node.modifier.semantics, ownID == id,
      ownNamespace == namespace
    {
      return node
    }
    for node in structure {
      if let target = node.rotorTarget(id, in: namespace) { return target }
    }
    return nil
  }
}
