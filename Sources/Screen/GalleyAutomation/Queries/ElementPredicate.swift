import GalleyTree

/// A condition on one element, with the words that failures call it by.
package struct ElementPredicate: CustomStringConvertible {
  /// The condition in words, such as `"Retry" IN identifiers`.
  package let description: String

  private let condition: (Element) -> Bool

  package init(_ description: String, _ condition: @escaping (Element) -> Bool) {
    self.description = description
    self.condition = condition
  }

  /// Whether an element meets the condition.
  package func matches(_ element: Element) -> Bool {
    condition(element)
  }

  /// Whether one of an element's strings is the given one: the whole string, with the same letter case.
  package static func identified(by text: String) -> ElementPredicate {
    ElementPredicate("\"\(text)\" IN identifiers") { $0.isIdentified(by: text) }
  }

  /// Whether an element is of a type and, if a text is given, identified by it.
  package static func type(_ type: ElementType, identified text: String?) -> ElementPredicate {
    let words =
      text.map { "type \(type.displayName) and \"\($0)\" IN identifiers" } ?? "type \(type.displayName)"
    return ElementPredicate(words) { element in
      (type == .any || element.type == type) && (text.map { element.isIdentified(by: $0) } ?? true)
    }
  }
}

extension Element {
  /// The strings an element can be found by: identifier, label, title, value and placeholder, the empty
  /// ones left out.
  package var identifiers: [String] {
    var strings = [identifier, label, title]
    if case .text(let text) = value { strings.append(text) }
    if let placeholder { strings.append(placeholder) }
    return strings.filter { !$0.isEmpty }
  }

  /// Calls a closure with each of `identifiers`; the same without making the list.
  func forEachIdentifyingText(_ body: (String) -> Void) {
    if !identifier.isEmpty { body(identifier) }
    if !label.isEmpty { body(label) }
    if !title.isEmpty { body(title) }
    if case .text(let value) = value, !value.isEmpty { body(value) }
    if let placeholder, !placeholder.isEmpty { body(placeholder) }
  }

  /// Whether one of `identifiers` is the given text; the same without making the list.
  func isIdentified(by text: String) -> Bool {
    withUnsafePointer(to: self) { $0.isIdentified(by: text) }
  }
}

extension UnsafePointer<Element> {
  /// Whether one of the element's `identifiers` is the given text.
  ///
  /// It reads text after text: handing the element over would copy all of it, which takes longer than the comparison.
  func isIdentified(by text: String) -> Bool {
    if text.isEmpty { return false }
    if pointee.identifier == text || pointee.label == text || pointee.title == text { return true }
    if case .text(let value) = pointee.value, value == text { return true }
    return pointee.placeholder == text
  }
}
