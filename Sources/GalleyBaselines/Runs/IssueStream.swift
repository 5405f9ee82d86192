import Foundation

/// What Swift Testing said of its part of a run, by its event stream.
///
/// - Reference: swift-testing, Documentation/ABI/JSON.md: a line is a record, an event's kind says what happened, and
///   an issue says whether it was known. Warnings are no failures.
public struct IssueStream: Hashable, Sendable, Codable {
  /// Whether the tests began.
  public var hasBegun = false
  /// Whether the tests came to their end.
  public var hasEnded = false
  /// Where issues were recorded that made a test fail, each place once, sorted: file, line and column, or nothing if that
  /// is not known.
  public var failures: [String] = []

  /// A stream in which nothing was said.
  public init() {}

  /// Reads a stream; a line that cannot be understood counts as a failure.
  ///
  /// - Parameter lines: The records, one a line.
  public init(_ lines: [UInt8]) {
    var places: Set<String> = []
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      guard let record = try? JSONDecoder().decode(Record.self, from: Data(line)) else {
        places.insert("")
        continue
      }
      guard record.kind == "event" else { continue }
      switch record.payload.kind {
      case "runStarted": hasBegun = true
      case "runEnded": hasEnded = true
      case "issueRecorded":
        if record.payload.issue?.isFailing ?? true { places.insert(record.payload.issue?.place ?? "") }
      default: break
      }
    }
    failures = places.sorted()
  }

  private struct Record: Decodable {
    var kind: String
    var payload: Payload
  }

  private struct Payload: Decodable {
    var kind: String?
    var issue: Issue?
  }

  private struct Issue: Decodable {
    var isKnown: Bool?
    var isFailure: Bool?
    var severity: String?
    var sourceLocation: Location?

    var place: String? { sourceLocation.map { "\($0.fileID):\($0.line):\($0.column)" } }

    var isFailing: Bool { isKnown != true && (isFailure ?? (severity != "warning")) }
  }

  private struct Location: Decodable {
    var fileID: String
    var line: Int
    var column: Int
  }
}
