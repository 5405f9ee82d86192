import Foundation
import GalleyAutomation
import GalleyPredicates

extension ElementPredicate {
  /// The condition that a predicate of Foundation puts on an element.
  ///
  /// Those made of formats judge the tree's elements as they are; all others get a frozen copy of each.
  init(_ predicate: NSPredicate) {
    let words = predicate.formatText
    switch predicate {
    case let predicate as FormatPredicate:
      predicate.recordIfMalformed()
      self.init(words) { predicate.holds(for: .object(ElementSubject($0))) }
    case let compound as NSCompoundPredicate:
      let parts = compound.subpredicates.map { ElementPredicate($0) }
      switch compound.compoundPredicateType {
      case .and: self.init(words) { element in parts.allSatisfy { $0.matches(element) } }
      case .or: self.init(words) { element in parts.contains { $0.matches(element) } }
      case .not: self.init(words) { element in !parts.contains { $0.matches(element) } }
      }
    default: self.init(words) { predicate.evaluate(with: FrozenElement($0)) }
    }
  }
}
