import Foundation
import GalleyAutomation
import GalleyJSON
import GalleyPredicates

/// An element, as the predicates of clients see it.
struct FactsSubject: PredicateSubject {
  let facts: ElementFacts

  var predicateKind: String { "an element" }
  var predicateObject: Any { facts }

  func predicateValue(forKey key: String) throws -> PredicateValue {
    guard let attribute = AttributeName(spelling: key) else {
      throw PredicateEvaluationError.unknownKey(
        key, of: predicateKind, suggestions: AttributeName.allCases.map(\.rawValue))
    }
    if attribute == .rect { return .rectangle(facts.rect) }
    return switch facts.value(of: attribute) {
    case .text(let text): .string(text)
    case .boolean(let value): .boolean(value)
    case .integer(let number): .integer(number)
    case .number(let number): .real(number)
    case .null, .list, .object: .null
    }
  }

  func isEqual(to other: any PredicateSubject) -> Bool {
    guard let other = other as? FactsSubject else { return false }
    return facts.place == other.facts.place && facts.screen.isSame(as: other.facts.screen)
  }
}
