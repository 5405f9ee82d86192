import Foundation
import GalleyBaselines
import Synchronization

/// Where this process's checks find their baselines and leave their records: one place a project.
enum ProofRoom {
  /// A file in the working folder, which is in the project that `swift test` was started for.
  static var packagePath: String { FileManager.default.currentDirectoryPath + "/Package.swift" }

  /// The place for everything within a block, so that checks themselves can be tested.
  @TaskLocal static var borrowed: Proofing?

  private static let rooms = Mutex<[String: Proofing]>([:])

  /// The place for a test file.
  ///
  /// - Parameter filePath: The test's source file.
  /// - Returns: The place, the same for every test of the project.
  /// - Throws: Why baselines or records cannot be reached.
  static func proofing(for filePath: String) throws -> Proofing {
    if let borrowed { return borrowed }
    let project = try Project.find(from: filePath)
    return try rooms.withLock { rooms in
      if let room = rooms[project.root] { return room }
      let mode = try RecordMode.asked()
      let recorder = try RunRecorder.open(project)
      recorder.closeAtExit()
      var room = Proofing(
        store: BaselineStore(project), recorder: recorder, mode: mode,
        reason: ProcessInfo.processInfo.environment[RecordMode.reasonVariable])
      room.batch = BatchInfo(in: ProcessInfo.processInfo.environment).completed(by: project.settings.batch)
      rooms[project.root] = room
      return room
    }
  }
}
