import Foundation

/// A property wrapper for objects of a store of Core Data, which is not here so far: it finds nothing, and a warning says so.
///
/// - Reference: [SwiftUI's `FetchRequest`](https://developer.apple.com/documentation/swiftui/fetchrequest).
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  /// The order and the condition of results.
  ///
  /// - Reference: [SwiftUI's `FetchRequest.Configuration`](https://developer.apple.com/documentation/swiftui/fetchrequest/configuration).
  public struct Configuration {
    /// The order of results.
    public var nsSortDescriptors: [NSSortDescriptor] = []
    /// The condition that results fulfil.
    public var nsPredicate: NSPredicate?
  }

  private var configuration: Configuration

  /// Creates a request for all objects of a type.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    configuration = Configuration(nsPredicate: predicate)
  }

  /// Creates a request for all objects of a type.
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    configuration = Configuration(nsSortDescriptors: sortDescriptors, nsPredicate: predicate)
  }

  /// Creates a wrapper of a request.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(
      sortDescriptors: fetchRequest.sortDescriptors ?? [], predicate: fetchRequest.predicate,
      animation: animation)
  }

  /// Creates a wrapper of a request.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest: fetchRequest)
  }

  /// The results; here none.
  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(
      nsSortDescriptors: configuration.nsSortDescriptors, nsPredicate: configuration.nsPredicate)
  }

  /// The order and the condition, which an app may change; here without an effect.
  public var projectedValue: Binding<Configuration> { .constant(configuration) }
}

extension FetchRequest: LinkedProperty {
  /// Reports that nothing is found.
  @MainActor package mutating func link(to kept: AnyObject?, in context: NodeContext) -> AnyObject? {
    context.host.problems.report(.missingFeature(.fetchRequest, view: context.bodyName))
    return nil
  }
}
