import Dispatch
import Foundation

/// The queue that the main actor runs on.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller is on it.
  ///
  /// A program that has called `dispatchMain()`, as Swift Testing's do, has it served by any thread.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
