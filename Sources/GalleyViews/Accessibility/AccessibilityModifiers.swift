import Foundation
import GalleyTree

extension View {
  /// Names the view for tests.
  ///
  /// On a view of several elements each of them gets the name, as in SwiftUI; on a list's row the row gets it.
  ///
  /// - Parameter identifier: The name.
  /// - Returns: The view.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modified(
      by: AccessibilityModifier { $0.identify(identifier) })
  }

  /// Says how the view is read aloud.
  ///
  /// - Parameter label: The words.
  /// - Returns: The view.
  public func accessibilityLabel(_ label: String) -> some View {
    modified(by: AccessibilityModifier { $0.label = label })
  }

  /// Says what the view holds.
  ///
  /// - Parameter value: The value in words.
  /// - Returns: The view.
  public func accessibilityValue(_ value: String) -> some View {
    modified(by: AccessibilityModifier { $0.value = .text(value) })
  }

  /// Adds to what may be said of the view.
  ///
  /// - Parameter traits: What to add.
  /// - Returns: The view.
  public func accessibilityAddTraits(_ traits: ElementTraits) -> some View {
    modified(
      by: AccessibilityModifier { element in
        element.traits.formUnion(traits)
        if traits.contains(.selected) { element.isSelected = true }
        if traits.contains(.button), element.type == .staticText || element.type == .other {
          element.type = .button
        }
      })
  }

  /// Hides the view from assistive technology, and so from tests.
  ///
  /// - Parameter hidden: Whether to hide it.
  /// - Returns: The view.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modified(by: AccessibilityHidingModifier(isHidden: hidden))
  }

  /// Makes one element of the view and says what becomes of the elements inside.
  ///
  /// - Parameter children: What becomes of them.
  /// - Returns: The view.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modified(by: AccessibilityGroupingModifier(behavior: children))
  }
}

/// What becomes of the elements inside of an element.
///
/// - Reference: [SwiftUI's `AccessibilityChildBehavior`](https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior).
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// They are not seen.
  case ignore
  /// They stay what they are, inside.
  case contain
  /// Their labels become the label of the one element.
  case combine
}

/// The element of a list's row, while its content's elements are gathered.
final class ElementContainer {
  /// Whether all of the row is one control, so that what is said of the control is said of the row.
  var isControl = false
  var changes: [(inout Element) -> Void] = []
}

struct AccessibilityModifier: NodeModifier {
  let change: (inout Element) -> Void

  func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element] {
    var elements = child.elements(in: context)
    // In a row that is a control, that has several elements, or one with a name of its own, the row itself is meant.
    let isNamed = elements.count == 1 && !elements[0].identifier.isEmpty
    if let container = context.container, container.isControl || elements.count > 1 || isNamed {
      container.changes.append(change)
    } else {
      for index in elements.indices { change(&elements[index]) }
    }
    return elements
  }
}

struct AccessibilityHidingModifier: NodeModifier {
  let isHidden: Bool

  func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element] {
    isHidden ? [] : child.elements(in: context)
  }
}

struct AccessibilityGroupingModifier: NodeModifier {
  let behavior: AccessibilityChildBehavior

  func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element] {
    var inner = context
    inner.container = nil
    let children = child.elements(in: inner)
    var element = Element(.other, frame: node.frame, handle: node.handle)
    switch behavior {
    case .ignore: break
    case .contain:
      element.children = children
      element.appearance = .touchTransparent
    case .combine:
      element.label = children.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
      element.traits = children.reduce(into: []) { $0.formUnion($1.traits) }
      element.type =
        element.traits.contains(.button) ? .button : children.count == 1 ? children[0].type : .other
    }
    return [context.clipped(element)]
  }
}

extension Appearance {
  /// Of a container through which touches pass.
  static let touchTransparent: Appearance = {
    var appearance = Appearance()
    appearance.isTouchTransparent = true
    return appearance
  }()
}
