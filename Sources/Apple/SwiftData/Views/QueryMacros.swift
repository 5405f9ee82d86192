import SwiftUI

/// Shows all objects of a model.
///
/// - Reference: [SwiftData's `Query()`](https://developer.apple.com/documentation/swiftdata/query()).
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "GalleyMacros", type: "QueryMacro")

/// Shows all objects of a model.
///
/// - Parameter animation: The animation of changes; here they have none.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "GalleyMacros", type: "QueryMacro")

/// Shows the objects that a descriptor wants.
///
/// - Parameters:
///   - descriptor: The condition, the order and the number of the objects.
///   - animation: The animation of changes; here they have none.
/// - Reference: [SwiftData's `Query(_:animation:)`](https://developer.apple.com/documentation/swiftdata/query(_:animation:)).
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation? = nil
) = #externalMacro(module: "GalleyMacros", type: "QueryMacro")

/// Shows objects by a condition, in an order.
///
/// - Parameters:
///   - filter: The condition.
///   - descriptors: The order.
///   - animation: The animation of changes; here they have none.
/// - Reference: [SwiftData's `Query(filter:sort:animation:)`](https://developer.apple.com/documentation/swiftdata/query(filter:sort:animation:)).
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  animation: Animation? = nil
) = #externalMacro(module: "GalleyMacros", type: "QueryMacro")

/// Shows objects by a condition, in the order of a variable.
///
/// - Parameters:
///   - filter: The condition.
///   - keyPath: The variable.
///   - order: Whether objects with small values come first.
///   - animation: The animation of changes; here they have none.
/// - Reference: [SwiftData's `Query(filter:sort:order:animation:)`](https://developer.apple.com/documentation/swiftdata/query(filter:sort:order:animation:)-2vd3a).
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward,
  animation: Animation? = nil
) = #externalMacro(module: "GalleyMacros", type: "QueryMacro")

/// Shows objects by a condition, in the order of a variable that may have no value.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward,
  animation: Animation? = nil
) = #externalMacro(module: "GalleyMacros", type: "QueryMacro")
