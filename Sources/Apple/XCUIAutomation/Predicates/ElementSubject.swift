import Foundation
import GalleyPredicates
import GalleyText
import GalleyTree

/// An element of a tree, as predicates see it.
final class ElementSubject: PredicateSubject {
  let element: Element

  init(_ element: Element) {
    self.element = element
  }

  var predicateKind: String { ElementKeys.kind(element.type) }
  var predicateObject: Any { FrozenElement(element) }

  func predicateValue(forKey key: String) throws -> PredicateValue {
    if let attribute = ElementAttribute.byKey[key] { return attribute.value(of: element) }
    guard let type = ElementType.byQueryKey[key] else {
      throw ElementKeys.unknown(key, of: predicateKind)
    }
    return .list(descendants(of: type).map { .object(ElementSubject($0)) })
  }

  func isEqual(to other: any PredicateSubject) -> Bool {
    element == (other as? ElementSubject)?.element
  }

  /// Everything of a type below the element, in tree order; without recursion, since trees may be deeper than a stack.
  private func descendants(of type: ElementType) -> [Element] {
    var found: [Element] = []
    var open = Array(element.children.reversed())
    while let next = open.popLast() {
      if next.type == type { found.append(next) }
      open += next.children.reversed()
    }
    return found
  }
}

/// The words about keys that an element does not have.
enum ElementKeys {
  /// The number of suggested keys beside an unknown one.
  private static let suggested = 3

  /// An element's type with its article, such as `a Button`.
  static func kind(_ type: ElementType) -> String {
    "\(type.article) \(type.displayName)"
  }

  /// The error about a key, with the nearest of those that there are.
  static func unknown(
    _ key: String, of kind: String,
    among known: [String] = ElementAttribute.allCases.map(\.rawValue) + ElementType.byQueryKey.keys.sorted()
  ) -> PredicateEvaluationError {
    let lowercased = key.lowercased()
    let ranked = known.enumerated().map { index, name in
      let most = max(name.count, key.count)
      let distance = EditDistance.between(lowercased, name.lowercased(), atMost: most) ?? most
      return (distance: distance, index: index, name: name)
    }.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
    return .unknownKey(key, of: kind, suggestions: ranked.prefix(suggested).map(\.name))
  }
}
