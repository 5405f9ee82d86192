import Foundation
import GalleyBaselines
import Synchronization

/// The baselines and the run of this process's checks: one runner for each project.
enum CheckContext {
  /// A file in the working folder, which is in the project that `swift test` was started for.
  static var packagePath: String { FileManager.default.currentDirectoryPath + "/Package.swift" }

  /// The runner of all checks within a block, so that checks themselves can be tested.
  @TaskLocal static var override: CheckRunner?

  private static let runners = Mutex<[String: CheckRunner]>([:])

  /// The runner for a test file, the same for every test of its project.
  ///
  /// - Parameter filePath: The test's source file.
  /// - Returns: The runner.
  /// - Throws: Why baselines or records cannot be reached.
  static func runner(forTestAt filePath: String) throws -> CheckRunner {
    if let override { return override }
    let project = try Project.find(from: filePath)
    return try runners.withLock { runners in
      if let runner = runners[project.root] { return runner }
      let mode = try RecordMode.asked()
      let recorder = try RunRecorder.open(project)
      recorder.closeAtExit()
      let environment = ProcessInfo.processInfo.environment
      let runner = CheckRunner(
        store: BaselineStore(project), recorder: recorder, mode: mode,
        reason: environment[RecordMode.reasonVariable],
        batch: BatchInfo(in: environment).completed(by: project.settings.batch))
      runners[project.root] = runner
      return runner
    }
  }
}
