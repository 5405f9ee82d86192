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
  /// What Swift Testing said of its part; `nil` if it said nothing.
  public var issues: IssueStream?

  /// Makes a note of an end.
  ///
  /// - Parameters:
  ///   - ended: When the run ended.
  ///   - status: The exit status of `swift test`.
  ///   - issues: What Swift Testing said of its part.
  public init(ended: Date, status: Int32, issues: IssueStream? = nil) {
    self.ended = ended
    self.status = status
    self.issues = issues
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
  /// How many checks could not be made; `nil` until it closes, and of versions that kept none of them.
  public var refusals: Int?
  /// The failures it saw; `nil` until it closes.
  public var failures: TestFailures?
}

/// What made tests of a process fail, as far as the process can tell.
///
/// XCTest tells of every failure while it runs. Swift Testing tells nobody within the process; what it says to
/// `galley test` is an ``IssueStream``.
public struct TestFailures: Hashable, Sendable, Codable {
  /// XCTest failures that are a check's.
  public var checks = 0
  /// XCTest failures for any other reason.
  public var others = 0
  /// Where checks recorded Swift Testing issues, each place once, sorted: file, line and column.
  public var issues: [String] = []

  /// A process without failures.
  public init() {}

  /// Why a test failed.
  public enum Reason: Sendable {
    /// A check under XCTest.
    case check
    /// Anything else under XCTest.
    case other
    /// A check under Swift Testing, at a file, line and column.
    case issue(String)
  }

  /// Takes one more.
  mutating func note(_ reason: Reason) {
    switch reason {
    case .check: checks += 1
    case .other: others += 1
    case .issue(let place): if !issues.contains(place) { issues = (issues + [place]).sorted() }
    }
  }
}

/// How the files of a run are called.
enum RunNames {
  /// Beginning a run and removing old ones take turns.
  static let lock = "runs.lock"
  static let launch = "launch.json"
  static let summary = "run.json"
  static let records = "records"
  static let refusals = "refusals"
  static let pictures = "pictures"
  static let texts = "texts"
  static let trees = "trees"
  static let evidence = "evidence"
  static let layouts = "layouts.json"
  static let issues = "swift-testing.jsonl"

  /// The picture of a piece of evidence, by the name of its text; of two frames that differ, both.
  static func picture(_ stem: String) -> String { "\(stem).png" }
  static func previousPicture(_ stem: String) -> String { "\(stem)-previous.png" }
  static func actualPicture(_ stem: String) -> String { "\(stem)-actual.png" }

  static func process(_ name: String) -> String { "process-\(name).json" }

  static func isProcess(_ name: String) -> Bool { name.hasPrefix("process-") && name.hasSuffix(".json") }

  static func record(_ process: String, _ number: Int) -> String {
    let digits = "\(number)"
    return "\(process)-\(String(repeating: "0", count: max(0, 6 - digits.count)))\(digits).json"
  }
}
