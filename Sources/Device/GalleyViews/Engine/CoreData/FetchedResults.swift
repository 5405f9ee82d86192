import Foundation

/// The results of a ``FetchRequest``; none so far, because Core Data is not here.
///
/// - Reference: [SwiftUI's `FetchedResults`](https://developer.apple.com/documentation/swiftui/fetchedresults).
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  /// The order of results.
  public var nsSortDescriptors: [NSSortDescriptor] = []
  /// The condition that results fulfil.
  public var nsPredicate: NSPredicate?

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }

  /// The result at a position; here there is none.
  public subscript(position: Int) -> Result {
    preconditionFailure("there is no Core Data, so no result can be read")
  }
}
