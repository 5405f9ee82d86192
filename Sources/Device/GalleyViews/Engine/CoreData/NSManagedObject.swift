import Combine
import Foundation

/// An object in a store of Core Data, which is not here so far: it lives as long as the app refers to it.
///
/// - Reference: [Core Data's `NSManagedObject`](https://developer.apple.com/documentation/coredata/nsmanagedobject).
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
  /// The context of the object.
  open private(set) weak var managedObjectContext: NSManagedObjectContext?

  /// Creates an object in a context, which does not keep it.
  public required init(context moc: NSManagedObjectContext) {
    managedObjectContext = moc
    super.init()
    RunningDevice.report(.managedObjectContext)
  }
}
