import Foundation
import GalleyBaselines
import Synchronization

@testable import Galley
@testable import GalleyChecks

/// A project of its own for a test: what checks find and leave there concerns nobody else.
final class TestSandbox: Sendable {
  let root: String
  let project: Project
  private let reported = Mutex<[CheckFailure]>([])

  init() throws {
    root = FileManager.default.temporaryDirectory.path + "/galley-checks-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    try "{}".write(toFile: root + "/Galley.json", atomically: true, encoding: .utf8)
    project = try Project.open(root: root)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  /// Makes a runner, and closes its part of the run afterwards.
  ///
  /// - Parameters:
  ///   - mode: Whether checks may write baselines.
  ///   - batch: What they belong to.
  ///   - body: Makes checks.
  /// - Returns: What the block returns.
  /// - Throws: What the block throws, and why there is no run.
  func withRunner<Result>(
    _ mode: RecordMode = .none, batch: BatchInfo? = nil, _ body: (CheckRunner) throws -> Result
  ) throws -> Result {
    // Settings are read anew: a test may have written them.
    let project = try Project.open(root: root)
    let recorder = try RunRecorder.open(project)
    defer { try? recorder.close() }
    return try body(CheckRunner(store: BaselineStore(project), recorder: recorder, mode: mode, batch: batch))
  }

  /// Runs checks in a run of the project; those that do not pass fail the running test.
  func run<Result>(
    _ mode: RecordMode = .none, batch: BatchInfo? = nil, _ body: () throws -> Result
  ) throws -> Result {
    try withRunner(mode, batch: batch) { try CheckContext.$override.withValue($0, operation: body) }
  }

  /// Runs checks in a run of the project, and returns the failures that they report instead of failing the test.
  func failures(_ mode: RecordMode = .none, _ body: () throws -> Void) throws -> [CheckFailure] {
    reported.withLock { $0 = [] }
    try CheckFailure.$reporter.withValue({ failure in self.reported.withLock { $0.append(failure) } }) {
      try run(mode, body)
    }
    return reported.withLock { $0 }
  }

  /// The messages of the failures that checks report.
  func messages(_ mode: RecordMode = .none, _ body: () throws -> Void) throws -> String {
    try failures(mode, body).map(\.message).joined(separator: "\n")
      .replacingOccurrences(of: root, with: "<root>")
  }

  /// The records of the run.
  func records() throws -> [CheckRecord] {
    try Run(nil, in: project).records
  }

  /// The checks of the run that could not be made.
  func refusals() throws -> [Refusal] {
    try Run(nil, in: project).refusals
  }
}
