import Foundation
import GalleyTree

nonisolated extension View {
  /// Sets the view's identifier for tests.
  ///
  /// On a view of several elements each of them gets the identifier, as in SwiftUI; on a list's row the row gets it.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modified(
      by: AccessibilityModifier { $0.identify(identifier) })
  }

  /// Adds accessibility traits to the view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modified(
      by: AccessibilityModifier { element in
        element.traits.formUnion(traits)
        if traits.contains(.selected) { element.isSelected = true }
        if traits.contains(.button), element.type == .staticText || element.type == .other {
          element.type = .button
        }
        if traits.contains(.image), element.type == .other { element.type = .image }
      })
  }

  /// Takes accessibility traits away from the view.
  public func accessibilityRemoveTraits(_ traits: ElementTraits) -> some View {
    modified(
      by: AccessibilityModifier { element in
        element.traits.subtract(traits)
        if traits.contains(.selected) { element.isSelected = false }
        if traits.contains(.button), element.type == .button {
          element.type = element.traits.contains(.staticText) ? .staticText : .other
        }
      })
  }

  /// Hides the view from assistive technology, and so from tests.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is hidden.
  ///   - isEnabled: Whether this counts at all.
  /// - Returns: The view.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> some View {
    modified(by: AccessibilityHidingModifier(isHidden: hidden && isEnabled))
  }

  /// Turns the view into one accessibility element, with a behavior for the elements inside.
  ///
  /// - Parameter children: The behavior for the elements inside.
  /// - Returns: The view.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modified(by: AccessibilityGroupingModifier(behavior: children))
  }
}

/// The treatment of the elements inside of a combined accessibility element.
///
/// - Reference: [SwiftUI's `AccessibilityChildBehavior`](https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior).
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// The elements inside are hidden.
  case ignore
  /// The elements inside stay its children.
  case contain
  /// Their labels become the label of the one element.
  case combine
}

/// The element of a list's row, while the elements of its content are collected.
final class ElementContainer {
  /// Whether the whole row is one control, so that facts of the control become facts of the row.
  var isControl = false
  /// Whether that control takes input.
  var isEnabled = true
  var changes: [(inout Element) -> Void] = []
}

struct AccessibilityModifier: NodeModifier {
  let change: (inout Element) -> Void

  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    var elements = child.elements(in: context)
    Self.apply(change, to: &elements, in: context)
    return elements
  }

  /// Changes elements; a row that is a control, has several elements, or has one with an identifier changes
  /// itself.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - elements: The elements of a view.
  ///   - context: The place of the view.
  ///   - parts: The parts of the view that stay as they are beside others.
  @MainActor static func apply(
    _ change: @escaping (inout Element) -> Void, to elements: inout [Element], in context: ElementContext,
    except parts: Set<ElementAccessibility.Part> = [.title]
  ) {
    var places = elements.indices.filter { !(elements[$0].accessibility?.part.map(parts.contains) ?? false) }
    if places.isEmpty { places = Array(elements.indices) }
    let isNamed = places.count == 1 && !elements[places[0]].identifier.isEmpty
    if let container = context.container, container.isControl || places.count > 1 || isNamed {
      container.changes.append(change)
    } else {
      for index in places { change(&elements[index]) }
    }
  }
}

struct AccessibilityHidingModifier: NodeModifier {
  let isHidden: Bool

  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    isHidden ? [] : child.elements(in: context)
  }
}

struct AccessibilityGroupingModifier: NodeModifier {
  let behavior: AccessibilityChildBehavior

  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    var inner = context
    inner.container = nil
    let children = child.elements(in: inner)
    var element = Element(.other, frame: node.frame, handle: node.handle)
    switch behavior {
    case .ignore: break
    case .contain:
      element.children = children
      element.appearance = .touchTransparent
      element.describe { $0.grouping = .container }
    case .combine:
      // The title of a label says what its icon shows, and a control says its title.
      let children = children.filter { $0.accessibility?.part == nil }
      combine(children, into: &element)
      element.label = children.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
      element.traits = children.reduce(into: []) { $0.formUnion($1.traits) }
      element.type =
        element.traits.contains(.button) ? .button : children.count == 1 ? children[0].type : .other
    }
    return [context.clipped(element)]
  }

  /// Takes over the screen reader's facts of the elements inside: a button among others becomes a named
  /// action.
  private func combine(_ children: [Element], into element: inout Element) {
    var all = ElementAccessibility()
    all.hint = children.compactMap(\.accessibility?.hint).filter { !$0.isEmpty }.joined(separator: ", ")
    all.actions = children.flatMap { $0.accessibility?.actions ?? [] }
    all.customContent = children.flatMap { $0.accessibility?.customContent ?? [] }
    let buttons = children.filter { $0.type == .button && !$0.label.isEmpty }
    if buttons.count > 1 {
      all.actions += buttons.map { .init(.named($0.label), handle: $0.handle) }
    } else if let button = buttons.first, let handle = button.handle {
      all.actions.insert(.init(.activate, handle: handle), at: 0)
    }
    if all != ElementAccessibility() { element.accessibility = all }
  }
}

extension Appearance {
  /// The appearance of a container through which touches pass.
  package static let touchTransparent: Appearance = {
    var appearance = Appearance()
    appearance.isTouchTransparent = true
    return appearance
  }()
}
