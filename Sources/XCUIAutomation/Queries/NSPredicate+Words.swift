import Foundation

extension NSPredicate {
  /// What failures call the predicate.
  var words: String {
    "BLOCKPREDICATE"
  }
}
