import Foundation
import GalleyAutomation
import GalleyPredicates
import GalleySystem
import GalleyTree

/// An element that is found anew for each judgement, as predicates see it.
///
/// Whether it is there and reached by touches never fails. Everything else is read once, when it is first
/// asked for, and needs exactly one match. Callers check for the main thread first, so that its memory is
/// only used there.
private final class LiveElementSubject: PredicateSubject, @unchecked Sendable {
  private let element: XCUIElement
  private var found: ElementSubject?

  init(_ element: XCUIElement) {
    self.element = element
  }

  var predicateKind: String { element is XCUIApplication ? "an application" : "an element" }
  var predicateObject: Any { element }

  func predicateValue(forKey key: String) throws -> PredicateValue {
    try onMainActor { [self] in
      switch key {
      case "exists": return .boolean(element.exists)
      case "isHittable", "hittable": return .boolean(element.isHittable)
      case "application": return .object(LiveElementSubject(element.application))
      default: break
      }
      if let application = element as? XCUIApplication {
        if key == "state" { return .integer(Int(application.state.rawValue)) }
        if key == "bundleIdentifier" { return PredicateValue(application.bundleIdentifier) }
      }
      guard ElementAttribute.byKey[key] != nil || ElementType.byQueryKey[key] != nil else {
        throw ElementKeys.unknown(key, of: predicateKind, among: ElementKeys.live(of: element))
      }
      return try read().predicateValue(forKey: key)
    }
  }

  func isEqual(to other: any PredicateSubject) -> Bool {
    element === (other as? LiveElementSubject)?.element
  }

  @MainActor private func read() throws -> ElementSubject {
    if let found { return found }
    guard let automator = XCUIContext.automator else { throw NoDevice(description: XCUIContext.noDevice) }
    let subject = ElementSubject(try automator.read(element.target).element)
    found = subject
    return subject
  }
}

/// A query, as predicates see it.
private struct QuerySubject: PredicateSubject {
  let query: XCUIElementQuery

  private static let keys = ["count", "element", "firstMatch", "allElementsBoundByIndex"]

  var predicateKind: String { "a query" }
  var predicateObject: Any { query }

  func predicateValue(forKey key: String) throws -> PredicateValue {
    try onMainActor {
      switch key {
      case "count": return .integer(query.count)
      case "element": return .object(LiveElementSubject(query.element))
      case "firstMatch": return .object(LiveElementSubject(query.firstMatch))
      case "allElementsBoundByIndex":
        return .list(query.allElementsBoundByIndex.map { .object(LiveElementSubject($0)) })
      default: throw ElementKeys.unknown(key, of: predicateKind, among: Self.keys)
      }
    }
  }

  func isEqual(to other: any PredicateSubject) -> Bool {
    query === (other as? QuerySubject)?.query
  }
}

extension XCUIElement: PredicateConvertible {
  package nonisolated var predicateValue: PredicateValue { .object(LiveElementSubject(self)) }
}

extension XCUIElementQuery: PredicateConvertible {
  package nonisolated var predicateValue: PredicateValue { .object(QuerySubject(query: self)) }
}

extension FrozenElement: PredicateConvertible {
  nonisolated var predicateValue: PredicateValue { .object(ElementSubject(element)) }
}

extension ElementKeys {
  /// The keys of an element that is found anew.
  static func live(of element: XCUIElement) -> [String] {
    let own = element is XCUIApplication ? ["state", "bundleIdentifier"] : []
    return own + ["application"] + ElementAttribute.allCases.map(\.rawValue)
      + ElementType.byQueryKey.keys.sorted()
  }
}

/// An element was asked for without a device.
private struct NoDevice: Error, CustomStringConvertible {
  let description: String
}

/// An element was asked for beside the main thread.
private struct OffMainThread: Error, CustomStringConvertible {
  var description: String { "Elements can be judged on the main actor only." }
}

/// Reads an element for a predicate, which is evaluated on the caller's thread.
private func onMainActor(_ body: @MainActor () throws -> PredicateValue) throws -> PredicateValue {
  guard MainActorEntry.isInside else { throw OffMainThread() }
  return try MainActorEntry.run(body)
}
