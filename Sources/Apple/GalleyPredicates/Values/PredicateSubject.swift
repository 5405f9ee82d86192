/// An object with keys that predicates can ask for.
///
/// It stands in for key-value coding, which Foundation on Linux lacks.
package protocol PredicateSubject {
  /// The object in the words of an error, with its article, such as `a query`.
  var predicateKind: String { get }

  /// The object itself, for those who ask for it as a value.
  var predicateObject: Any { get }

  /// The value of a key.
  ///
  /// - Throws: ``PredicateEvaluationError/unknownKey(_:of:suggestions:)`` if there is no such key.
  func predicateValue(forKey key: String) throws -> PredicateValue

  /// Whether another object is the same, or equal.
  func isEqual(to other: any PredicateSubject) -> Bool
}

/// A type whose values know how predicates see them.
package protocol PredicateConvertible {
  /// The value as predicates see it.
  var predicateValue: PredicateValue { get }
}

/// An object that predicates know nothing about; its stored properties are its keys.
struct UnknownSubject: PredicateSubject {
  let predicateObject: Any

  var predicateKind: String { "an object of type \(type(of: predicateObject))" }

  func predicateValue(forKey key: String) throws -> PredicateValue {
    var keys: [String] = []
    var mirror: Mirror? = Mirror(reflecting: predicateObject)
    while let level = mirror {
      for case (let label?, let value) in level.children {
        if label == key { return PredicateValue(value) }
        keys.append(label)
      }
      mirror = level.superclassMirror
    }
    throw PredicateEvaluationError.unknownKey(key, of: predicateKind, suggestions: keys)
  }

  func isEqual(to other: any PredicateSubject) -> Bool {
    let (a, b) = (predicateObject, other.predicateObject)
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    guard type(of: a) is AnyClass, type(of: b) is AnyClass else { return false }
    return (a as AnyObject) === (b as AnyObject)
  }
}
