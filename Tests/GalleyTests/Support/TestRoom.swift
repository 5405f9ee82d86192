import Foundation
import GalleyBaselines

@testable import Galley

/// A project of its own for a test: what checks find and leave there concerns nobody else.
final class TestRoom {
  let root: String
  let project: Project

  init() throws {
    root = FileManager.default.temporaryDirectory.path + "/galley-room-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    try "{}".write(toFile: root + "/Galley.json", atomically: true, encoding: .utf8)
    project = try Project.open(root: root)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  /// Runs checks in a run of the project.
  ///
  /// - Parameters:
  ///   - mode: Whether they may write baselines.
  ///   - batch: What they belong to.
  ///   - body: Makes them.
  /// - Returns: What the block returns.
  /// - Throws: What the block throws, and why there is no run.
  func run<Result>(
    _ mode: RecordMode = .none, batch: BatchInfo? = nil, _ body: () throws -> Result
  ) throws -> Result {
    let recorder = try RunRecorder.open(project)
    defer { try? recorder.close() }
    var room = Proofing(store: BaselineStore(project), recorder: recorder, mode: mode)
    room.batch = batch
    return try ProofRoom.$borrowed.withValue(room, operation: body)
  }

  /// The records of the run.
  func records() throws -> [CheckRecord] {
    try Run(nil, in: project).records
  }
}
