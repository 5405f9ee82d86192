import Foundation
import GalleyBaselines
import GalleyDecisions

/// The output of `--json`: the data of a command that succeeded, or the error of one that failed.
package struct Envelope<Data: Encodable & Sendable>: Encodable, Sendable {
  private enum Key: String, CodingKey {
    case status, data, error
  }

  private struct Failure: Encodable {
    var code: Int32
    var message: String
  }

  private let data: Data?
  private let failure: (code: ExitCode, message: String)?

  /// Wraps the data of a command that succeeded.
  package init(_ data: Data) {
    self.data = data
    failure = nil
  }

  fileprivate init(code: ExitCode, message: String) {
    data = nil
    failure = (code, message)
  }

  /// Writes `{"status": "ok", "data": …}` or `{"status": "error", "error": …}`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    if let failure {
      try container.encode("error", forKey: .status)
      try container.encode(Failure(code: failure.code.rawValue, message: failure.message), forKey: .error)
    } else {
      try container.encode("ok", forKey: .status)
      try container.encode(data, forKey: .data)
    }
  }
}

extension Envelope where Data == String {
  /// Wraps the error of a command that failed.
  package static func failure(_ code: ExitCode, _ message: String) -> Envelope {
    Envelope(code: code, message: message)
  }
}
