import SwiftUI

/// The objects of a model that a view shows; the view follows those that come and go.
///
/// - Reference: [SwiftData's `Query`](https://developer.apple.com/documentation/swiftdata/query).
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>
  private let form: ([Element]) -> Result

  /// The objects that the context of the view has.
  public var wrappedValue: Result {
    form((try? context.fetch(descriptor)) ?? [])
  }

  /// The context of the view.
  public var modelContext: ModelContext { context }

  /// The error of the condition, if it has one.
  public var fetchError: (any Error)? {
    do {
      _ = try context.fetch(descriptor)
      return nil
    } catch {
      return error
    }
  }
}

extension Query where Result == [Element] {
  /// Finds what a descriptor wants.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.descriptor = descriptor
    form = { $0 }
  }

  /// Finds all objects.
  public init() { self.init(FetchDescriptor()) }

  /// Finds all objects.
  public init(animation: Animation) { self.init(FetchDescriptor()) }

  /// Finds objects by a condition, in an order.
  ///
  /// - Parameters:
  ///   - filter: The condition.
  ///   - descriptors: The order.
  ///   - animation: The animation of changes; here they have none.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// Finds objects by a condition, in the order of a variable.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }

  /// Finds objects by a condition, in the order of a variable that may have no value.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    animation: Animation? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
}
