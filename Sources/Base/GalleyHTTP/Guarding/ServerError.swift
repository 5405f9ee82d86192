import GalleyText
import Glibc

/// A reason for which a server could not be started.
package enum ServerError: Error, Hashable, Sendable {
  /// The port cannot be used; with the system's error number.
  case cannotListen(String, port: UInt16, code: Int32)
  /// The address is not numeric.
  case noAddress(String)
  /// The HTTP library could not start.
  case cannotServe
  /// The system has no random numbers.
  case noRandomness
  /// The token file cannot be used.
  case badTokenFile(String, String)
}

extension ServerError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .cannotListen(let address, let port, let code):
      let reason =
        code == EADDRINUSE
        ? "another program listens there; without --port a free one is chosen"
        : String(cString: strerror(code))
      return "cannot listen on \(CleanText.line(address, limit: 80)), port \(port): \(reason)"
    case .noAddress(let text):
      return "\"\(CleanText.line(text, limit: 80))\" is not a numeric address such as 192.168.1.20"
    case .cannotServe: return "the server could not start; there may be too many threads or open files"
    case .noRandomness: return "the system has no random numbers, so no safe token can be made"
    case .badTokenFile(let path, let reason):
      return "the token file \(CleanText.line(path, limit: 300)) cannot be used: \(reason)"
    }
  }
}
