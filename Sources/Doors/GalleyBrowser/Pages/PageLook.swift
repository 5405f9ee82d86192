import Foundation

/// A short look at a page: what moves, and how often it has changed.
struct PageLook: Decodable {
  /// The number of changes of the document so far.
  var change: Int
  /// The activities that keep the page from resting, in words.
  var activity: [String]
  /// The origin of the document.
  var origin: String
}
