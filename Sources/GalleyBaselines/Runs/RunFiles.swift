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
  /// The version of Galley; `nil` in runs of versions that did not say.
  public var tool: String?
  /// The digest of `Galley.json`, see ``Project/settingsDigest``.
  public var settings: String?
  /// Which part of the suite was started, if not all of it.
  public var shard: Shard?
  /// What of the user's words to `swift test` selects tests, sorted; `nil` if nothing does.
  public var selection: [String]?
  /// The commit that was tested.
  public var git: GitState?
  /// What all checks belong to, where they do not say otherwise.
  public var batch: BatchInfo?
  /// The runs that this one was merged from.
  public var parts: [RunPart]?

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

  /// Which parts of the suite it holds; none if it was not divided.
  package var shards: [Shard] { parts?.compactMap(\.shard) ?? (shard.map { [$0] } ?? []) }
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
  /// How each attempt ended, the first one first, where failed tests were run again.
  public var attempts: [AttemptEnd]?

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

extension RunSummary {
  /// Makes a note of an end after one or more attempts; the last one says how it ended.
  package init(ended: Date, attempts: [AttemptEnd]) {
    self.init(ended: ended, status: attempts.last?.status ?? 0, issues: attempts.last?.issues)
    if attempts.count > 1 { self.attempts = attempts }
  }
}

/// How one attempt of a run ended.
public struct AttemptEnd: Hashable, Sendable, Codable {
  /// The exit status of `swift test`; 128 and the signal's number if a signal ended it.
  public var status: Int32
  /// What Swift Testing said of its part; `nil` if it said nothing.
  public var issues: IssueStream?

  /// Makes a note of an end.
  ///
  /// - Parameters:
  ///   - status: The exit status of `swift test`.
  ///   - issues: What Swift Testing said of its part.
  public init(status: Int32, issues: IssueStream? = nil) {
    self.status = status
    self.issues = issues
  }
}

/// A run that was merged into another one.
public struct RunPart: Hashable, Sendable, Codable {
  /// Its name.
  public var run: String
  /// Which part of the suite it ran; `nil` if it ran all of it.
  public var shard: Shard?
  /// How many checks it made.
  public var checks: Int
  /// Whether tests of it failed for another reason than their checks.
  public var hasOtherFailures: Bool

  /// Names a part.
  ///
  /// - Parameters:
  ///   - run: The run's name.
  ///   - shard: Which part of the suite it ran.
  ///   - checks: How many checks it made.
  ///   - hasOtherFailures: Whether tests of it failed for another reason than their checks.
  public init(run: String, shard: Shard?, checks: Int, hasOtherFailures: Bool) {
    self.run = run
    self.shard = shard
    self.checks = checks
    self.hasOtherFailures = hasOtherFailures
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
  /// Which attempt it is part of, from 2 up; `nil` for the first.
  public var attempt: Int?
  /// What became of the XCTests it ran, in their order; `nil` until it closes.
  public var tests: [TestResult]?
  /// The tests that were told to compare nothing, sorted; `nil` until it closes.
  public var ignoring: [TestOwner]?

  /// Makes the note of a process that begins.
  init(process: ProcessIdentity, started: Date, attempt: Int? = nil) {
    self.process = process
    self.started = started
    self.attempt = attempt
  }
}

/// How the files of a run are called.
package enum RunNames {
  /// Beginning a run and removing old ones take turns.
  package static let lock = "runs.lock"
  package static let launch = "launch.json"
  package static let summary = "run.json"
  package static let records = "records"
  package static let refusals = "refusals"
  package static let pictures = "pictures"
  package static let texts = "texts"
  package static let trees = "trees"
  package static let evidence = "evidence"
  static let layouts = "layouts.json"
  package static let issues = "swift-testing.jsonl"
  package static let tests = "tests.json"

  /// The picture of a piece of evidence, by the name of its text; of two frames that differ, both.
  package static func picture(_ stem: String) -> String { "\(stem).png" }
  static func previousPicture(_ stem: String) -> String { "\(stem)-previous.png" }
  static func actualPicture(_ stem: String) -> String { "\(stem)-actual.png" }

  package static func process(_ name: String) -> String { "process-\(name).json" }

  static func isProcess(_ name: String) -> Bool { name.hasPrefix("process-") && name.hasSuffix(".json") }

  package static func record(_ process: String, _ number: Int) -> String {
    let digits = "\(number)"
    return "\(process)-\(String(repeating: "0", count: max(0, 6 - digits.count)))\(digits).json"
  }
}
