import Foundation
import GalleyAutomation
import GalleyTree

extension LiveElement {
  /// The element with everything below it, as it is now.
  public var element: Element {
    get throws {
      let (lookup, place) = try subject.single(for: "read")
      return lookup.screen.nodes[place].element
    }
  }

  /// The number of elements that match now; none and several are no error here.
  public var count: Int {
    get throws { try subject.look().places.count }
  }

  /// Whether it is there now.
  ///
  /// - Throws: ``PageError`` if it is there more than once.
  public var exists: Bool {
    get throws {
      let lookup = try subject.look()
      if lookup.places.count > 1 { throw subject.failure(lookup, "read", at: nil) }
      return lookup.places.count == 1
    }
  }

  /// The visible text: a field's content, and the label of every other element.
  ///
  /// An element without a label has its title or value.
  public var text: String {
    get throws { LiveText.text(of: try element, isField: Spec.self is any Typable.Type) }
  }

  /// The value as text, if it has one.
  public var value: String? {
    get throws { try element.value?.text }
  }

  /// The element's accessibility label.
  public var label: String {
    get throws { try element.label }
  }

  /// The rectangle, in points of the screen.
  public var frame: CGRect {
    get throws { try element.frame }
  }

  /// Whether it takes input.
  public var isEnabled: Bool {
    get throws { try element.isEnabled }
  }

  /// Whether it is chosen.
  public var isSelected: Bool {
    get throws { try element.isSelected }
  }

  /// Whether it has the keyboard.
  public var isFocused: Bool {
    get throws { try element.isFocused }
  }

  /// Whether a touch reaches it.
  public var isHittable: Bool {
    get throws {
      let (lookup, place) = try subject.single(for: "read")
      return HitTest.hitPoint(of: place, in: lookup.screen) != nil
    }
  }
}

/// The text that a person reads on an element.
enum LiveText {
  static func text(of element: Element, isField: Bool) -> String {
    let value = element.value?.text ?? ""
    // An empty field of Apple's has its placeholder as value.
    if isField { return value == element.placeholder ? "" : value }
    if !element.label.isEmpty { return element.label }
    return element.title.isEmpty ? value : element.title
  }
}
