import Foundation

/// What `galley test` writes before it starts the tests; a run that has it must end with a ``RunSummary``.
public struct RunLaunch: Hashable, Sendable, Codable {
  /// The version of the format.
  public var format = 1
  /// When the run began.
  public var started: Date
  /// What was started.
  public var command: [String]
  /// The `galley` process.
  public var process: ProcessIdentity

  /// Makes a note of a start.
  ///
  /// - Parameters:
  ///   - started: When the run began.
  ///   - command: What was started.
  ///   - process: The `galley` process.
  public init(started: Date, command: [String], process: ProcessIdentity) {
    self.started = started
    self.command = command
    self.process = process
  }
}

/// `run.json`, which `galley test` writes last.
public struct RunSummary: Hashable, Sendable, Codable {
  /// The version of the format.
  public var format = 1
  /// When the run ended.
  public var ended: Date
  /// The exit status of `swift test`; 128 and the signal's number if a signal ended it.
  public var status: Int32

  /// Makes a note of an end.
  ///
  /// - Parameters:
  ///   - ended: When the run ended.
  ///   - status: The exit status of `swift test`.
  public init(ended: Date, status: Int32) {
    self.ended = ended
    self.status = status
  }
}

/// `process-<pid>.json`: one process that makes checks.
public struct ProcessNote: Hashable, Sendable, Codable {
  /// The version of the format.
  public var format = 1
  /// The process.
  public var process: ProcessIdentity
  /// When it began to check.
  public var started: Date
  /// How many records it wrote; `nil` until it closes at its exit.
  public var records: Int?
}

/// How the files of a run are called.
enum RunNames {
  static let launch = "launch.json"
  static let summary = "run.json"
  static let records = "records"
  static let pictures = "pictures"
  static let trees = "trees"
  static let evidence = "evidence"

  static func process(_ name: String) -> String { "process-\(name).json" }

  static func isProcess(_ name: String) -> Bool { name.hasPrefix("process-") && name.hasSuffix(".json") }

  static func record(_ process: String, _ number: Int) -> String {
    let digits = "\(number)"
    return "\(process)-\(String(repeating: "0", count: max(0, 6 - digits.count)))\(digits).json"
  }
}
