import GalleyTree
import Glibc

/// Why no review could be begun.
package enum ReviewFault: Error, Hashable, Sendable {
  /// The port cannot be had; with the system's error number.
  case cannotListen(String, port: UInt16, code: Int32)
  /// It is no address in numbers.
  case noAddress(String)
  /// The address can be reached from other machines, and nobody said how they show who they are.
  case notLoopback(String)
  /// The library could not begin.
  case cannotServe
  /// The system gave no random numbers.
  case noRandomness
  /// A file with a token cannot be used.
  case badTokenFile(String, String)
  /// The page could not be written.
  case noPage(String)
}

extension ReviewFault: CustomStringConvertible {
  /// The fault as one sentence without a full stop.
  package var description: String {
    switch self {
    case .cannotListen(let address, let port, let code):
      let reason =
        code == EADDRINUSE
        ? "another program listens there; leave out --port for one that is free"
        : String(cString: strerror(code))
      return "cannot listen on \(ElementText.clean(address, limit: 80)), port \(port): \(reason)"
    case .noAddress(let text):
      return "\"\(ElementText.clean(text, limit: 80))\" is no address in numbers, such as 192.168.1.20"
    case .notLoopback(let address):
      return
        "\(ElementText.clean(address, limit: 80)) can be reached from other machines; give --token-file too, with a "
        + "secret that only reviewers know"
    case .cannotServe: return "the server could not begin; there may be too many threads or open files"
    case .noRandomness: return "the system gave no random numbers, so there is no safe token"
    case .badTokenFile(let path, let reason):
      return "the token file \(ElementText.clean(path, limit: 300)) cannot be used: \(reason)"
    case .noPage(let reason): return "the review page could not be written: \(reason)"
    }
  }
}
