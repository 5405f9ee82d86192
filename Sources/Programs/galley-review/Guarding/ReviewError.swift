import GalleyText
import GalleyTree

/// A reason for which no review could be started, beside those of the server itself.
package enum ReviewError: Error, Hashable, Sendable {
  /// Other machines can reach the address, and there is no token file.
  case notLoopback(String)
  /// The page could not be written.
  case noPage(String)
}

extension ReviewError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notLoopback(let address):
      "\(CleanText.line(address, limit: 80)) can be reached from other machines; give --token-file too, with a "
        + "secret that only reviewers know"
    case .noPage(let reason): "the review page could not be written: \(reason)"
    }
  }
}
