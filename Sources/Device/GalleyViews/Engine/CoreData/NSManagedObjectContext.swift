import Foundation

/// The objects of a store of Core Data, which is not here so far: nothing is kept, and a warning says so.
///
/// - Reference: [Core Data's `NSManagedObjectContext`](https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext).
open class NSManagedObjectContext: NSObject {
  public override init() {
    super.init()
  }

  /// Whether objects have been changed since they were saved; here there are none.
  open var hasChanges: Bool { false }
  /// Whether changes of the store are taken over; here there is none.
  open var automaticallyMergesChangesFromParent = false

  /// Saves changes; here it fails.
  open func save() throws {
    RunningDevice.report(.managedObjectContext)
    throw CocoaError(.featureUnsupported)
  }

  /// Finds objects; here it finds none.
  open func fetch<Result: NSFetchRequestResult>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    RunningDevice.report(.managedObjectContext)
    return []
  }

  /// Counts objects; here it counts none.
  open func count<Result: NSFetchRequestResult>(for request: NSFetchRequest<Result>) throws -> Int {
    RunningDevice.report(.managedObjectContext)
    return 0
  }

  /// Deletes an object; here it changes nothing.
  open func delete(_ object: NSManagedObject) {
    RunningDevice.report(.managedObjectContext)
  }

  /// Takes changes back; here there are none.
  open func rollback() {}
}

private enum ManagedObjectContextKey: EnvironmentKey {
  /// The context of apps that set none; it keeps nothing, so all can share it.
  nonisolated(unsafe) private static let empty = NSManagedObjectContext()

  static var defaultValue: NSManagedObjectContext { empty }
}

extension EnvironmentValues {
  /// The objects of a store of Core Data; here they keep nothing.
  public var managedObjectContext: NSManagedObjectContext {
    get {
      RunningDevice.report(.managedObjectContext)
      return self[ManagedObjectContextKey.self]
    }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
