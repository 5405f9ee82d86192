import Foundation
import GalleyImage
import GalleySystem
import GalleyTree

/// The file that `galley test` writes before it starts the tests; a run that has it must end with a ``RunSummary``.
package struct RunLaunch: Hashable, Sendable, Codable {
  /// The version of the format.
  package var format = 1
  /// The time of the beginning.
  package var started: Date
  /// The command line.
  package var command: [String]
  /// The `galley` process.
  package var process: ProcessIdentity
  /// The version of Galley; `nil` in runs of versions that did not say.
  package var tool: String?
  /// The digest of `Galley.json`, see ``Project/settingsDigest``.
  package var settings: String?
  /// The part of the suite that was started, if not all of it.
  package var shard: Shard?
  /// The seed of the devices, if one was stated.
  package var seed: UInt64?
  /// The parts of the configuration that were stated to `galley test`; `nil` if none was.
  package var configuration: StatedConfiguration?
  /// The arguments to `swift test` that select tests, sorted; `nil` if there are none.
  package var selection: [String]?
  /// The commit that was tested.
  package var git: GitState?
  /// The batch of all checks that do not name another.
  package var batch: BatchInfo?
  /// The runs that this one was merged from.
  package var parts: [RunPart]?
  /// The pictures that the run is of, where it was made of folders of pictures.
  package var pictures: PictureScope?

  /// Makes a note of a start.
  package init(started: Date, command: [String], process: ProcessIdentity) {
    self.started = started
    self.command = command
    self.process = process
  }

  /// The parts of the suite that it holds; none if the suite was not divided.
  package var shards: [Shard] { parts?.compactMap(\.shard) ?? (shard.map { [$0] } ?? []) }

  /// The part of the suite that it holds; `nil` of the whole, also as a shard of one.
  package var partialShard: Shard? { shard.flatMap { $0.count > 1 ? $0 : nil } }
}

/// `run.json`, which `galley test` writes last.
package struct RunSummary: Hashable, Sendable, Codable {
  /// The version of the format.
  package var format = 1
  /// The time of the end.
  package var ended: Date
  /// The exit status of `swift test`; 128 and the signal's number if a signal ended it.
  package var status: Int32
  /// The events that Swift Testing wrote; `nil` if it wrote none.
  package var issues: IssueStream?
  /// The end of each attempt, the first one first, where failed tests were run again.
  package var attempts: [AttemptResult]?
  /// The digests of the run's other notes, by their names; a run without them is not believed.
  ///
  /// Of a process that had not closed there is none.
  package var files: [String: SHA256Digest]?
  /// The digest of the summary without it, which tells that the summary was edited; a run without it is not believed.
  package var seal: SHA256Digest?
  /// The signal that interrupted it.
  package var interruption: Int32?
  /// The failed tests that were not run again, as their failure would have been the same.
  package var unretried: [UnretriedTest]?
  /// The deaths of test processes, from what they printed, where there was one attempt.
  package var crashes: [Crash]?

  /// Makes a note of an end.
  package init(ended: Date, status: Int32, issues: IssueStream? = nil) {
    self.ended = ended
    self.status = status
    self.issues = issues
  }
}

extension RunSummary {
  /// Makes a note of an end after one or more attempts; the last one says how it ended.
  package init(ended: Date, attempts: [AttemptResult]) {
    self.init(ended: ended, status: attempts.last?.status ?? 0, issues: attempts.last?.issues)
    if attempts.count > 1 { self.attempts = attempts } else { crashes = attempts.last?.crashes }
  }
}

/// The end of one attempt of a run.
package struct AttemptResult: Hashable, Sendable, Codable {
  /// The exit status of `swift test`; 128 and the signal's number if a signal ended it.
  package var status: Int32
  /// The events that Swift Testing wrote; `nil` if it wrote none.
  package var issues: IssueStream?
  /// The deaths of test processes, from what they printed.
  package var crashes: [Crash]?

  /// Makes a note of an end.
  package init(status: Int32, issues: IssueStream? = nil, crashes: [Crash]? = nil) {
    self.status = status
    self.issues = issues
    self.crashes = crashes
  }
}

/// A run that was merged into another one.
package struct RunPart: Hashable, Sendable, Codable {
  /// Its name.
  package var run: String
  /// The part of the suite that it ran; `nil` if it ran all of it.
  package var shard: Shard?
  /// The number of checks that it made.
  package var checks: Int
  /// Whether tests of it failed for another reason than their checks.
  package var hasOtherFailures: Bool
  /// Whether it has tests, and none of them has a result: then its process ended before it ran anything.
  package var ranNothing: Bool?

  /// Names a part.
  package init(run: String, shard: Shard?, checks: Int, hasOtherFailures: Bool, ranNothing: Bool = false) {
    self.run = run
    self.shard = shard
    self.checks = checks
    self.hasOtherFailures = hasOtherFailures
    self.ranNothing = ranNothing ? true : nil
  }
}

/// `process-<pid>.json`: one process that makes checks.
package struct ProcessRecord: Hashable, Sendable, Codable {
  /// The version of the format.
  package var format = 1
  /// The process.
  package var process: ProcessIdentity
  /// The time of its first check.
  package var started: Date
  /// Whether `galley test` had begun the run, which has its notes then; `nil` if it had not.
  package var launched: Bool?
  /// The commit that was checked out; `nil` if git did not tell it, and of a process of a run that `galley test` had begun.
  package var commit: String?
  /// The number of records that it wrote; `nil` until it closes at its exit.
  package var records: Int?
  /// The number of checks that could not be made; `nil` until it closes, and of versions that kept none of them.
  package var refusals: Int?
  /// The failures it saw; `nil` until it closes.
  package var failures: TestFailures?
  /// The attempt that it is part of, from 2 up; `nil` for the first.
  package var attempt: Int?
  /// The results of the XCTests it ran, in their order; `nil` until it closes.
  package var tests: [TestResult]?
  /// The tests that were told to compare nothing, sorted; `nil` until it closes.
  package var ignoring: [TestOwner]?
  /// The alerts and the like that were answered while tests acted on something else, in order; `nil` until it closes, and
  /// of versions that did not say.
  package var interruptions: [InterruptionRecord]?
  /// The digests of the records and refusals, by their path in the run; `nil` until it closes, and of versions that did
  /// not say.
  package var files: [String: SHA256Digest]?

  /// Makes the note of a process that begins.
  init(process: ProcessIdentity, started: Date, attempt: Int? = nil) {
    self.process = process
    self.started = started
    self.attempt = attempt
  }
}

/// The names of the files of a run.
package enum RunFileNames {
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
  package static let attachments = "attachments"
  /// The folders of a run.
  static let contents = [records, refusals, pictures, texts, trees, evidence, attachments]
  static let layouts = "layouts.json"
  private static let trails = "trail-"
  private static let resultLogs = "results-"
  private static let issues = "swift-testing.jsonl"

  /// The events of Swift Testing in one of several processes, whose numbers begin with 1.
  package static func issues(ofWorker number: Int) -> String {
    number == 1 ? issues : "swift-testing-\(number).jsonl"
  }
  package static let tests = "tests.json"

  /// The tree of what a check saw.
  ///
  /// Views look otherwise where elements are alike, so that a tree with its views is called by its picture, too.
  static func tree(_ digest: Digest128, of content: ContentDigest, hasViews: Bool) -> String {
    hasViews ? "\(digest)-\(content.name).json" : "\(digest).json"
  }

  /// The file of the tree of what a check saw, in a run's folder of trees; `nil` if it saw none.
  package static func tree(of content: ContentDigest, in trees: Folder) throws(FileError) -> String? {
    guard let digest = content.tree else { return nil }
    let name = tree(digest, of: content, hasViews: true)
    return try trees.contains(name) ? name : tree(digest, of: content, hasViews: false)
  }

  /// A picture: of a check by the digest of its pixels, of a piece of evidence by the name of its text.
  package static func picture(_ stem: String, _ format: PictureFormat = .png) -> String {
    "\(stem).\(format.fileExtension)"
  }
  /// The audit that a piece of evidence is about, by the name of its text.
  static func audit(_ stem: String) -> String { "\(stem)-audit.json" }
  static func previousPicture(_ stem: String) -> String { "\(stem)-previous.png" }
  static func actualPicture(_ stem: String) -> String { "\(stem)-actual.png" }

  package static func process(_ name: String) -> String { "process-\(name).json" }

  /// Whether a name is that of a note whose digest the summary has.
  package static func isNote(_ name: String) -> Bool { name == launch || name == tests || isProcess(name) }

  static func isProcess(_ name: String) -> Bool { name.hasPrefix("process-") && name.hasSuffix(".json") }

  /// The results of a process's tests until it closes, by the name that its note has.
  static func results(_ name: String) -> String { "\(resultLogs)\(name).jsonl" }

  /// The results that belong to a process's note.
  static func results(ofProcess note: String) -> String {
    results(String(note.dropFirst("process-".count).dropLast(".json".count)))
  }

  /// The trail of a process, by the name that its note has.
  package static func trail(_ name: String) -> String { "\(trails)\(name).txt" }

  /// Whether a file grows when a test begins or ends.
  package static func isLog(_ name: String) -> Bool { name.hasSuffix(".jsonl") }

  package static func isTrail(_ name: String) -> Bool { name.hasPrefix(trails) && name.hasSuffix(".txt") }

  package static func record(_ process: String, _ number: Int) -> String {
    let digits = "\(number)"
    return "\(process)-\(String(repeating: "0", count: max(0, 6 - digits.count)))\(digits).json"
  }
}
