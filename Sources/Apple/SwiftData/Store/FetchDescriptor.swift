/// The condition, the order and the number of objects that are wanted.
///
/// - Reference: [SwiftData's `FetchDescriptor`](https://developer.apple.com/documentation/swiftdata/fetchdescriptor).
public struct FetchDescriptor<Element: PersistentModel> {
  /// The condition that objects fulfil.
  public var predicate: Predicate<Element>?
  /// The order; without one it is that in which objects were inserted.
  public var sortBy: [SortDescriptor<Element>]
  /// The greatest number of objects.
  public var fetchLimit: Int?
  /// The number of objects that are passed over.
  public var fetchOffset: Int?
  /// Whether objects that were not saved count; here they always do.
  public var includePendingChanges = true
  /// The variables that are read at once; here all are.
  public var propertiesToFetch: [PartialKeyPath<Element>] = []
  /// The variables with other models that are read at once; here all are.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Element>] = []

  /// Creates a descriptor.
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  ///   - sortBy: The order.
  public init(predicate: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }

  /// The objects that are wanted of some.
  func results(of objects: [Element]) throws -> [Element] {
    var found =
      try predicate.map { condition in try objects.filter { try condition.evaluate($0) } } ?? objects
    if !sortBy.isEmpty { found = found.sorted(using: sortBy) }
    let rest = found.dropFirst(max(0, fetchOffset ?? 0))
    // On Apple's platforms, a limit of 0 is none.
    return Array(fetchLimit.flatMap { $0 > 0 ? $0 : nil }.map { rest.prefix($0) } ?? rest)
  }
}
