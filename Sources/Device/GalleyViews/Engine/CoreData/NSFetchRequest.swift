import Foundation

/// A result of a request to a store of Core Data.
///
/// - Reference: [Core Data's `NSFetchRequestResult`](https://developer.apple.com/documentation/coredata/nsfetchrequestresult).
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// A request to a store of Core Data, which is not here so far: it finds nothing.
///
/// - Reference: [Core Data's `NSFetchRequest`](https://developer.apple.com/documentation/coredata/nsfetchrequest).
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSObject {
  /// The name of the kind of objects.
  open private(set) var entityName: String?
  /// The condition that results fulfil.
  open var predicate: NSPredicate?
  /// The order of results.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The greatest number of results; 0 for all.
  open var fetchLimit = 0

  public override init() {
    super.init()
  }

  /// Creates a request for objects of a kind.
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }
}
