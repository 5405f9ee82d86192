import Foundation
import GalleyBaselines
import GalleyTree
import Synchronization

/// The baselines and the run of this process's checks: one runner for each project.
enum CheckContext {
  /// A file in the working folder, which is in the project that `swift test` was started for.
  static var packagePath: String { FileManager.default.currentDirectoryPath + "/Package.swift" }

  /// The runner of all checks within a block, so that checks themselves can be tested.
  @TaskLocal static var override: CheckRunner?

  private struct State {
    var runners: [String: CheckRunner] = [:]
    /// The interruptions that were answered before the first check.
    var early: [InterruptionRecord] = []
  }

  private static let state = Mutex(State())

  /// The project of a test file, without beginning a run in it.
  ///
  /// - Parameter filePath: The test's source file.
  /// - Returns: The project.
  /// - Throws: Why its settings cannot be read.
  static func project(forTestAt filePath: String) throws -> Project {
    try override?.store.project ?? Project.find(from: filePath)
  }

  /// The runner for a test file, the same for every test of its project.
  ///
  /// - Parameter filePath: The test's source file.
  /// - Returns: The runner.
  /// - Throws: Why baselines or records cannot be reached.
  static func runner(forTestAt filePath: String) throws -> CheckRunner {
    if let override { return override }
    let project = try Project.find(from: filePath)
    return try state.withLock { state in
      if let runner = state.runners[project.root] { return runner }
      let mode = try RecordMode.asked()
      let recorder = try RunRecorder.open(project)
      recorder.closeAtExit()
      let environment = ProcessInfo.processInfo.environment
      let parameters = try StatedConfiguration.stated(in: environment).parameters
      let runner = CheckRunner(
        store: BaselineStore(project), recorder: recorder, mode: mode,
        reason: environment[RecordMode.reasonVariable],
        batch: BatchInfo(in: environment).completed(by: project.settings.batch)
          .completed(by: BatchInfo(properties: parameters)))
      state.runners[project.root] = runner
      if !state.early.isEmpty, project.root == (try? Project.find(from: packagePath))?.root {
        state.early.forEach(recorder.noteInterruption)
        state.early = []
      }
      return runner
    }
  }

  /// Notes that an alert or the like was answered, in the run of the project that `swift test` was started for.
  ///
  /// - Parameters:
  ///   - record: What was answered.
  ///   - opensRun: Whether the run begins by that; otherwise it is kept until the first check.
  static func note(_ record: InterruptionRecord, opensRun: Bool) {
    if opensRun || override != nil {
      try? runner(forTestAt: packagePath).recorder.noteInterruption(record)
      return
    }
    guard let root = (try? Project.find(from: packagePath))?.root else { return }
    state.withLock { state in
      if let runner = state.runners[root] {
        runner.recorder.noteInterruption(record)
      } else {
        state.early.append(record)
      }
    }
  }
}
